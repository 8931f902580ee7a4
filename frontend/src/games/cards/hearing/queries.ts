/** Questions that one key answers by ear. */

import { capital } from "../../../words/telling.ts";
import type { Query } from "../../contract.ts";
import { hasFolk, withFolk } from "../card/folk.ts";
import { aboutSource } from "../Mine.tsx";
import { sentencesOf, topInWords } from "../fits.ts";
import { finding } from "./finding.ts";
import { colourOf, numberOf } from "../notation.ts";
import { VOICE_OF } from "./sounds.ts";
import { type CardsProps, sourcesOf } from "../view.ts";

const COLOURS = Object.keys(VOICE_OF);

export function queries(props: CardsProps): Query[] {
  const { seat, names, view } = props;
  const words = hasFolk(view) ? withFolk(props.words) : props.words;
  const counts = (numbers: readonly number[]) =>
    words.listing(
      numbers.map((count, who) => words.phrase("cards-say-seat", { who: names[who] ?? "", count: `${count}` })),
    );

  function mine(): string {
    if (seat === null) return left();
    const tops = sourcesOf(view, seat).map((source) => topInWords(words, view, seat, source) || aboutSource(view, words, seat, source).name);
    const hidden = view.hand[seat]?.hidden ?? 0;
    return sentencesOf(words, [...tops, words.phrase("cards-say-hidden", { hidden })]);
  }

  /** The piles by colour, each with the number that it shows. */
  function piles(): string {
    const shown = view.piles.flatMap((pile, at) => (pile ? [{ ...pile, at: at + 1 }] : []));
    const lines = COLOURS.flatMap((colour) => {
      const ofColour = shown.filter(({ top }) => colourOf(top) === colour).toSorted((one, other) => numberOf(one.top) - numberOf(other.top));
      const told = ofColour.map(({ top, at, complete }) =>
        words.phrase("cards-say-pile", { number: numberOf(top), pile: at }, complete ? "complete" : undefined),
      );
      return told.length > 0 ? [capital(words.phrase("cards-say-colour", { colour, piles: told.join(", ") }))] : [];
    });
    return lines.join(" ") || words.phrase("cards-say-no-pile");
  }

  const left = () => words.phrase("cards-say-left", { seats: counts(view.reserve.map((reserve) => reserve.size)) });
  const scores = () => words.phrase("cards-say-scores", { seats: counts(view.scores), now: counts(view.points) });

  return [
    { key: "m", label: "cards-ask-mine", answer: mine },
    ...(seat === null ? [] : finding(props)),
    { key: "p", label: "cards-ask-piles", answer: piles },
    { key: "o", label: "cards-ask-left", answer: left },
    { key: "s", label: "cards-ask-scores", answer: scores },
  ];
}
