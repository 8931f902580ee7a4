/** What somebody missed while they were away, in one sentence. */

import { isPlay, type Told } from "../../net/chronicle.ts";
import type { Words } from "../../words/index.ts";

/** More moves than this, or more letters than that, are counted, and only the last one is told. */
export const FEW = 3;
const LONG = 140;

/** The moves of others since a number, each with its first event, which tells who did what; what follows from it may be
 * about anybody. */
export function movesSince(told: readonly Told[], number: number): readonly Told[] {
  const moves = new Map<number, Told>();
  for (const one of told)
    if (one.number > number && one.move !== null && !one.undone && isPlay(one.event) && !moves.has(one.number))
      moves.set(one.number, one);
  return [...moves.values()].filter(({ event, mine }) => mine === null || event.seat !== mine);
}

interface Missed {
  /** What was done, in words. */
  readonly moves: readonly string[];
  /** Whether there were still more before these. */
  readonly more: boolean;
  /** Whether it is the reader's turn now. */
  readonly turn: boolean;
}

/** The sentence for who comes back; nothing where nothing was missed. */
export function missedInWords(words: Words, { moves, more, turn }: Missed): string {
  const last = moves.at(-1);
  if (last === undefined) return "";
  const short = moves.map((text) => text.replace(/\.$/, ""));
  const many = { count: moves.length, more: more ? "yes" : "no", last: short.at(-1) ?? "" };
  const parts = more || moves.length > FEW || (moves.length > 1 && short.join().length > LONG) ? [words.phrase("missed-many", many)] : short;
  if (turn) parts.push(words.phrase("missed-turn"));
  const told = parts.reduce((first, next) => words.phrase("missed-then", { first, next }));
  return words.phrase("missed", { told });
}
