/** What is said by ear: a polite live region to which every sentence is added as a line of its own, so that the same
 * words twice in a row are heard twice. */

import { signal } from "@preact/signals";

export interface Line {
  readonly key: number;
  readonly text: string;
}

const KEPT = 12;
/** How long after it was said a line may be taken away: one that was never shown would never be heard. */
const LATER = 1000;
let count = 0;
let trimming: ReturnType<typeof setTimeout> | undefined;
export const lines = signal<readonly Line[]>([]);

/** Say something, once. */
export function announce(text: string): void {
  if (!text) return;
  lines.value = [...lines.value, { key: ++count, text }];
  if (lines.value.length <= KEPT || trimming !== undefined) return;
  trimming = setTimeout(() => {
    trimming = undefined;
    lines.value = lines.value.slice(-KEPT);
  }, LATER);
}
