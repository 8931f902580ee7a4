/** What of mine fits where: each card that could be played now, with the places that take it. */

import { capital } from "../../words/telling.ts";
import type { Words } from "../contract.ts";
import { fits, targetsOf } from "./choosing.ts";
import { type Move, type Open, placeOf, type Source } from "./notation.ts";
import { type CardsView, type CardText, shownAt, sourcesOf, unwatched } from "./view.ts";

export interface Fit {
  readonly source: Source;
  readonly card: CardText;
  readonly move: Extract<Move, { kind: "play" | "stack" }>;
}

/** Every fit, my reserve first as in the order of my cards, the middle before the row. */
export function fitsOf(view: CardsView, seat: number, open: Open): readonly Fit[] {
  const found: Fit[] = [];
  const sources = sourcesOf(view, seat);
  for (const source of sources) {
    const card = shownAt(view, seat, source);
    if (!card) continue;
    for (const pile of targetsOf(view, seat, open, source))
      if (!unwatched(view) || fits(view, seat, source, pile)) found.push({ source, card, move: { kind: "play", source, pile } });
  }
  if (unwatched(view)) return found; // every place of the row would do, and none is known to be right
  for (const source of sources) {
    const card = shownAt(view, seat, source);
    for (const place of open.stacks.get(source) ?? []) if (card) found.push({ source, card, move: { kind: "stack", source, place } });
  }
  return found;
}

/** The place that a fit means, as one text. */
export const placeOfFit = ({ move }: Fit): string => (move.kind === "stack" ? `row ${move.place}` : `${move.pile}`);

/** A fit in a few words: "red 4 fits, pile 2". */
export function fitInWords(words: Words, { card, move }: Fit): string {
  if (move.kind === "stack") return words.phrase("cards-ear-fit-row", { card, place: move.place });
  if (move.pile === "new") return words.phrase("cards-ear-fit-new", { card });
  return words.phrase("cards-ear-fit", { card, pile: move.pile + 1 });
}

/** What a source of mine shows, in a few words. */
export function topInWords(words: Words, view: CardsView, seat: number, source: Source): string {
  const card = shownAt(view, seat, source);
  const place = placeOf(source);
  if (!card) return "";
  if (place) return words.phrase("cards-ear-row", { card, place });
  if (source !== view.reserve_name) return words.phrase("cards-ear-hand", { card });
  return words.phrase("cards-ear-reserve", { card, game: view.reserve_name, count: view.reserve[seat]?.size ?? 0 });
}

/** Parts, each as a sentence. */
export const sentencesOf = (words: Words, parts: readonly string[]): string =>
  parts.map((part) => words.phrase("cards-ear-part", { part: capital(part) })).join(" ");
