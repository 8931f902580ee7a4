/** Between two rounds: the score sheet on a paper over the table, until I put it away or the next round begins. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../parts/fields/Button.tsx";
import { useWindowEvent } from "../../parts/gestures/hearing.ts";
import { say } from "../../state/say.ts";
import { Sheet, type SheetProps } from "./Sheet.tsx";

interface BetweenProps extends SheetProps {
  /** What the next round waits for, if it does. */
  readonly signal?: ComponentChildren;
}

export function Between({ signal, ...props }: BetweenProps) {
  const { rounds, words } = props;
  const last = rounds.at(-1);
  const [seen, setSeen] = useState(last?.round ?? 0); // what was over before this page was opened is no news
  const shown = last !== undefined && last.round > seen;
  useWindowEvent("keydown", (event) => {
    if (shown && event.key === "Escape" && !event.defaultPrevented) setSeen(last.round);
  });
  if (!shown) return signal ? <div class="between paper">{signal}</div> : null;
  return (
    <section class="between paper" aria-labelledby="between-title">
      <h2 id="between-title">{words.phrase("between-title", { round: last.round })}</h2>
      <Sheet {...props} />
      {signal ?? (
        <div class="buttons">
          <Button label={say("between-go-on")} look="primary" act={() => setSeen(last.round)} />
        </div>
      )}
    </section>
  );
}
