/** The menu of a lesson: its steps, the rules, the way to a real match, and what somebody likes to see and hear. */

import type { ComponentChildren } from "preact";
import { Choices } from "../parts/Choices.tsx";
import { stay } from "../state/route.ts";
import { say } from "../state/say.ts";

interface LessonMenuProps {
  readonly game: string;
  readonly steps: ComponentChildren;
}

export function LessonMenu({ game, steps }: LessonMenuProps) {
  return (
    <>
      {steps}
      <ul class="menu">
        <li>
          <a class="btn quiet" href={`/rules/${game}`} target="_blank" rel="noreferrer">
            {say("rules-beside")}
          </a>
        </li>
        <li>
          <a class="btn quiet" href={`/play/${game}?bots`} onClick={stay}>
            {say("lesson-skip")}
          </a>
        </li>
      </ul>
      <h3>{say("choices")}</h3>
      <Choices />
    </>
  );
}
