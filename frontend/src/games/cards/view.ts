/** What is seen of a round of Ligretto or Dutch Blitz, as the server gives it. */

import type { View } from "../contract.ts";
import type { Card, View as CardsView } from "./wire.ts";

export type { Pile, View as CardsView } from "./wire.ts";

/** A card as the notation writes it: "red 4". */
export type CardText = string;

/** Where a card of mine lies, as the notation writes it: the reserve's own name, "row 2" or "hand". */
export type Source = string;

export const cardsView = (view: View): CardsView => view as unknown as CardsView;

/** Every source of a seat, in the order in which they lie before it: the reserve, the row, the open hand. */
export function sourcesOf(view: CardsView, seat: number): Source[] {
  return [view.reserve_name, ...(view.row[seat] ?? []).map((_, place) => `row ${place + 1}`), "hand"];
}

/** The place of the row that a source is, from 1; 0 for the reserve and the hand. */
export const placeOf = (source: Source): number => (source.startsWith("row ") ? Number(source.slice(4)) : 0);

/** The card that a source shows; null where it shows none. */
export function shownAt(view: CardsView, seat: number, source: Source): Card | null {
  const place = placeOf(source);
  if (place) return view.row[seat]?.[place - 1]?.at(-1) ?? null;
  return (source === "hand" ? view.hand[seat]?.top : view.reserve[seat]?.top) ?? null;
}

/** Where the next new pile will lie: the first place that is free, else beside the others. */
export function newPlace(view: CardsView): number {
  const free = view.piles.indexOf(null);
  return free < 0 ? view.piles.length : free;
}
