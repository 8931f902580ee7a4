/** Which sounds go with what happens. */

import type { Facts, GameEvent, Words } from "../words/index.ts";
import type { Heard, Note } from "./notes.ts";

/** Who hears something, and how the match stands after it. */
export interface Hearer<V = unknown> {
  readonly seat: number | null;
  readonly view: V | null;
  readonly names: readonly string[];
  readonly words: Words;
}

/** A question to the ear: what was that? */
export interface SoundQuestion {
  readonly heard: Heard;
  readonly ask: string;
  readonly answers: readonly string[];
  /** Which of the answers is right. */
  readonly right: number;
}

/** How the sounds of a game are learned. */
export interface SoundLesson {
  /** Every sound, as an example with its words … */
  examples(words: Words): readonly Heard[];
  /** … what tells one from another: several that are heard after each other, under a sentence … */
  scales(words: Words): readonly { readonly about: string; readonly heard: readonly Heard[] }[];
  /** … and questions, as chance (from 0 to 1) has it. */
  question(words: Words, chance: () => number): SoundQuestion;
}

/** The sounds of a game: which goes with which kind of event (those of `own` are heard by who acted alone), or what is
 * heard in a richer way. */
export interface Sounds<V = unknown, E = GameEvent> {
  readonly all?: Readonly<Record<string, string>>;
  readonly own?: Readonly<Record<string, string>>;
  /** How its own sounds are made. */
  readonly made?: Readonly<Record<string, readonly Note[]>>;
  /** What is heard of an event. */
  of?(event: E, hearer: Hearer<V>): readonly Heard[];
  /** What is heard of a refusal of mine; without it the low tap. */
  refused?(refusal: { readonly code: string; readonly facts?: Facts }, words: Words): Heard;
  /** How its sounds are learned; brought when somebody wants to. */
  learn?(): Promise<SoundLesson>;
}

/** What happens at every table. */
const COMMON: Readonly<Record<string, string>> = {
  "round-begins": "turn",
  "table-started": "turn",
  "table-chat": "talk",
};

/** The sounds of an event for somebody, with the sounds of the game; none where it is silent. */
export function soundsOf(event: GameEvent, hearer: Hearer, sounds: Sounds = {}): readonly Heard[] {
  const plain = (sound: string): readonly Heard[] => [{ sound, text: "" }];
  const { kind } = event;
  if (kind === "match-over") {
    const winners = event.facts?.winners;
    return plain(Array.isArray(winners) && hearer.seat !== null && winners.includes(hearer.seat) ? "win" : "turn");
  }
  if (kind.startsWith("table-phrase-")) return plain("talk");
  const own = event.seat === hearer.seat ? sounds.own?.[kind] : undefined;
  const sound = sounds.all?.[kind] ?? own ?? COMMON[kind];
  return [...(sounds.of?.(event, hearer) ?? []), ...(sound ? plain(sound) : [])];
}
