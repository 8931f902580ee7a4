/** The backs of the cards: a pattern for each seat of Ligretto, a drawing for each deck of Dutch Blitz. */

const PATTERNS: readonly (readonly [width: number, height: number, ground: string, path: string, pen: number])[] = [
  [10, 10, "#39566B", "M-2 2 2-2M0 10 10 0M8 12 12 8", 2.6],
  [10, 10, "#7A4A3A", "M2.5 2.5h.01M7.5 7.5h.01", 3.4],
  [10, 10, "#4C5B3C", "M0 8 5 3l5 5M0 13 5 8l5 5M0 3l5-5 5 5", 1.5],
  [8, 8, "#5B4A6B", "M0 4h8M4 0v8", 1.4],
  [12, 7, "#2F6468", "M0 3c2.2-3 4.5-3 6 0s3.8 3 6 0", 1.5],
  [10, 10, "#7A3E50", "M3 5h4M5 3v4", 1.6],
  [10, 10, "#46546E", "M5 1 9 5 5 9 1 5z", 1.3],
  [10, 10, "#6B5A2E", "M5 1.8a3.2 3.2 0 1 0 .01 0", 1.4],
  [12, 10, "#7A4630", "M0 1h12M0 6h12M3 1v5M9 6v5", 1.3],
  [10, 10, "#355D4C", "M0 5a5 5 0 0 0 10 0M-5 0a5 5 0 0 0 10 0a5 5 0 0 0 10 0", 1.2],
  [11, 10, "#5A4038", "M5.5 2.4 8.6 8H2.4z", 2],
  [12, 10, "#3F4A57", "M1 2.5h5M6 7.5h5", 2],
];

/** The four decks of Dutch Blitz, each with the drawing on its back. */
export const BACK_OF_DECK: Readonly<
  Record<string, { readonly ground: string; readonly colour: string; readonly path: string }>
> = {
  pump: {
    ground: "#2E5E46",
    colour: "var(--card-green)",
    path: "M8.5 21V8.5h5V21M6 21h10M13.5 12H17c1 0 1.5.6 1.5 1.6V15M11 8.5V5M11 5c3.5-1.8 7-1 9 1.5M9 5h4",
  },
  carriage: {
    ground: "#7A3B36",
    colour: "var(--card-red)",
    path: "M7.5 13.7a3.8 3.8 0 1 0 .01 0M17.5 13.7a3.8 3.8 0 1 0 .01 0M7.5 13.7v7.6M3.7 17.5h7.6M17.5 13.7v7.6M13.7 17.5h7.6M4 13.5h17V8.5c0-3-2-5-5-5H8.5L10 9H4zM10 9h11M4 13.5l-2.5-2",
  },
  pail: {
    ground: "#6B5520",
    colour: "var(--gold)",
    path: "M5 10h14l-2 11H7zM5.7 14h12.6M6 10C6 .5 18 .5 18 10",
  },
  plough: {
    ground: "#2F4F7A",
    colour: "var(--card-blue)",
    path: "M2 4.5c4 .5 6.5 3.5 7.5 8M5.5 3.5c3.5 1.5 5.5 4.5 6 9M8 12.5h13.5M21.5 10.5v4M9.5 12.5 7 18.5c3.5 2 8 1.5 11-1-2.5-.8-4.5-2.5-5.5-5M2.5 21.5h19",
  },
};

export const backId = (deck: string, seat: number): string =>
  BACK_OF_DECK[deck] ? `cards-back-${deck}` : `cards-back-${seat % PATTERNS.length}`;

/** Every pattern once, for the backs to be filled with. */
export function BackPatterns() {
  return (
    <svg class="quick-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {PATTERNS.map(([width, height, ground, path, pen], seat) => (
          <pattern key={ground} id={`cards-back-${seat}`} width={width} height={height} patternUnits="userSpaceOnUse">
            <rect width={width} height={height} fill={ground} />
            <path d={path} fill="none" stroke="#fff" stroke-opacity=".62" stroke-width={pen} stroke-linecap="round" />
          </pattern>
        ))}
        {Object.entries(BACK_OF_DECK).map(([deck, { ground, path }]) => (
          <pattern key={deck} id={`cards-back-${deck}`} width="26" height="26" patternUnits="userSpaceOnUse">
            <rect width="26" height="26" fill={ground} />
            <path
              d={path}
              fill="none"
              stroke="#fff"
              stroke-opacity=".6"
              stroke-width="1.6"
              transform="translate(4 4) scale(.75)"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
