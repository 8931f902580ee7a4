/** The steps of a lesson as a list: those that were done can be done again. */

import { Icon } from "../parts/Icon.tsx";
import { say } from "../state/say.ts";

interface StepsProps {
  readonly titles: readonly string[];
  readonly step: number;
  /** The number of steps that were done, now or another day. */
  readonly done: number;
  goTo(step: number): void;
}

export function Steps({ titles, step, done, goTo }: StepsProps) {
  return (
    <section class="lesson-steps">
      <h2>{say("lesson-steps")}</h2>
      <ol>
        {titles.map((title, number) => (
          <li key={title} class={number === step ? "now" : ""} aria-current={number === step ? "step" : undefined}>
            <span class="lesson-mark" aria-hidden="true">
              {number < done && number !== step ? <Icon name="check" size={18} /> : number + 1}
            </span>
            {number !== step && number <= done && number < titles.length - 1 ? (
              <button type="button" onClick={() => goTo(number)}>
                {title}
                {number < done ? <span class="unseen">, {say("lesson-done")}</span> : null}
              </button>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
