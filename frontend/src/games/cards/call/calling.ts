/** The call of "Dutch!": which cards were in the wrong place, and where they went. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { placeOfSource } from "../motion/moving.ts";
import { HAND, type Source } from "../notation.ts";
import type { CardsEvent, CardsProps, CardsView, CardText } from "../view.ts";

/** A card that was in the wrong place; its number stands in the sentence and where it went. */
export interface Wrong {
  readonly number: number;
  readonly seat: number;
  readonly card: CardText;
  /** The card below it; null where it had opened a pile. */
  readonly on: CardText | null;
  /** Where it lay: `pile 3`, or `row 2` of its seat. */
  readonly off: string;
  /** Where it went: to a pile, counted from 1, or back to a source of its seat. */
  readonly to: number | Source;
}

export interface Call {
  /** Somebody called, or a reserve was used up and then was not. */
  readonly how: "called" | "checked";
  readonly by: number;
  readonly wrong: readonly Wrong[];
}

/** The call that the news tell of; null where they tell of none, or of nothing that was wrong. */
export function callOf(events: readonly CardsEvent[]): Call | null {
  const call = events.find(({ kind }) => kind === "calls-dutch" || kind === "checked");
  if (!call || call.seat === null) return null;
  const moved = events.flatMap((event): Omit<Wrong, "number">[] => {
    const { kind, seat, facts } = event;
    if ((kind !== "put-right" && kind !== "goes-back" && kind !== "comes-back") || seat === null || !facts.off) return [];
    const to = kind === "put-right" ? facts.pile : kind === "goes-back" ? facts.source : HAND;
    return [{ seat, card: facts.card, on: facts.on ?? null, off: facts.off, to }];
  });
  // a card that had filled a gap goes back to the gap, and from there to where it came from: it is one, and lies there
  const wrong = [...new Map(moved.map((one) => [`${one.seat} ${one.card}`, one])).values()];
  const how = call.kind === "checked" ? "checked" : "called";
  return { how, by: call.seat, wrong: wrong.map((one, at) => Object.assign(one, { number: at + 1 })) };
}

/** The call that everybody looks at: while the table rests after it, and in a replay at its step. */
export function useCall({ events, phase }: CardsProps, rests: boolean): Call | null {
  const kept = useRef<{ heard: CardsProps["events"]; call: Call | null } | null>(null);
  if (kept.current?.heard !== events) {
    kept.current = { heard: events, call: callOf(events) ?? (rests ? (kept.current?.call ?? null) : null) };
  }
  return rests || phase === "replay" ? kept.current.call : null;
}

/** Where a card lay, as the board names its places. */
export const oldPlaceOf = (view: CardsView, mine: number | null, { seat, off }: Wrong): string => {
  const pile = /^pile (\d+)$/.exec(off);
  return pile ? `middle ${Number(pile[1]) - 1}` : placeOfSource(view, seat, mine, off);
};

/** Where a card goes, as the board names its places. */
export const placeOf = (view: CardsView, mine: number | null, { seat, to }: Wrong): string =>
  typeof to === "number" ? `middle ${to - 1}` : placeOfSource(view, seat, mine, to);

/** Puts the number of each wrong card at the place where it goes; on the reserve of a seat whose row is not shown. One
 * that goes back to its seat is still on its way, and its place is hollow. */
export function useNumbers(
  board: { readonly current: HTMLElement | null },
  view: CardsView,
  mine: number | null,
  call: Call | null,
): void {
  useLayoutEffect(() => {
    const marked = (call?.wrong ?? []).flatMap((wrong) => {
      const [exact, reserve] = [placeOf(view, mine, wrong), `seat ${wrong.seat} reserve`].map((name) =>
        board.current?.querySelector<HTMLElement>(`[data-place="${name}"]`),
      );
      const place = exact ?? reserve;
      if (!place) return [];
      if (exact && typeof wrong.to !== "number" && wrong.to !== HAND) exact.dataset.hollow = "";
      place.dataset.wrong = [place.dataset.wrong, wrong.number].filter(Boolean).join(" ");
      return [place];
    });
    return () => {
      for (const { dataset } of marked) {
        delete dataset.wrong;
        delete dataset.hollow;
      }
    };
  });
}
