/** The notation of Polyssimo Challenge: the one place on the page that reads and writes its texts. */

import { covered, type Place, type Shape } from "./geometry.ts";

/** a1 (top left) to l11 (bottom right): the letter is the column. */
export const squareName = ({ row, column }: Place): string => `${"abcdefghijkl"[column] ?? "?"}${row + 1}`;

/** The square of a name. */
export const squareNamed = (name: string): Place => ({
  row: Number(name.slice(1)) - 1,
  column: name.charCodeAt(0) - "a".charCodeAt(0),
});

export const pickText = (piece: string): string => `pick ${piece}`;

/** Laying a piece: its squares row by row. */
export const layText = (piece: string, shape: Shape, at: Place): string =>
  ["lay", piece, ...covered(shape, at).map(squareName)].join(" ");

/** The squares that a laying covers; a pick covers none. */
export const squaresOf = (action: string): Place[] => action.split(" ").slice(2).map(squareNamed);

/** The piece that an action picks or lays. */
export const pieceOf = (action: string): string => action.split(" ", 2)[1] ?? "";
