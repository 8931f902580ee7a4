/** Questions that one key answers by ear. */

import type { Query } from "../contract.ts";
import { hasFolk, withFolk } from "./folk.ts";
import { aboutSource } from "./Mine.tsx";
import { readMove } from "./notation.ts";
import { type CardsProps, shownAt, sourcesOf } from "./view.ts";

export function queries(props: CardsProps): Query[] {
  const { seat, names, view } = props;
  const words = hasFolk(view) ? withFolk(props.words) : props.words;
  const counts = (numbers: readonly number[]) =>
    words.listing(
      numbers.map((count, who) => words.phrase("cards-say-seat", { who: names[who] ?? "", count: `${count}` })),
    );

  function mine(): string {
    if (seat === null) return left();
    const about = sourcesOf(view, seat).map((source) => aboutSource(view, words, seat, source).name);
    const hidden = view.hand[seat]?.hidden ?? 0;
    const hand = words.phrase("cards-say-hand", { open: about.at(-1) ?? "", hidden });
    return words.phrase("cards-say-mine", { reserve: about[0] ?? "", row: about.slice(1, -1).join(", "), hand });
  }

  function piles(): string {
    const told = view.piles.flatMap((pile, at) =>
      pile ? [words.phrase("cards-say-pile", { pile: at + 1, card: pile.top })] : [],
    );
    const list = told.length > 0 ? `: ${told.join(", ")}` : "";
    return words.phrase("cards-say-piles", { count: told.length, piles: list });
  }

  const left = () => words.phrase("cards-say-left", { seats: counts(view.reserve.map((reserve) => reserve.size)) });
  const scores = () => words.phrase("cards-say-scores", { seats: counts(view.scores), now: counts(view.points) });

  return [
    { key: "m", label: "cards-ask-mine", answer: mine },
    { key: "p", label: "cards-ask-piles", answer: piles },
    { key: "o", label: "cards-ask-left", answer: left },
    { key: "s", label: "cards-ask-scores", answer: scores },
  ];
}

/** Where my cards fit, in words. */
export function openInWords({ words: plain, seat, legal, view }: CardsProps): string {
  const words = hasFolk(view) ? withFolk(plain) : plain;
  const told = legal.flatMap((text) => {
    const move = readMove(text);
    if (seat === null || (move?.kind !== "play" && move?.kind !== "stack")) return [];
    const where =
      move.kind === "stack"
        ? words.phrase("cards-say-where-row", { place: move.place })
        : move.pile === "new"
          ? words.phrase("cards-say-where-new")
          : words.phrase("cards-say-where-pile", { pile: move.pile + 1 });
    return [
      words.phrase("cards-say-fit", { card: shownAt(view, seat, move.source) ?? "", source: move.source, where }),
    ];
  });
  return told.length > 0 ? `${told.join(", ")}.` : words.phrase("cards-say-none");
}
