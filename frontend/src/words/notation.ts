/** A game's notation as the readers of one language type and read it: the words of the message `typed-GAME`. */

import type { Words } from "./index.ts";

/** A word in small letters and without accents. */
const plain = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What each word of the notation may be called; the first is the one that is shown. */
function vocabulary(words: Words): readonly (readonly [string, readonly string[]])[] {
  const message = `typed-${words.game}`;
  const lines = words.has(message) ? words.phrase(message).split("\n") : [];
  return lines.map((line) => {
    const [thing = "", called = ""] = line.split("=");
    return [thing.trim(), called.split(",").map((word) => word.trim())];
  });
}

const each = (text: string, change: (word: string) => string): string => text.trim().split(/\s+/).map(change).join(" ");

/** An action as a reader of this language would type it. */
export function written(words: Words, action: string): string {
  const shown = new Map(vocabulary(words).map(([thing, [first]]) => [thing, first]));
  return each(action, (word) => shown.get(word) ?? word);
}

/** What was typed, in the notation of the game; its English words work in every language. */
export function understood(words: Words, typed: string): string {
  const meaning = new Map(vocabulary(words).flatMap(([thing, called]) => called.map((word) => [plain(word), thing])));
  return each(typed, (word) => meaning.get(plain(word)) ?? word);
}
