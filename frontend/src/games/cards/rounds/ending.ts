/** The end of a round. The next one is dealt in the same moment, so the news show what lay there last. */

import type { Tally } from "../../contract.ts";
import type { CardsEvent, CardsView } from "../view.ts";

export interface RoundEnd {
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

/** How the round ended that lies on a table; null while it is played. */
export function endSeen(table: CardsView): RoundEnd | null {
  if (!table.ending) return null;
  const lines = table.laid.map((out, seat) => ({
    seat,
    points: table.points[seat] ?? 0,
    out,
    left: table.reserve[seat]?.size ?? 0,
  }));
  return {
    how: table.ending,
    by: table.ended_by,
    lines: lines.toSorted((one, other) => other.points - one.points || one.seat - other.seat),
    table,
  };
}

/** How the round ended that the news tell of; null when they tell of no end. */
export function roundEnd(events: readonly CardsEvent[]): RoundEnd | null {
  for (const { kind, facts } of events) {
    if ((kind === "round-over" || kind === "match-over") && facts.view) return endSeen(facts.view);
  }
  return null;
}

/** How a round was counted, for the score sheet. */
export function tally(event: CardsEvent): Tally | null {
  const end = roundEnd([event]);
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
