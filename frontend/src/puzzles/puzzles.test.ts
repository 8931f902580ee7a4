import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PuzzleShown } from "../net/messages.ts";
import { dayOf, remember, remembered, rememberHelp, streak } from "./kept.ts";
import { boardOf, FRESH, isSolved, partnerOn, redone, restarted, swapped, undone } from "./sitting.ts";

/** A board of two cells is enough to sit at. */
const SMALL = {
  numbers: [7, 3],
  ascending: [[0, 1]],
  partners: [[{ cell: 1, side: "right", across: false }], [{ cell: 0, side: "left", across: false }]],
} as unknown as PuzzleShown;

describe("a sitting", () => {
  test("swaps, and is solved when the pairs ascend that the server named", () => {
    expect(isSolved(SMALL, boardOf(SMALL, FRESH))).toBe(false);
    const after = swapped(FRESH, [7, 3]);
    expect(boardOf(SMALL, after)).toEqual([3, 7]);
    expect(isSolved(SMALL, boardOf(SMALL, after))).toBe(true);
    expect(SMALL.numbers).toEqual([7, 3]);
  });

  test("does again what was taken back, until something else is done", () => {
    const two = swapped(swapped(FRESH, [7, 3]), [3, 7]);
    expect(redone(undone(two))).toEqual(two);
    expect(redone(redone(restarted(two)))).toEqual(two);
    expect(swapped(undone(two), [7, 3]).undone).toEqual([]);
    expect(undone(FRESH)).toBe(FRESH);
    expect(redone(FRESH)).toBe(FRESH);
  });

  test("knows partners by the server's table alone", () => {
    expect(partnerOn(SMALL, 0, 1)?.side).toBe("right");
    expect(partnerOn(SMALL, 0, 0)).toBeNull();
  });
});

describe("days in a row", () => {
  const today = new Date(2026, 2, 1, 9);

  test("count back from today, or from yesterday while today is open", () => {
    expect(streak(["2026-02-27", "2026-02-28", "2026-03-01"], today)).toBe(3);
    expect(streak(["2026-02-27", "2026-02-28"], today)).toBe(2);
    expect(streak(["2026-02-26", "2026-02-27"], today)).toBe(0);
    expect(streak(["2026-02-27", "2026-03-01"], today)).toBe(1);
    expect(streak([], today)).toBe(0);
  });

  test("a day is written in the time of this place", () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
    expect(dayOf(new Date(2026, 11, 31, 23, 30))).toBe("2026-12-31");
  });
});

describe("without help", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is a day on which no hint was seen, also before the page was loaded anew; the row goes on", () => {
    remember("one", 60, "2026-03-01");
    rememberHelp("two");
    remember("two", 60, "2026-03-02");
    remember("three", 60, "2026-03-03");
    const { days, unaided } = remembered();
    expect(days).toEqual(["2026-03-01", "2026-03-02", "2026-03-03"]);
    expect(unaided).toEqual(["2026-03-01", "2026-03-03"]);
    expect([days, unaided].map((solved) => streak(solved, new Date(2026, 2, 3)))).toEqual([3, 1]);
  });

  test("is not what was solved once more without looking", () => {
    rememberHelp("one");
    remember("one", 60, "2026-03-01");
    remember("one", 30, "2026-03-01");
    expect(remembered().unaided).toEqual([]);
    expect(remembered().times).toEqual({ one: 30 });
  });

  test("is not claimed of days that were kept before help was", () => {
    localStorage.setItem("ludotheque.puzzles", JSON.stringify({ times: {}, days: ["2026-03-01"] }));
    expect(remembered()).toMatchObject({ days: ["2026-03-01"], unaided: [], helped: [] });
  });
});
