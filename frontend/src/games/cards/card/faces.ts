/** What a card's face shows. */

import type { Colour } from "../notation.ts";

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

/** Who is shown on a card of Dutch Blitz, which its expert game asks for: a boy in a hat, or a girl in a bonnet. */
export type Folk = "boy" | "girl";
export const folkOf = (colour: Colour): Folk => (colour === "red" || colour === "blue" ? "boy" : "girl");

/** The hat and the bonnet, in a square of 24. */
export const FOLK: Readonly<Record<Folk, string>> = {
  boy: "M1 14.5c3 2.6 19 2.6 22 0-.6-1.3-2.6-1.9-4.8-2.2C18 7.8 16.6 4 12 4S6 7.8 5.8 12.3C3.6 12.6 1.6 13.2 1 14.5ZM6.5 17.2c.4 3 2.7 5 5.5 5s5.1-2 5.5-5c-3.5.5-7.5.5-11 0Z",
  girl: "M12 1.5c-5.8 0-9.3 4-9.3 9.3 0 3.6 1.3 6.2 3.3 8.2l-1.5 3.7c2.2.2 4-.5 5-2l2.5-.2 2.5.2c1 1.5 2.8 2.2 5 2L18 19c2-2 3.3-4.6 3.3-8.2 0-5.3-3.5-9.3-9.3-9.3Zm0 6c3 0 5 2.1 5 5s-2 5.5-5 5.5-5-2.6-5-5.5 2-5 5-5Z",
};
