/** What is said by ear: a polite live region to which every sentence is added as a line of its own, so that the same
 * words twice in a row are heard twice. */

import { signal } from "@preact/signals";

export interface Line {
  readonly key: number;
  readonly text: string;
}

const KEPT = 12;
let count = 0;
export const lines = signal<readonly Line[]>([]);

/** Say something, once. */
export function announce(text: string): void {
  if (text) lines.value = [...lines.value, { key: ++count, text }].slice(-KEPT);
}
