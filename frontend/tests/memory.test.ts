// @vitest-environment happy-dom
/** What this browser remembers of me, and how two devices bring it together. */

import { beforeEach, describe, expect, test } from "vitest";
import { derived } from "../src/fair/hmac.ts";
import type { Memory, TableShown } from "../src/net/messages.ts";
import { longestStreak, streak } from "../src/state/calendar.ts";
import { forget, memory, merge, newSeats, note, noteTable, seatKnown, seatsAnew, secret, use } from "../src/state/memory.ts";
import { inOrder, type Listed, listed, worthwhile } from "../src/state/mytables.ts";
import { likedBefore } from "../src/pages/new-table/favourites.ts";
import { tally } from "../src/pages/Me.tsx";

const LEVELS = ["beginner", "regular", "expert"];
const table = (more: object = {}) =>
  ({
    id: "abc",
    game: "polyssimo",
    phase: "playing",
    seats: [{ guest: 1 }, { guest: 2 }, { bot: true, level: "expert" }, { bot: true, level: "beginner" }],
    guests: [
      { guest: 1, name: "Ann", language: "en" },
      { guest: 2, name: "Bo", language: "en" },
    ],
    matches: [{ number: 1, commitment: "", words: [], names: [] }],
    settings: {},
    ...more,
  }) as unknown as TableShown;
const over = (winners: readonly number[]) =>
  table({ phase: "over", matches: [{ number: 1, commitment: "", words: [], names: [], winners, scores: [] }] });

beforeEach(() => {
  localStorage.clear();
  forget();
});

describe("two memories together", () => {
  const one: Memory = {
    tables: [
      { table: "a", game: "x", at: 1 },
      { table: "b", game: "x", at: 5, gone: true },
    ],
    results: [{ match: "a.1", game: "x", at: 3, won: true }],
    days: ["2026-11-17"],
    favourites: { x: { at: 2, people: 1, bots: 1 }, y: { at: 1, people: 2, bots: 0 } },
  };
  const other: Memory = {
    tables: [
      { table: "b", game: "x", at: 4 },
      { table: "c", game: "x", at: 2 },
    ],
    results: [
      { match: "a.1", game: "x", at: 3, won: true },
      { match: "b.1", game: "x", at: 1, won: false },
    ],
    days: ["2026-11-18", "2026-11-17"],
    favourites: { x: { at: 3, people: 1, bots: 3 } },
  };

  test("hold everything once, and of what both know the newer", () => {
    const both = merge(one, other);
    expect(both.tables.map(({ table, gone }) => [table, gone === true])).toEqual([
      ["a", false],
      ["c", false],
      ["b", true],
    ]);
    expect(both.results.map(({ match }) => match)).toEqual(["b.1", "a.1"]);
    expect(both.days).toEqual(["2026-11-17", "2026-11-18"]);
    expect(both.favourites.x?.bots).toBe(3);
    expect(both.favourites.y?.people).toBe(2);
  });

  test("are the same whichever comes first, and however often", () => {
    expect(merge(other, one)).toEqual(merge(one, other));
    expect(merge(merge(one, other), one)).toEqual(merge(one, other));
  });

  test("never grow beyond what the server takes, and lose the oldest", () => {
    const tables = Array.from({ length: 150 }, (_, at) => ({ table: `t${at}`, game: "x", at }));
    const results = Array.from({ length: 1200 }, (_, at) => ({ match: `m${at}`, game: "x", at, won: false }));
    const both = merge({ tables }, { results });
    expect([both.tables.length, both.tables[0]?.table]).toEqual([100, "t50"]);
    expect([both.results.length, both.results[0]?.match]).toEqual([1000, "m200"]);
  });
});

