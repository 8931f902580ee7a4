/** What the frame of the page gives to a game's board, and what a game gives to the frame. */

import type { ComponentChildren, ComponentType } from "preact";
import type { Settings, View } from "../net/messages.ts";
import type { Seated } from "../net/standing.ts";
import type { Sounds } from "../sound/events.ts";
import type { Facts, GameEvent, Language, Words } from "../words/index.ts";

export type { GameEvent, Words } from "../words/index.ts";

/** What this seat (or a spectator) sees of the match, as far as every game has it; each game describes its own. */
export type { View } from "../net/messages.ts";

/** Why an action was not done: a code and the server's sentence, to be shown at the place where it happened. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
  readonly facts?: Facts;
}

/** `V` is what the game's views hold, `E` what its events tell; events of the table come among them. */
export interface BoardProps<V = View, E = GameEvent> {
  readonly view: V;
  /** What my seat may do now, in the game's notation; send such a text back with `act`. */
  readonly legal: readonly string[];
  /** My seat; null for a spectator and in a replay. */
  readonly seat: number | null;
  /** What each seat is called (bots have names too). */
  readonly names: readonly string[];
  /** How well the bot plays that plays a seat now, in words; nothing for people. */
  readonly levels?: readonly string[];
  /** Whose face is shown at each seat, and what stands beside it. An element with `data-seat` is where they sit: what
   * they say stands there. */
  readonly faces?: readonly Seated[];
  /** The events of the latest news, for motion; a new array for every news. */
  readonly events: readonly E[];
  /**
   * Do an action; resolves when the table has answered, with null when it was done. The frame announces a refusal by
   * ear, once: a board shows it in its place and keeps no live region of its own (`announce` of ../ear.ts speaks).
   */
  act(action: string): Promise<Refusal | null>;
  readonly words: Words;
  readonly phase: "playing" | "over" | "replay";
  /** What the table agrees on beside the options of the game; nothing in a replay. */
  readonly settings?: Settings;
  /** When the countdown of a real-time round ends, in milliseconds of this machine's clock; null when there is none. */
  readonly begins?: number | null;
  /** Until when my seat rests after its last action, in milliseconds of this machine's clock; null where it does not. */
  readonly rests?: number | null;
  /** Let my turn go by, where a real-time game is played turn by turn and it is mine; null elsewhere. */
  readonly pass?: (() => void) | null;
  /** Where a round waits for the signal: who is awaited and what I can do about it, made by the frame; null elsewhere. */
  readonly signal?: ComponentChildren;
  /** What the coach advises me now; null where nobody has asked, or the board has changed since. */
  readonly hint?: BoardHint | null;
  /** The latest moves in words, made by the frame, for a board that has a place for them on a wide screen. */
  readonly moves?: ComponentChildren;
  /** In a lesson: what the teacher says, made by the frame, for a board that shows it in place of its own prompts. */
  readonly teacher?: ComponentChildren;
}

/** The coach's advice, for a board that shows it where it is to be done. */
export interface BoardHint {
  /** What the coach would do, in the game's notation … */
  readonly action: string;
  /** … and that beside the next best, each with its chance to win, from 0 to 1. */
  readonly actions: readonly { readonly action: string; readonly chance: number }[];
  /** The facts of its reason: `keeps` names what the action keeps free, to be outlined. */
  readonly why?: Facts | undefined;
  /** What, why and how sure, made by the frame, to stand beside the board; null where the frame shows it itself. */
  readonly note: ComponentChildren;
}

/** A question that one key answers in words, by ear: my garden, a row, the middle, the scores. */
export interface Query {
  /** The key, as in KeyboardEvent.key, pressed together with Alt (and listed in the help). */
  readonly key: string;
  /** The Fluent message that names the question. */
  readonly label: string;
  answer(): string;
}

/** What a game that all play at once has just brought, and how it stands now. */
export interface RealTimeNews<V = View, E = GameEvent> {
  readonly events: readonly E[];
  readonly view: V;
  /** What my seat may do now, in the game's notation. */
  readonly legal: readonly string[];
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly words: Words;
}

/** What may be said: refusals, the end and the score (to somebody who wants it quiet); the same, while the rest waits; or all. */
export type Sayable = "least" | "urgent" | "all";

