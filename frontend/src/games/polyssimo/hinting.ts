/** What the coach advises: a piece to take, or one that lies as a ghost where it is to go. */

import type { BoardHint } from "../contract.ts";
import { pieceOf, squareName, squareNamed, squaresOf } from "./notation.ts";
import { type Lying, lyingOn } from "./view.ts";

export interface Advice {
  /** The piece that is to be taken or laid; null without a hint. */
  readonly piece: string | null;
  /** How it is to lie. */
  readonly lying: Lying | null;
  /** A spot that it keeps free for another piece. */
  readonly kept: Lying | null;
}

export function adviceOf(hint: BoardHint | null | undefined): Advice {
  if (!hint) return { piece: null, lying: null, kept: null };
  const [piece, squares] = [pieceOf(hint.action), squaresOf(hint.action)];
  const { keeps, piece: other } = hint.why ?? {};
  return {
    piece,
    lying: squares.length > 0 ? lyingOn(piece, squares) : null,
    kept: Array.isArray(keeps) ? lyingOn(String(other), keeps.map(squareNamed)) : null,
  };
}

/** The square by which people say where the advised piece lies. */
export const whereAdvised = ({ lying }: Advice): string | null => {
  const first = lying?.shape[0];
  return lying && first ? squareName({ row: lying.at.row + first.row, column: lying.at.column + first.column }) : null;
};
