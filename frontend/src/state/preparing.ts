/** What the server still compiles for its machine, which happens at its first start; nothing once everything is ready. */

import { signal } from "@preact/signals";
import { later } from "../net/anew.ts";
import { seePreparing, whenPreparing } from "../net/http.ts";
import type { Preparation } from "../net/messages.ts";

/** How often we look, in milliseconds. */
const OFTEN = 1000;

export const preparing = signal<readonly Preparation[]>([]);

/** What somebody waits for on this page: the server prepares it first. */
export const awaited = signal<string | null>(null);

let watching = false;

/** Look what is being prepared until everything is ready. */
export async function watchPreparing(): Promise<void> {
  if (watching) return;
  watching = true;
  whenPreparing(() => void watchPreparing());
  try {
    do {
      preparing.value = await seePreparing(awaited.peek());
      if (preparing.value.length > 0) await later(OFTEN);
    } while (preparing.value.length > 0);
  } catch {
    preparing.value = []; // whoever needs something asks for it, and hears why there is none
  }
  watching = false;
}
