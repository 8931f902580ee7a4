/** Which cards fly when something happens: mine at once, everybody's when the table tells. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { HAND, rowSource, type Source } from "../notation.ts";
import type { Flying, Refused } from "../playing.ts";
import { come, Spots } from "./spots.ts";
import type { CardsEvent, CardsView, CardText } from "../view.ts";

/** The place that a source of a seat has on the board. */
export function placeOfSource(view: CardsView, seat: number, mine: number | null, source: Source): string {
  if (seat === mine) return `mine ${source}`;
  return `seat ${seat} ${source === view.reserve_name ? "reserve" : source}`;
}

interface Trip {
  readonly from: string;
  readonly to: string;
  readonly card: CardText;
  readonly seat: number;
  readonly manner: "lay" | "turn";
}

/** The trips that the cards of some events make. */
export function tripsOf(view: CardsView, mine: number | null, events: readonly CardsEvent[]): Trip[] {
  const trips: Trip[] = [];
  for (const { kind, seat, facts } of events) {
    if (kind === "round-over") break;
    if (typeof seat !== "number") continue;
    const at = (source: Source) => placeOfSource(view, seat, mine, source);
    const trip = (from: string, to: string, card: CardText, manner: Trip["manner"] = "lay") =>
      trips.push({ from, to, card, seat, manner });
    if (kind === "plays" || kind === "opens" || kind === "completes")
      trip(at(facts.source), `middle ${facts.pile - 1}`, facts.card);
    else if (kind === "fills") trip(at(view.reserve_name), at(rowSource(facts.place)), facts.card);
    else if (kind === "stacks") trip(at(facts.source), at(rowSource(facts.place)), facts.card);
    else if (kind === "put-right") trip(at(HAND), `middle ${facts.pile - 1}`, facts.card);
    else if ((kind === "turns" || kind === "turns-over") && seat === mine)
      trip("mine hidden", at(HAND), facts.card, "turn");
  }
  return trips;
}

interface Seen {
  readonly view: CardsView;
  readonly seat: number | null;
  readonly events: readonly CardsEvent[];
  readonly flights: readonly Flying[];
  readonly refused: Refused | null;
  /** Changes when things lie elsewhere than before. */
  readonly layout: string;
  readonly moves: boolean;
}

/** Moves the cards after each drawing of the board. */
export function useMotion(
  board: { readonly current: HTMLElement | null },
  spots: { current: Spots | null },
  seen: Seen,
): void {
  const flown = useRef(new Map<string, string>());
  const lastFlight = useRef(0);
  const heard = useRef(seen.events);
  const cameBack = useRef(0);

  useLayoutEffect(() => {
    if (board.current) spots.current ??= new Spots(board.current);
    spots.current?.forget();
  }, [seen.layout]);

  useLayoutEffect(() => {
    const known = spots.current;
    if (!known) return;
    for (const flight of seen.flights) {
      if (flight.number <= lastFlight.current) continue;
      lastFlight.current = flight.number;
      if (!flight.to || !flight.card || flight.move.kind === "turn") continue;
      flown.current.set(flight.card, flight.to);
      come(known, flight.to, flight.from ?? known.find(`mine ${flight.source}`));
    }
  }, [seen.flights]);

  useLayoutEffect(() => {
    const known = spots.current;
    if (!known || heard.current === seen.events) return;
    heard.current = seen.events;
    if (!seen.moves) return;
    for (const { from, to, card, seat, manner } of tripsOf(seen.view, seen.seat, seen.events)) {
      const already = seat === seen.seat ? flown.current.get(card) : undefined;
      if (already !== undefined) flown.current.delete(card);
      if (already === to) continue;
      const start = known.find(already ?? from) ?? known.find(`seat ${seat} reserve`);
      come(known, to, start, manner);
    }
  }, [seen.events]);

  useLayoutEffect(() => {
    const { refused } = seen;
    if (!refused?.source || !spots.current || refused.number <= cameBack.current) return;
    cameBack.current = refused.number;
    flown.current.clear();
    if (refused.place !== "mine hidden")
      come(spots.current, `mine ${refused.source}`, spots.current.find(refused.place), "home");
  }, [seen.refused]);
}
