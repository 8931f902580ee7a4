/** Telling what happens at a table: each hears it in their own language, and of themselves as "you". */

import { wordFor } from "./bundle.ts";
import type { GameEvent, Words } from "./index.ts";
import { written } from "./notation.ts";

/** What each seat is called: a free one by its number. */
export const called = (words: Words, names: readonly string[]): readonly string[] =>
  names.map((name, seat) => name || words.phrase("seat", { number: seat + 1 }));

/** Words that can stand inside a sentence, as a sentence of their own. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A level in words; nothing for people. A game of another package may have levels of its own. */
export const levelInWords = (words: Words, level = ""): string =>
  words.has(`level-${level}`) ? words.phrase(`level-${level}`) : level;

/** A single thing of a game ("red", "row 2"), as WORD names it; as it is written where the game has no word for it. */
function inWords(words: Words, thing: string): string {
  const [message, facts] = wordFor(thing);
  return words.has(message) ? words.phrase(message, facts) : thing;
}

/** An action as its game calls it: the message `action-VERB`, with what follows the verb as `first`, `second` and `third`;
 * as one would type it where the game has no words for it. */
export function actionInWords(words: Words, action: string): string {
  const [verb = "", first = "", second = "", third = ""] = action.split(" ");
  return words.has(`action-${verb}`) ? words.phrase(`action-${verb}`, { first, second, third }) : written(words, action);
}

/** An event as it is told to a guest on a seat (null: who has no number, or no seat). */
export function tell(
  words: Words,
  event: GameEvent,
  guest: number | null,
  seat: number | null,
  names: readonly string[],
): string {
  const named = called(words, names);
  if (!event.kind.startsWith("table-")) return words.sentence(event, seat, named);
  const facts: Record<string, unknown> = { ...event.facts };
  if (typeof event.seat === "number") {
    facts.who = named[event.seat] ?? words.phrase("seat", { number: event.seat + 1 });
  }
  if (typeof facts.level === "string" && facts.level) facts.level = levelInWords(words, facts.level);
  if (event.kind === "table-chose") facts.value = inWords(words, String(facts.value));
  if (event.kind === "table-signalled") facts.word = words.phrase("signal-word");
  let about: string | undefined;
  if (guest !== null && event.guest === guest) about = "you";
  else if (seat !== null && event.seat === seat) about = "yours";
  return words.phrase(event.kind, facts, about);
}
