/** How my tables stand: where it is my turn first, then where I wait, then what is over. */

import { signal } from "@preact/signals";
import { Refused, seeEverything } from "../net/http.ts";
import type { MyTable, View, Welcome } from "../net/messages.ts";
import { gameNamed } from "./games.ts";
import { memory, note, noteTable, secret } from "./memory.ts";

/** How long a table that is over is listed, in milliseconds, and how many of them. */
const [LATELY, MOST_OVER] = [7 * 86_400_000, 4];
/** The most tables that are looked at. */
const MOST = 30;
/** How many are asked for at a time. */
const AT_ONCE = 4;

export type Standing = "turn" | "waiting" | "gathering" | "over";
const ORDER: readonly Standing[] = ["turn", "waiting", "gathering", "over"];

export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly standing: Standing;
  readonly seat: number;
  /** What the seats are called, nothing where a bot has one or nobody does. */
  readonly names: readonly string[];
  /** How many of the seats are bots'. */
  readonly bots: number;
  /** The seats that are to act. */
  readonly actors: readonly number[];
  /** Milliseconds that are left of the time that runs, at a table over days. */
  readonly left: number | null;
  readonly won: boolean;
  readonly at: number;
}

/** My tables; null until they were looked at. */
export const myTables = signal<readonly Listed[] | null>(null);

/** The tables that are worth looking at: those that go on, and the last of those that are over. */
export function worthwhile(tables: readonly MyTable[], now: number): readonly MyTable[] {
  const known = tables.filter(({ gone }) => !gone).toReversed();
  const over = known.filter((one) => one.over && now - one.at < LATELY).slice(0, MOST_OVER);
  return [...known.filter((one) => !one.over).slice(0, MOST), ...over];
}

/** A table as it is listed, from what the server tells; null where I have no seat. */
export function listed({ table, seat, view, now }: Welcome, at: number): Listed | null {
  if (seat === null) return null;
  const called = new Map(table.guests.map(({ guest, name }) => [guest, name]));
  const names = table.seats.map(({ guest }) => (guest == null ? "" : (called.get(guest) ?? "")));
  const playing = table.phase === "playing" && !table.paused;
  const actors = playing ? ((view as View | null)?.actors ?? []) : [];
  const mine = actors.includes(seat) && !table.seats[seat]?.bot && !table.seats[seat]?.late && table.waits == null;
  const running = table.clock?.running ?? [];
  const whose = running.includes(seat) ? seat : running[0];
  const left = table.clock && whose !== undefined ? (table.clock.left[whose] ?? 0) - Math.max(0, now - table.clock.at) : null;
  const standing = mine ? "turn" : table.phase === "playing" ? "waiting" : table.phase === "over" ? "over" : "gathering";
  const won = table.matches.at(-1)?.winners?.includes(seat) ?? false;
  const bots = table.seats.filter(({ bot, guest }) => bot && guest == null).length;
  return { table: table.id, game: table.game, standing, seat, names, bots, actors, left: playing ? left : null, won, at };
}

/** What presses most comes first: my turn, then the time that is left, then what was used last. */
export const inOrder = (tables: readonly Listed[]): readonly Listed[] =>
  tables.toSorted(
    (one, other) =>
      ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing) ||
      (one.left ?? Infinity) - (other.left ?? Infinity) ||
      other.at - one.at,
  );

async function look(mine: MyTable): Promise<Listed | null> {
  try {
    let welcome = await seeEverything(mine.table);
    if (welcome.guest === null && secret.peek()) {
      const { sitAgain } = await import("./profile.ts");
      if (await sitAgain(mine.table)) welcome = await seeEverything(mine.table);
    }
    if (welcome.guest === null) return null; // it is a table of another device
    const levels = (await gameNamed(mine.game))?.levels.map(({ name }) => name) ?? [];
    noteTable(welcome.table, welcome.seat, levels);
    return listed(welcome, mine.at);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) note({ tables: [{ ...mine, at: Date.now(), gone: true }] });
    return null;
  }
}

/** How often they are looked at while the page lives, in milliseconds. */
const AGAIN = 60_000;

/** Look at my tables again and again, and call me to those where it has become my turn, until told to stop. */
export function watchTables(call: (to: Listed) => void): () => void {
  let before: ReadonlySet<string> | null = null;
  const watch = async () => {
    await lookAtAll();
    const now = (myTables.peek() ?? []).filter(({ standing }) => standing === "turn");
    for (const one of now) if (before && !before.has(one.table)) call(one);
    before = new Set(now.map(({ table }) => table));
  };
  const back = () => void (document.hidden || watch());
  void watch();
  const timer = setInterval(() => void watch(), AGAIN);
  document.addEventListener("visibilitychange", back);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", back);
  };
}

let looking: Promise<void> | null = null;

/** Look at all my tables; whoever asks meanwhile waits for the same. */
export const lookAtAll = (): Promise<void> =>
  (looking ??= (async () => {
    const waiting = [...worthwhile(memory.peek().tables, Date.now())];
    const found: Listed[] = [];
    const one = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const seen = await look(next);
        if (seen) found.push(seen);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    myTables.value = inOrder(found);
  })().finally(() => {
    looking = null;
  }));
