/** What of a match a reader is shown first: their own costliest moves, then where the chances turned otherwise. */

import type { Analysis, CostlyMove, Turn, TurningPoint } from "../../net/messages.ts";

interface LookBack {
  /** My moves that gave away most, the costliest first; nobody's for those who watched. */
  readonly costly: readonly CostlyMove[];
  /** The other turning points, in the order of the match. */
  readonly points: readonly TurningPoint[];
}

export function mineFirst({ costly, turning_points }: Analysis, mine: number | null): LookBack {
  const own = costly.filter(({ seat }) => seat === mine);
  const told = new Set(own.map(({ turn }) => turn));
  return { costly: own, points: turning_points.filter(({ turn, kind }) => kind !== "choice" || !told.has(turn)) };
}

/** The steps of the match that pictures of these moves need: before and after each. */
export const stepsOf = (moves: readonly CostlyMove[]): readonly number[] =>
  [...new Set(moves.flatMap(({ turn }) => [turn - 1, turn]))].toSorted((one, other) => one - other);

/** A part of a win in points out of 100. */
export const outOf100 = (part: number): number => Math.round(part * 100) || 0;

/** Which point of the curve shows the chances after a turn. */
export function placeOfTurn(turns: readonly Turn[], turn: number): number {
  const at = turns.findIndex(({ number }) => number >= turn);
  return at < 0 ? turns.length : at + 1;
}
