/** What is open to my seat, as the table told it; the page knows no rule beside that. */

import { read } from "../notation.ts";
import { CELLS } from "../table.ts";
import type { Action } from "../wire.ts";

export interface Open {
  /** The orders in which my four clovers may be laid on the diagonal. */
  readonly arrange: readonly (readonly number[])[];
  /** The cells on which the drawn clover may be set, in Michael's setup. */
  readonly set: readonly string[];
  readonly draw: boolean;
  /** The cells on which the drawn clover may be placed. */
  readonly place: readonly string[];
  readonly leave: boolean;
  /** For each number in the middle the cells on which it may be placed. */
  readonly take: ReadonlyMap<number, readonly string[]>;
}

/** What the texts of `legal` open. */
export function openOf(legal: readonly string[]): Open {
  const arrange: (readonly number[])[] = [];
  const set: string[] = [];
  const place: string[] = [];
  const take = new Map<number, string[]>();
  let draw = false;
  let leave = false;
  for (const text of legal) {
    const action = read(text);
    if (action?.do === "arrange") arrange.push(action.numbers);
    else if (action?.do === "set") set.push(CELLS[action.cell] ?? "");
    else if (action?.do === "place") place.push(CELLS[action.cell] ?? "");
    else if (action?.do === "take")
      take.set(action.number, [...(take.get(action.number) ?? []), CELLS[action.cell] ?? ""]);
    draw ||= action?.do === "draw";
    leave ||= action?.do === "leave";
  }
  return { arrange, set, draw, place, leave, take };
}

/** The cells that glow: where the clover that I hold, or the number that I picked in the middle, may go. */
export function openCells(open: Open, picked: number | null): readonly string[] {
  if (open.set.length > 0) return open.set;
  if (open.place.length > 0) return open.place;
  return (picked !== null && open.take.get(picked)) || [];
}

/** Puts what I hold, or the number that I picked, on a cell; null when I have nothing to put. */
export function puttingOn(open: Open, picked: number | null, name: string): Action | null {
  const cell = CELLS.indexOf(name);
  if (open.set.length > 0) return { do: "set", cell };
  if (open.place.length > 0 || open.leave) return { do: "place", cell };
  return picked === null ? null : { do: "take", number: picked, cell };
}
