/** Which sound goes with what happens. */

import type { GameEvent } from "../words/index.ts";
import type { Sound } from "./play.ts";

/** Which sound goes with which kind of event; those of `own` are heard by who acted alone. */
export interface Sounds {
  readonly all: Readonly<Record<string, Sound>>;
  readonly own?: Readonly<Record<string, Sound>>;
}

/** What happens at every table. */
const COMMON: Readonly<Record<string, Sound>> = {
  "round-begins": "turn",
  "table-started": "turn",
  "table-chat": "talk",
};

/** The sound of an event for a seat, with the sounds of the game; silence where there is none. */
export function soundOf(event: GameEvent, seat: number | null, { all, own }: Sounds = { all: {} }): Sound | null {
  if (event.kind === "match-over") {
    const winners = event.facts?.winners;
    return Array.isArray(winners) && seat !== null && winners.includes(seat) ? "win" : "turn";
  }
  if (event.kind.startsWith("table-phrase-")) return "talk";
  return all[event.kind] ?? (event.seat === seat ? own?.[event.kind] : undefined) ?? COMMON[event.kind] ?? null;
}
