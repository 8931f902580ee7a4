import { describe, expect, it } from "vitest";
import { covered, isOnBoard } from "../wood/geometry.ts";
import { broughtTo, hovering, nextFit, pickedUp, pushed, turned, whereItLies } from "./hand.ts";
import { layText } from "../notation.ts";
import { openings } from "../openings.ts";

const nothing = openings([]);

describe("the piece in my hand", () => {
  it("is picked up where it fits, near the middle", () => {
    const open = openings(["lay I a1 b1 c1 d1 e1", "lay I d6 e6 f6 g6 h6"]);
    expect(whereItLies(pickedUp("I", open))).toBe("d6");
    expect(whereItLies(pickedUp("I", open, { row: 0, column: 1 }))).toBe("a1");
  });

  it("is picked up on the board even where nothing is open", () => {
    const hand = pickedUp("I", nothing, { row: 10, column: 11 });
    expect(covered(hand.shape, hand.at).every(isOnBoard)).toBe(true);
  });

  it("is pushed as far as the edge", () => {
    let hand = pickedUp("X", nothing);
    for (let push = 0; push < 20; push++) hand = pushed(hand, -1, -1);
    expect(hand.at).toEqual({ row: 0, column: 0 });
    expect(whereItLies(hand)).toBe("b1");
  });

  it("stays on the board when it is turned at the edge", () => {
    const upright = turned(pickedUp("I", nothing), "right");
    const flat = turned(broughtTo(upright, { row: 0, column: 11 }), "left");
    expect(covered(flat.shape, flat.at).every(isOnBoard)).toBe(true);
  });

  it("snaps to the nearest square, slides along the edge, and is outside farther off", () => {
    const hand = pickedUp("P", nothing);
    expect(hovering(hand, 3.4, 5.6).at).toEqual({ row: 3, column: 6 });
    expect(hovering(hand, -1.2, 5).at).toEqual({ row: 0, column: 5 });
    expect(hovering(hand, -3, 5).at).toEqual({ row: -3, column: 5 });
  });

  it("goes on to the next place where it fits, round the board, and turned if need be", () => {
    const flat = ["lay I a1 b1 c1 d1 e1", "lay I b3 c3 d3 e3 f3"];
    const first = pickedUp("I", openings(flat), { row: 0, column: 0 });
    const second = nextFit(first, openings(flat));
    expect(second && whereItLies(second)).toBe("b3");
    expect(nextFit(second ?? first, openings(flat))).toEqual(first);
    const upright = nextFit(first, openings(["lay I c2 c3 c4 c5 c6"]));
    expect(upright && layText("I", upright.shape, upright.at)).toBe("lay I c2 c3 c4 c5 c6");
    expect(nextFit(first, nothing)).toBeNull();
  });
});
