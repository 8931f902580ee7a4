/** What is said by ear: a polite live region to which every sentence is added as a line of its own. How much of it is
 * said is everybody's own choice. */

import { signal } from "@preact/signals";
import { VERBOSITIES, verbosity, type Verbosity } from "./state/chosen.ts";

export interface Line {
  readonly key: number;
  readonly text: string;
}

const KEPT = 12;
/** How long after it was said a line may be taken away: one that was never shown would never be heard. */
const LATER = 1000;
/** Ends a line that has the words of the one before: a screen reader may take equal insertions for one that it got
 * twice, and no voice reads it. */
export const AGAIN = "\u00a0";
let count = 0;
let trimming: ReturnType<typeof setTimeout> | undefined;
export const lines = signal<readonly Line[]>([]);

/** Whether this person wants to hear what is said from a verbosity on. */
export const isWanted = (from: Verbosity): boolean => VERBOSITIES.indexOf(verbosity.peek()) >= VERBOSITIES.indexOf(from);

/** Say something, once: always, as an answer must be, or from a verbosity on. What one action brings is one line. */
export function announce(text: string, from: Verbosity = "quiet"): void {
  if (!text || !isWanted(from)) return;
  const same = lines.value.at(-1)?.text === text;
  lines.value = [...lines.value, { key: ++count, text: same ? text + AGAIN : text }];
  if (lines.value.length <= KEPT || trimming !== undefined) return;
  trimming = setTimeout(() => {
    trimming = undefined;
    lines.value = lines.value.slice(-KEPT);
  }, LATER);
}
