/** Speech for a game that all play at once: one announcement at a time, never more than an ear can follow. What is new
 * replaces what has not been said. Time is told from outside, in milliseconds. */

/** At least so much time lies between two announcements … */
export const LEAST = 1500;
/** … and so much for each word of the last one: three words a second leave as much room for the table's own sounds. */
const A_WORD = 1000 / 3;

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export class Paced {
  readonly #next: () => string;
  readonly #say: (text: string) => void;
  #free = 0;

  /** `next` gives what should be said now, the most urgent first, and takes it as said. */
  constructor(next: () => string, say: (text: string) => void) {
    this.#next = next;
    this.#say = say;
  }

  /** Something may be to be said. Returns when to look again: while somebody speaks, what they said before is heard out. */
  look(now: number): number | null {
    if (now < this.#free) return this.#free;
    const text = this.#next();
    if (!text) return null;
    this.#say(text);
    this.spoke(text, now);
    return this.#free;
  }

  /** Something else was said: an answer, or what happens at the table. */
  spoke(text: string, now: number): void {
    this.#free = Math.max(this.#free, now) + Math.max(LEAST, wordsIn(text) * A_WORD);
  }
}
