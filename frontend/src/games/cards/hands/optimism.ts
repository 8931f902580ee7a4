/** Actions that are on their way: the table is drawn as if they were done already. */

import { laidInRow, laidOnPile, takenFrom } from "../motion/laying.ts";
import { HAND, type Move, type Source } from "../notation.ts";
import { type CardsView, type CardText, newPlace, shownAt } from "../view.ts";

/** A move that was sent and not yet answered; the card is the one that its source showed. */
export interface Flight {
  readonly number: number;
  readonly move: Move;
  /** Only one move at a time is under way from a source; turning is one from the hand. */
  readonly source: Source | null;
  readonly card: CardText | null;
}

/** From which source a move takes its card; turning keeps the hand busy, a call nothing. */
export function sourceOf(move: Move): Source | null {
  if (move.kind === "play" || move.kind === "stack") return move.source;
  return move.kind === "turn" ? HAND : null;
}

/** Whether the view has not heard of a flight yet: the source still shows the card, and a seat has each card once. */
export function isAhead(view: CardsView, seat: number, flight: Flight): boolean {
  return flight.card !== null && flight.source !== null && shownAt(view, seat, flight.source) === flight.card;
}

/** The view as it will be if everything under way is done. What then shows below a played card is not known yet. */
export function withFlights(view: CardsView, seat: number, flights: readonly Flight[]): CardsView {
  return flights.reduce((before, flight) => (isAhead(view, seat, flight) ? fly(before, seat, flight) : before), view);
}

function fly(view: CardsView, seat: number, { move, source, card }: Flight): CardsView {
  if (card === null || source === null || (move.kind !== "play" && move.kind !== "stack")) return view;
  const taken = takenFrom(view, seat, source);
  if (move.kind === "stack") return laidInRow(taken, seat, card, move.place);
  return laidOnPile(taken, seat, card, move.pile === "new" ? newPlace(view) : move.pile);
}
