/** What this browser remembers of solved puzzles: the best time of each, and the days in a row. */

import { signal } from "@preact/signals";

export { dayOf, streak } from "../state/calendar.ts";

/** Counts what was remembered since the page was opened, so that whoever shows it shows it anew. */
const changes = signal(0);

const KEY = "ludotheque.puzzles";

interface Kept {
  /** Seconds, by the ID of the puzzle. */
  readonly times: Readonly<Record<string, number>>;
  /** Days whose puzzle was solved on the day itself. */
  readonly days: readonly string[];
}

export function remembered(): Kept {
  void changes.value;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return { times: { ...kept?.times }, days: Array.isArray(kept?.days) ? kept.days : [] };
  } catch {
    return { times: {}, days: [] }; // a browser may forbid keeping anything
  }
}

/** Remember that a puzzle was solved; `day` if it was the puzzle of that day, and that day is today. */
export function remember(id: string, seconds: number, day: string | null): void {
  const { times, days } = remembered();
  const best = Math.min(seconds, times[id] ?? Infinity);
  const all = day && !days.includes(day) ? [...days, day] : days;
  try {
    localStorage.setItem(KEY, JSON.stringify({ times: { ...times, [id]: best }, days: all.slice(-1000) }));
  } catch {
    // as above
  }
  changes.value++;
}
