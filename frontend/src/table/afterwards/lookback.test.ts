import { expect, test } from "vitest";
import type { Analysis, CostlyMove, TurningPoint } from "../../net/messages.ts";
import { mineFirst, outOf100, stepsOf } from "./lookback.ts";

const said = (text: string) => ({ code: "deed", said: text });
const costly = (turn: number, seat: number, change: number): CostlyMove => ({ turn, seat, change, deed: said("a"), best: said("b") });
const point = (turn: number, seat: number, kind: TurningPoint["kind"], change: number): TurningPoint => ({ turn, seat, kind, change, why: said("c") });

const ANALYSIS: Analysis = {
  game: "lucky-numbers",
  seats: 2,
  weighed: true,
  curve: [],
  turns: [],
  turning_points: [point(4, 0, "draw", 0.1), point(9, 0, "choice", -0.14), point(9, 0, "draw", -0.1), point(12, 1, "choice", -0.2)],
  costly: [costly(12, 1, -0.2), costly(9, 0, -0.14), costly(3, 0, -0.06)],
  by_seat: [],
};

test("my costliest moves come first, and none of them is told again as a turning point", () => {
  const { costly: own, points } = mineFirst(ANALYSIS, 0);
  expect(own.map(({ turn }) => turn)).toEqual([9, 3]);
  expect(points.map(({ turn, kind }) => `${turn} ${kind}`)).toEqual(["4 draw", "9 draw", "12 choice"]);
});

test("who watched sees the turning points of all, and nobody's costly moves", () => {
  const { costly: own, points } = mineFirst(ANALYSIS, null);
  expect(own).toEqual([]);
  expect(points).toEqual(ANALYSIS.turning_points);
});

test("each step that a picture needs is asked for once, in the order of the match", () => {
  expect(stepsOf([costly(9, 0, -0.1), costly(10, 0, -0.1), costly(3, 0, -0.1)])).toEqual([2, 3, 8, 9, 10]);
});

test("points out of 100 are whole, and there is no minus before a zero", () => {
  expect([0.146, -0.06, -0.004].map(outOf100)).toEqual([15, -6, 0]);
  expect(Object.is(outOf100(-0.004), 0)).toBe(true);
});
