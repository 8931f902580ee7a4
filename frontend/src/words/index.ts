/** Words: every sentence that people read or hear, from the same Fluent files as the server's, and the page's own. */

import { LANGUAGES, type Language } from "./languages.ts";

export { LANGUAGES, NAMES, type Language } from "./languages.ts";

/** The first wish that is one of our languages, wherever it is spoken (`de-AT`); else English. */
export function oneOf(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return codes.map((code) => LANGUAGES.find((ours) => ours === code)).find(Boolean) ?? "en";
}

/** Something that happened, as the server tells it; its sentence is the Fluent message `kind`. */
export interface GameEvent {
  readonly kind: string;
  readonly seat?: number | null;
  readonly guest?: number | null;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export type Facts = Readonly<Record<string, unknown>>;

/** The words of one language and one game. */
export interface Words {
  readonly language: Language;
  readonly game: string | null;
  /** What the game is called. */
  readonly title: string;
  /** A message in this language; its attribute of that name where it has one. */
  phrase(message: string, facts?: Facts, attribute?: string): string;
  has(message: string, attribute?: string): boolean;
  /** An event in words, as told to a reader (a seat, or null): to the seat that acted it says "you". A kind that has
   * no words is told by its name. */
  sentence(event: GameEvent, reader: number | null, names: readonly string[]): string;
  /** Several things in a row, the last joined by a word. */
  listing(items: readonly string[]): string;
}
