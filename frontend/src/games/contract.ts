/** What the frame of the page gives to a game's board, and what a game gives to the frame. */

import type { ComponentChildren, ComponentType } from "preact";
import type { GameEvent, Words } from "../words/index.ts";

export type { GameEvent, Words } from "../words/index.ts";

/** What this seat (or a spectator) sees of the match: the JSON of `Match.view`; each game describes its own. */
export type View = Readonly<Record<string, unknown>>;

/** Why an action was not done: a code and the server's sentence, to be shown at the place where it happened. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
}

export interface BoardProps<V = View> {
  readonly view: V;
  /** What my seat may do now, in the game's notation; send such a text back with `act`. */
  readonly legal: readonly string[];
  /** My seat; null for a spectator and in a replay. */
  readonly seat: number | null;
  /** What each seat is called (bots have names too). */
  readonly names: readonly string[];
  /** How well the bot plays that plays a seat now, in words; nothing for people. */
  readonly levels?: readonly string[];
  /** The events of the latest news, for motion; a new array for every news. */
  readonly events: readonly GameEvent[];
  /**
   * Do an action; resolves when the table has answered, with null when it was done. The frame announces a refusal by
   * ear, once: a board shows it in its place and keeps no live region of its own (`announce` of ../ear.ts speaks).
   */
  act(action: string): Promise<Refusal | null>;
  readonly words: Words;
  readonly phase: "playing" | "over" | "replay";
  /** When the countdown of a real-time round ends, in milliseconds of this machine's clock; null when there is none. */
  readonly begins?: number | null;
  /** The latest moves in words, made by the frame, for a board that has a place for them on a wide screen. */
  readonly moves?: ComponentChildren;
}

/** A question that one key answers in words, by ear: my garden, a row, the middle, the scores. */
export interface Query {
  /** The key, as in KeyboardEvent.key, pressed together with Alt (and listed in the help). */
  readonly key: string;
  /** The Fluent message that names the question. */
  readonly label: string;
  answer(): string;
}

/** How a round was counted, for the score sheet. */
export interface Tally {
  /** Who ended the round; null where nobody did. */
  readonly by: number | null;
  /** What they called. */
  call(words: Words): string;
  /** What the points of a seat are made of: "18 out, 3 left". */
  note(words: Words, seat: number): string;
}

/** The end of a round: what was seen before it, the news of it, and what was seen then. */
export interface Ending {
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly now: View;
}

/** A game on the page; its own views go back to it and to nobody else. */
export interface GamePage<V = any> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** For a game whose board shows the end of each round itself: how it was counted. */
  tally?(ending: Ending): Tally | null;
  queries(props: BoardProps<V>): Query[];
  /** Small pictures for the rules (`![alt](picture:NAME)`) and for the shelf (name "box"). */
  readonly Picture?: ComponentType<{ name: string }>;
}
