/** Finding a move by ear: going through what fits, and playing it, with one key each. */

import type { Query, Words } from "../../contract.ts";
import { type Fit, fitInWords, fitsOf, placeOfFit, sentencesOf } from "../fits.ts";
import { hasFolk, withFolk } from "../card/folk.ts";
import { type Move, openOf, type Source } from "../notation.ts";
import type { CardsProps } from "../view.ts";

/** The hands at the board that is shown, while play is on. */
export interface HandsAtBoard {
  send(move: Move): void;
  choose(source: Source | null): void;
  busy(source: Source): boolean;
}
export const atBoard: { hands: HandsAtBoard | null } = { hands: null };

/** The fit that was heard last by going through them. */
let inMind: Fit | null = null;

const isSame = (one: Fit, other: Fit | null): boolean => one.card === other?.card && placeOfFit(one) === placeOfFit(other);

/** Whether one key may play the first thing that fits: where the table allows it, and where nobody is in a hurry. */
export const mayPlayFirst = ({ settings }: Pick<CardsProps, "settings">): boolean =>
  settings?.best_place === true || (settings?.rhythm ?? "free") !== "free";

const fitsNow = ({ view, seat, legal }: CardsProps): readonly Fit[] =>
  seat === null ? [] : fitsOf(view, seat, openOf(legal)).filter(({ source }) => !atBoard.hands?.busy(source));
const wordsOf = ({ view, words }: CardsProps): Words => (hasFolk(view) ? withFolk(words) : words);

/** Where my cards fit, in words. */
export function openInWords(props: CardsProps): string {
  const words = wordsOf(props);
  return sentencesOf(words, fitsNow(props).map((fit) => fitInWords(words, fit))) || words.phrase("cards-say-none");
}

export function finding(props: CardsProps): readonly Query[] {
  const words = wordsOf(props);
  const fits = () => fitsNow(props);
  const notNow = (): string => (atBoard.hands ? "" : words.phrase("cards-ear-not-now"));

  /** Have a fit in mind: it is said, and its card chosen for all to see. */
  function think(all: readonly Fit[], at: number): string {
    const fit = all.at(at % all.length);
    inMind = fit ?? null;
    if (!fit) return words.phrase("cards-say-none");
    atBoard.hands?.choose(fit.source);
    const told = words.phrase("cards-ear-choice", { fit: fitInWords(words, fit), number: all.indexOf(fit) + 1, count: all.length });
    return sentencesOf(words, [told]);
  }

  function step(by: 1 | -1): string {
    const all = fits();
    const at = all.findIndex((fit) => isSame(fit, inMind));
    return notNow() || think(all, at < 0 ? (by > 0 ? 0 : -1) : at + by);
  }

  function play(): string {
    const all = fits();
    const meant = all.find((fit) => isSame(fit, inMind));
    const [first] = all;
    const { hands } = atBoard;
    if (!hands) return notNow();
    if (!meant && inMind) {
      const { card } = inMind;
      inMind = null;
      return words.phrase("cards-ear-gone", { card });
    }
    const fit = meant ?? (mayPlayFirst(props) ? first : undefined);
    if (!fit) return think(all, 0);
    inMind = null;
    hands.send(fit.move);
    return "";
  }

  function turn(): string {
    if (!atBoard.hands) return notNow();
    inMind = null;
    atBoard.hands.send({ kind: "turn" });
    return "";
  }

  return [
    { key: "n", label: "cards-ask-next", answer: () => step(1) },
    { key: "b", label: "cards-ask-before", answer: () => step(-1) },
    { key: "g", label: "cards-ask-play", answer: play },
    { key: "r", label: "cards-ask-turn", answer: turn },
  ];
}
