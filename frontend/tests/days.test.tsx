// @vitest-environment happy-dom
/** Matches over days: the clock in words, and nobody who is away is in the way. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { overDays, timeLeft } from "../src/state/days.ts";
import { spoken } from "../src/state/say.ts";
import { awayFrom } from "../src/table/notices/Away.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { settingsInWords } from "../src/pages/new-table/Terms.tsx";
import type { GameShown } from "../src/net/messages.ts";
import { allWords } from "./files.ts";
import { hear, layTable } from "./table.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

afterEach(() => {
  spoken.value = null;
  vi.unstubAllGlobals();
});

describe("the time that is left", () => {
  test.each([
    [3 * DAY - 1, "3 days left", "encore 3 jours"],
    [36 * HOUR, "2 days left", "encore 2 jours"],
    [DAY - 1, "24 hours left", "encore 24 heures"],
    [5 * HOUR + MINUTE, "5 hours left", "encore 5 heures"],
    [89 * MINUTE, "89 minutes left", "encore 89 minutes"],
    [1, "1 minute left", "encore 1 minute"],
    [-5, "0 minutes left", "encore 0 minute"],
  ])("%i ms are %s", (rest, english, french) => {
    spoken.value = allWords("en", "polyssimo");
    expect(timeLeft(rest)).toBe(english);
    spoken.value = allWords("fr", "polyssimo");
    expect(timeLeft(rest)).toBe(french);
  });
});

test("a table over days says so in one term, without seconds", () => {
  spoken.value = allWords("en", "polyssimo");
  const game = { real_time: false, coached: false } as GameShown;
  expect(settingsInWords(game, { clock: "three-days", seconds: 0 })).toEqual(["Clock: three days per move"]);
  expect(settingsInWords(game, { clock: "turn", seconds: 30 })).toHaveLength(2);
});

describe("somebody who is not here", () => {
  let sitting: Sitting;
  beforeEach(() => {
    layTable();
    sitting = new Sitting("abc");
  });
  afterEach(() => sitting.close());

  const welcome = (clock: string, missed: boolean) =>
    hear({
      is: "welcome",
      number: 1,
      now: 0,
      guest: 1,
      seat: 0,
      table: { id: "abc", game: "polyssimo", settings: { clock }, phase: "playing", seats: [{ guest: 1 }, { guest: 2, missed }], guests: [], matches: [] },
      here: [1],
      spectators: 0,
      view: null,
      legal: [],
    });

  test.each([
    ["turn", false, [1]],
    ["day", false, []],
    ["three-days", false, []],
    ["day", true, [1]],
  ])("with the clock %s and a missed move %s", (clock, missed, away) => {
    welcome(clock, missed);
    expect(overDays({ clock })).toBe(clock !== "turn");
    expect(awayFrom(sitting.standing)).toEqual(away);
  });
});
