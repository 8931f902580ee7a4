/** Where a bubble stands: beside its seat, in the window, and never over anything that can be pressed. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Around {
  /** Whoever speaks: their face and name, or all that lies before them. */
  readonly seat: Box;
  /** What must stay in sight: what can be pressed, names, and what others say. */
  readonly kept: readonly Box[];
  readonly window: Box;
}

/** On which side of the seat it is; where there is no room beside it, it is `near`, and has no tail. */
export type Side = "right" | "below" | "above" | "near";

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** How far from its left edge the tail is, below and above. */
  readonly tail: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a bubble and its seat, and between it and the edge of the window. */
const GAP = 8;
const EDGE = 6;
/** From one place that is tried to the next. */
const STEP = 12;
/** How far into a seat the tail points, and how far from the ends of its bubble. */
const FACE = 14;

export function spotFor({ width, height }: Size, { seat, kept, window }: Around): Spot {
  const isFree = (left: number, top: number, also: readonly Box[] = []) =>
    left >= window.left + EDGE &&
    left + width <= window.right - EDGE &&
    top >= window.top + EDGE &&
    top + height <= window.bottom - EDGE &&
    ![...kept, ...also].some((box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top);
  const beside = { left: seat.right + GAP + 4, top: (seat.top + seat.bottom - height) / 2 };
  if (isFree(beside.left, beside.top)) return { ...beside, side: "right", tail: 0 };
  const points = seat.left + FACE;
  for (const [side, top] of [["below", seat.bottom + GAP], ["above", seat.top - height - GAP]] as const)
    for (let tail = FACE; tail <= width - FACE; tail += STEP)
      if (isFree(points - tail, top)) return { left: points - tail, top, side, tail };
  return nearest();

  /** The free place that is nearest; below the window if there is none: it is heard, and in the log. */
  function nearest(): Spot {
    const [x, y] = [(seat.left + seat.right - width) / 2, (seat.top + seat.bottom - height) / 2];
    const head = seat.bottom - seat.top < 3 * height ? [seat] : []; // of all that lies before me it may cover the edge
    let [best, distance]: [Spot, number] = [{ left: EDGE, top: window.bottom, side: "near", tail: 0 }, Infinity];
    for (let top = window.top + EDGE; top < window.bottom; top += STEP)
      for (let left = window.left + EDGE; left < window.right; left += STEP) {
        const far = Math.hypot(left - x, top - y);
        if (far < distance && isFree(left, top, head)) [best, distance] = [{ ...best, left, top }, far];
      }
    return best;
  }
}
