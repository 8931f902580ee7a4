/** The guided start: one line at a time says what to do now and why, in the first game of each kind. */

import { useEffect } from "preact/hooks";
import { announce } from "../ear.ts";
import type { View } from "../games/contract.ts";
import { guided } from "../state/chosen.ts";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";

/** The line for this moment, `guide-GAME-PHASE` or `guide-GAME-wait`; none for who has seen enough. */
export function guideFor(words: Words, game: string, view: View, mine: boolean): string | null {
  if (guided.value[game]) return null;
  const phase = typeof view.phase === "string" ? view.phase : "playing";
  const id = `guide-${game}-${mine ? phase : "wait"}`;
  return words.has(id) ? words.phrase(id) : null;
}

export function Guide({ game, line }: { game: string; line: string }) {
  useEffect(() => announce(line), [line]);
  return (
    <section class="guide" aria-label={say("guide")}>
      <p>{line}</p>
      <button type="button" class="btn plain" onClick={() => (guided.value = { ...guided.value, [game]: true })}>
        {say("guide-enough")}
      </button>
    </section>
  );
}
