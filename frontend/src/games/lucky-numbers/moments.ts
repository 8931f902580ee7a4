/** What the latest news point at on the table: the newest clover, a pair, the end. */

import type { BoardProps } from "../contract.ts";
import type { Event, View } from "./wire.ts";

interface Moment {
  /** Whose garden it is, and the cells where a clover has just been laid. */
  readonly seat: number | null;
  readonly newest: readonly string[];
  /** The cells of the pair that gives another turn. */
  readonly pair: readonly string[];
}

/** What happens in a game, and that a round begins. */
export type LuckyEvent = Event | { readonly kind: "round-begins"; readonly seat: null };
export type LuckyProps = BoardProps<View, LuckyEvent>;

const NOTHING: Moment = { seat: null, newest: [], pair: [] };

/** What to point at, of all that has just happened. */
export function momentOf(events: readonly LuckyEvent[]): Moment {
  let moment = NOTHING;
  for (const event of events) {
    switch (event.kind) {
      case "sets":
      case "places":
      case "takes":
      case "places-in-exchange":
      case "takes-in-exchange":
        moment = { seat: event.seat, newest: [event.facts.cell], pair: [] };
        break;
      case "plays-again":
        moment = { ...moment, pair: event.facts.cells };
        break;
      case "round-begins":
        return NOTHING;
    }
  }
  return moment;
}

/** The event without the colours of its clovers; what others draw is told by what they do with it. */
export function inShort(event: LuckyEvent, seat: number | null): LuckyEvent | null {
  if ((event.kind === "draws" || event.kind === "draws-for-diagonal") && event.seat !== seat) return null;
  if (!("facts" in event) || !("colour" in event.facts)) return event;
  return { ...event, facts: { ...event.facts, colour: "none", exchanged_colour: "none" } } as unknown as LuckyEvent;
}
