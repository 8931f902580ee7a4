// Colyseus with state in memory, its ws transport, and a patch broadcast at once after each move instead of by its
// timer. The pile is no part of the schema, so nobody needs a filtered view. With a folder, every move is written to a
// file of its room and synced before anybody is told. Run: node colyseus.js PORT [FOLDER]

const fs = require("node:fs/promises");
const path = require("node:path");
const { Room, Server } = require("@colyseus/core");
const { ArraySchema, schema, t } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const rules = require("./lucky_numbers.js");

const AN_HOUR = 3_600_000;
const [port, folder] = process.argv.slice(2);

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
    this.done = Promise.resolve();
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
    const draw = (state, seat) => {
      if (!rules.mayDraw(state, seat)) return false;
      this.pile = rules.draw(state, this.pile, this.newPile);
      return true;
    };
    for (const [name, act] of Object.entries({ draw, ...rules.actions })) {
      this.onMessage(name, (client, cell) => {
        const seat = this.seatOf.get(client.sessionId);
        if (!folder) {
          if (act(this.state, seat, cell)) this.broadcastPatch();
          return;
        }
        // A room makes one move at a time: nobody may be told of one that is not kept yet.
        this.done = this.done.then(async () => {
          if (!act(this.state, seat, cell)) return;
          await this.keep({ name, seat, cell, held: this.state.held });
          this.broadcastPatch();
        });
      });
    }
  }

  async keep(move) {
    this.log ??= await fs.open(path.join(folder, this.roomId), "a");
    await this.log.appendFile(`${JSON.stringify(move)}\n`);
    await this.log.datasync();
  }

  onJoin(client) {
    this.seatOf.set(client.sessionId, this.seatOf.size);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("lucky-numbers", LuckyNumbers);
server.listen(Number(port), "127.0.0.1");
