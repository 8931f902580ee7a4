import { describe, expect, test, vi } from "vitest";
import type { News, Welcome } from "../src/net/messages.ts";
import { Standing } from "../src/net/standing.ts";
import { table } from "./table.ts";

const welcome: Welcome = {
  is: "welcome",
  number: 5,
  now: Date.now(),
  guest: 1,
  seat: 0,
  table,
  here: [1],
  spectators: 0,
  view: { actors: [0] },
  legal: ["draw"],
};
const news = (number: number, more: Partial<News> = {}): News => ({
  is: "news",
  number,
  at: 0,
  events: [{ kind: "draws", seat: 0 }],
  ...more,
});

describe("how things stand", () => {
  test("every news is told exactly once, whatever is repeated", () => {
    const standing = new Standing();
    const told: string[] = [];
    standing.onNews = (lines) => told.push(...lines.map(({ key }) => key));
    standing.take(welcome);
    standing.take(news(6));
    standing.take(news(6));
    standing.take(news(5));
    expect(told).toEqual(["6.0"]);
    expect(standing.past.told.value).toHaveLength(1);
  });

  test("what changes in my view is put together with what I saw, which stays as it was", () => {
    const standing = new Standing();
    const before = { actors: [0], gardens: [[1, 2], [3, 4], [5, 6]], held: 7 };
    standing.take({ ...welcome, view: before });
    const seen = standing.view.value;
    standing.take(news(6, { changes: { fields: { held: null }, items: { gardens: { 1: [3, 9] } } } }));
    const now = standing.view.value;
    expect(JSON.stringify(now)).toBe(JSON.stringify({ actors: [0], gardens: [[1, 2], [3, 9], [5, 6]], held: null }));
    expect(JSON.stringify(seen)).toBe('{"actors":[0],"gardens":[[1,2],[3,4],[5,6]],"held":7}');
    standing.take(news(7, { changes: {} }));
    expect(standing.view.value).toEqual(now);
    standing.take(news(8)); // of what we missed the events alone are told
    expect(standing.view.value).toEqual(now);
    standing.take(news(9, { view: before }));
    expect(standing.view.value).toEqual(before);
  });

  test("changes to a view that I was not told are a gap, not changes to an older one", () => {
    const standing = new Standing();
    let gaps = 0;
    standing.onGap = () => gaps++;
    standing.take({ ...welcome, view: { actors: [0], held: 7 } });
    standing.take(news(6));
    standing.take(news(7, { changes: { fields: { held: 9 } } })); // late, from an earlier connection
    expect([gaps, standing.number, standing.view.value?.["held"]]).toEqual([1, 6, 7]);
    standing.take(news(7, { view: { actors: [1], held: 9 } }));
    standing.take(news(8, { changes: { fields: { held: null } } }));
    expect([gaps, standing.number, standing.view.value?.["held"]]).toEqual([1, 8, null]);
  });

  test("the rounds of a match that was over while we were away are not those of the next", () => {
    const standing = new Standing();
    const first = { number: 1, commitment: "", words: [], names: [], animals: [] };
    standing.take({ ...welcome, table: { ...table, matches: [first] } });
    standing.take(news(6, { events: [{ kind: "round-over", facts: { round: 1, scores: [3, 4] } }] }));
    standing.take({ ...welcome, number: 6, table: { ...table, matches: [first] } });
    expect(standing.ends.value).toHaveLength(1);
    standing.take({ ...welcome, number: 300, table: { ...table, matches: [first, { ...first, number: 2 }] } });
    expect(standing.ends.value).toEqual([]);
  });

  test("a first message that was long on its way does not put the clock of the table back for good", () => {
    vi.useFakeTimers();
    const standing = new Standing();
    standing.take({ ...welcome, now: Date.now() - 3000 });
    expect(standing.ahead.value).toBe(-3000);
    standing.take(news(6, { at: Date.now() - 200 }));
    standing.take(news(7, { at: Date.now() - 900 }));
    expect(standing.ahead.value).toBe(-200);
    vi.useRealTimers();
  });

  test("a gap is noticed, and nothing is taken in after it", () => {
    const standing = new Standing();
    let gaps = 0;
    standing.onGap = () => gaps++;
    standing.take(welcome);
    standing.take(news(8));
    expect([gaps, standing.number]).toEqual([1, 5]);
  });

  test("a welcome that is older than what we know changes nothing", () => {
    const standing = new Standing();
    standing.take(welcome);
    standing.take(news(6, { legal: ["leave"] }));
    standing.take(welcome);
    expect(standing.legal.value).toEqual(["leave"]);
  });

  test("I may act when it is my seat's turn, no bot stands in and nothing is paused", () => {
    const standing = new Standing();
    standing.take(welcome);
    expect(standing.mayAct()).toBe(true);
    standing.take(news(6, { actors: [1] }));
    expect(standing.mayAct()).toBe(false);
    standing.take(news(7, { actors: [0], table: { ...table, paused: true } }));
    expect(standing.mayAct()).toBe(false);
    standing.take(news(8, { actors: [0], table: { ...table, seats: [{ guest: 1, bot: true }, { bot: true }] } }));
    expect(standing.mayAct()).toBe(false);
    standing.take(news(9, { actors: [0], table }));
    expect(standing.mayAct()).toBe(true);
  });

  test("my seat follows the table, as when everybody moves on for a rematch", () => {
    const standing = new Standing();
    standing.take(welcome);
    standing.take(news(6, { table: { ...table, phase: "gathering", seats: [{ bot: true }, { guest: 1 }] } }));
    expect(standing.seat.value).toBe(1);
    expect(standing.view.value).toBeNull();
    expect(standing.names()).toEqual(["", "Ann"]);
  });

  test("who leaves is still told by name", () => {
    const standing = new Standing();
    standing.take(welcome);
    standing.take(news(6, { events: [{ kind: "table-stood-in", seat: 0 }], table: { ...table, guests: [] } }));
    expect(standing.past.told.value[0]?.names[0]).toBe("Ann");
  });

  test("what was told of my seat stays mine when I have moved to another", () => {
    const standing = new Standing();
    standing.take(welcome);
    const mine = standing.seat.value;
    standing.take(news(6, { events: [{ kind: "draws", seat: mine }] }));
    standing.take(news(7, { events: [], table: { ...table, seats: [{ bot: true }, { guest: 1 }] } }));
    expect(standing.seat.value).not.toBe(mine);
    expect(standing.past.told.value[0]?.mine).toBe(mine);
  });
});
