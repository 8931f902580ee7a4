/** What a card's face shows. Which card a pile asks for is shown as a hint; what may be played only `legal` says. */

import type { CardText } from "./view.ts";

export type Colour = "red" | "blue" | "green" | "yellow";

/** The second sign of each colour, drawn in a square of 20. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  red: "M10 1.4a8.6 8.6 0 1 0 0 17.2a8.6 8.6 0 1 0 0-17.2z",
  blue: "M10 1.6 19 18H1z",
  green: "M3 2h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z",
  yellow: "M10 .4 19 10l-9 9.6L1 10z",
};

export const colourOf = (card: CardText): Colour => card.split(" ", 1)[0] as Colour;

export const numberOf = (card: CardText): number => Number(card.slice(card.indexOf(" ") + 1));

/** The card that a pile with this top asks for; null when it is complete. */
export function wantedOn(top: CardText): CardText | null {
  const number = numberOf(top);
  return number < 10 ? `${colourOf(top)} ${number + 1}` : null;
}

/** Whether a card looks right on a pile with this top (null: a new pile). */
export const looksRight = (card: CardText, top: CardText | null): boolean =>
  top === null ? numberOf(card) === 1 : wantedOn(top) === card;
