import { describe, expect, it } from "vitest";
import { drawn, type Place } from "./geometry.ts";
import { middleSquare, outline, seams } from "./outline.ts";
import { PIECES } from "./pieces.ts";

/** The corners of a path: where its curves bend. */
const corners = (path: string) => [...path.matchAll(/Q(\S+) (\S+) /g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** The area within corners, positive when they go round clockwise. */
const area = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

describe("the outline of a piece", () => {
  it("has a corner wherever it turns", () => {
    expect(corners(outline(drawn("#####"), 10, 0))).toHaveLength(4);
    expect(corners(outline(drawn(".#./###/.#."), 10, 0))).toHaveLength(12);
  });

  it.each(PIECES)("goes once around all squares of $name", ({ shape }) => {
    expect(area(corners(outline(shape, 10, 0)))).toBeCloseTo(shape.length * 100);
  });

  it.each(PIECES)("lies inside $name when it is inset", ({ shape }) => {
    expect(area(corners(outline(shape, 10, 1)))).toBeLessThan(shape.length * 100);
    const [x = 0, y = 0] = corners(outline(drawn("#"), 10, 1))[0] ?? [];
    expect([x, y].every((value) => value > 0 && value < 10)).toBe(true);
  });

  it.each(PIECES)("has a seam wherever two squares of $name meet", ({ shape }) => {
    const beside = (one: Place, other: Place) => Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
    const meetings = shape.reduce((sum, one) => sum + shape.filter((other) => beside(one, other)).length, 0) / 2;
    expect(seams(shape, 10).split("M").length - 1).toBe(meetings);
  });

  it.each(PIECES)("leaves room for the name on a square of $name", ({ shape }) => {
    expect(shape).toContainEqual(middleSquare(shape));
  });
});
