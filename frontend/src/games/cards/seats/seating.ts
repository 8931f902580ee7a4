/** Who sits where around the middle, in how many rows the piles lie, and how large everything is. */

import { BOARD, LARGE_BOARD } from "../../../look/widths.ts";

interface Seating {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
}

/** The others clockwise from my left hand, so that the left side is told from the top down as it is seen. */
export function around(seats: number, mine: number | null): Seating {
  const others = Array.from({ length: mine === null ? seats : seats - 1 }, (_, at) =>
    mine === null ? at : (mine + 1 + at) % seats,
  );
  const beside = others.length < 3 ? 0 : others.length < 8 ? 1 : 2;
  return {
    left: others.slice(0, beside).toReversed(),
    top: others.slice(beside, others.length - beside),
    right: others.slice(others.length - beside),
  };
}

/** Narrower than this, or so low, the others stand in a strip; a crowd or a long row needs more room. */
const isNarrow = (width: number, height: number, seats: number, sources: number, calls: boolean): boolean =>
  width < (seats > 6 ? LARGE_BOARD : 760 + 70 * Math.max(0, sources - 5) + (calls ? 120 : 0)) || height < LOW;
/** A phone held sideways: what a pile wants stands beside it, and my cards are one row with the button to turn three. */
export const LOW = 440;
const isLow = (width: number, height: number): boolean => height < LOW && width > 560;

/** Side by side lie as many piles as this; on a wide table it does not change, so that every pile keeps its key. */
function columnsFor(seats: number, places: number, width: number, low: boolean): number {
  if (low) return Math.max(7, Math.min(Math.ceil(places / 2), Math.floor(width / 76)));
  if (width >= BOARD) return seats > 4 ? 8 : 6;
  const least = seats > 6 ? 5 : 4;
  return places > 30 ? Math.max(7, least) : places > 20 ? Math.max(6, least) : places > 12 ? Math.max(5, least) : least;
}

interface Sizes {
  readonly narrow: boolean;
  readonly low: boolean;
  /** Little air between things, because there are many. */
  readonly tight: boolean;
  readonly columns: number;
  readonly rows: number;
  /** The width of a card in the middle, and of one of mine. */
  readonly pile: number;
  readonly mine: number;
}

/** A wide table that is slimmer than this has narrow sides. */
export const SLIM = 1200;

/** A card is so much higher than wide. */
const TALL = 1.4;

const between = (least: number, wished: number, most: number) => Math.floor(Math.max(least, Math.min(wished, most)));

/** The largest cards with which everything is in sight; on a very small window it scrolls instead. Where misplaced cards
 * are called out, the button for that needs its room. */
export function sizesFor(
  width: number,
  height: number,
  seats: number,
  others: number,
  places: number,
  sources: number,
  calls: boolean,
): Sizes {
  const low = isLow(width, height);
  const columns = columnsFor(seats, places, width, low);
  if (low) return sizesSideways(width, height, seats, others, places, sources, columns);
  if (isNarrow(width, height, seats, sources, calls)) {
    const rows = Math.max(2, Math.ceil(places / columns));
    const large = width >= BOARD;
    const mine = sources === 0 ? 0 : between(38, (width - 24) / sources - 10, large ? Math.min(96, height * 0.1) : 66);
    const strip = others ? Math.ceil(others / Math.max(5, Math.floor(width / 58))) * (seats > 6 ? 70 : 80) + 10 : 0;
    const high = height - strip - (sources === 0 ? 8 : mine * TALL + 132) - 44;
    const wide = width - 36;
    const pile = between(44, Math.min(wide / columns - 12, ((high - 13) / rows - 40) / TALL), large ? 96 : 70);
    return { narrow: true, low, tight: seats > 6, columns, rows, mine, pile };
  }
  const rows = Math.max(seats > 6 ? 3 : 2, Math.ceil(places / columns));
  const tight = seats > 6 || rows > 2;
  const beside = (calls ? 420 : width < SLIM ? 320 : 360) + 0.088 * width + 16 * (sources - 2); // the count, the calls, and the gaps between
  const mine = sources ? between(56, Math.min(height * 0.139, (width - beside) / (sources + 1)), tight ? 102 : 118) : 0;
  const mat = height - (tight ? 98 : 104) - (sources ? mine * TALL + (tight ? 61 : 69) : 12) - 20;
  const sides = others < 3 ? 80 : width < SLIM ? 296 : seats > 6 ? 336 : 416;
  const wide = width - sides - 44;
  const high = (mat - (tight ? 26 : 42) - (tight ? 7 : 18) * (rows - 1)) / rows - (tight ? 33 : 35);
  return {
    narrow: false,
    low,
    tight,
    columns,
    rows,
    mine,
    pile: between(48, Math.min(wide / columns - 24, high / TALL), 104),
  };
}

/** On a phone held sideways everything is in sight: the cards shrink before anything scrolls. */
function sizesSideways(
  width: number,
  height: number,
  seats: number,
  others: number,
  places: number,
  sources: number,
  columns: number,
): Sizes {
  const rows = Math.max(2, Math.ceil(places / columns));
  const strip = others > 5 ? 88 : 56;
  const mine = sources === 0 ? 0 : between(40, Math.min((height * 0.26) / TALL, (width - 290) / sources - 8), 84);
  const high = (height - strip - mine * TALL - 44) / rows - 8;
  const pile = between(32, Math.min((width - 40) / columns - 46, high / TALL), 84);
  return { narrow: true, low: true, tight: seats > 6, columns, rows, mine, pile };
}
