/** Questions that a key answers by ear. */

import { capital } from "../../../words/telling.ts";
import type { Query } from "../../contract.ts";
import { ROWS } from "../wood/geometry.ts";
import { handNow } from "../laying/laying.ts";
import { squareNamed } from "../notation.ts";
import { openings } from "../openings.ts";
import { pieceNamed } from "../wood/pieces.ts";
import { called } from "../Seats.tsx";
import { calledPiece, fittingInWords, regionsInWords, rowInWords, shapeInWords } from "./spoken.ts";
import { handOf, type PolyProps } from "../view.ts";

/** What the focus is on: a piece, or a square of the board. */
const focused = (what: "piece" | "square"): string | undefined =>
  document.activeElement?.closest<HTMLElement>(`[data-${what}]`)?.dataset[what];

/** My pieces and the others', one piece, the board by row and by region, what fits, and the squares left. */
export function queries(props: PolyProps): Query[] {
  const { view, words, seat, legal } = props;
  const listed = (pieces: readonly string[]) => pieces.map((piece) => calledPiece(words, piece));
  const handInWords = (owner: number) => {
    const hand = handOf(view, owner);
    const pieces = hand.length > 0 ? listed(hand) : words.phrase("poly-no-pieces");
    return words.phrase("poly-says-hand", { who: called(props, owner), pieces });
  };
  const others = view.hands.map((_, owner) => owner).filter((owner) => owner !== seat);
  const row = (number: number) => `${capital(rowInWords(words, view, number))}.`;
  const rows = () => Array.from({ length: ROWS }, (_, number) => row(number)).join(" ");
  const common: Query[] = [
    ...(seat === null ? [] : [{ key: "g", label: "poly-query-mine", answer: () => handInWords(seat) }]),
    { key: "o", label: "poly-query-others", answer: () => others.map(handInWords).join(" ") },
    { key: "p", label: "poly-query-piece", answer: piece },
    { key: "s", label: "poly-query-scores", answer: left },
  ];
  if (view.phase === "draft") return [...common, { key: "m", label: "poly-on-table-list", answer: middle }];
  return [
    ...common,
    { key: "m", label: "poly-query-board", answer: rows },
    { key: "r", label: "poly-query-row", answer: () => here((square) => row(squareNamed(square).row)) },
    { key: "b", label: "poly-query-regions", answer: () => regionsInWords(words, view) },
    ...(seat === null ? [] : [{ key: "w", label: "poly-query-fits", answer: fits }]),
  ];

  function middle(): string {
    return words.phrase("poly-says-middle", { pieces: listed(view.middle) });
  }

  function here(answer: (square: string) => string): string {
    const square = focused("square");
    return square ? answer(square) : words.phrase("poly-says-no-square");
  }

  function fits(): string {
    if (legal.length === 0) return words.phrase("command-nothing");
    return here((square) => fittingInWords(words, legal, square));
  }

  /** The piece in my hand as it is turned, or the one where the focus is. */
  function piece(): string {
    const hand = handNow();
    const name = hand?.piece ?? focused("piece");
    if (!name) return words.phrase("poly-says-no-piece");
    const shape = shapeInWords(words, hand?.shape ?? pieceNamed(name).shape);
    return words.phrase("poly-says-piece", { piece: name, shape });
  }

  function left(): string {
    const all = view.squares_left.map((left, owner) => words.phrase("poly-says-left", { who: called(props, owner), left }));
    return `${all.join(", ")}.`;
  }
}

/** The pieces that I can pick or lay, in words. */
export function openInWords({ view, words, legal }: PolyProps): string {
  const pieces = [...openings(legal).pieces].map((piece) => calledPiece(words, piece));
  return words.phrase(view.phase === "draft" ? "poly-says-can-pick" : "poly-says-can-lay", { pieces });
}
