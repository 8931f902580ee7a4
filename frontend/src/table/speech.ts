/** What was just said in a quick phrase: it stands at the seat of whoever said it, for as long as it takes to read it. */

import { signal } from "@preact/signals";
import type { Told } from "../net/chronicle.ts";
import type { Standing } from "../net/standing.ts";

/** How long a phrase stands at a seat, in milliseconds. */
export const SHOWN = 6000;
const PHRASE = "table-phrase-";

export interface Said {
  readonly seat: number;
  /** The message whose `.phrase` was said. */
  readonly phrase: string;
  readonly key: string;
}

export class Speech {
  /** What stands at the seats now, at most one phrase at each. */
  readonly now = signal<readonly Said[]>([]);
  readonly #standing: Standing;
  readonly #fading = new Set<ReturnType<typeof setTimeout>>();

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  /** Something was told; who watches has no seat where a phrase could stand, and what was said long ago is past. */
  hear({ event, key, at }: Told): void {
    const { table, ahead } = this.#standing;
    const seat = table.value?.seats.findIndex(({ guest }) => guest != null && guest === event.guest) ?? -1;
    const left = SHOWN - (Date.now() + ahead.value - at);
    if (!event.kind.startsWith(PHRASE) || seat < 0 || left <= 0) return;
    this.now.value = [...this.now.value.filter((said) => said.seat !== seat), { seat, phrase: event.kind, key }];
    const timer = setTimeout(() => {
      this.#fading.delete(timer);
      this.now.value = this.now.value.filter((said) => said.key !== key);
    }, left);
    this.#fading.add(timer);
  }

  close(): void {
    for (const timer of this.#fading) clearTimeout(timer);
  }
}
