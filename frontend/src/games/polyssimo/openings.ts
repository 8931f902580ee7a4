/** What the server lets my seat do, kept so that a ghost can be looked up at every move of the hand. */

import { covered, isOnBoard, type Place, type Shape } from "./wood/geometry.ts";
import { layText, pieceOf, squareName } from "./notation.ts";

/** What is open to my seat now. */
export interface Openings {
  /** Whether this action is open, word for word. */
  has(action: string): boolean;
  /** The pieces that have at least one open action: to pick, or to lay somewhere. */
  readonly pieces: ReadonlySet<string>;
  /** Whether anything at all is open. */
  readonly any: boolean;
}

/** The open actions in order: thousands at the start of the laying, so they are read once for each news. */
export function openings(legal: readonly string[]): Openings {
  const actions = new Set(legal);
  const pieces = new Set(legal.map(pieceOf));
  return { has: (action) => actions.has(action), pieces, any: actions.size > 0 };
}

/** How a piece would lie somewhere: open as the server says, or what is plain to see on the board. */
export type Standing =
  | { readonly is: "open"; readonly action: string }
  | { readonly is: "free"; readonly action: string }
  | { readonly is: "overlapping"; readonly action: string; readonly squares: readonly Place[]; readonly lying: readonly string[] }
  | { readonly is: "outside" };

/** How a piece would lie with its corner on a place. */
export function standing(
  piece: string,
  shape: Shape,
  at: Place,
  open: Openings,
  cover: ReadonlyMap<string, string>,
): Standing {
  const squares = covered(shape, at);
  if (!squares.every(isOnBoard)) return { is: "outside" };
  const action = layText(piece, shape, at);
  if (open.has(action)) return { is: "open", action };
  const under = squares.filter((square) => cover.has(squareName(square)));
  if (under.length === 0) return { is: "free", action };
  const lying = new Set(under.map((square) => cover.get(squareName(square)) ?? ""));
  return { is: "overlapping", action, squares: under, lying: [...lying] };
}
