/**
 * Shortest solutions of solo puzzles, found in the page: hints come at once, and without a connection.
 *
 * `ludotheque/puzzles/search.py` explains the method and why nothing shorter is missed; a test compares the two. The
 * board is a cube of four dimensions, so a cell has a corner of four bits, and a swap crosses one dimension.
 */

import type { Swap } from "./sitting.ts";

const SIDE = 4;
const RING = [0b00, 0b01, 0b11, 0b10] as const;
const CORNERS = RING.flatMap((row) => RING.map((column) => (row << 2) | column));
/** The 32 swaps: the dimension that each crosses, as a bit, and its two corners. */
const SWAPS = [1, 2, 4, 8].flatMap((crossed) =>
  CORNERS.filter((corner) => !(corner & crossed)).map((corner) => [crossed, corner, corner | crossed] as const),
);
/** For each swap, the set of those that touch none of its clovers: their order makes no difference. */
const APART = SWAPS.map(([, ...mine]) =>
  SWAPS.reduce((set, [, a, b], other) => (mine.includes(a) || mine.includes(b) ? set : set | (1 << other)), 0),
);
const FAR = 1000;

const distance = (from: number, to: number): number => {
  const apart = from ^ to;
  return (apart & 1) + ((apart >> 1) & 1) + ((apart >> 2) & 1) + (apart >> 3);
};

/** A shortest solution of a board, each swap as two numbers, the smaller first. */
export function solve(numbers: readonly number[]): readonly Swap[] {
  const cells = numbers.map((_, cell) => cell).toSorted((a, b) => numbers[a]! - numbers[b]!);
  const where = cells.map((cell) => CORNERS[cell]!);
  const costs = costsToFull(where);
  const least = Math.min(costs([0, 0, 0, 0], 0), costs([0, 0, 0, 0], 1));
  const sign = cells.reduce((odd, cell, rank) => odd ^ (cells.slice(0, rank).filter((lower) => lower > cell).length & 1), 0);
  for (let moves = least / 2; ; moves++) {
    const path = ofLength(Math.ceil(moves), where, sign, costs);
    if (path) return asNumbers(numbers, path);
  }
}

/** The lengths of four rows: what is covered when the lowest clovers lie in order. */
type Staircase = readonly number[];
type Costs = (stairs: Staircase, odd: number) => number;

/** The steps from a staircase: the row that gets longer, and whether that changes the sign. */
function* steps(stairs: Staircase): Generator<readonly [after: Staircase, corner: number, sign: number]> {
  for (let row = 0; row < SIDE; row++) {
    const length = stairs[row]!;
    if (length === SIDE || (row > 0 && stairs[row - 1] === length)) continue;
    const below = stairs.slice(row + 1).reduce((sum, one) => sum + one, 0);
    yield [stairs.with(row, length + 1), CORNERS[row * SIDE + length]!, below & 1];
  }
}

const sizeOf = (stairs: Staircase): number => stairs.reduce((sum, one) => sum + one, 0);

/** The least sum of distances that the clovers which are not yet covered have to go. */
function costsToFull(where: readonly number[]): Costs {
  const known = new Map<string, number>();
  const costs: Costs = (stairs, odd) => {
    const rank = sizeOf(stairs);
    if (rank === where.length) return odd * FAR;
    const key = `${stairs.join("")}${odd}`;
    let least = known.get(key);
    if (least === undefined) {
      least = FAR;
      for (const [after, corner, sign] of steps(stairs))
        least = Math.min(least, distance(where[rank]!, corner) + costs(after, odd ^ sign));
      known.set(key, least);
    }
    return least;
  };
  return costs;
}

/** A solution of exactly that many swaps, as their places in `SWAPS`, to any way to lie in order; null if there is none. */
function ofLength(moves: number, where: readonly number[], sign: number, costs: Costs): readonly number[] | null {
  const needs = new Uint8Array(where.length);
  const walk = (stairs: Staircase, odd: number, spent: number): readonly number[] | null => {
    const rank = sizeOf(stairs);
    if (rank === where.length) return leastByRings(needs) > moves ? null : search(needs, moves, moves - spent / 2, 0);
    const from = where[rank]!;
    for (const [after, corner, change] of steps(stairs)) {
      const far = spent + distance(from, corner);
      if (far + costs(after, odd ^ change) > 2 * moves) continue;
      needs[from] = from ^ corner;
      const path = walk(after, odd ^ change, far);
      if (path) return path;
    }
    return null;
  };
  return walk([0, 0, 0, 0], (sign + moves) & 1, 0);
}

/** Clovers that want each other's places in a ring of `n` need `n - 1` swaps, wherever they lie. */
function leastByRings(needs: Uint8Array): number {
  const seen = new Set<number>();
  let least = 0;
  for (const first of CORNERS) {
    for (let corner = first ^ needs[first]!; !seen.has(first) && corner !== first; corner ^= needs[corner]!) {
      seen.add(corner);
      least++;
    }
  }
  return least;
}

/**
 * A solution of exactly `moves` swaps for clovers that need to cross the dimensions of `needs`, by the corner where they
 * lie. A swap that one of its clovers did not need wastes one, and one that neither needed two; `asleep` is the set of
 * swaps that were tried in another order.
 */
function search(needs: Uint8Array, moves: number, waste: number, asleep: number): readonly number[] | null {
  if (moves === 0) return waste === 0 ? [] : null;
  for (let wasted = 0; wasted <= Math.min(waste, 2); wasted++) {
    for (const [swap, [crossed, a, b]] of SWAPS.entries()) {
      const [atA, atB] = [needs[a]!, needs[b]!];
      if ((asleep >> swap) & 1 || Number(!(atA & crossed)) + Number(!(atB & crossed)) !== wasted) continue;
      needs[a] = atB ^ crossed;
      needs[b] = atA ^ crossed;
      const path = search(needs, moves - 1, waste - wasted, asleep & APART[swap]!);
      needs[a] = atA;
      needs[b] = atB;
      if (path) return [swap, ...path];
      asleep |= 1 << swap;
    }
  }
  return null;
}

function asNumbers(numbers: readonly number[], path: readonly number[]): readonly Swap[] {
  const board = [...numbers];
  return path.map((swap) => {
    const [, ...corners] = SWAPS[swap]!;
    const [here, there] = [CORNERS.indexOf(corners[0]), CORNERS.indexOf(corners[1])];
    const [a, b] = [board[here]!, board[there]!];
    board[here] = b;
    board[there] = a;
    return a < b ? [a, b] : [b, a];
  });
}
