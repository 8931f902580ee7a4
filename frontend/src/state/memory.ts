/** What this browser remembers of me: my tables, results, days and favourite settings. With a profile the server keeps it,
 * too, and other devices share it. */

import { signal } from "@preact/signals";
import type { Favourite, Memory, MyResult, MyTable, TableShown } from "../net/messages.ts";
import { dayOf } from "./calendar.ts";

const MEMORY = "ludotheque.memory";
const SECRET = "ludotheque.profile";
const SEATS = "ludotheque.seats";
/** How much is kept: what the server takes. */
const [MOST_TABLES, MOST_RESULTS, MOST_DAYS] = [100, 1000, 400];
/** A table at which nothing has changed is noted again after so many milliseconds. */
const AN_HOUR = 3_600_000;

export type Remembered = Required<Memory>;

const newer = <T extends { readonly at: number }>(one: T, other: T | undefined): T => (other && other.at >= one.at ? other : one);

function byKey<T extends { readonly at: number }>(key: (one: T) => string, all: readonly T[], most: number): readonly T[] {
  const found = new Map<string, T>();
  for (const one of all) found.set(key(one), newer(one, found.get(key(one))));
  return [...found.values()].toSorted((one, other) => one.at - other.at || (key(one) < key(other) ? -1 : 1)).slice(-most);
}

/** What two devices remember, together: whichever comes first, the same comes out. Of what both know the newer holds. */
export function merge(one: Memory, other: Memory): Remembered {
  const favourites: Record<string, Favourite> = { ...one.favourites };
  for (const [game, favourite] of Object.entries(other.favourites ?? {}))
    favourites[game] = newer(favourite, favourites[game]);
  return {
    tables: byKey((table) => table.table, [...(one.tables ?? []), ...(other.tables ?? [])], MOST_TABLES),
    results: byKey((result) => result.match, [...(one.results ?? []), ...(other.results ?? [])], MOST_RESULTS),
    days: [...new Set([...(one.days ?? []), ...(other.days ?? [])])].toSorted().slice(-MOST_DAYS),
    favourites: Object.fromEntries(Object.entries(favourites).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** What tells two memories apart: when each thing in them was noted. */
export const fingerprint = (of: Remembered): string =>
  JSON.stringify([
    of.tables.map(({ table, at }) => [table, at]),
    of.results.map(({ match, at }) => [match, at]),
    of.days,
    Object.entries(of.favourites).map(([game, { at }]) => [game, at]),
  ]);

function stored<T>(key: string, first: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? first;
  } catch {
    return first; // a browser may forbid keeping anything; then it is remembered as long as the page
  }
}

function store(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // as above
  }
}

export const memory = signal<Remembered>(merge(stored(MEMORY, {}), {}));
/** The secret of my profile, which never leaves my devices; nothing without one. */
export const secret = signal(stored(SECRET, ""));

/** Tables whose seat this browser has: "new" until they know the token of my profile. */
const seats = () => stored<Readonly<Record<string, "new" | "known">>>(SEATS, {});
/** The tables that have yet to learn the token of my profile, from this browser. */
export const newSeats = () => Object.entries(seats()).flatMap(([table, how]) => (how === "new" ? [table] : []));
/** A table knows the token of my profile. */
export const seatKnown = (table: string) => store(SEATS, { ...seats(), [table]: "known" });

/** Another tab has noted something. */
addEventListener("storage", ({ key }) => {
  if (key === MEMORY || key === null) memory.value = merge(stored(MEMORY, {}), {});
  if (key === SECRET || key === null) secret.value = stored(SECRET, "");
});

/** Remember something more, beside what other tabs have noted. */
export function note(more: Memory): void {
  const next = merge(merge(stored(MEMORY, {}), memory.peek()), more);
  if (JSON.stringify(next) === JSON.stringify(memory.peek())) return;
  store(MEMORY, next);
  memory.value = next;
}

/** Another profile has other tokens, which all tables have yet to learn. */
export const seatsAnew = () => store(SEATS, Object.fromEntries(Object.keys(seats()).map((table) => [table, "new"])));

/** Use a profile from now on. */
export function use(newSecret: string): void {
  store(SECRET, newSecret);
  secret.value = newSecret;
}

/** Forget everything, on this device. */
export function forget(): void {
  store(MEMORY, null);
  store(SEATS, null);
  store(SECRET, null);
  memory.value = merge({}, {});
  secret.value = "";
}

/** Remember a table where I have a seat, and the result of its match when it is over. `levels` are those of the game,
 * weakest first. */
export function noteTable(table: TableShown, seat: number | null, levels: readonly string[], now = Date.now()): void {
  const known = memory.peek().tables.find((one) => one.table === table.id);
  if (seat === null) {
    if (known && !known.gone) note({ tables: [{ ...known, at: now, gone: true }] });
    return;
  }
  if (!seats()[table.id])
    store(SEATS, Object.fromEntries([...Object.entries(seats()), [table.id, "new"]].slice(-MOST_TABLES)));
  const called = new Map(table.guests.map(({ guest, name }) => [guest, name]));
  const names = table.seats.map(({ guest }) => (guest == null ? "" : (called.get(guest) ?? "")));
  const over = table.phase === "over";
  const mine: MyTable = { table: table.id, game: table.game, at: now, names, ...(over ? { over } : {}) };
  const same = known && !known.gone && JSON.stringify({ ...mine, at: 0 }) === JSON.stringify({ ...known, at: 0 });
  if (!same || now - known.at > AN_HOUR) note({ tables: [mine] });
  const last = table.matches.at(-1);
  const match = `${table.id}.${last?.number}`;
  if (!over || !last?.winners || last.practice || memory.peek().results.some((one) => one.match === match)) return;
  const strongest = levels.findLast((level) => table.seats.some((one) => one.bot && one.guest == null && one.level === level));
  const result: MyResult = { match, game: table.game, at: now, won: last.winners.includes(seat) };
  note({ results: [strongest ? { ...result, level: strongest } : result], days: [dayOf(new Date(now))] });
}
