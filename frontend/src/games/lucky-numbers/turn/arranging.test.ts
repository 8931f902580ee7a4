import { describe, expect, it } from "vitest";
import { arrangement, ascending, inHand, lay, NOTHING_LAID, takeBack } from "./arranging.ts";

const DRAWN = [16, 5, 16, 2];
const ORDERS = [
  [2, 5, 16, 16],
  [16, 5, 16, 2],
];

describe("a draft of the diagonal", () => {
  it("lays clovers one by one, equal numbers too", () => {
    const draft = lay(lay(NOTHING_LAID, 0, 1), 2, 3);
    expect(draft).toEqual([null, 0, null, 2]);
    expect(inHand(draft, DRAWN)).toEqual([1, 3]);
  });

  it("sends what lay there to where the other came from", () => {
    const both = lay(lay(NOTHING_LAID, 0, 0), 1, 1);
    expect(lay(both, 1, 0)).toEqual([1, 0, null, null]);
    expect(lay(both, 3, 0)).toEqual([3, 1, null, null]);
  });

  it("gives a clover back into the hand", () => {
    expect(takeBack(lay(NOTHING_LAID, 2, 2), 2)).toEqual(NOTHING_LAID);
  });

  it("is an action only when all four lie and the order is open", () => {
    expect(arrangement(lay(NOTHING_LAID, 0, 0), DRAWN, ORDERS)).toBeNull();
    expect(arrangement([0, 1, 2, 3], DRAWN, ORDERS)).toEqual({ do: "arrange", numbers: [16, 5, 16, 2] });
    expect(arrangement([1, 0, 2, 3], DRAWN, ORDERS)).toBeNull();
  });

  it("can be ascending", () => {
    expect(arrangement(ascending(DRAWN), DRAWN, ORDERS)).toEqual({ do: "arrange", numbers: [2, 5, 16, 16] });
  });
});
