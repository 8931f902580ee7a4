/** What the latest news point at on the table: the newest clover, a pair, the end. */

import type { GameEvent } from "../contract.ts";
import { pairsWith } from "./table.ts";
import type { Table } from "./table.ts";

export interface Moment {
  /** Whose garden it is, and the cells where a clover has just been laid. */
  readonly seat: number | null;
  readonly newest: readonly string[];
  /** The cells of the pair that gives another turn. */
  readonly pair: readonly string[];
}

const LAYING = new Set(["sets", "places", "takes", "places-in-exchange", "takes-in-exchange"]);
const NOTHING: Moment = { seat: null, newest: [], pair: [] };

/** What to point at, of all that has just happened. */
export function momentOf(events: readonly GameEvent[], table: Table): Moment {
  if (events.some((event) => event.kind === "round-begins")) return NOTHING;
  const laid = events.findLast((event) => LAYING.has(event.kind));
  const cell = laid?.facts?.cell;
  if (!laid || typeof laid.seat !== "number" || typeof cell !== "string") return NOTHING;
  const again = events.some((event) => event.kind === "plays-again" && event.seat === laid.seat);
  const pairs = again ? pairsWith(table.gardens[laid.seat] ?? [], cell) : [];
  return { seat: laid.seat, newest: [cell], pair: pairs.length > 0 ? [cell, ...pairs] : [] };
}
