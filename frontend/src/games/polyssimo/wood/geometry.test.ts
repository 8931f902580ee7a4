import { describe, expect, it } from "vitest";
import {
  aboutTheMiddle,
  COLUMNS,
  cornerFor,
  covered,
  drawn,
  firstSquare,
  flipped,
  heightOf,
  isOnBoard,
  pulledIn,
  ROWS,
  turnedLeft,
  turnedRight,
  widthOf,
} from "./geometry.ts";
import { squareName, squareNamed } from "../notation.ts";
import { PIECES } from "./pieces.ts";

describe("shapes", () => {
  it("turn to the right as a hand turns them", () => {
    expect(turnedRight(drawn("####/#..."))).toEqual(drawn("##/.#/.#/.#"));
    expect(turnedLeft(drawn("####/#..."))).toEqual(drawn("#./#./#./##"));
    expect(flipped(drawn("####/#..."))).toEqual(drawn("####/...#"));
  });

  it.each(PIECES)("$name comes back after four turns, after left and right, and after two flips", ({ shape }) => {
    const turns = [1, 2, 3, 4].reduce((turned) => turnedRight(turned), shape);
    expect(turns).toEqual(shape);
    expect(turnedLeft(turnedRight(shape))).toEqual(shape);
    expect(flipped(flipped(shape))).toEqual(shape);
  });

  it.each(PIECES)("$name turned about its middle comes back to its place", ({ shape }) => {
    let [now, at] = [shape, { row: 4, column: 4 }];
    for (let turn = 0; turn < 4; turn++) {
      const next = turnedRight(now);
      [now, at] = [next, aboutTheMiddle(now, next, at)];
    }
    expect(at).toEqual({ row: 4, column: 4 });
  });

  it("are twelve of five squares and twelve of six", () => {
    expect(PIECES.map(({ shape }) => shape.length)).toEqual([...Array(12).fill(5), ...Array(12).fill(6)]);
  });
});

describe("places", () => {
  it("have names from a1 to l11", () => {
    expect(squareName({ row: 0, column: 0 })).toBe("a1");
    expect(squareName({ row: ROWS - 1, column: COLUMNS - 1 })).toBe("l11");
    expect(squareNamed("l11")).toEqual({ row: 10, column: 11 });
    expect(squareNamed("c4")).toEqual({ row: 3, column: 2 });
  });

  it.each(PIECES)("$name is pulled in from far away until all of it is on the board", ({ shape }) => {
    for (const at of [
      { row: -9, column: -9 },
      { row: 40, column: 3 },
      { row: 3, column: 40 },
    ]) {
      expect(covered(shape, pulledIn(shape, at)).every(isOnBoard)).toBe(true);
    }
    const last = { row: ROWS - heightOf(shape), column: COLUMNS - widthOf(shape) };
    expect(pulledIn(shape, last)).toEqual(last);
  });

  it.each(PIECES)("$name is found again by its first square", ({ shape }) => {
    const at = { row: 2, column: 3 };
    expect(cornerFor(shape, firstSquare(shape, at))).toEqual(at);
  });
});
