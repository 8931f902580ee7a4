/** The coach's hint: what it would do, why, how sure it is, and how the best few actions compare. The table knows of it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardHint } from "../../games/contract.ts";
import type { ActionShown, GameShown, HintShown, Reason } from "../../net/messages.ts";
import { Button, CloseButton } from "../../parts/fields/Button.tsx";
import { useEventIn } from "../../parts/gestures/hearing.ts";
import { Icon } from "../../parts/Icon.tsx";
import { clickOnce } from "../../parts/gestures/presses.ts";
import { say } from "../../state/say.ts";
import { capital } from "../../words/telling.ts";
import type { Note } from "../notices/Notices.tsx";
import { secondsUntilCoach } from "../notices/prepared.ts";
import type { Sitting } from "../sitting.ts";
import { isRough, sureness } from "./sureness.ts";
import "./Hint.css";

/** Whether I may ask the coach here; it says itself when there is nothing to decide. */
export function mayAskHint({ standing }: Sitting, game: Pick<GameShown, "coached" | "real_time"> | null): boolean {
  const table = standing.table.value;
  if (!game?.coached || (game.real_time && (table?.settings.rhythm ?? "free") === "free")) return false;
  return table?.phase === "playing" && standing.seat.value !== null && table.settings.hints !== false;
}

/** What the coach says, to stand in the bar: that it thinks, and its advice where the board does not show it. */
export function hints({ hint, standing }: Sitting, onBoard: boolean): readonly Note[] {
  const said = hint.value;
  if (!said) return [];
  const note = { about: "hint", kind: "hint", label: say("hint") };
  const seconds = secondsUntilCoach(standing.table.value?.game ?? "");
  const thinking = seconds === null ? say("hint-thinking") : say("preparing-coach", { seconds });
  if (said === "thinking") return [{ ...note, text: thinking, stays: true }];
  if (onBoard) return [];
  const answers = said.actions.length < 2 ? null : <Compared actions={said.actions} />;
  return [{ ...note, text: capital(said.why.said ?? ""), answers, close: () => (hint.value = null) }];
}

function Compared({ actions }: Pick<HintShown, "actions">) {
  return (
    <details class="hint-more">
      <summary class="btn plain">{say("hint-compare")}</summary>
      <div class="hint-paper">
        <Ideas actions={actions} />
      </div>
    </details>
  );
}

/** The best few actions with their chances. */
function Ideas({ actions }: Pick<HintShown, "actions">) {
  const highest = Math.max(...actions.map(({ chance }) => chance), 0.01);
  return (
    <>
      <ol class="hint-ideas" aria-label={say("hint-others")}>
        {actions.map((one) => (
          <li key={one.action}>
            <span>{capital(one.said)}</span>
            <i style={{ width: `${(one.chance / highest) * 100}%` }} />
            <span>{chanceOf(one)}</span>
          </li>
        ))}
      </ol>
      {actions.some(isRough) ? <p class="soft">{say("hint-rough")}</p> : null}
    </>
  );
}

function chanceOf(one: ActionShown): string {
  if (one.margin === 0) return say("hint-chance-certain", { chance: Math.round(one.chance * 100) });
  const [chance, margin] = [Math.round(one.chance * 100), Math.max(1, Math.round(one.margin * 100))];
  return isRough(one) ? say("hint-chance-rough", { chance }) : say("hint-chance", { chance, margin });
}

/** The advice for a board that shows it; `beside` where the board has a place for the note, else the frame shows it. */
export function hintOnBoard(sitting: Sitting, beside: boolean): BoardHint | null {
  const hint = sitting.hint.value;
  if (!hint || hint === "thinking") return null;
  const why = (hint.why.facts?.why as Reason | undefined)?.facts;
  return { action: hint.action, actions: hint.actions, why, note: beside ? <HintNote sitting={sitting} hint={hint} /> : null };
}

/** How the best action compares: certain results are certain, and a tie is a tie. */
export function verdict({ actions: [best, second], tied }: Pick<HintShown, "actions" | "tied">): string {
  if (best?.margin === 0) return best.chance === 1 ? "hint-wins" : best.chance === 0 ? "hint-lost" : "hint-alone";
  if (tied) return "hint-tie";
  return second ? "hint-against" : "hint-alone";
}

/** The note that explains what lies on the board as a ghost; closing it takes the ghost away. */
export function HintNote({ sitting, hint }: { sitting: Sitting; hint: HintShown }) {
  const [more, setMore] = useState(false);
  const note = useRef<HTMLElement>(null);
  const close = () => (sitting.hint.value = null);
  useEventIn(note, "keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  useEffect(() => setMore(false), [hint]);
  const [best, second] = hint.actions;
  const sure = hint.tied ? 0 : sureness(hint.actions);
  const why = hint.why.facts?.why as Reason | undefined;
  return (
    <section class="hint-note" aria-label={say("hint")} ref={note} onClickCapture={clickOnce}>
      <p class="hint-head">
        <Icon name="hint" /> {say("hint-a")}
        <CloseButton act={close} />
      </p>
      <h3>{capital(best?.said ?? "")}</h3>
      {why?.said ? <p>{capital(why.said)}.</p> : null}
      {best ? (
        <p class="hint-sure">
          <span class={`hint-steps sure-${sure}`} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span>
            {best.margin === 0 ? null : <b>{say(`hint-sure-${sure}`)}</b>}{" "}
            {say(verdict(hint), {
              chance: Math.round(best.chance * 100),
              other: Math.round((second?.chance ?? 0) * 100),
              deed: second?.said ?? "",
              count: hint.tied ?? 0,
            })}
          </span>
        </p>
      ) : null}
      <div class="buttons">
        <Button label={say("hint-do")} look="primary" act={() => sitting.ask({ do: "act", action: hint.action })} />
        {second ? (
          <button type="button" class="btn quiet" aria-expanded={more} onClick={() => setMore(!more)}>
            {say("hint-compare")}
          </button>
        ) : null}
      </div>
      {more ? <Ideas actions={hint.actions} /> : null}
    </section>
  );
}
