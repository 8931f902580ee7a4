/** Speech for a game that all play at once: one announcement at a time, never more than an ear can follow. What is new
 * replaces what has not been said. Time is told from outside, in milliseconds. */

/** At least so much time lies between two announcements … */
export const LEAST = 1500;
/** … and, where it can wait, so much for each word of the last one: half of the time is left to the sounds of the table. */
const A_WORD = 400;

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export class Paced {
  readonly #next: (urgent: boolean) => string;
  readonly #say: (text: string) => void;
  /** When something urgent may be said, and when anything may. */
  #soonest = 0;
  #free = 0;

  /** `next` gives what should be said now, and takes it as said: the most urgent first, or only what is urgent. */
  constructor(next: (urgent: boolean) => string, say: (text: string) => void) {
    this.#next = next;
    this.#say = say;
  }

  /** Something may be to be said. Returns when to look again; null until there is news. */
  look(now: number): number | null {
    if (now < this.#soonest) return this.#soonest;
    const text = this.#next(now < this.#free);
    if (text) {
      this.#say(text);
      this.spoke(text, now);
      return this.#soonest;
    }
    return now < this.#free ? this.#free : null;
  }

  /** Something was said, also an answer, or what happens at the table. */
  spoke(text: string, now: number): void {
    this.#soonest = now + LEAST;
    this.#free = Math.max(this.#free, now) + Math.max(LEAST, wordsIn(text) * A_WORD);
  }
}
