/** What this browser remembers of puzzles: the best time of each, where help was asked for, and the days in a row. */

import { signal } from "@preact/signals";

export { dayOf, streak } from "../state/calendar.ts";

/** Counts what was remembered since the page was opened, so that whoever shows it shows it anew. */
const changes = signal(0);

const KEY = "ludotheque.puzzles";

interface Kept {
  /** Seconds, by the ID of the puzzle. */
  readonly times: Readonly<Record<string, number>>;
  /** Days whose puzzle was solved on the day itself … */
  readonly days: readonly string[];
  /** … and those of them on which no help was asked for. */
  readonly unaided: readonly string[];
  /** The IDs of puzzles whose hint or solution was seen. */
  readonly helped: readonly string[];
}

const listed = (given: unknown): readonly string[] => (Array.isArray(given) ? (given as string[]) : []);
/** The most days, and the most puzzles with help, that are remembered. */
const MOST = 1000;

export function remembered(): Kept {
  void changes.value;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    const [days, unaided, helped] = [listed(kept?.days), listed(kept?.unaided), listed(kept?.helped)];
    return { times: { ...kept?.times }, days, unaided, helped };
  } catch {
    return { times: {}, days: [], unaided: [], helped: [] }; // a browser may forbid keeping anything
  }
}

function keep(kept: Kept): void {
  const [days, unaided, helped] = [kept.days.slice(-MOST), kept.unaided.slice(-MOST), kept.helped.slice(-MOST)];
  try {
    localStorage.setItem(KEY, JSON.stringify({ times: kept.times, days, unaided, helped }));
  } catch {
    // as above
  }
  changes.value++;
}

/** Remember that a hint or a solution of a puzzle was seen: however it is solved then, it was with help. */
export function rememberHelp(id: string): void {
  const kept = remembered();
  if (!kept.helped.includes(id)) keep({ ...kept, helped: [...kept.helped, id] });
}

/** Remember that a puzzle was solved; `day` if it was the puzzle of that day, and that day is today. */
export function remember(id: string, seconds: number, day: string | null): void {
  const kept = remembered();
  const { days, unaided } = kept;
  const fresh = day !== null && !days.includes(day);
  keep({
    ...kept,
    times: { ...kept.times, [id]: Math.min(seconds, kept.times[id] ?? Infinity) },
    days: fresh ? [...days, day] : days,
    unaided: fresh && !kept.helped.includes(id) ? [...unaided, day] : unaided,
  });
}
