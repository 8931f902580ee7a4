/** The call of "Dutch!": which cards were in the wrong place, and where they went. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { placeOfSource } from "./moving.ts";
import { HAND, type Source } from "./notation.ts";
import type { CardsEvent, CardsProps, CardsView, CardText } from "./view.ts";

/** A card that was in the wrong place; its number stands in the sentence and where it went. */
export interface Wrong {
  readonly number: number;
  readonly seat: number;
  readonly card: CardText;
  /** The card below it; null where it had opened a pile. */
  readonly on: CardText | null;
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
  const wrong = events.flatMap((event): Omit<Wrong, "number">[] => {
    const { kind, seat, facts } = event;
    if ((kind !== "put-right" && kind !== "goes-back" && kind !== "comes-back") || seat === null || !facts.off) return [];
    const to = kind === "put-right" ? facts.pile : kind === "goes-back" ? facts.source : HAND;
    return [{ seat, card: facts.card, on: facts.on ?? null, to }];
  });
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

/** Where a card went, as the board names its places. */
const placeOf = (view: CardsView, mine: number | null, { seat, to }: Wrong): string =>
  typeof to === "number" ? `middle ${to - 1}` : placeOfSource(view, seat, mine, to);

/** Puts the number of each wrong card at the place where it went; on the reserve of a seat whose row is not shown. */
export function useNumbers(
  board: { readonly current: HTMLElement | null },
  view: CardsView,
  mine: number | null,
  call: Call | null,
): void {
  useLayoutEffect(() => {
    const marked = (call?.wrong ?? []).flatMap((wrong) => {
      const names = [placeOf(view, mine, wrong), `seat ${wrong.seat} reserve`];
      const place = names.map((name) => board.current?.querySelector<HTMLElement>(`[data-place="${name}"]`)).find(Boolean);
      if (!place) return [];
      place.dataset.wrong = [place.dataset.wrong, wrong.number].filter(Boolean).join(" ");
      return [place];
    });
    return () => {
      for (const place of marked) delete place.dataset.wrong;
    };
  });
}
