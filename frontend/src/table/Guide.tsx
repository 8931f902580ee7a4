/** The guided start: one line at a time says what to do now and why, in the first game of each kind. */

import { useEffect } from "preact/hooks";
import { announce } from "../ear.ts";
import type { View } from "../games/contract.ts";
import { guided } from "../state/chosen.ts";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";

/** What to do now and why; on a phone only what to do. */
export interface GuideLine {
  readonly whole: string;
  readonly short: string;
}

/** The line for this moment, `guide-GAME-PHASE` or `guide-GAME-wait`; none for who has seen enough. */
export function guideFor(words: Words, game: string, view: View, mine: boolean): GuideLine | null {
  if (guided.value[game]) return null;
  const phase = typeof view.phase === "string" ? view.phase : "playing";
  const id = `guide-${game}-${mine ? phase : "wait"}`;
  return words.has(id) ? { whole: words.phrase(id), short: words.phrase(id, {}, "short") } : null;
}

export function Guide({ game, line }: { game: string; line: GuideLine }) {
  useEffect(() => announce(line.whole), [line.whole]);
  return (
    <section class="guide" aria-label={say("guide")}>
      <p class="guide-whole">{line.whole}</p>
      <p class="guide-short">{line.short}</p>
      <button type="button" class="btn plain" onClick={() => (guided.value = { ...guided.value, [game]: true })}>
        {say("guide-enough")}
      </button>
    </section>
  );
}
