/** The words of the chosen language, for every component. */

import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { wordsFor, type Facts, type Words } from "../words/index.ts";
import { language } from "./chosen.ts";

export const spoken = signal<Words | null>(null);

/** Loads the words, and again when another language is chosen; resolves when the first are there. */
export function learn(): Promise<void> {
  return new Promise((resolve, reject) => {
    effect(() => {
      const wanted = language.value;
      wordsFor(wanted).then((words) => {
        if (language.peek() === wanted) spoken.value = words;
        resolve();
      }, reject);
    });
  });
}

/** A message in the chosen language. */
export function say(message: string, facts?: Facts, attribute?: string): string {
  return spoken.value?.phrase(message, facts, attribute) ?? "";
}

/** The words of a game; null until they are here. */
export function useGameWords(game: string | null): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  const wanted = language.value;
  useEffect(() => {
    let here = true;
    if (game !== null) void wordsFor(wanted, game).then((loaded) => here && setWords(loaded));
    return () => {
      here = false;
    };
  }, [wanted, game]);
  return words?.game === game ? words : null;
}
