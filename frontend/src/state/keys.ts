/** Which key does what: the letter that stands on it, on any keyboard, and the one that a person has put in its place. */

import { ownKeys } from "./chosen.ts";

/** With Alt, browsers go with these to the address and to their menu before a page hears of it. */
const BROWSERS_OWN = new Set(["d", "e", "f"]);

/** The letter or digit of a key. It is the one that is written on it; where a key writes no such thing (digits are
 * behind Shift on a French keyboard, Alt writes signs on a Mac, others write Cyrillic) it is known by its place. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const written = key.toLowerCase();
  if (/^[a-z0-9]$/.test(written)) return written;
  return /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? written;
}

/** The key for something: the usual one, or this person's own. */
export const keyFor = (what: string, usual: string): string => ownKeys.value[what] ?? usual;

/** Whether a key can be chosen: a letter or a digit that the browser does not keep for itself. */
export const canBeKey = (letter: string): boolean => /^[a-z0-9]$/.test(letter) && !BROWSERS_OWN.has(letter);

/** Put a key in the place of the usual one; the usual one again with null. */
export function chooseKey(what: string, letter: string | null): void {
  const { [what]: _, ...others } = ownKeys.value;
  ownKeys.value = letter === null ? others : { ...others, [what]: letter };
}
