// Lucky Numbers for two seats, as little of it as a server needs to have the real work: the same state as ours, drawn
// clovers, gardens that grow upwards, a face-up list. Nothing a client sends can be wrong but the turn: a clover that
// does not fit goes face up, and when the pile is empty the next round is dealt. So a client can play from a script.

const CELLS = 16;
const HIGHEST = 20;
const DIAGONAL = [0, 5, 10, 15];

// The pile for so many seats: each brings a clover of every number, in a colour of its own.
function freshPile(seats, shuffle) {
  const pile = [];
  for (let colour = 1; colour <= seats; colour++) {
    for (let number = 1; number <= HIGHEST; number++) pile.push({ number, colour });
  }
  return shuffle(pile);
}

// A garden of our own making, to be turned into whatever the server keeps its state in.
function emptyGarden() {
  return { numbers: new Array(CELLS).fill(0), colours: new Array(CELLS).fill(0) };
}

// Whether a number is above all to its left and over it and below all to its right and under it.
function fits(numbers, cell, number) {
  const row = cell >> 2;
  const column = cell & 3;
  for (let step = 0; step < 4; step++) {
    const across = row * 4 + step;
    const along = step * 4 + column;
    for (const other of [across, along]) {
      const there = numbers[other];
      if (other === cell || !there) continue;
      if (other < cell ? there >= number : there <= number) return false;
    }
  }
  return true;
}

// Clear the table and deal the diagonals.
function deal(state, pile) {
  state.faceUp.splice(0, state.faceUp.length);
  state.faceUpColours.splice(0, state.faceUpColours.length);
  for (const garden of state.gardens) {
    for (let cell = 0; cell < CELLS; cell++) {
      garden.numbers[cell] = 0;
      garden.colours[cell] = 0;
    }
    const four = pile.splice(pile.length - DIAGONAL.length).sort((one, other) => one.number - other.number);
    four.forEach((clover, place) => {
      garden.numbers[DIAGONAL[place]] = clover.number;
      garden.colours[DIAGONAL[place]] = clover.colour;
    });
  }
  state.faceDown = pile.length;
}

// Take a clover in hand. Returns the pile, which is another one when a round began.
function draw(state, pile, newPile) {
  if (!pile.length) {
    pile = newPile();
    state.round += 1;
    deal(state, pile);
  }
  const clover = pile.pop();
  state.held = clover.number;
  state.heldColour = clover.colour;
  state.faceDown = pile.length;
  state.phase = "holding";
  return pile;
}

function putFaceUp(state, number, colour) {
  state.faceUp.push(number);
  state.faceUpColours.push(colour);
}

function plant(state, seat, cell, number, colour) {
  const garden = state.gardens[seat];
  if (!fits(garden.numbers, cell, number)) {
    putFaceUp(state, number, colour);
    return;
  }
  if (garden.numbers[cell]) putFaceUp(state, garden.numbers[cell], garden.colours[cell]);
  garden.numbers[cell] = number;
  garden.colours[cell] = colour;
}

function endTurn(state) {
  state.held = 0;
  state.heldColour = 0;
  state.phase = "choosing";
  state.turn = (state.turn + 1) % state.gardens.length;
}

// Each of these is a seat's action; false: it is not the time for it.
const actions = {
  place(state, seat, cell) {
    if (state.phase !== "holding" || state.turn !== seat || !(cell >= 0 && cell < CELLS)) return false;
    plant(state, seat, cell, state.held, state.heldColour);
    endTurn(state);
    return true;
  },
  leave(state, seat) {
    if (state.phase !== "holding" || state.turn !== seat) return false;
    putFaceUp(state, state.held, state.heldColour);
    endTurn(state);
    return true;
  },
  take(state, seat, cell) {
    if (state.phase !== "choosing" || state.turn !== seat || !(cell >= 0 && cell < CELLS)) return false;
    if (state.faceUp.length) plant(state, seat, cell, state.faceUp.pop(), state.faceUpColours.pop());
    endTurn(state);
    return true;
  },
};

function mayDraw(state, seat) {
  return state.phase === "choosing" && state.turn === seat;
}

module.exports = { CELLS, actions, deal, draw, emptyGarden, freshPile, mayDraw };
