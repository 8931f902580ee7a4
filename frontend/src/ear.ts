/** What is said by ear: a polite live region to which every sentence is added as a line of its own. How much of it is
 * said is everybody's own choice. What is said along with a change of the page is written a moment after it: a screen
 * reader to which fifty changes are told at once drops the announcements among them. */

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
/** How long a screen reader needs to take in what has changed on the page, in milliseconds. */
export const SETTLED = 250;
let count = 0;
let writing: ReturnType<typeof setTimeout> | undefined;
let trimming: ReturnType<typeof setTimeout> | undefined;
/** What was said last, and what of it is written in the live region. */
export const lines = signal<readonly Line[]>([]);
export const written = signal<readonly Line[]>([]);

/** Whether this person wants to hear what is said from a verbosity on. */
export const isWanted = (from: Verbosity): boolean => VERBOSITIES.indexOf(verbosity.value) >= VERBOSITIES.indexOf(from);

/** Say something, once: always, or from a verbosity on. What one action brings is one line. */
export function announce(text: string, from: Verbosity = "quiet"): void {
  if (!text || !isWanted(from)) return;
  const same = lines.value.at(-1)?.text === text;
  lines.value = [...lines.value, { key: ++count, text: same ? text + AGAIN : text }];
  writing ??= setTimeout(write, SETTLED);
  if (lines.value.length <= KEPT || trimming !== undefined) return;
  trimming = setTimeout(() => {
    trimming = undefined;
    write(); // what was never written would never be heard
    lines.value = lines.value.slice(-KEPT);
  }, LATER);
}

/** Say the answer to a question, at once: nothing on the page has changed. What still waits comes before it, in the same
 * line: of two lines that are written together a screen reader may say the second first. */
export function answer(text: string): void {
  if (!text) return write();
  const last = written.value.at(-1)?.key ?? 0;
  const waiting = lines.value.filter(({ key }) => key > last);
  lines.value = lines.value.filter(({ key }) => key <= last);
  announce([...waiting.map((line) => sentence(line.text)), text].join(" "));
  write();
}

/** A line as a sentence, after which another can come. */
const sentence = (line: string): string => (/[.!?…]\W*$/.test(line) ? line : `${line}.`);

function write(): void {
  clearTimeout(writing);
  writing = undefined;
  written.value = lines.value;
}
