/** Which move a key or a tap means, out of those that are open. */

import type { Move, Open, Source, Target } from "../notation.ts";
import { type CardsView, shownAt, sourcesOf, unwatched } from "../view.ts";

/** Where a card of a source may go in the middle, the places where it looks right first. */
export function targetsOf(view: CardsView, seat: number, open: Open, source: Source): readonly Target[] {
  const targets = open.plays.get(source) ?? [];
  if (!unwatched(view)) return targets;
  const right = targets.filter((target) => fits(view, seat, source, target));
  return [...right, ...targets.filter((target) => !right.includes(target))];
}

/** Whether a card of a source is one that a pile wants, or that opens a new one. */
export function fits(view: CardsView, seat: number, source: Source, target: Target): boolean {
  const card = shownAt(view, seat, source);
  if (card === null) return false;
  return target === "new" ? view.opens.includes(card) : view.piles[target]?.wants === card;
}

/** The sources whose cards the page lights for a place: those that may go there and look right. */
export function sourcesFor(view: CardsView, seat: number, open: Open, target: Target): Source[] {
  return sourcesOf(view, seat).filter(
    (source) => open.plays.get(source)?.includes(target) && (!unwatched(view) || fits(view, seat, source, target)),
  );
}

/** The best-known place: the first open one of the chosen source, or of any that is free to be played from. */
export function bestMove(
  view: CardsView,
  seat: number,
  open: Open,
  chosen: Source | null,
  busy: (source: Source) => boolean,
): Move | null {
  const sources = (chosen ? [chosen] : sourcesOf(view, seat)).filter((source) => !busy(source));
  for (const source of sources) {
    const pile = targetsOf(view, seat, open, source).find(
      (target) => !unwatched(view) || fits(view, seat, source, target),
    );
    if (pile !== undefined) return { kind: "play", source, pile };
  }
  if (unwatched(view)) return null; // every place of the row would do, and none is known to be right
  for (const source of sources) {
    const place = open.stacks.get(source)?.[0];
    if (place !== undefined) return { kind: "stack", source, place };
  }
  return null;
}
