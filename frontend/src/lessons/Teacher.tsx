/** The teacher: how far the lesson is, what is to be done now and, of the step before, that it was right. */

import { Bold } from "../parts/text/Bold.tsx";
import { Face } from "../parts/Face.tsx";
import { Icon } from "../parts/Icon.tsx";
import { say } from "../state/say.ts";

/** The oldest of the animals, and the wisest. */
export const TEACHER = { name: "Nestor", animal: "nestor" } as const;

interface TeacherProps {
  readonly ask: string;
  readonly how: string;
  readonly praise: string;
  /** The step, from 0, and how many there are with the end. */
  readonly step: number;
  readonly steps: number;
}

export function Teacher({ ask, how, praise, step, steps }: TeacherProps) {
  return (
    <section class="teacher" aria-label={say("lesson-teacher", { who: TEACHER.name })}>
      <div class="teacher-head">
        <Face {...TEACHER} size={48} />
        <div class="teacher-way">
          <p>{say("lesson-step", { who: TEACHER.name, step: step + 1, steps })}</p>
          <Dots step={step} steps={steps} />
        </div>
      </div>
      <div class="teacher-words">
        {praise ? (
          <p class="teacher-praise">
            <Icon name="check" size={18} /> <span>{praise}</span>
          </p>
        ) : null}
        <h2>{ask}</h2>
        <p class="teacher-how">
          <Bold text={how} />
        </p>
      </div>
    </section>
  );
}

function Dots({ step, steps }: { readonly step: number; readonly steps: number }) {
  return (
    <div class="lesson-dots" aria-hidden="true">
      {Array.from({ length: steps }, (_, number) => (
        <i key={number} class={number < step ? "done" : number === step ? "now" : ""} />
      ))}
    </div>
  );
}
