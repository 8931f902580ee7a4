import { expect, test } from "vitest";
import { sureness } from "./sureness.ts";

const ideas = (margin: number, ...chances: number[]) => chances.map((chance) => ({ chance, margin }));

test("the coach is as sure as its best idea is ahead, measured by how far off it may be", () => {
  expect(sureness(ideas(0.05, 0.58, 0.51))).toBe(3);
  expect(sureness(ideas(0.05, 0.58, 0.55))).toBe(2);
  expect(sureness(ideas(0.05, 0.58, 0.57))).toBe(1);
  expect(sureness(ideas(0.5, 0.58, 0.51))).toBe(1);
});

test("it is sure of the only thing that can be done, and of a win that is certain", () => {
  expect(sureness(ideas(0.05, 0.1))).toBe(3);
  expect(sureness([{ chance: 1, margin: 0 }, { chance: 0.9, margin: 0.3 }])).toBe(3);
});