/** Follows such a game for an ear: what of it must be said, as long as it is true. */
export interface Listener<V = View, E = GameEvent> {
  hear(news: RealTimeNews<V, E>): void;
  /** My action was refused. */
  refused(refusal: Refusal, words: Words): void;
  /** What is to be said now, the most urgent first, and counts as said; nothing where there is none. */
  next(sayable: Sayable): string;
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

/** What a small picture of a seat's part of the table shows; ears hear the words beside it. */
export interface SmallProps<V = View, E = GameEvent> {
  readonly view: V;
  readonly seat: number;
  /** What has just happened: what it changed is ringed. */
  readonly events?: readonly E[];
  /** The facts of the coach's reason against it: what it speaks of is marked. */
  readonly why?: Facts | undefined;
  readonly won?: boolean | undefined;
  /** Only what is this seat's own, where others play on the same board. */
  readonly own?: boolean;
}

/** A game on the page; its own views and events go back to it and to nobody else. */
export interface GamePage<V = View, E = GameEvent> {
  readonly Board: ComponentType<BoardProps<V, E>>;
  /** For a game whose board shows the end of each round itself: how it was counted, as its last event tells. */
  tally?(end: E): Tally | null;
  queries(props: BoardProps<V, E>): readonly Query[];
  /** What my seat may do now, in words; without it each action is told as the message `action-VERB` of the game has it. */
  openInWords?(props: BoardProps<V, E>): string;
  readonly sounds?: Sounds<V, E>;
  /** For a game that all play at once: what of it is said. Without it every event is. */
  listener?(): Listener<V, E>;
  /**
   * The event as ears hear it where this person does not want to hear everything: without what they can ask for; null
   * for one that the next makes plain, or that concerns others only. What is written keeps it all.
   */
  inShort?(event: E, seat: number | null): E | null;
  /** Whether every action of a seat is a whole turn; then "your turn" is said after my own action, too. */
  readonly wholeTurns?: boolean;
  /** Small pictures for the rules; without it `![alt](picture:NAME)` shows the game's file NAME.svg. */
  readonly Picture?: ComponentType<{ name: string }>;
  /** Whether the board shows what the coach advises, and has a place for its note. */
  readonly hinted?: boolean;
  /** A small picture of what a seat has before it, to look back on a match. */
  readonly Small?: ComponentType<SmallProps<V, E>>;
  /** A small picture of what a seat has chosen as its own: the back of its deck. */
  readonly Own?: ComponentType<{ value: string }>;
  /** Which pictures stand under which heading of the rules, by its number. */
  readonly pictures?: Readonly<Record<number, readonly string[]>>;
  /** Which pictures stand for what the rules draw with letters. */
  readonly drawings?: readonly string[];
  /** Whether its board has a place for the teacher of a lesson; elsewhere the frame shows the teacher above it. */
  readonly seatsTeacher?: boolean;
}

/*
 * The board of a game of another package: an ES module `page/board.js` in the game's folder, in plain JavaScript.
 * The server gives it out as `/games/NAME/board.js`, beside whatever else lies in that folder: scripts that it imports,
 * pictures, a stylesheet that it links (`new URL("board.css", import.meta.url)`). The page's security policy holds for it:
 * nothing from elsewhere, no script and no style inside of markup.
 */

/** What a board of another package gets: plain data, and functions to act and to speak. */
export interface ForeignProps extends Required<Omit<BoardProps, "words" | "moves" | "signal" | "faces" | "hint" | "teacher" | "rests" | "pass">> {
  readonly language: Language;
  /** A message of the game's words (`page.en.ftl`); its name where there is none. */
  say(message: string, facts?: Facts, attribute?: string): string;
}

/** A board that is drawn. What throws is replaced by the plain board. */
export interface ForeignBoard {
  /** Draw what has changed. Who has the focus keeps it, or what stands in its place then has it. */
  update(props: ForeignProps): void;
  /** Show the news, after `update`. */
  heard?(events: readonly GameEvent[]): void;
  unmount(): void;
}

/** What the module exports. */
export interface ForeignModule {
  mount(element: HTMLElement, props: ForeignProps): ForeignBoard;
  queries?(props: ForeignProps): readonly Query[];
  readonly sounds?: Sounds;
}
