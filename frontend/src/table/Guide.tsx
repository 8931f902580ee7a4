/** The guided start: one line at a time says what to do now and why, in the first game of each kind. */

import { useEffect } from "preact/hooks";
import { announce } from "../ear.ts";
import type { View } from "../games/contract.ts";
import { Button } from "../parts/Button.tsx";
import { guided } from "../state/chosen.ts";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";

/** What to do now and why; on a phone only what to do. */
interface GuideLine {
  readonly whole: string;
  readonly short: string;
}

/** The line for this moment, `first-steps-PHASE` or `first-steps-wait`; none for who has seen enough. */
export function guideFor(words: Words, game: string, view: View, mine: boolean): GuideLine | null {
  if (guided.value[game]) return null;
  const wait = "first-steps-wait";
  const id = mine || !words.has(wait) ? `first-steps-${typeof view.phase === "string" ? view.phase : "playing"}` : wait;
  return words.has(id) ? { whole: words.phrase(id), short: words.phrase(id, {}, "short") } : null;
}

interface GuideProps {
  readonly game: string;
  readonly line: GuideLine;
  /** Nothing is to be done now: it keeps its place, and says nothing. */
  readonly quiet: boolean;
}

export function Guide({ game, line, quiet }: GuideProps) {
  useEffect(() => (quiet ? undefined : announce(line.whole)), [line.whole, quiet]);
  return (
    <section class={`guide ${quiet ? "quiet" : ""}`} aria-label={say("guide")}>
      <p class="whole">{line.whole}</p>
      <p class="short">{line.short}</p>
      <Button label={say("guide-enough")} look="plain" act={() => (guided.value = { ...guided.value, [game]: true })} />
    </section>
  );
}
