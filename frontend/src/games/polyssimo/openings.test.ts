import { describe, expect, it } from "vitest";
import full from "../../../stories/fixtures/polyssimo-place-start.json";
import half from "../../../stories/fixtures/polyssimo-place-3.json";
import { COLUMNS, drawn, flipped, type Place, ROWS, type Shape, turnedRight } from "./wood/geometry.ts";
import { layText, squareNamed } from "./notation.ts";
import { openings, standing } from "./openings.ts";
import { pieceNamed } from "./wood/pieces.ts";
import { coverOf, lyingPieces } from "./view.ts";
import type { View } from "./wire.ts";

const view = half.view as unknown as View;

const turnedTwice = (shape: Shape) => turnedRight(turnedRight(shape));
const turns = (shape: Shape): Shape[] => [shape, turnedRight(shape), turnedTwice(shape), turnedRight(turnedTwice(shape))];

/** Every way in which a piece can be held: four turns, and flipped. */
const ways = (shape: Shape): Shape[] => [...turns(shape), ...turns(flipped(shape))];

const everywhere = Array.from({ length: ROWS * COLUMNS }, (_, place): Place => ({
  row: Math.floor(place / COLUMNS),
  column: place % COLUMNS,
}));

/** What turning, flipping and moving can reach, as far as the server has it open. */
function reached(hand: readonly string[], legal: readonly string[], cover: ReadonlyMap<string, string>): Set<string> {
  const open = openings(legal);
  const found = hand.flatMap((piece) =>
    ways(pieceNamed(piece).shape).flatMap((shape) =>
      everywhere.flatMap((at) => {
        const lies = standing(piece, shape, at, open, cover);
        return lies.is === "open" ? [lies.action] : [];
      }),
    ),
  );
  return new Set(found);
}

describe("what is open", () => {
  it("is reached by turning, flipping and moving, all of it, on the empty board", () => {
    const hand = full.view.hands[full.seat] ?? [];
    expect(full.legal.length).toBe(6342);
    expect(reached(hand, full.legal, new Map())).toEqual(new Set(full.legal));
  });

  it("is reached on a crowded board too", () => {
    expect(reached(view.hands[half.seat] ?? [], half.legal, coverOf(view))).toEqual(new Set(half.legal));
  });

  it("knows the pieces that can be laid somewhere", () => {
    expect([...openings(["lay U a1 b1 c1 a2 c2", "pick F0"]).pieces]).toEqual(["U", "F0"]);
    expect(openings([]).any).toBe(false);
  });

  it("is written as the server writes it: the squares row by row", () => {
    expect(layText("L", drawn("##/.#/.#/.#"), squareNamed("i5"))).toBe("lay L i5 j5 j6 j7 j8");
  });
});

describe("a ghost that is not open", () => {
  const nothing = openings([]);

  it("sticks out", () => {
    const shape = pieceNamed("I").shape;
    expect(standing("I", shape, { row: 0, column: 8 }, nothing, new Map())).toEqual({ is: "outside" });
    expect(standing("I", shape, { row: -1, column: 0 }, nothing, new Map()).is).toBe("outside");
  });

  it("overlaps what lies there, and says which squares and which pieces", () => {
    const cover = new Map([
      ["b1", "F0"],
      ["c1", "F0"],
      ["d1", "X"],
    ]);
    const lies = standing("I", pieceNamed("I").shape, { row: 0, column: 0 }, nothing, cover);
    expect(lies).toMatchObject({
      is: "overlapping",
      squares: [squareNamed("b1"), squareNamed("c1"), squareNamed("d1")],
      lying: ["F0", "X"],
    });
  });

  it("is free where nothing lies, though it is not my turn", () => {
    expect(standing("I", pieceNamed("I").shape, { row: 0, column: 0 }, nothing, new Map()).is).toBe("free");
  });
});

describe("the view", () => {
  it("gives each piece on the board its shape, turned as it lies", () => {
    for (const { name, shape } of lyingPieces(view)) expect(ways(pieceNamed(name).shape)).toContainEqual(shape);
  });
});
