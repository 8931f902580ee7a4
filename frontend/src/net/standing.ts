/** How things stand at a table, as far as we have heard: news are taken in the order of their numbers, each once. */

import { batch, computed, signal } from "@preact/signals";
import type { GameEvent } from "../words/index.ts";
import { Chronicle, isTalk, type Told } from "./chronicle.ts";
import { changed } from "./changes.ts";
import type { HistoryPage, Message, News, SeatShown, TableShown, View, Welcome } from "./messages.ts";

/** The events from which the rounds of a match are gathered. */
const ENDS: ReadonlySet<string> = new Set(["round-over", "match-over", "table-started"]);

/** Somebody at the table, as far as their face goes. */
export interface Faced {
  /** What they are called. */
  readonly name: string;
  /** Which animal a bot is; a person has none. */
  readonly animal?: string;
  /** The seat of a bot beside another of the same animal: it wears a scarf in the pattern of that seat. */
  readonly scarf?: number | null;
  /** The animal of the bot that plays in this person's place. */
  readonly standIn?: string;
}

/** Somebody on a seat, with what is to be known of it now: a bot plays for them, or they are away. */
export interface Seated extends Faced {
  readonly note?: string;
}

/** The face of who has a seat for their own: a bot that is not the first of its animal wears a scarf. */
export const faceOn = (seat: number, name = "", animal = ""): Faced => ({
  name,
  animal,
  scarf: animal && name !== animal ? seat : null,
});

export class Standing {
  readonly table = signal<TableShown | null>(null);
  readonly guest = signal<number | null>(null);
  readonly seat = signal<number | null>(null);
  readonly view = signal<View | null>(null);
  readonly legal = signal<readonly string[]>([]);
  /** Whether my seat could ask to take back its last action. */
  readonly undoable = signal(false);
  readonly actors = signal<readonly number[]>([]);
  /** Until when each seat rests after its last action, by the clock of the server, at a table where seats do. */
  readonly rests = signal<readonly number[]>([]);
  readonly here = signal<readonly number[]>([]);
  readonly spectators = signal(0);
  /** Who is on each seat, and whose face is shown there. */
  readonly faces = computed<readonly Faced[]>(() => {
    const table = this.table.value;
    const called = new Map(table?.guests.map((guest) => [guest.guest, guest.name]));
    const face = ({ guest, name, animal }: SeatShown, seat: number): Faced =>
      guest == null ? faceOn(seat, name, animal) : { name: called.get(guest) ?? "", standIn: animal ?? "" };
    return table?.seats.map(face) ?? [];
  });
  /** The events of the latest news. */
  readonly events = signal<readonly GameEvent[]>([]);
  /** Everything that was told, as far back as it was fetched; and what was said, which may reach further. */
  readonly past = new Chronicle();
  readonly talk = new Chronicle(isTalk);
  /** The rounds of this match that ended, as far as they were told or fetched. */
  readonly ends = signal<readonly GameEvent[]>([]);
  /** Milliseconds by which the clock of the server is ahead of ours. */
  readonly ahead = signal(0);
  number = 0;
  /** The number of the news with which the view was told; of those we missed we are told the events alone. */
  #seen = 0;
  /** Called when news were missed. */
  onGap: () => void = () => undefined;
  /** Called with each news, once. */
  onNews: (told: readonly Told[]) => void = () => undefined;

