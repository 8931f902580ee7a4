/** The ways on in a lesson: let the teacher do it, a step back, or away from the lesson. */

import { LinkButton } from "../parts/Button.tsx";
import { Icon } from "../parts/Icon.tsx";
import { say } from "../state/say.ts";
import type { Learning } from "./learning.ts";

interface WaysProps {
  readonly learning: Learning;
  /** Whether there is no step before this one. */
  readonly first: boolean;
  /** Where whoever skips the lesson goes. */
  readonly away: string;
}

export function Ways({ learning: { busy, hurry, showMe, back }, first, away }: WaysProps) {
  return (
    <nav class="lesson-ways" aria-label={say("lesson-ways")}>
      <button type="button" class="btn quiet" onClick={busy.value ? hurry : showMe}>
        <Icon name={busy.value ? "forward" : "eye"} /> {say(busy.value ? "lesson-go-on" : "lesson-show")}
      </button>
      <button type="button" class="btn quiet" aria-disabled={first} onClick={back}>
        <Icon name="back" /> {say("lesson-back")}
      </button>
      <LinkButton label={say("lesson-skip")} look="plain" href={away} />
    </nav>
  );
}
