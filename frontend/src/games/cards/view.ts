/** What is seen of a round of Ligretto or Dutch Blitz, and what lies where in it. */

import type { BoardProps } from "../contract.ts";
import { HAND, placeOf, rowSource, type Source } from "./notation.ts";
import type { Card, Event, View as CardsView } from "./wire.ts";

export type { Card as CardText, Event as CardsEvent, View as CardsView } from "./wire.ts";
export type CardsProps = BoardProps<CardsView, Event>;

/** Every source of a seat, in the order in which they lie before it: the reserve, the row, the open hand. */
export function sourcesOf(view: CardsView, seat: number): Source[] {
  return [view.reserve_name, ...(view.row[seat] ?? []).map((_, place) => rowSource(place + 1)), HAND];
}

/** The card that a source shows; null where it shows none. */
export function shownAt(view: CardsView, seat: number, source: Source): Card | null {
  const place = placeOf(source);
  if (place) return view.row[seat]?.[place - 1]?.at(-1) ?? null;
  return (source === HAND ? view.hand[seat]?.top : view.reserve[seat]?.top) ?? null;
}

/** Where the next new pile is drawn: the first place that is free, else beside the others. */
export function newPlace(view: CardsView): number {
  const free = view.piles.indexOf(null);
  return free < 0 ? view.piles.length : free;
}

/** How many places the middle has to show: every pile, and one for the next if there is one to come. */
export const placesIn = (view: CardsView): number =>
  Math.max(view.piles.length, isOpen(view) ? newPlace(view) + 1 : 0);

/** Whether another pile may be opened. */
export const isOpen = (view: CardsView): boolean => view.opens.length > 0;

/** Whether every place is open to every card, as where no referee watches: then what looks right is preferred. */
export const unwatched = (view: CardsView): boolean => view.options.referee === "off";
