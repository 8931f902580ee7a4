import { describe, expect, test } from "vitest";
import type { PuzzleShown } from "../net/messages.ts";
import { dayOf, streak } from "./kept.ts";
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