describe("a table where I sit", () => {
  test("is remembered with the names there, and survives a reload and another tab", () => {
    noteTable(table(), 0, LEVELS, 1000);
    expect(memory.value.tables).toEqual([{ table: "abc", game: "polyssimo", at: 1000, names: ["Ann", "Bo", "", ""] }]);
    expect(JSON.parse(localStorage.getItem("ludotheque.memory") ?? "")).toEqual(memory.value);
    localStorage.setItem("ludotheque.memory", JSON.stringify({ days: ["2026-01-01"] }));
    note({ days: ["2026-01-02"] });
    expect(memory.value.days, "what another tab has written meanwhile stays").toEqual(["2026-01-01", "2026-01-02"]);
  });

  test("is not written again with every move", () => {
    noteTable(table(), 0, LEVELS, 1000);
    const before = memory.value;
    noteTable(table(), 0, LEVELS, 2000);
    expect(memory.value).toBe(before);
    noteTable(table(), 0, LEVELS, 1000 + 3_700_000);
    expect(memory.value).not.toBe(before);
  });

  test("counts once when it is over, against its strongest bot, and its day with it", () => {
    const now = new Date(2026, 10, 18, 12).getTime();
    noteTable(over([0]), 0, LEVELS, now);
    noteTable(over([0]), 0, LEVELS, now + 5);
    expect(memory.value.results).toEqual([{ match: "abc.1", game: "polyssimo", at: now, won: true, level: "expert" }]);
    expect(memory.value.days).toEqual(["2026-11-18"]);
    expect(memory.value.tables[0]?.over).toBe(true);
  });

  test("counts for nothing when it was practice", () => {
    const [match] = over([0]).matches;
    noteTable({ ...over([0]), matches: [{ ...match!, practice: { commitment: "", step: 3 } }] }, 0, LEVELS, 1);
    expect([memory.value.results, memory.value.days]).toEqual([[], []]);
    expect(memory.value.tables[0]?.over).toBe(true);
  });

  test("is mine no longer when I have left it, and a table that I only watched never was", () => {
    noteTable(table(), null, LEVELS, 1);
    expect(memory.value.tables).toEqual([]);
    noteTable(table(), 0, LEVELS, 2);
    noteTable(table(), null, LEVELS, 3);
    expect(memory.value.tables[0]?.gone).toBe(true);
    noteTable(table(), 1, LEVELS, 4);
    expect(memory.value.tables[0]?.gone).toBeUndefined();
  });

  test("has to learn the token of a new profile once", () => {
    noteTable(table(), 0, LEVELS, 1);
    expect(newSeats()).toEqual(["abc"]);
    seatKnown("abc");
    noteTable(table(), 0, LEVELS, 4_000_000);
    expect(newSeats()).toEqual([]);
    seatsAnew();
    use("x".repeat(43));
    expect([secret.value.length, newSeats()]).toEqual([43, ["abc"]]);
    forget();
    expect([secret.value, newSeats(), localStorage.length]).toEqual(["", [], 0]);
  });
});

test("one secret gives many, as HMAC-SHA256 does", () => {
  // RFC 4231, test case 2
  const hex = [...atob(derived("Jefe", "what do ya want for nothing?").replaceAll("-", "+").replaceAll("_", "/"))]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0"))
    .join("");
  expect(hex).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  expect(derived("a", "seat x")).toMatch(/^[\w-]{43}$/);
  expect(new Set(["seat x", "seat y", "profile"].map((purpose) => derived("a", purpose))).size).toBe(3);
});

test("days in a row end where one is missing, and today may still come", () => {
  const today = new Date(2026, 2, 2, 9);
  expect(streak(["2026-02-27", "2026-02-28", "2026-03-01"], today)).toBe(3);
  expect(streak(["2026-02-27", "2026-02-28"], today)).toBe(0);
  expect(longestStreak(["2026-03-01", "2026-02-27", "2026-02-28", "2026-01-01"])).toBe(3);
  expect(longestStreak([])).toBe(0);
});

