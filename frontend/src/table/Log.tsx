/** What happened, in words, the latest first. It is read by eye: by ear every event is said once, by the announcer. */

import { Face } from "../parts/Face.tsx";
import { say } from "../state/say.ts";
import type { Told } from "../net/standing.ts";
import type { Sitting } from "./sitting.ts";

const TALK = /^table-(chat|phrase-)/;

interface LogProps {
  readonly sitting: Sitting;
  readonly most?: number;
  /** Only what was said, or only what was played. */
  readonly only?: "talk" | "moves";
}

export function Log({ sitting, most = 300, only }: LogProps) {
  const wanted = ({ event }: Told) =>
    only === "talk" ? TALK.test(event.kind) : only === "moves" ? !event.kind.startsWith("table-") : true;
  const told = sitting.standing.told.value.filter(wanted).slice(-most).toReversed();
  if (told.length === 0) return <p class="soft log-empty">{say(only === "talk" ? "log-no-talk" : "log-empty")}</p>;
  return (
    <div role="log" aria-live="off" aria-label={say(only === "talk" ? "talk" : "log")}>
      <ol class="log">
        {told.map((one) => (
          <li key={one.key} class={TALK.test(one.event.kind) ? "log-talk" : ""}>
            {one.event.seat == null || one.names[one.event.seat] == null ? null : (
              <Face {...sitting.standing.faceOf(one.names[one.event.seat]!, one.event.seat)} size={16} />
            )}{" "}
            {sitting.inWords(one)}
          </li>
        ))}
      </ol>
    </div>
  );
}
