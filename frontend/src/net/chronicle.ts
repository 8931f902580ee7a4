/** What was told at a table, without a gap from its first number on: live news at its end, and before them pages of the
 * past, as far back as they were asked for. */

import { signal } from "@preact/signals";
import type { GameEvent } from "../words/index.ts";
import type { HistoryPage } from "./messages.ts";

/** Something that was told, with what the seats were called then, and which one was mine. */
export interface Told {
  readonly event: GameEvent;
  /** The number of its news, and its place in them. */
  readonly number: number;
  readonly key: string;
  readonly at: number;
  readonly names: readonly string[];
  readonly mine: number | null;
  readonly match: number;
  /** The number of the move in its match; null for what is no move. */
  readonly move: number | null;
  /** Whether the move was taken back later. */
  readonly undone: boolean;
}

/** The most of what was told that is kept. */
const KEPT = 5000;
const TALK = /^table-(chat|phrase-)/;

/** Whether somebody said it. */
export const isTalk = (event: GameEvent): boolean => TALK.test(event.kind);

/** Whether it belongs to the match, and not to the table around it. */
export const isPlay = (event: GameEvent): boolean => !event.kind.startsWith("table-");

export class Chronicle {
  readonly told = signal<readonly Told[]>([]);
  /** The first number that is told; before any page, the one that comes next. */
  readonly first = signal(1);
  /** Whether the page before what we heard live is still to be fetched. */
  readonly missing = signal(false);
  /** The numbers of which we know that they are not here: after the first, and before the second. */
  #gap: readonly [number, number] | null = null;
  #last = 0;
  readonly #wanted: (event: GameEvent) => boolean;

  constructor(wanted: (event: GameEvent) => boolean = () => true) {
    this.#wanted = wanted;
  }

  /** Everything up to this number has happened. */
  reach(number: number): void {
    if (number <= this.#last) return;
    if (this.told.value.length === 0) this.first.value = number + 1;
    else this.#gap = [this.#gap?.[0] ?? this.#last, number + 1];
    this.#last = number;
    this.missing.value = true;
  }

  /** Add what news told. */
  add(number: number, told: readonly Told[]): void {
    this.#last = number;
    const undone = told.find(({ event }) => event.kind === "table-undone");
    if (undone) this.#takeBack(Number(undone.event.facts?.count));
    const more = told.filter(({ event }) => this.#wanted(event));
    if (more.length === 0) return;
    const all = [...this.told.value, ...more];
    this.told.value = all.slice(-KEPT);
    if (all.length > KEPT) this.first.value = (all.at(-KEPT - 1)?.number ?? 0) + 1; // of that news some may be here
  }

  /** The number before which the next page is wanted. */
  get before(): number {
    return this.#gap?.[1] ?? this.first.value;
  }

  /** Add a page that was asked for `before` a number. */
  put(page: HistoryPage, before: number, guest: number | null): void {
    if (before !== this.before) return; // something has happened since it was asked for
    const past = toldOn(page, guest).filter(({ event }) => this.#wanted(event));
    const here = this.told.value;
    const [until, from] = this.#gap ?? [0, this.first.value];
    const older = page.first > until + 1 ? [] : here.filter(({ number }) => number <= until);
    const later = here.filter(({ number }) => number >= from);
    const known = older.at(-1)?.number ?? 0;
    this.told.value = [...older, ...past.filter(({ number }) => number > known), ...later];
    this.first.value = older.length > 0 ? Math.min(this.first.value, page.first) : page.first;
    this.#gap = null;
    this.missing.value = false;
  }

  /** Mark the last moves that counted as taken back. */
  #takeBack(count: number): void {
    const last = this.told.value.findLast(({ move, undone }) => move !== null && !undone);
    if (!last) return;
    const left = (last.move ?? 0) - count;
    this.told.value = this.told.value.map((one) =>
      one.match === last.match && (one.move ?? 0) > left ? { ...one, undone: true } : one,
    );
  }
}

/** The events of a page, each with who sat where then. */
function toldOn(page: HistoryPage, guest: number | null): readonly Told[] {
  let names: readonly string[] = [];
  let mine: number | null = null;
  return page.entries.flatMap(({ number, at, match, move = null, undone = false, seats, events }) => {
    if (seats) {
      names = seats.map(({ name = "" }) => name);
      const seat = seats.findIndex((one) => one.guest != null && one.guest === guest);
      mine = seat < 0 ? null : seat;
    }
    return events.map((event, index) => ({ event, number, key: `${number}.${index}`, at, names, mine, match, move, undone }));
  });
}