test("results are counted by game and level", () => {
  const at = { at: 1 };
  const counted = tally([
    { match: "a", game: "x", won: true, level: "expert", ...at },
    { match: "b", game: "x", won: false, level: "expert", ...at },
    { match: "c", game: "x", won: true, ...at },
  ]);
  expect(counted.get("x")?.get("expert")).toEqual([2, 1]);
  expect(counted.get("x")?.get("")).toEqual([1, 1]);
});

describe("my tables", () => {
  const welcome = (more: object, seat: number | null = 0, actors: readonly number[] = [0]) =>
    ({ table: table(more), seat, guest: 1, view: { actors }, now: 10_000 }) as unknown as Parameters<typeof listed>[0];
  const one = (standing: string, left: number | null, at: number, id = `${standing}${left}${at}`) =>
    ({ table: id, standing, left, at }) as Listed;

  test("are listed with whose turn it is and the time that is left of it", () => {
    const clock = { left: [5000, 9000, 0, 0], running: [1], at: 7000 };
    expect(listed(welcome({}), 1)?.standing).toBe("turn");
    expect(listed(welcome({ clock }, 0, [1]), 1)).toMatchObject({ standing: "waiting", actors: [1], left: 6000 });
    expect(listed(welcome({ paused: true }), 1)).toMatchObject({ standing: "waiting", actors: [], left: null });
    expect(listed(welcome({ phase: "gathering" }), 1)?.standing).toBe("gathering");
    expect(listed(welcome({ phase: "over" }), 1)?.standing).toBe("over");
    expect(listed(welcome({ seats: [{ guest: 1, bot: true }] }), 1)?.standing, "a bot stands in").toBe("waiting");
    expect(listed(welcome({}, null), 1)).toBeNull();
  });

  test("come in the order in which they press", () => {
    const order = [one("turn", 5, 1), one("turn", 9, 9), one("turn", null, 9), one("waiting", 1, 1), one("gathering", null, 1), one("over", null, 3), one("over", null, 2)];
    expect(inOrder(order.toReversed())).toEqual(order);
  });

  test("are those that go on and the last of those that are over lately", () => {
    const now = 10 * 86_400_000;
    const tables = Array.from({ length: 10 }, (_, at) => ({ table: `o${at}`, game: "x", at: now - 10 + at, over: true }));
    const old = { table: "old", game: "x", at: 1, over: true };
    const gone = { table: "gone", game: "x", at: now, gone: true };
    const open = { table: "open", game: "x", at: 1 };
    expect(worthwhile([old, open, ...tables, gone], now).map(({ table }) => table)).toEqual(["open", "o9", "o8", "o7", "o6"]);
  });
});

test("a new table begins as the last one did, as far as that still fits", () => {
  const game = {
    least_seats: 2,
    most_seats: 4,
    levels: [{ name: "expert" }],
    clocks: ["none", "day"],
    options: [{ name: "bruno", kind: "switch" }, { name: "first", kind: "whichseat" }, { name: "handicap", kind: "perseat" }],
  } as unknown as Parameters<typeof likedBefore>[0];
  const last = { at: 1, people: 1, bots: 3, levels: ["expert"], options: { bruno: true, first: 3, handicap: [1, 0], lost: 1 }, settings: { clock: "day" } };
  expect(likedBefore(game, last, true)).toEqual({ people: 1, bots: 3, levels: ["expert"], options: { bruno: true }, settings: { clock: "day" } });
  expect(likedBefore(game, last, false)).toMatchObject({ people: 2, bots: 0, options: { bruno: true } });
  expect(likedBefore(game, { ...last, bots: 7, levels: ["gone"], settings: { clock: "player", seconds: 60 } }, true)).toMatchObject({
    people: 1,
    bots: 2,
    levels: [],
    settings: { clock: "none", seconds: 0 },
  });
  expect(likedBefore(game, undefined, true)).toEqual({ people: 1, bots: 2, levels: [], options: {}, settings: {} });
});
