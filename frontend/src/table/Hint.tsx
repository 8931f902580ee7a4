/** The coach's hint: what it would do, why, and how the best few actions compare. The whole table knows of it. */

import type { ActionShown, HintShown } from "../net/messages.ts";
import { CloseButton } from "../parts/Button.tsx";
import { say } from "../state/say.ts";
import { capital } from "../words/telling.ts";
import type { Sitting } from "./sitting.ts";
import "./Hint.css";

/** With a margin this wide, a chance is what the coach thinks at first sight. */
const ROUGH = 0.25;

/** Whether I may ask the coach here; it says itself when there is nothing to decide. */
export function mayAskHint({ standing }: Sitting, coached: boolean): boolean {
  const table = standing.table.value;
  return coached && table?.phase === "playing" && standing.seat.value !== null && table.settings.hints !== false;
}

interface HintProps {
  readonly hint: HintShown | "thinking";
  close(): void;
}

export function Hint({ hint, close }: HintProps) {
  if (hint === "thinking")
    return (
      <section class="notice hint" aria-label={say("hint")}>
        <p class="soft">{say("hint-thinking")}</p>
      </section>
    );
  const highest = Math.max(...hint.actions.map(({ chance }) => chance), 0.01);
  return (
    <section class="notice hint" aria-label={say("hint")}>
      <p>{capital(hint.why.said ?? "")}</p>
      {hint.actions.length < 2 ? null : (
        <details class="hint-more">
          <summary class="btn plain">{say("hint-compare")}</summary>
          <div class="hint-paper">
            <ol aria-label={say("hint-others")}>
              {hint.actions.map((one) => (
                <li key={one.action}>
                  <span>{capital(one.said)}</span>
                  <i style={{ width: `${(one.chance / highest) * 100}%` }} />
                  <span>{chanceOf(one)}</span>
                </li>
              ))}
            </ol>
            {hint.actions.some(isRough) ? <p class="soft">{say("hint-rough")}</p> : null}
          </div>
        </details>
      )}
      <CloseButton act={close} />
    </section>
  );
}

const isRough = ({ margin }: ActionShown): boolean => margin >= ROUGH;

function chanceOf(one: ActionShown): string {
  const [chance, margin] = [Math.round(one.chance * 100), Math.max(1, Math.round(one.margin * 100))];
  return isRough(one) ? say("hint-chance-rough", { chance }) : say("hint-chance", { chance, margin });
}
