/** Says what the server compiles for its machine, and about how long that takes. */

import { useEffect } from "preact/hooks";
import { announce } from "../ear.ts";
import type { Preparation } from "../net/messages.ts";
import { awaited, preparing } from "../state/preparing.ts";
import { say } from "../state/say.ts";
import "./Preparing.css";

interface PreparingProps {
  /** A game, or `puzzles`; the whole shelf without one. */
  readonly name?: string;
  readonly title?: string;
  /** The levels of the bots that play here. */
  readonly levels?: readonly string[];
  /** What happens when it is ready. */
  readonly then?: string;
}

export function Preparing({ name, title = "", levels = [], then = "" }: PreparingProps) {
  useEffect(() => {
    if (name === undefined) return undefined;
    awaited.value = name;
    return () => {
      if (awaited.peek() === name) awaited.value = null;
    };
  }, [name]);
  const part = missing(preparing.value, name, levels);
  const what = part ? say(name === undefined ? "preparing-shelf" : `preparing-${part.part}`, { title }) : "";
  useEffect(() => {
    if (!what) return undefined;
    announce(what);
    return () => {
      if (name !== undefined && !missing(preparing.peek(), name, levels)) announce(say("preparing-done", { title }));
    };
  }, [what]);
  if (!part) return null;
  return (
    <div class="preparing">
      <p>
        {what} {then}
      </p>
      <progress value={part.progress} aria-label={what} />
      <p class="soft">{say("preparing-seconds", { seconds: part.seconds })}</p>
    </div>
  );
}

/** What is still missing: the rules of a game or, if they are ready, the bots that play; of the shelf, what comes last. */
function missing(
  parts: readonly Preparation[],
  name: string | undefined,
  levels: readonly string[],
): Preparation | undefined {
  const rules = parts.filter((one) => one.part === "rules");
  if (name === undefined) {
    const last = rules[rules.length - 1];
    return last && { ...last, progress: rules.reduce((sum, one) => sum + one.progress, 0) / rules.length };
  }
  return (
    rules.find((one) => one.name === name) ??
    parts.find((one) => one.name === name && one.missing.some((level) => levels.includes(level)))
  );
}
