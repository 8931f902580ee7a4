import { expect, test } from "vitest";
import { tableHint } from "./hinting.ts";
import type { Clover, Table } from "./table.ts";

const held: Clover = { number: 13, colour: "red" };
const table = { held, faceUp: [{ number: 7, colour: "blue" }] } as unknown as Table;
const hint = (...actions: (readonly [string, number])[]) => ({
  action: actions[0]?.[0] ?? "",
  actions: actions.map(([action, chance]) => ({ action, chance })),
  note: null,
});

test("the clover lies as a ghost where it is to go, and the compared cells carry their chances", () => {
  const { cells, middle } = tableHint(hint(["place c1", 0.58], ["place d1", 0.51], ["leave", 0.4]), table, []);
  expect([...cells]).toEqual([
    ["c1", { ghost: held, chance: 58 }],
    ["d1", { ghost: null, chance: 51 }],
  ]);
  expect(middle).toBeNull();
});

test("only cells for the same number are compared: another clover there would be another matter", () => {
  const { cells, middle } = tableHint(hint(["take 7 b1", 0.6], ["take 7 c1", 0.5], ["take 9 d1", 0.4], ["draw", 0.3]), table, []);
  expect([...cells.keys()]).toEqual(["b1", "c1"]);
  expect(cells.get("b1")?.ghost).toEqual({ number: 7, colour: "blue" });
  expect(middle).toBe(7);
});

test("to draw and to leave point at the middle; a diagonal lies as four ghosts", () => {
  expect(tableHint(hint(["draw", 0.5]), table, []).middle).toBe("pile");
  expect(tableHint(hint(["leave", 0.5], ["place a2", 0.4]), table, [])).toEqual({
    cells: new Map([["a2", { ghost: null, chance: 40 }]]),
    middle: "leave",
  });
  const four = [4, 1, 3, 2].map((number): Clover => ({ number, colour: "gold" }));
  const { cells } = tableHint(hint(["arrange 1 2 3 4", 0.5]), table, four);
  expect([...cells].map(([cell, { ghost }]) => `${cell} ${ghost?.number}`)).toEqual(["a1 1", "b2 2", "c3 3", "d4 4"]);
});

test("without a hint nothing lies there", () => {
  expect(tableHint(null, table, []).cells.size).toBe(0);
});

test("the cell that the advice keeps free is outlined, whether it was compared or not", () => {
  const advice = hint(["place c1", 0.58], ["place d1", 0.51]);
  expect(tableHint({ ...advice, why: { keeps: ["d1"] } }, table, []).cells.get("d1")).toEqual({ ghost: null, chance: 51, kept: true });
  expect(tableHint({ ...advice, why: { keeps: ["a2"] } }, table, []).cells.get("a2")).toEqual({ ghost: null, chance: null, kept: true });
});
