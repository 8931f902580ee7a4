/** The coach's hint: what it would do, why, and how the best few actions compare. The whole table knows of it. */

import type { Weighed } from "../net/messages.ts";
import { say } from "../state/say.ts";
import type { Sitting } from "./sitting.ts";

/** Whether I may ask the coach here; it says itself when there is nothing to decide. */
export function mayAskHint({ standing }: Sitting, coached: boolean): boolean {
  const table = standing.table.value;
  return coached && table?.phase === "playing" && standing.seat.value !== null && table.settings.hints !== false;
}

export function Hint({ sitting }: { sitting: Sitting }) {
  const hint = sitting.hint.value;
  if (hint === null) return null;
  if (hint === "thinking") return <p class="notice soft">{say("hint-thinking")}</p>;
  const highest = Math.max(...hint.actions.map(({ chance }) => chance), 0.01);
  return (
    <section class="notice hint" aria-label={say("hint")}>
      <p>{hint.why.said.slice(0, 1).toUpperCase() + hint.why.said.slice(1)}</p>
      <button type="button" class="btn quiet" onClick={() => (sitting.hint.value = null)}>
        {say("close")}
      </button>
      <ol class="hint-actions" aria-label={say("hint-others")}>
        {hint.actions.map((one) => (
          <li key={one.action}>
            <span>{one.action}</span>
            <i style={{ width: `${(one.chance / highest) * 100}%` }} />
            <span>{chanceOf(one)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const chanceOf = ({ chance, margin }: Weighed): string =>
  say("hint-chance", { chance: Math.round(chance * 100), margin: Math.max(1, Math.round(margin * 100)) });
