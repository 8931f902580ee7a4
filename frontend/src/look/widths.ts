/**
 * The sizes at which the layout changes, for scripts and for style sheets: `@media (--phone)`, `@container (--large-board)`.
 * A window is measured in em, since large letters need room as a small window does; a board, whose parts have sizes in
 * pixels, in pixels.
 */

const upTo = (pixels: number) => `(width <= ${pixels / 16}em)`;
const above = (pixels: number) => `(width > ${pixels / 16}em)`;

/** From this width on a board has room for columns; from the second on also for others at both its sides. */
export const BOARD = 700;
export const LARGE_BOARD = 1100;

export const CONDITIONS: Readonly<Record<string, string>> = {
  tiny: upTo(340),
  small: upTo(420),
  phone: upTo(700),
  "above-phone": above(700),
  /** Below this the words of a solo puzzle have no room beside its board. */
  puzzle: upTo(860),
  tablet: upTo(900),
  "above-tablet": above(900),
  laptop: upTo(1100),
  "above-laptop": above(1100),
  /** So low that nothing may stay in sight above or below what scrolls. */
  low: "(height < 30em)",
  /** A phone held sideways: the board has the whole height, and nothing stands above it. */
  sideways: "(height < 30em) and (width > 37.5em) and (orientation: landscape)",
  board: `(width >= ${BOARD}px)`,
  "small-board": `(width < ${BOARD}px)`,
  "large-board": `(width >= ${LARGE_BOARD}px)`,
};
