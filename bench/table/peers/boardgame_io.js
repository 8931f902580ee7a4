// boardgame.io's server with its defaults: storage in memory, lobby with credentials, the whole state of each player's
// view after each move. With a folder, its own storage in files keeps every match there; it tells a move before that
// is written, and does not sync. Run: node boardgame_io.js PORT [FOLDER]

const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const rules = require("./lucky_numbers.js");

const move = (act) => ({ G, playerID, events }, cell) => {
  if (!act(G, Number(playerID), cell)) return INVALID_MOVE;
  events.endTurn();
};

const game = {
  name: "lucky-numbers",
  setup: ({ ctx, random }) => {
    const pile = rules.freshPile(ctx.numPlayers, random.Shuffle);
    const gardens = Array.from({ length: ctx.numPlayers }, rules.emptyGarden);
    const start = { round: 1, phase: "choosing", turn: 0, faceUp: [], faceUpColours: [], held: 0, heldColour: 0 };
    const state = { ...start, scores: gardens.map(() => 0), gardens, secret: {} };
    rules.deal(state, pile);
    state.secret.pile = pile;
    return state;
  },
  moves: {
    draw: ({ G, ctx, playerID, random }) => {
      if (!rules.mayDraw(G, Number(playerID))) return INVALID_MOVE;
      G.secret.pile = rules.draw(G, G.secret.pile, () => rules.freshPile(ctx.numPlayers, random.Shuffle));
    },
    place: move(rules.actions.place),
    leave: move(rules.actions.leave),
    take: move(rules.actions.take),
  },
  playerView: PlayerView.STRIP_SECRETS,
  deltaState: process.env.DELTA_STATE === "1",
};

const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [game], origins: ["http://127.0.0.1"], ...kept }).run(Number(port));
