/** Somebody at a solo puzzle: what was swapped and taken back. The rules come from the server, as tables. */

import type { PuzzleShown } from "../net/messages.ts";

export type Swap = readonly [number, number];

export interface Sitting {
  readonly done: readonly Swap[];
  readonly undone: readonly Swap[];
  readonly hints: number;
  readonly gaveUp: boolean;
}

export const FRESH: Sitting = { done: [], undone: [], hints: 0, gaveUp: false };

/** The numbers on the cells after the swaps that were made. */
export function boardOf(puzzle: PuzzleShown, sitting: Sitting): readonly number[] {
  const numbers = [...puzzle.numbers];
  for (const [a, b] of sitting.done) {
    const here = numbers.indexOf(a);
    const there = numbers.indexOf(b);
    numbers[here] = b;
    numbers[there] = a;
  }
  return numbers;
}

export function isSolved(puzzle: PuzzleShown, board: readonly number[]): boolean {
  return puzzle.ascending.every(([lower, higher]) => board[lower!]! < board[higher!]!);
}

/** The partner of a cell on another, if it is one. */
export const partnerOn = (puzzle: PuzzleShown, cell: number, other: number) =>
  puzzle.partners[cell]?.find((partner) => partner.cell === other) ?? null;

export const swapped = (sitting: Sitting, swap: Swap): Sitting => ({
  ...sitting,
  done: [...sitting.done, swap],
  undone: [],
});

export function undone(sitting: Sitting): Sitting {
  const last = sitting.done.at(-1);
  return last ? { ...sitting, done: sitting.done.slice(0, -1), undone: [...sitting.undone, last] } : sitting;
}

export function redone(sitting: Sitting): Sitting {
  const last = sitting.undone.at(-1);
  return last ? { ...sitting, done: [...sitting.done, last], undone: sitting.undone.slice(0, -1) } : sitting;
}

/** Everything taken back; it can still be done again. */
export const restarted = (sitting: Sitting): Sitting => ({
  ...sitting,
  done: [],
  undone: [...sitting.undone, ...sitting.done.toReversed()],
});
