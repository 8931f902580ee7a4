/** The piece in my hand: how it is turned, and where its ghost lies. Pure: each step gives a new hand. */

import {
  aboutTheMiddle,
  COLUMNS,
  cornerFor,
  firstSquare,
  flipped,
  heightOf,
  type Place,
  pulledIn,
  ROWS,
  type Shape,
  turnedLeft,
  turnedRight,
  widthOf,
} from "../wood/geometry.ts";
import { layText, squareName } from "../notation.ts";
import type { Openings } from "../openings.ts";
import { pieceNamed } from "../wood/pieces.ts";

export interface Hand {
  readonly piece: string;
  readonly shape: Shape;
  /** Where the corner of the ghost is. */
  readonly at: Place;
}

export type Turn = "left" | "right" | "over";

const TURNS: Readonly<Record<Turn, (shape: Shape) => Shape>> = { left: turnedLeft, right: turnedRight, over: flipped };

/** Pick a piece up: its ghost lies where it fits, as near to the middle (or to `near`) as can be. */
export function pickedUp(piece: string, open: Openings, near?: Place): Hand {
  const { shape } = pieceNamed(piece);
  const middle = near ?? { row: (ROWS - heightOf(shape)) / 2, column: (COLUMNS - widthOf(shape)) / 2 };
  const distance = ({ row, column }: Place) => (row - middle.row) ** 2 + (column - middle.column) ** 2;
  const fitting = corners(shape).filter((at) => open.has(layText(piece, shape, at)));
  const best = fitting.toSorted((one, other) => distance(one) - distance(other))[0];
  return { piece, shape, at: best ?? pulledIn(shape, { row: Math.floor(middle.row), column: Math.floor(middle.column) }) };
}

/** Turn or flip it about its middle. */
export function turned(hand: Hand, turn: Turn): Hand {
  const shape = TURNS[turn](hand.shape);
  return { ...hand, shape, at: aboutTheMiddle(hand.shape, shape, hand.at) };
}

/** Push the ghost by some squares, not out of the board. */
export const pushed = (hand: Hand, down: number, right: number): Hand => ({
  ...hand,
  at: pulledIn(hand.shape, { row: hand.at.row + down, column: hand.at.column + right }),
});

/** Put the first square of the ghost on a square, as nearly as the board allows. */
export const broughtTo = (hand: Hand, first: Place): Hand => ({
  ...hand,
  at: pulledIn(hand.shape, cornerFor(hand.shape, first)),
});

/** The ghost of a piece that hovers at a point (in squares): it snaps to the nearest place, along the edge too. */
export function hovering(hand: Hand, row: number, column: number): Hand {
  const nearest = { row: Math.round(row), column: Math.round(column) };
  const inside = pulledIn(hand.shape, nearest);
  const far = Math.abs(inside.row - nearest.row) > 1 || Math.abs(inside.column - nearest.column) > 1;
  return { ...hand, at: far ? nearest : inside };
}

/** The next place where it fits, row by row; when there is none as it is turned, then turned or flipped. */
export function nextFit(hand: Hand, open: Openings): Hand | null {
  const here = hand.at.row * COLUMNS + hand.at.column;
  const places = corners(hand.shape);
  const after = places.filter(({ row, column }) => row * COLUMNS + column > here);
  for (const at of [...after, ...places]) {
    if (open.has(layText(hand.piece, hand.shape, at))) return { ...hand, at };
  }
  for (const shape of allWays(hand.shape)) {
    const at = corners(shape).find((corner) => open.has(layText(hand.piece, shape, corner)));
    if (at) return { ...hand, shape, at };
  }
  return null;
}

/** The name of the square by which people say where the ghost lies. */
export const whereItLies = (hand: Hand): string => squareName(firstSquare(hand.shape, hand.at));

function allWays(shape: Shape): Shape[] {
  const round = [turnedRight(shape), turnedRight(turnedRight(shape)), turnedLeft(shape)];
  return [...round, ...[shape, ...round].map(flipped)];
}

function corners(shape: Shape): Place[] {
  const [height, width] = [heightOf(shape), widthOf(shape)];
  return Array.from({ length: ROWS - height + 1 }, (_, row) =>
    Array.from({ length: COLUMNS - width + 1 }, (_, column) => ({ row, column })),
  ).flat();
}
