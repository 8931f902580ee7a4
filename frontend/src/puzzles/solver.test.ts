import { expect, test } from "vitest";
import minima from "./minima.json";
import { solve } from "./solver.ts";

const RING = [0, 1, 3, 2];
const cornerOf = (cell: number) => (RING[cell >> 2]! << 2) | RING[cell & 3]!;

test("the page finds solutions as short as the proven ones, and they are solutions", () => {
  for (const { numbers, minimum } of minima) {
    const swaps = solve(numbers);
    expect(swaps.length).toBe(minimum);
    const board = [...numbers];
    for (const [a, b] of swaps) {
      const [here, there] = [board.indexOf(a), board.indexOf(b)];
      expect([1, 2, 4, 8]).toContain(cornerOf(here) ^ cornerOf(there));
      board[here] = b;
      board[there] = a;
    }
    const rises = (cells: readonly number[]) => cells.every((cell, at) => at === 0 || board[cells[at - 1]!]! < board[cell]!);
    for (const line of [0, 1, 2, 3]) {
      expect(rises([0, 1, 2, 3].map((column) => line * 4 + column))).toBe(true);
      expect(rises([0, 1, 2, 3].map((row) => row * 4 + line))).toBe(true);
    }
  }
});
