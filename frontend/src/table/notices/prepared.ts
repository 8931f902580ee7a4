/** Bots and the coach of a table that the server still compiles: whoever waits for them is told so. */

import { useEffect } from "preact/hooks";
import { announce } from "../../ear.ts";
import { awaited, preparing } from "../../state/preparing.ts";
import { say } from "../../state/say.ts";
import type { Note } from "./Notices.tsx";
import type { Sitting } from "../sitting.ts";

/** What commands call the coach among the levels. */
const COACH = "coach";

/** About how many seconds until the bots of some levels are ready; null when they are. */
export function secondsUntil(game: string, levels: readonly string[]): number | null {
  const part = preparing.value.find(({ name, missing }) => name === game && missing.some((one) => levels.includes(one)));
  return part?.seconds ?? null;
}

/** About how many seconds until the coach gives hints; null when it does. */
export const secondsUntilCoach = (game: string): number | null => secondsUntil(game, [COACH]);

/** That the bots here are not ready yet. */
export function useBotsToCome({ standing }: Sitting): readonly Note[] {
  const { game, phase } = standing.table.value!;
  const acting = standing.levels().filter((_, seat) => standing.actors.value.includes(seat));
  const seconds = phase === "playing" ? secondsUntil(game, acting) : null;
  const waits = seconds !== null;
  useEffect(() => {
    awaited.value = game;
    return () => void (awaited.value = null);
  }, [game]);
  useEffect(() => {
    if (waits) announce(say("preparing-bots-here", { seconds }));
  }, [waits]);
  return waits ? [{ about: "preparing", text: say("preparing-bots-here", { seconds }), stays: true }] : [];
}
