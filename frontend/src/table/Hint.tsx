/** The coach's hint: what it would do, why, and how the best few actions compare. The whole table knows of it. */

import type { ActionShown, HintShown } from "../net/messages.ts";
import { say } from "../state/say.ts";
import { capital } from "../words/telling.ts";
import type { Note } from "./Notices.tsx";
import { secondsUntilCoach } from "./prepared.ts";
import type { Sitting } from "./sitting.ts";
import "./Hint.css";

/** With a margin this wide, a chance is what the coach thinks at first sight. */
const ROUGH = 0.25;

/** Whether I may ask the coach here; it says itself when there is nothing to decide. */
export function mayAskHint({ standing }: Sitting, coached: boolean): boolean {
  const table = standing.table.value;
  return coached && table?.phase === "playing" && standing.seat.value !== null && table.settings.hints !== false;
}

/** What the coach says, to stand in the bar. */
export function hints({ hint, standing }: Sitting): readonly Note[] {
  const said = hint.value;
  if (!said) return [];
  const note = { about: "hint", kind: "hint", label: say("hint") };
  const seconds = secondsUntilCoach(standing.table.value?.game ?? "");
  const thinking = seconds === null ? say("hint-thinking") : say("preparing-coach", { seconds });
  if (said === "thinking") return [{ ...note, text: thinking, stays: true }];
  const answers = said.actions.length < 2 ? null : <Compared actions={said.actions} />;
  return [{ ...note, text: capital(said.why.said ?? ""), answers, close: () => (hint.value = null) }];
}

function Compared({ actions }: Pick<HintShown, "actions">) {
  const highest = Math.max(...actions.map(({ chance }) => chance), 0.01);
  return (
    <details class="hint-more">
      <summary class="btn plain">{say("hint-compare")}</summary>
      <div class="hint-paper">
        <ol aria-label={say("hint-others")}>
          {actions.map((one) => (
            <li key={one.action}>
              <span>{capital(one.said)}</span>
              <i style={{ width: `${(one.chance / highest) * 100}%` }} />
              <span>{chanceOf(one)}</span>
            </li>
          ))}
        </ol>
        {actions.some(isRough) ? <p class="soft">{say("hint-rough")}</p> : null}
      </div>
    </details>
  );
}

const isRough = ({ margin }: ActionShown): boolean => margin >= ROUGH;

function chanceOf(one: ActionShown): string {
  const [chance, margin] = [Math.round(one.chance * 100), Math.max(1, Math.round(one.margin * 100))];
  return isRough(one) ? say("hint-chance-rough", { chance }) : say("hint-chance", { chance, margin });
}
