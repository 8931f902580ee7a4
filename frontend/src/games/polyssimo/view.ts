/** What lies where, from the view. */

import { type Place, toTheCorner, type Shape } from "./geometry.ts";
import { squareNamed } from "./notation.ts";
import type { BoardProps } from "../contract.ts";
import type { Event, View } from "./wire.ts";

export type PolyProps = BoardProps<View, Event>;

/** A piece that lies on the board: how it is turned, and where its corner is. */
export interface Lying {
  readonly name: string;
  readonly shape: Shape;
  readonly at: Place;
}

/** A piece that covers these squares. */
export function lyingOn(name: string, squares: readonly Place[]): Lying {
  const at = {
    row: Math.min(...squares.map(({ row }) => row)),
    column: Math.min(...squares.map(({ column }) => column)),
  };
  return { name, shape: toTheCorner(squares), at };
}

/** The pieces on the board. */
export const lyingPieces = (view: View): Lying[] =>
  Object.entries(view.laid).map(([name, names]) => lyingOn(name, names.map(squareNamed)));

/** For each covered square, by name, the piece that lies there. */
export function coverOf(view: View): ReadonlyMap<string, string> {
  return new Map(Object.entries(view.laid).flatMap(([name, squares]) => squares.map((square) => [square, name] as const)));
}

/** The pieces that a seat has picked and not laid. */
export const handOf = (view: View, seat: number): readonly string[] => view.hands[seat] ?? [];
