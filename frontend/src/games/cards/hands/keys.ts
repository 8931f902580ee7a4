/** One key for each pile and each source, by where the key is, so that every keyboard layout works. */

import type { Source } from "../notation.ts";

const DIGITS = ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9", "Digit0"];
const UPPER = ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP"];
const HOME = ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"];
const ROWS = [DIGITS, UPPER, HOME];
const LOWER = ["KeyZ", "KeyX", "KeyC", "KeyV", "KeyB", "KeyN", "KeyM"];

export const TURN = "Space";
export const BEST = "Comma";
export const CALL = "Period";

/** A key by its place on the keyboard; the rows of piles that are too many for it are reached with Shift. */
export interface Key {
  readonly code: string;
  readonly shift: boolean;
}

/** The key of the place in the middle that lies so far from the first, in a table of so many columns. */
export function keyOfPlace(at: number, columns: number): Key | null {
  const row = Math.floor(at / columns);
  const code = ROWS[row % ROWS.length]?.[at % columns];
  return code && row < 2 * ROWS.length ? { code, shift: row >= ROWS.length } : null;
}

/** The place in the middle of a key; null for a key that has none. */
export function placeOfKey(key: Key, columns: number): number | null {
  for (const [row, codes] of ROWS.entries()) {
    const column = codes.indexOf(key.code);
    if (column >= 0) return column < columns ? (row + (key.shift ? ROWS.length : 0)) * columns + column : null;
  }
  return null;
}

/** The key of the source that lies so far from the left. */
export const keyOfSource = (at: number): Key | null => {
  const code = LOWER[at];
  return code ? { code, shift: false } : null;
};

/** The source of a key; null for a key that has none. */
export const sourceOfKey = (code: string, sources: readonly Source[]): Source | null =>
  sources[LOWER.indexOf(code)] ?? null;

/** What stands on a key: as the layout says where the browser knows it, else as on most keyboards. */
export function labelOf(key: Key, layout: ReadonlyMap<string, string> | null): string {
  const plain: Record<string, string> = { Semicolon: ";", Comma: ",", Period: "." };
  const digit = key.code.startsWith("Digit") ? key.code.slice(5) : undefined; // a digit is named so on every layout
  const label = digit ?? layout?.get(key.code) ?? plain[key.code] ?? key.code.replace("Key", "");
  return `${key.shift ? "⇧" : ""}${label.toUpperCase()}`;
}
