/** The end of a round. The next one is dealt in the same moment, so what lay there last is kept for the eye. */

import type { Ending, GameEvent, Tally } from "../contract.ts";
import { laidInRow, laidOnPile, takenFrom } from "./laying.ts";
import { type CardsView, cardsView } from "./view.ts";
import type { Card } from "./wire.ts";

export interface RoundEnd {
  readonly round: number;
  readonly how: "stopped" | "blocked";
  /** Who had nothing left, or null when nobody could play. */
  readonly by: number | null;
  /** The seats of the round, the most points first. */
  readonly lines: readonly {
    readonly seat: number;
    readonly points: number;
    readonly out: number;
    readonly left: number;
  }[];
  /** The table as the last card left it. */
  readonly table: CardsView;
}

/** How a round ended, from what was seen before and the news of its end; null when the news tells of no end. */
export function roundEnd(before: CardsView, events: readonly GameEvent[], now: CardsView): RoundEnd | null {
  const end = events.find((event) => event.kind === "stops" || event.kind === "blocked");
  if (!end) return null;
  const table = now.ending ? now : afterEvents(before, events);
  const told = events.find((event) => event.kind === "round-over")?.facts?.scores;
  const points = Array.isArray(told) ? (told as number[]) : now.ending ? now.points : table.points;
  const lines = table.laid.map((out, seat) => ({
    seat,
    points: points[seat] ?? 0,
    out,
    left: table.reserve[seat]?.size ?? 0,
  }));
  return {
    round: before.round,
    how: end.kind === "stops" ? "stopped" : "blocked",
    by: end.seat ?? null,
    lines: lines.toSorted((one, other) => other.points - one.points || one.seat - other.seat),
    table,
  };
}

/** The end as a view alone tells it, for whoever comes in when it is over. */
export function endSeen(view: CardsView): RoundEnd | null {
  if (!view.ending) return null;
  const kind = view.ending === "stopped" ? "stops" : "blocked";
  return roundEnd(view, [{ kind, seat: view.ended_by }], view);
}

/** A view after the last cards of a round, as far as they were told. */
export function afterEvents(view: CardsView, events: readonly GameEvent[]): CardsView {
  let after = view;
  for (const { kind, seat, facts = {} } of events) {
    if (kind === "round-over") break;
    if (typeof seat !== "number") continue;
    const card = facts.card as Card;
    if (kind === "plays" || kind === "opens" || kind === "completes") {
      after = laidOnPile(takenFrom(after, seat, String(facts.source)), seat, card, Number(facts.pile) - 1);
    } else if (kind === "fills") {
      after = laidInRow(takenFrom(after, seat, after.reserve_name), seat, card, Number(facts.place));
    } else if (kind === "stacks") {
      after = laidInRow(takenFrom(after, seat, String(facts.source)), seat, card, Number(facts.place));
    }
  }
  return after;
}

/** How a round was counted, for the score sheet. */
export function tally({ before, events, now }: Ending): Tally | null {
  const end = roundEnd(cardsView(before), events, cardsView(now));
  if (!end) return null;
  const lines = end.lines.toSorted((one, other) => one.seat - other.seat);
  return {
    by: end.by,
    call: (words) => words.phrase("cards-stopped-title"),
    note: (words, seat) => {
      const { out = 0, left = 0 } = lines[seat] ?? {};
      return words.phrase(seat === end.by ? "cards-out" : "cards-out-left", { out, left });
    },
  };
}
