/** The 24 pieces: their shapes from the server's own file, and the wood that the page makes them of. */

import drawings from "../../../../../src/ludotheque/games/polyssimo/pieces.json";
import { drawn, type Shape } from "./geometry.ts";

export type Wood = "stained" | "ebony" | "maple";

export interface Piece {
  readonly name: string;
  readonly shape: Shape;
  readonly wood: Wood;
  /** Its colour: twelve hues of one lightness, black, or white. */
  readonly colour: string;
}

const HUES: Readonly<Record<string, string>> = {
  F: "#9D534B",
  I: "#985B2D",
  L: "#876617",
  N: "#6D7123",
  P: "#4E793E",
  T: "#267D5A",
  U: "#007E79",
  V: "#007895",
  W: "#3A6FA3",
  X: "#6164A4",
  Y: "#845891",
  Z: "#975272",
};
const EBONY = "#332C28";
const MAPLE = "#E6D2AC";

const stained = ([name, drawing]: [string, string]): Piece => ({
  name,
  shape: drawn(drawing),
  wood: "stained",
  colour: HUES[name] ?? "#6D6D6D",
});

const blackOrWhite = ([name, drawing]: [string, string], place: number): Piece => ({
  name,
  shape: drawn(drawing),
  wood: place % 2 ? "maple" : "ebony",
  colour: place % 2 ? MAPLE : EBONY,
});

/** All pieces, in the order in which they are spread out. */
export const PIECES: readonly Piece[] = [
  ...Object.entries(drawings.pentominoes).map(stained),
  ...Object.entries(drawings.hexominoes).map(blackOrWhite),
];

const BY_NAME = new Map(PIECES.map((piece) => [piece.name, piece]));

/** The piece of a name. */
export function pieceNamed(name: string): Piece {
  const piece = BY_NAME.get(name);
  if (!piece) throw new Error(`no piece is called ${name}`);
  return piece;
}
