/** What this person has chosen, kept on this machine: language, theme, motion, sounds, name. */

import { effect, signal, type Signal } from "@preact/signals";
import { acceptLanguage } from "../net/http.ts";
import { LANGUAGES, oneOf, type Language } from "../words/index.ts";

export const THEMES = ["system", "day", "night", "contrast"] as const;
type Theme = (typeof THEMES)[number];

function kept<T>(key: string, first: T, allowed?: readonly T[]): Signal<T> {
  let value = first;
  try {
    const text = localStorage.getItem(`ludotheque.${key}`);
    if (text !== null) value = JSON.parse(text) as T;
  } catch {
    // a browser may forbid keeping anything; then the choice lasts as long as the page
  }
  if (typeof value !== typeof first || (allowed && !allowed.includes(value))) value = first;
  const chosen = signal(value);
  let started = false;
  effect(() => {
    const text = JSON.stringify(chosen.value);
    if (started) {
      try {
        localStorage.setItem(`ludotheque.${key}`, text);
      } catch {
        // as above
      }
    }
    started = true;
  });
  return chosen;
}

export const language = kept<Language>("language", oneOf(navigator.languages), LANGUAGES);
effect(() => acceptLanguage(language.value));
export const theme = kept<Theme>("theme", "system", THEMES);
export const still = kept("still", false);
/** Whether letters, digits and signs play at the table without Alt or Ctrl. */
export const letters = kept("letters", true);
/** How much is said by ear: what concerns me; what others do, too; or all that is known of it, colours and all. */
export const VERBOSITIES = ["quiet", "usual", "everything"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];
export const verbosity = kept<Verbosity>("verbosity", "usual", VERBOSITIES);
/** The keys that this person has put in the place of the usual ones, by what they do. */
export const ownKeys = kept<Record<string, string>>("keys", {});
export const myName = kept("name", "");
/** How loud each kind of sound is, from 0 to 1. */
export const loudness = kept<Record<string, number>>("loudness", {});
/** Whether the browser shows a notification when it is my turn. */
export const notify = kept("notify", false);
/** The key to the door of the house, at the machine where the server runs. */
export const houseKey = kept("house-key", "");
/** How fast rules are read aloud, beside the usual speed of the voice. */
export const readingSpeed = kept("reading-speed", 1);
/** Whether the strip for ears is open below the table. */
export const byEar = kept("by-ear", false);
export const muted = kept("muted", false);
/** For every lesson that was begun (`GAME/NAME`) the number of its steps that are done. */
export const learned = kept<Record<string, number>>("lessons", {});

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const wishes = () => ({
  theme: contrast.matches ? "contrast" : dark.matches ? "night" : "day",
  still: reduced.matches,
});
const system = signal(wishes());
for (const query of [dark, contrast, reduced]) query.addEventListener("change", () => (system.value = wishes()));

/** The theme in force: day, night or contrast. */
export const themeNow = () => (theme.value === "system" ? system.value.theme : theme.value);

/** Puts the choices on the document. */
export function dress(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value;
    root.dataset.theme = themeNow();
    if (still.value || system.value.still) root.dataset.motion = "still";
    else delete root.dataset.motion;
    root.dataset.letters = letters.value ? "on" : "off";
  });
}
