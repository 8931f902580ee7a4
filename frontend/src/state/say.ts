/** The words of the chosen language, for every component. */

import { effect, signal } from "@preact/signals";
import { wordsFor } from "./words.ts";
import type { Facts, Words } from "../words/index.ts";
import { language } from "./chosen.ts";
import { useLoaded } from "./loaded.ts";

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

/** The words of a part of the page, or those at an address of the server; null until they are here. */
export function useWords(part: string | null, address = "", wanted = language.value): Words | null {
  const load = async () => (part === null ? null : wordsFor(wanted, part, address));
  const { found: words } = useLoaded(load, [wanted, part, address]);
  return words?.game === part ? words : null;
}
