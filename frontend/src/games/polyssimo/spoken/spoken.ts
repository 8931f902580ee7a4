/** Pieces and the board in words, for ears. */

import type { Words } from "../../contract.ts";
import { heightOf, type Place, regionsOf, type Shape } from "../wood/geometry.ts";
import { pieceOf, squareName, squaresOf } from "../notation.ts";
import { coverOf } from "../view.ts";
import type { Event, View } from "../wire.ts";

/** "F2 the plane" */
export const calledPiece = (words: Words, piece: string): string => words.phrase("poly-called", { piece });

/** The squares of a piece row by row: "row 1 columns 2 and 3, row 2 1 to 4". */
export function shapeInWords(words: Words, shape: Shape): string {
  const rows = Array.from({ length: heightOf(shape) }, (_, row) =>
    shape.flatMap((square) => (square.row === row ? [square.column + 1] : [])),
  );
  const told = rows.map((columns, row) =>
    words.phrase("poly-shape-row", { row: row + 1, count: columns.length, columns: inStretches(words, columns) }),
  );
  return told.join(", ");
}

/** Numbers, three or more in a row as a stretch. */
function inStretches(words: Words, numbers: readonly number[]): string[] {
  const stretches: number[][] = [];
  for (const number of numbers) {
    const last = stretches.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else stretches.push([number]);
  }
  return stretches.flatMap((one) =>
    one.length > 2 ? [words.phrase("poly-shape-stretch", { from: one[0], to: one.at(-1) })] : one.map(String),
  );
}

/** What lies in a row of the board, from where to where. */
export function rowInWords(words: Words, view: View, row: number): string {
  const names = (view.board[row] ?? "").split(/ +/);
  const stretches: { piece: string; from: number; to: number }[] = [];
  for (const [column, piece] of names.entries()) {
    const last = stretches.at(-1);
    if (last?.piece === piece) last.to = column;
    else stretches.push({ piece, from: column, to: column });
  }
  const letter = (column: number) => squareName({ row: 0, column }).slice(0, 1);
  const told = stretches.map(({ piece, from, to }) => {
    const facts = { piece, from: letter(from), to: letter(to), count: to - from + 1 };
    return words.phrase("poly-stretch", facts, piece === "." ? "free" : undefined);
  });
  return words.phrase("poly-row", { row: row + 1, stretches: told.join(", ") });
}

/** The free regions of the board, the largest first, each with its size and the corners around it. */
export function regionsInWords(words: Words, view: View): string {
  const cover = coverOf(view);
  const regions = regionsOf((square) => !cover.has(squareName(square)));
  const told = regions.map((region) => {
    const [from, to] = cornersOf(region);
    return words.phrase("poly-region", { size: region.length, from: squareName(from), to: squareName(to) });
  });
  return words.phrase("poly-regions", { count: regions.length, regions: told });
}

function cornersOf(squares: readonly Place[]): readonly [Place, Place] {
  const [rows, columns] = [squares.map(({ row }) => row), squares.map(({ column }) => column)];
  return [
    { row: Math.min(...rows), column: Math.min(...columns) },
    { row: Math.max(...rows), column: Math.max(...columns) },
  ];
}

/** Which of my pieces can be laid over a square, of what is open to me. */
export function fittingInWords(words: Words, legal: readonly string[], square: string): string {
  const fitting = legal.filter((action) => squaresOf(action).some((one) => squareName(one) === square)).map(pieceOf);
  const pieces = [...new Set(fitting)].map((piece) => calledPiece(words, piece));
  return words.phrase("poly-fit-here", { square, count: pieces.length, pieces });
}

/** What happens, with the nickname of the piece and without every square of it. */
export function inShort(event: Event): Event {
  const { kind, seat } = event;
  if (kind === "picked") return { kind: "picked-called", seat, facts: { piece: event.facts.piece } } as unknown as Event;
  if (kind !== "laid") return event;
  const { piece, squares } = event.facts;
  return { kind: "laid-at", seat, facts: { piece, square: squares[0] } } as unknown as Event;
}
