/** Which sound goes with what happens. */

import type { GameEvent } from "../words/index.ts";
import type { Sound } from "./play.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  draws: "leaf",
  turns: "leaf",
  "turns-over": "leaf",
  picked: "leaf",
  laid: "wood",
  stops: "again",
  "calls-dutch": "turn",
  takes: "wood",
  "takes-in-exchange": "wood",
  places: "wood",
  "places-in-exchange": "wood",
  sets: "wood",
  arranges: "wood",
  leaves: "leaf",
  opens: "wood",
  plays: "wood",
  completes: "again",
  stacks: "wood",
  "plays-again": "again",
  "round-begins": "turn",
  "table-started": "turn",
  "table-chat": "talk",
};

/** Everybody turns their own hand all the time: that is heard by nobody else. */
const OWN = new Set(["turns", "turns-over"]);

/** The sound of an event for a seat; silence where there is none. */
export function soundOf(event: GameEvent, seat: number | null): Sound | null {
  if (event.kind === "match-over") {
    const winners = event.facts?.winners;
    return Array.isArray(winners) && seat !== null && winners.includes(seat) ? "win" : "turn";
  }
  if (event.kind.startsWith("table-phrase-")) return "talk";
  if (OWN.has(event.kind) && event.seat !== seat) return null;
  return SOUNDS[event.kind] ?? null;
}
