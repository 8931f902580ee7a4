/** What is said of the news, and when. What one action brings is one line. In a game of turns the moves of others wait for
 * each other: they are said together, when my turn comes or when nobody has done anything for a moment. */

import { announce, isWanted } from "../ear.ts";
import type { Listener, Refusal } from "../games/contract.ts";
import { isPlay, type Told } from "../net/chronicle.ts";
import type { Standing } from "../net/standing.ts";
import type { GameEvent, Words } from "../words/index.ts";
import { AtOnce } from "./atonce.ts";

/** So many milliseconds after the last move of others they are told to who still waits. */
export const PAUSE = 2500;

/** How a game is heard. */
export interface Hearing {
  /** Whether seats play in turn, and not all at once. */
  readonly turns: boolean;
  /** Whether every action is a whole turn. */
  readonly wholeTurns?: boolean | undefined;
  /** The event as it is said where not everything is; null for one that is not said then. */
  readonly inShort?: ((event: GameEvent, seat: number | null) => GameEvent | null) | undefined;
  /** Who follows a game that all play at once. */
  readonly listener?: (() => Listener) | undefined;
}

export class Voice {
  readonly #standing: Standing;
  readonly #inWords: (told: Told) => string;
  #words: Words | null = null;
  #hearing: Hearing = { turns: false };
  #atOnce: AtOnce | null = null;
  #wasMyTurn = false;
  /** What others have done that is not said yet; and all that they have done since I acted. */
  #held: string[] = [];
  #since: string[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(standing: Standing, inWords: (told: Told) => string) {
    this.#standing = standing;
    this.#inWords = inWords;
  }

  /** From now on news are heard in this way. If it is my turn, that is said, unless I know it. */
  attend(hearing: Hearing, words: Words, knows: boolean): void {
    if (this.#hearing.listener !== hearing.listener) {
      this.#atOnce?.close();
      this.#atOnce = hearing.listener ? new AtOnce(this.#standing, hearing.listener()) : null;
    }
    this.#hearing = hearing;
    this.#words = words;
    this.#atOnce?.hear([], words);
    this.arrive(knows);
  }

  /** I have come to the table, or am back at it. */
  arrive(knows: boolean): void {
    const begins = this.#myTurnBegins();
    if (begins && !knows) announce(this.#callTurn([]));
  }

  /** Say the news of one moment. */
  hear(told: readonly Told[]): void {
    const all = isWanted("everything");
    const now: string[] = [];
    if (this.#atOnce && this.#words) {
      this.#atOnce.hear(told.flatMap(({ event }) => (isPlay(event) ? [event] : [])), this.#words);
      if (!all) told = told.filter(({ event }) => !isPlay(event));
    }
    for (const group of byNumber(told)) {
      const text = group.map((one) => this.#told(one, all)).filter(Boolean).join(" ");
      const mine = group[0]?.mine ?? null;
      if (mine !== null && group.some(({ event }) => isPlay(event) && event.seat === mine)) this.#acted();
      if (!text) continue;
      const waits = this.#hearing.turns && mine !== null && group.every(({ event }) => isOthers(event, mine));
      if (waits) this.#since.push(text);
      if (waits && !all) this.#held.push(text);
      else now.push(...(isPlay(group[0]!.event) ? this.#release() : []), text);
    }
    if (this.#myTurnBegins()) now.push([now.pop(), this.#callTurn(this.#release())].filter(Boolean).join(" "));
    for (const line of now) announce(line);
    if (this.#held.length > 0 && isWanted("usual")) this.#waiting ??= setTimeout(() => announce(this.#release().join(" ")), PAUSE);
  }

  /** My action was refused: the reason is said, in a few words where there is little time. */
  refused(refusal: Refusal): void {
    if (this.#atOnce && this.#words && !isWanted("everything")) this.#atOnce.refused(refusal, this.#words);
    else announce(refusal.reason);
  }

  /** What others have done since I last acted. */
  since(): string {
    if (!this.#words) return "";
    if (this.#since.length === 0) return this.#words.phrase("since-nothing");
    return this.#words.phrase("since-you-acted", { told: this.#joined(this.#since) });
  }

  close(): void {
    this.#atOnce?.close();
    clearTimeout(this.#waiting);
  }

  #told(one: Told, all: boolean): string {
    const { inShort } = this.#hearing;
    const event = all || !inShort || !isPlay(one.event) ? one.event : inShort(one.event, one.mine);
    return event ? this.#inWords({ ...one, event }) : "";
  }

  #acted(): void {
    this.#since = [];
    if (this.#hearing.wholeTurns) this.#wasMyTurn = false;
  }

  #myTurnBegins(): boolean {
    const before = this.#wasMyTurn;
    this.#wasMyTurn = this.#hearing.turns && this.#standing.mayAct();
    return this.#wasMyTurn && !before;
  }

  /** What was held back, to be said now. */
  #release(): string[] {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const held = this.#held;
    this.#held = [];
    return held;
  }

  #callTurn(told: readonly string[]): string {
    if (!this.#words) return "";
    return told.length > 0 ? this.#words.phrase("turn-since", { told: this.#joined(told) }) : this.#words.phrase("turn-yours");
  }

  /** Sentences as one, without its full stop. */
  #joined(told: readonly string[]): string {
    const parts = told.map((text) => text.replace(/\.$/, ""));
    return parts.reduce((first, next) => this.#words!.phrase("missed-then", { first, next }));
  }
}

/** Whether it is a move of somebody else, and not of the whole table. */
const isOthers = (event: GameEvent, mine: number): boolean => isPlay(event) && event.seat != null && event.seat !== mine;

/** The news of one moment, each with all its events. */
function byNumber(told: readonly Told[]): readonly (readonly Told[])[] {
  const groups = new Map<number, Told[]>();
  for (const one of told) groups.set(one.number, [...(groups.get(one.number) ?? []), one]);
  return [...groups.values()];
}
