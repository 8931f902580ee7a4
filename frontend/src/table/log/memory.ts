/** What happened before somebody came, fetched page by page; and what they missed, told once in one sentence. */

import { signal } from "@preact/signals";
import { announce } from "../../ear.ts";
import type { Chronicle, Told } from "../../net/chronicle.ts";
import { seeHistory } from "../../net/http.ts";
import type { Message } from "../../net/messages.ts";
import type { Standing } from "../../net/standing.ts";
import { seen, seenAt } from "../../state/seen.ts";
import type { Words } from "../../words/index.ts";
import { missedInWords, movesSince } from "./missed.ts";

/** Who looks at another tab for a shorter time has not been away. */
const A_WHILE = 15_000;
/** How long it is shown what was missed; the log tells it after that, too. */
const SHOWN = 30_000;

export class Memory {
  /** What was missed, in words, for a while, or until it is put away or the reader acts. */
  readonly missed = signal("");
  readonly #id: string;
  readonly #standing: Standing;
  readonly #inWords: (told: Told) => string;
  readonly #fetching = new Set<Chronicle>();
  #words: Words | null = null;
  /** The last number that was seen before something was missed, of which is still to be told. */
  #since: number | null = null;
  /** The number and the time when the page was hidden. */
  #hidden: readonly [number: number, at: number] | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;
  readonly #look = () => this.#seen();

  constructor(id: string, standing: Standing, inWords: (told: Told) => string) {
    this.#id = id;
    this.#standing = standing;
    this.#inWords = inWords;
    document.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    clearTimeout(this.#fading);
    document.removeEventListener("visibilitychange", this.#look);
  }

  /** A message was taken in, before which everything up to a number was known. */
  hear(message: Message, before: number): void {
    const { number, past, table, view } = this.#standing;
    if (message.is === "welcome") {
      const last = before || seenAt(this.#id);
      if (last > 0 && last < number) this.missedSince(last);
      if (past.missing.value && (table.value?.phase === "over" || (view.value?.round ?? 1) > 1)) void this.#fetchRounds();
    }
    if (message.is !== "news" && past.missing.value) void this.earlier(past);
    this.#seen();
    this.#tellMissed();
  }

  speak(words: Words): void {
    this.#words = words;
    this.#tellMissed();
  }

  /** Somebody was away, and has seen everything up to a number. */
  missedSince(number: number): void {
    this.#since = Math.min(this.#since ?? number, number);
  }

  /** Fetch the page before what is here; a line that is cut brings none, and it is asked for again. */
  readonly earlier = async (chronicle: Chronicle): Promise<void> => {
    if (this.#fetching.has(chronicle)) return;
    this.#fetching.add(chronicle);
    try {
      const { before } = chronicle;
      const only = chronicle === this.#standing.talk ? { only: "talk" } : {};
      chronicle.put(await seeHistory(this.#id, { before, ...only }), before, this.#standing.guest.value);
    } catch {
      // it is still missing
    } finally {
      this.#fetching.delete(chronicle);
    }
    this.#tellMissed();
  };

  async #fetchRounds(): Promise<void> {
    try {
      this.#standing.addRounds(await seeHistory(this.#id, { only: "rounds" }));
    } catch {
      // the sheet tells what came before as one number
    }
  }

  /** Note how far the person has seen, or that they look away or are back. */
  #seen(): void {
    const { number } = this.#standing;
    if (document.visibilityState === "hidden") {
      this.#hidden ??= [number, Date.now()];
      return;
    }
    if (this.#hidden && Date.now() - this.#hidden[1] > A_WHILE && this.#hidden[0] > 0) this.missedSince(this.#hidden[0]);
    this.#hidden = null;
    if (number > 0) seen(this.#id, number);
    this.#tellMissed();
  }

  /** Tell what was missed, as soon as it is here, in words. */
  #tellMissed(): void {
    const since = this.#since;
    const { past } = this.#standing;
    if (since === null || past.missing.value || !this.#words) return;
    this.#since = null;
    const moves = movesSince(past.told.value, since).map(this.#inWords);
    const turn = this.#standing.mayAct() && this.#standing.actors.value.length === 1;
    const text = missedInWords(this.#words, { moves, more: past.first.value > since + 1, turn });
    if (!text) return;
    this.missed.value = text;
    announce(text);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.missed.value = ""), SHOWN);
  }
}
