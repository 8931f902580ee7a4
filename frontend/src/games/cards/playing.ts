/** What I am doing at the table: the card I chose, what is on its way, and what just came back. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../../ear.ts";
import type { Box } from "../../parts/flight.ts";
import { useLatest } from "../../parts/hearing.ts";
import { bestMove } from "./choosing.ts";
import { type Move, type Open, rowSource, type Source, type Target, writeMove } from "./notation.ts";
import { type Flight, isAhead, sourceOf, withFlights } from "./optimism.ts";
import { type CardsProps, type CardsView, type CardText, newPlace, shownAt } from "./view.ts";

/** A flight and how it is seen: which place it flies to, where it set out, whether the table has answered. */
export interface Flying extends Flight {
  readonly to: string | null;
  readonly from: Box | null;
  readonly answered: boolean;
  readonly round: number;
}

/** Something refused: the reason is shown at the place, the card tilts back home. */
export interface Refused {
  readonly number: number;
  readonly source: Source | null;
  readonly place: string;
  readonly reason: string;
}

/** What I do as soon as my rest is over, and the card that it counts on. */
export interface Held {
  readonly move: Move;
  readonly source: Source | null;
  readonly card: CardText | null;
  readonly round: number;
}

export interface Playing {
  readonly flights: readonly Flying[];
  readonly held: Held | null;
  readonly chosen: Source | null;
  readonly refused: Refused | null;
  choose(source: Source | null): void;
  send(move: Move, from?: Box | null): void;
  /** Do after all nothing when my rest is over. */
  drop(): void;
  /** Say something at a place without asking the table. */
  say(place: string, text: string): void;
  busy(source: Source): boolean;
  best(source: Source | null): Move | null;
}

const REASON_STAYS = 4000;
const ANSWER_WITHOUT_NEWS = 1500;

/** The place in the middle or in my row that a move goes to, as the board names it. */
function placeOfMove(view: CardsView, move: Move): string {
  if (move.kind === "play") return middlePlace(view, move.pile);
  if (move.kind === "stack") return `mine ${rowSource(move.place)}`;
  return move.kind === "turn" ? "mine hidden" : "mine call";
}

const middlePlace = (view: CardsView, pile: Target): string =>
  `middle ${pile === "new" ? newPlace(view) : pile}`;

export function usePlaying(props: CardsProps, view: CardsView, open: Open): Playing {
  const [flights, setFlights] = useState<readonly Flying[]>([]);
  const [chosen, setChosen] = useState<Source | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const count = useRef(0);
  const now = useLatest({ props, view, open, flights });

  const change = (changed: (before: readonly Flying[]) => readonly Flying[]) => {
    now.current.flights = changed(now.current.flights);
    setFlights(now.current.flights);
  };
  const land = (number: number) => change((all) => all.filter((flight) => flight.number !== number));

  const doing = useMemo(() => {
    const busy = (source: Source) => now.current.flights.some((flight) => flight.source === source);
    const called = (move: Move) => now.current.flights.some((flight) => flight.move.kind === move.kind);

    function refuse(flight: Pick<Flying, "number" | "source" | "to">, reason: string): void {
      setRefused({ number: flight.number, source: flight.source, place: flight.to ?? "mine call", reason });
      setTimeout(() => setRefused((shown) => (shown?.number === flight.number ? null : shown)), REASON_STAYS);
    }

    function answer(flight: Flying, reason: string | null): void {
      const { view, props } = now.current;
      if (reason !== null) {
        land(flight.number);
        // Another round has begun meanwhile: what was refused of the old one has no place here any more.
        if (view.round === flight.round)
          refuse(flight.move.kind === "turn" ? { ...flight, source: null } : flight, reason);
      } else if (props.seat !== null && isAhead(view, props.seat, flight)) {
        // Done, but the view does not tell yet: keep the card where it was laid until it does.
        change((all) => all.map((other) => (other.number === flight.number ? { ...flight, answered: true } : other)));
        setTimeout(() => land(flight.number), ANSWER_WITHOUT_NEWS);
      } else land(flight.number);
    }

    function send(move: Move, from: Box | null = null): void {
      const { props, view, flights } = now.current;
      const source = sourceOf(move);
      if (props.seat === null || (source ? busy(source) : called(move))) return;
      const card = source ? shownAt(view, props.seat, source) : null;
      const rest = (props.rests ?? 0) - Date.now();
      if (rest > 0) {
        hold({ move, source, card, round: view.round }, rest);
        return;
      }
      drop();
      const to = placeOfMove(withFlights(view, props.seat, flights), move);
      const flight: Flying = {
        number: ++count.current,
        move,
        source,
        card,
        to,
        from,
        answered: false,
        round: view.round,
      };
      change((all) => [...all, flight]);
      setChosen(null);
      setRefused((shown) => (shown?.source === source || shown?.place === to ? null : shown));
      const text = move.kind === "turn" || source === null ? move.kind : writeMove(move, card);
      props.act(text).then(
        (refusal) => answer(flight, refusal ? refusal.reason : null),
        () => land(flight.number),
      );
    }

    /** Wait with a move until my rest is over; what was to be done then before is not. */
    function hold(next: Held, rest: number): void {
      drop();
      setHeld(next);
      setChosen(null);
      announce(now.current.props.words.phrase("cards-held", { seconds: Math.ceil(rest / 1000) }));
      waiting.current = setTimeout(() => {
        setHeld(null);
        const { props, view } = now.current;
        const same = next.source === null || (props.seat !== null && shownAt(view, props.seat, next.source) === next.card);
        if (same && view.round === next.round) send(next.move);
      }, rest);
    }

    function drop(): void {
      clearTimeout(waiting.current);
      setHeld(null);
    }

    const say = (place: string, text: string) => refuse({ number: ++count.current, source: null, to: place }, text);
    const choose = (source: Source | null) => setChosen(source);
    const best = (source: Source | null) => {
      const { props, view, open } = now.current;
      return props.seat === null ? null : bestMove(view, props.seat, open, source, busy);
    };
    return { busy, send, drop, say, choose, best };
  }, []);

  useLayoutEffect(() => {
    const seat = props.seat;
    const told = (flight: Flying) => flight.answered && (seat === null || !isAhead(view, seat, flight));
    // The next round deals the same cards anew: what was under way in the last one is not.
    const stale = flights.filter((flight) => told(flight) || flight.round !== view.round);
    if (stale.length > 0) change((all) => all.filter((flight) => !stale.includes(flight)));
  }, [view]);
  // at once, and not when the page has been painted: what is chosen in between is chosen for this round
  useLayoutEffect(() => setChosen(null), [view.round, props.seat]);
  useLayoutEffect(() => doing.drop, [view.round, props.seat]);

  const gone = chosen !== null && props.seat !== null && shownAt(view, props.seat, chosen) === null;
  return { flights, held, chosen: gone ? null : chosen, refused, ...doing };
}
