/** What a card's face shows. */

import type { Colour } from "./notation.ts";

/** The corners of the second sign of each colour, in a square of 20; that of red is the top and the bottom of a disc. */
const CORNERS: Readonly<Record<Colour, readonly (readonly [x: number, y: number])[]>> = {
  red: [[10, 1.4], [10, 18.6]],
  blue: [[10, 1.6], [19, 18], [1, 18]],
  green: [[2, 2], [18, 2], [18, 18], [2, 18]],
  yellow: [[10, 0.4], [19, 10], [10, 19.6], [1, 10]],
};

/** A colour's sign, moved and enlarged by its numbers: a transform would be one more thing to keep for every card. */
export function signAt(colour: Colour, left = 0, top = 0, scale = 1): string {
  const points = CORNERS[colour].map(([x, y]) => `${left + x * scale} ${top + y * scale}`);
  const to = colour === "red" ? `A${8.6 * scale} ${8.6 * scale} 0 0 1 ` : "L";
  return `M${[...points, points[0]].join(to)}z`;
}
