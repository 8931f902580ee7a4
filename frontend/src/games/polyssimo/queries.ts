/** Questions that a key answers by ear. */

import type { Query } from "../contract.ts";
import { COLUMNS, ROWS } from "./geometry.ts";
import { squareName } from "./notation.ts";
import { openings } from "./openings.ts";
import { called } from "./Seats.tsx";
import { coverOf, handOf, type PolyProps } from "./view.ts";

/** My pieces, the others', the squares left, the free squares, and the middle. */
export function queries(props: PolyProps): Query[] {
  const { view, words, seat } = props;
  const handInWords = (owner: number) => {
    const hand = handOf(view, owner);
    const pieces = hand.length > 0 ? hand : words.phrase("poly-no-pieces");
    return words.phrase("poly-says-hand", { who: called(props, owner), pieces });
  };
  const others = view.hands.map((_, owner) => owner).filter((owner) => owner !== seat);
  return [
    ...(seat === null ? [] : [{ key: "g", label: "poly-query-mine", answer: () => handInWords(seat) }]),
    { key: "o", label: "poly-query-others", answer: () => others.map(handInWords).join(" ") },
    { key: "m", label: "poly-query-board", answer: () => (view.phase === "draft" ? middle() : rows()) },
    { key: "s", label: "poly-query-scores", answer: left },
  ];

  function middle(): string {
    return words.phrase("poly-says-middle", { pieces: view.middle });
  }

  function rows(): string {
    const cover = coverOf(view);
    return Array.from({ length: ROWS }, (_, row) => {
      const names = Array.from({ length: COLUMNS }, (_, column) => squareName({ row, column }));
      const free = names.filter((name) => !cover.has(name));
      return words.phrase("poly-says-row", { row: row + 1, free: free.length, squares: free });
    }).join(" ");
  }

  function left(): string {
    const all = view.squares_left.map((left, owner) => words.phrase("poly-says-left", { who: called(props, owner), left }));
    return `${all.join(", ")}.`;
  }
}

/** The pieces that I can pick or lay, in words. */
export function openInWords({ view, words, legal }: PolyProps): string {
  const pieces = [...openings(legal).pieces];
  return words.phrase(view.phase === "draft" ? "poly-says-can-pick" : "poly-says-can-lay", { pieces });
}
