/** Between two rounds: the score sheet on a paper over the table, until I put it away. */

import { useEffect, useState } from "preact/hooks";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";
import type { Round } from "./rounds.ts";
import { Sheet } from "./Sheet.tsx";

interface BetweenProps {
  readonly rounds: readonly Round[];
  readonly totals: readonly number[];
  readonly names: readonly string[];
  readonly mine: number | null;
  readonly words: Words;
}

export function Between({ rounds, totals, names, mine, words }: BetweenProps) {
  const last = rounds.at(-1);
  const [seen, setSeen] = useState(last?.round ?? 0); // what was over before this page was opened is no news
  const shown = last !== undefined && last.round > seen;
  useEffect(() => {
    if (!shown) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) setSeen(last.round);
    };
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, [shown, last]);
  if (!shown) return null;
  return (
    <section class="between paper" aria-labelledby="between-title">
      <h2 id="between-title">{words.phrase("between-title", { round: last.round })}</h2>
      <Sheet rounds={rounds} totals={totals} names={names} mine={mine} words={words} />
      <div class="buttons">
        <button type="button" class="btn primary" onClick={() => setSeen(last.round)}>
          {say("between-go-on")}
        </button>
      </div>
    </section>
  );
}
