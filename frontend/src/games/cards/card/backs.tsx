/** The backs of the cards: a pattern and the colour of its box for each deck of Ligretto, a drawing for each of Dutch Blitz. */

/** The colours of the boxes of Ligretto: blue, green, red. */
const BOXES = ["#2F4F7A", "#2E5E46", "#7A3B36"];
const PATTERNS: Readonly<Record<string, readonly [width: number, height: number, path: string, pen: number]>> = {
  marble: [10, 10, "M5 1.8a3.2 3.2 0 1 0 .01 0", 1.4],
  pyramid: [11, 10, "M5.5 2 9 8.4H2z", 1.5],
  die: [10, 10, "M2.5 2.5h.01M7.5 7.5h.01", 3.4],
  crystal: [8, 12, "M4 .8 7.2 6 4 11.2.8 6z", 1.3],
};

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

interface BackShown {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly path: string;
  readonly pen: number;
  readonly transform?: string;
}

const BACKS: ReadonlyMap<string, BackShown> = new Map([
  ...BOXES.flatMap((ground, box) =>
    Object.entries(PATTERNS).map(
      ([name, [width, height, path, pen]]) => [`${name} ${box + 1}`, { width, height, ground, path, pen }] as const,
    ),
  ),
  ...Object.entries(BACK_OF_DECK).map(
    ([name, { ground, path }]) =>
      [name, { width: 26, height: 26, ground, path, pen: 1.6, transform: "translate(4 4) scale(.75)" }] as const,
  ),
]);

export const backId = (deck: string): string => `cards-back-${deck.replace(" ", "-")}`;

function BackPattern({ id, back }: { id: string; back: BackShown }) {
  const { width, height, ground, path, pen, transform } = back;
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <rect width={width} height={height} fill={ground} />
      <path
        d={path}
        fill="none"
        stroke="#fff"
        stroke-opacity=".62"
        stroke-width={pen}
        stroke-linecap="round"
        transform={transform}
      />
    </pattern>
  );
}

/** Every pattern once, for the backs to be filled with. */
export function BackPatterns() {
  return (
    <svg class="quick-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {[...BACKS].map(([deck, back]) => (
          <BackPattern key={deck} id={backId(deck)} back={back} />
        ))}
      </defs>
    </svg>
  );
}

/** The back of one deck by itself, away from the table: whoever chooses one sees it. */
export function DeckPicture({ value }: { value: string }) {
  const known = BACKS.get(value);
  // a drawing stands on it once; on the table, where backs are of any size, it is repeated
  const back = known?.transform
    ? { ...known, width: 40, height: 56, transform: "translate(8 16)" }
    : known;
  const id = `chosen-${backId(value)}`;
  return back ? (
    <svg width="40" height="56" aria-hidden="true" focusable="false">
      <defs>
        <BackPattern id={id} back={back} />
      </defs>
      <rect width="40" height="56" rx="5" fill="#fffdf8" stroke="#0003" />
      <rect x="3" y="3" width="34" height="50" rx="3" fill={`url(#${id})`} />
    </svg>
  ) : null;
}