  /** Take in what the table tells. */
  take(message: Message): void {
    if (message.is === "welcome") this.#welcome(message);
    else if (message.is === "present") {
      batch(() => {
        this.here.value = message.here;
        this.spectators.value = message.spectators;
      });
    } else if (message.is === "news" && message.number > this.number) {
      if (message.number > this.number + 1 || (message.changes && this.#seen < this.number)) this.onGap();
      else this.#news(message);
    }
  }

  #welcome(message: Welcome): void {
    if (message.number < this.number) return; // from a server that has not heard what another has told us
    this.number = message.number;
    this.#seen = message.number;
    batch(() => {
      this.past.reach(message.number);
      this.talk.reach(message.number);
      const matches = this.table.value?.matches.length ?? 0;
      if (message.table.matches.length !== matches) this.ends.value = []; // of a match that was over while we were away
      this.table.value = message.table;
      this.guest.value = message.guest;
      this.seat.value = message.seat;
      const view = message.view as View | null;
      this.view.value = view;
      this.legal.value = message.legal;
      this.undoable.value = message.undoable ?? false;
      this.actors.value = view?.actors ?? [];
      this.rests.value = message.rests ?? [];
      this.here.value = message.here;
      this.spectators.value = message.spectators;
      this.ahead.value = message.now - Date.now();
    });
  }

  /** The server's clock showed this when it wrote what we hear now. What comes late lets it seem behind: the quickest
   * message is the most right, and a slow phone takes in the first one late. */
  #hasSaid(at: number): void {
    this.ahead.value = Math.max(this.ahead.value, at - Date.now());
  }

  #news(news: News): void {
    this.number = news.number;
    this.#hasSaid(news.at);
    let told: readonly Told[] = [];
    batch(() => {
      const before = this.names();
      const table = this.table.value;
      if (news.table) {
        this.table.value = news.table;
        const mine = news.table.seats.findIndex((seat) => seat.guest != null && seat.guest === this.guest.value);
        this.seat.value = mine < 0 ? null : mine;
      } else if (news.clock && table) this.table.value = { ...table, clock: news.clock };
      this.actors.value = news.actors ?? [];
      this.rests.value = news.rests ?? [];
      this.legal.value = news.legal ?? [];
      this.undoable.value = news.undoable ?? false;
      if (news.changes && this.view.value) this.#see(changed(this.view.value, news.changes));
      else if (news.view || this.table.value?.phase === "gathering") this.#see((news.view ?? null) as View | null);
      this.events.value = news.events;
      const now = this.names();
      const gone = (name = "") => (now.includes(name) ? "" : name); // else a bot has moved to where they sat
      const names = now.map((name, seat) => name || gone(before[seat]));
      const mine = this.seat.value;
      const { number, at, move = null } = news;
      const match = this.match();
      told = news.events.map((event, index) => ({ event, number, key: `${number}.${index}`, at, names, mine, match, move, undone: false }));
      this.past.add(number, told);
      this.talk.add(number, told);
      const ends = news.events.filter(({ kind }) => ENDS.has(kind));
      if (ends.length > 0) this.ends.value = [...this.ends.value, ...ends];
    });
    this.onNews(told);
  }

  #see(view: View | null): void {
    this.view.value = view;
    this.#seen = this.number;
  }

  /** Take in how the rounds of this match ended, from its history. */
  addRounds(page: HistoryPage): void {
    const ours = page.entries.filter(({ match, undone }) => match === this.match() && !undone);
    this.ends.value = [...this.ends.value, ...ours.flatMap(({ events }) => events.filter(({ kind }) => ENDS.has(kind)))];
  }

  /** The number of the match that is played, was played last, or is gathered for. */
  match(): number {
    const table = this.table.value;
    return (table?.matches.length ?? 0) + (table?.phase === "gathering" ? 1 : 0);
  }

  /** What the seats are called, nothing where nobody sits. */
  names(): readonly string[] {
    return this.faces.value.map(({ name }) => name);
  }

  /** The face of somebody who was called so, on that seat or on another one. */
  faceOf(name: string, seat: number): Faced {
    const faces = this.faces.value;
    return [faces[seat], ...faces].find((face) => face?.name === name) ?? { name };
  }

  /** The level of the bot that plays each seat now; nothing where a person plays. */
  levels(): readonly string[] {
    return this.table.value?.seats.map((seat) => (seat.bot ? (seat.level ?? "") : "")) ?? [];
  }

  /** Whether my seat may act now, and nobody plays in my place. */
  mayAct(): boolean {
    const table = this.table.value;
    const seat = this.seat.value;
    if (!table || seat === null || table.phase !== "playing" || table.paused || table.waits != null) return false;
    const mine = table.seats[seat];
    return this.actors.value.includes(seat) && !mine?.bot && !mine?.late;
  }
}
