/** The names of cards in a game where boys and girls count: "red boy 4". */

import type { Words } from "../../contract.ts";
import { folkOf } from "./faces.ts";
import type { Colour } from "../notation.ts";
import type { CardsView } from "../view.ts";

const CARD = /^(red|blue|green|yellow) (\d+)$/;

/** Whether boys and girls count in this match. */
export const hasFolk = ({ options }: Pick<CardsView, "options">): boolean => options.expert === true;

const named = (fact: unknown): unknown => {
  const [, colour, number] = (typeof fact === "string" && CARD.exec(fact)) || [];
  return colour ? `${colour}-${folkOf(colour as Colour)} ${number}` : fact;
};

/** Words that say of every card whether it is a boy or a girl. */
export const withFolk = (words: Words): Words => ({
  ...words,
  phrase: (message, facts = {}, attribute) =>
    words.phrase(message, Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, named(fact)])), attribute),
});
