/** A film: a round that was recorded, as its first view and what changes with every news. */

import type { CardsEvent, CardsView } from "../src/games/cards/view.ts";

export interface Film {
  readonly first: CardsView;
  readonly legal: readonly string[];
  readonly frames: readonly {
    /** Milliseconds since the round began. */
    readonly at: number;
    readonly events: readonly CardsEvent[];
    /** Whole values by key, entries of lists by key and number. */
    readonly set: Readonly<Record<string, unknown>>;
    /** What the first seat may do, where that has changed. */
    readonly legal?: readonly string[];
  }[];
}

export interface Frame {
  readonly at: number;
  readonly events: readonly CardsEvent[];
  readonly view: CardsView;
  readonly legal: readonly string[];
}

/** The views of a film, one after the other. */
export function unroll(film: Film): Frame[] {
  let view: Record<string, unknown> = { ...film.first };
  let { legal } = film;
  return film.frames.map(({ at, events, set, legal: now = legal }) => {
    view = { ...view };
    legal = now;
    const copied = new Set<string>();
    for (const [path, value] of Object.entries(set)) {
      const [key = "", place] = path.split(".");
      if (place === undefined) view[key] = value;
      else {
        if (!copied.has(key)) view[key] = [...(view[key] as unknown[])];
        copied.add(key);
        (view[key] as unknown[])[Number(place)] = value;
      }
    }
    return { at, events, view: view as unknown as CardsView, legal };
  });
}
