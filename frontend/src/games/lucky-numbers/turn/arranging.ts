/** Arranging my four clovers on the diagonal: a draft of my own, until I say that it shall be so. */

import { DIAGONAL } from "../table.ts";
import type { Action } from "../wire.ts";

/** For each cell of the diagonal which of my clovers (0 to 3, as they were drawn) lies there; null where none does. */
export type Draft = readonly (number | null)[];

export const NOTHING_LAID: Draft = DIAGONAL.map(() => null);

/** Lay a clover on a place of the diagonal. What lay there goes to where the clover came from. */
export function lay(draft: Draft, clover: number, place: number): Draft {
  const from = draft.indexOf(clover);
  const there = draft[place] ?? null;
  return draft.map((laid, at) => (at === place ? clover : at === from ? there : laid));
}

/** Take a clover back into the hand. */
export function takeBack(draft: Draft, clover: number): Draft {
  return draft.map((laid) => (laid === clover ? null : laid));
}

/** The clovers that are not laid yet. */
export function inHand(draft: Draft, drawn: readonly number[]): number[] {
  return drawn.map((_, clover) => clover).filter((clover) => !draft.includes(clover));
}

/** The action of a draft in which every clover lies, if it is open; else null. */
export function arrangement(
  draft: Draft,
  drawn: readonly number[],
  orders: readonly (readonly number[])[],
): Action | null {
  const laid = draft.map((clover) => (clover === null ? undefined : drawn[clover]));
  const numbers = orders.find((order) => order.every((number, place) => number === laid[place]));
  return numbers ? { do: "arrange", numbers } : null;
}

/** The draft with the lowest number first. */
export function ascending(drawn: readonly number[]): Draft {
  return drawn.map((_, clover) => clover).toSorted((one, other) => (drawn[one] ?? 0) - (drawn[other] ?? 0));
}
