// Colyseus with state in memory, its ws transport, and a patch broadcast at once after each move instead of by its
// timer. The pile is no part of the schema, so nobody needs a filtered view. Run: node colyseus.js PORT

const { Room, Server } = require("@colyseus/core");
const { ArraySchema, schema, t } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const rules = require("./lucky_numbers.js");

const AN_HOUR = 3_600_000;

const Garden = schema({ numbers: t.array("uint8"), colours: t.array("uint8") }, "Garden");

const Table = schema(
  {
    round: t.uint16(),
    phase: t.string(),
    turn: t.uint8(),
    scores: t.array("uint16"),
    gardens: t.array(Garden),
    faceUp: t.array("uint8"),
    faceUpColours: t.array("uint8"),
    faceDown: t.uint8(),
    held: t.uint8(),
    heldColour: t.uint8(),
  },
  "Table",
);

function shuffled(pile) {
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [pile[last], pile[other]] = [pile[other], pile[last]];
  }
  return pile;
}

function newGarden() {
  const { numbers, colours } = rules.emptyGarden();
  return new Garden().assign({ numbers: new ArraySchema(...numbers), colours: new ArraySchema(...colours) });
}

class LuckyNumbers extends Room {
  onCreate({ seats }) {
    // The patch timer would otherwise look for changes twenty times a second in each room, in vain.
    this.patchRate = AN_HOUR;
    this.maxClients = seats;
    this.seatOf = new Map();
    this.newPile = () => rules.freshPile(seats, shuffled);
    this.pile = this.newPile();
    this.state = new Table().assign({
      ...{ round: 1, phase: "choosing", turn: 0, faceDown: 0, held: 0, heldColour: 0 },
      gardens: new ArraySchema(...Array.from({ length: seats }, newGarden)),
      scores: new ArraySchema(...new Array(seats).fill(0)),
      faceUp: new ArraySchema(),
      faceUpColours: new ArraySchema(),
    });
    rules.deal(this.state, this.pile);
    this.onMessage("draw", (client) => {
      if (!rules.mayDraw(this.state, this.seatOf.get(client.sessionId))) return;
      this.pile = rules.draw(this.state, this.pile, this.newPile);
      this.broadcastPatch();
    });
    for (const [name, act] of Object.entries(rules.actions)) {
      this.onMessage(name, (client, cell) => {
        if (act(this.state, this.seatOf.get(client.sessionId), cell)) this.broadcastPatch();
      });
    }
  }

  onJoin(client) {
    this.seatOf.set(client.sessionId, this.seatOf.size);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("lucky-numbers", LuckyNumbers);
server.listen(Number(process.argv[2]), "127.0.0.1");
