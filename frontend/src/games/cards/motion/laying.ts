/** Cards taken and laid in a view, as the eye follows them before a newer view. */

import { HAND, placeOf, type Source } from "../notation.ts";
import type { CardsView, CardText } from "../view.ts";

/** The view without the card that a source shows; what lies below it in the reserve or the hand is not known. */
export function takenFrom(view: CardsView, seat: number, source: Source): CardsView {
  const place = placeOf(source);
  const row = view.row[seat] ?? [];
  if (place) return { ...view, row: view.row.with(seat, row.with(place - 1, (row[place - 1] ?? []).slice(0, -1))) };
  if (source === HAND) {
    const hand = view.hand[seat];
    return hand ? { ...view, hand: view.hand.with(seat, { ...hand, top: null, open: hand.open - 1 }) } : view;
  }
  const size = (view.reserve[seat]?.size ?? 1) - 1;
  return { ...view, reserve: view.reserve.with(seat, { top: null, size }) };
}

/** The view with a card on a place of a seat's row, from 1. */
export function laidInRow(view: CardsView, seat: number, card: CardText, place: number): CardsView {
  const row = view.row[seat] ?? [];
  return { ...view, row: view.row.with(seat, row.with(place - 1, [...(row[place - 1] ?? []), card])) };
}

/** The view with a seat's card on a pile of the middle; what the pile wants then is not known. */
export function laidOnPile(view: CardsView, seat: number, card: CardText, at: number): CardsView {
  const pile = { top: card, size: (view.piles[at]?.size ?? 0) + 1, seat, wants: null, complete: false };
  const piles = at < view.piles.length ? view.piles.with(at, pile) : [...view.piles, pile];
  return { ...view, piles, laid: view.laid.with(seat, (view.laid[seat] ?? 0) + 1) };
}
