import { expect, test } from "vitest";
import { adviceOf, whereAdvised } from "./hinting.ts";

const hint = (action: string) => ({ action, actions: [], note: null });

test("a piece to lay has its shape and its place, and is named by its first square", () => {
  const advice = adviceOf(hint("lay L h3 g3 g4 g5 g6"));
  expect(advice.piece).toBe("L");
  expect(advice.lying?.at).toEqual({ row: 2, column: 6 });
  expect(advice.lying?.shape).toHaveLength(5);
  expect(whereAdvised(advice)).toBe("g3");
});

test("a piece to take lies nowhere yet", () => {
  const advice = adviceOf(hint("pick F0"));
  expect(advice).toEqual({ piece: "F0", lying: null, kept: null });
  expect(whereAdvised(advice)).toBeNull();
});

test("without a hint nothing is advised", () => {
  expect(adviceOf(null)).toEqual({ piece: null, lying: null, kept: null });
});

test("the spot that it keeps free lies where the coach says, for the piece that it names", () => {
  const why = { piece: "C0", count: 118, keeps: ["h4", "i4", "h5", "h6", "h7", "i7"] };
  const { kept } = adviceOf({ ...hint("lay L h3 g3 g4 g5 g6"), why });
  expect(kept).toMatchObject({ name: "C0", at: { row: 3, column: 7 } });
  expect(kept?.shape).toHaveLength(6);
});
