/** Cards, backs and stacks: decoration only; the button or list item around them has the name. */

import { BACK_OF_DECK, backId } from "./backs.tsx";
import { colourOf, numberOf, SIGNS } from "./faces.ts";
import { pure } from "./pure.ts";
import type { CardText } from "./view.ts";

/** A card's face: a large number, the colour and its sign. */
export const Card = pure(({ card, state = "" }: { card: CardText; state?: string }) => {
  const colour = colourOf(card);
  const number = numberOf(card);
  return (
    <span class={`quick-card quick-${colour} ${state}`} aria-hidden="true">
      <span class="quick-face">
        <svg viewBox="0 0 90 130" preserveAspectRatio="none">
          <path class="quick-mark" d={SIGNS[colour]} transform="translate(-6 14) scale(5.1)" />
          <path class="quick-sign" d={SIGNS[colour]} transform="translate(32.5 92) scale(1.25)" />
        </svg>
        <b class={number > 9 ? "quick-ten" : ""}>{number}</b>
      </span>
    </span>
  );
});

/** The sign of a colour, small, beside a number. */
export const Sign = pure(({ card }: { card: CardText }) => (
  <svg class={`quick-small quick-${colourOf(card)}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[colourOf(card)]} />
  </svg>
));

/** The back of a seat's cards: its pattern and, where there is room, its name. */
export const Back = pure(({ deck, seat, name }: { deck: string; seat: number; name?: string }) => (
  <span class="quick-card quick-back" aria-hidden="true">
    <svg>
      <rect width="100%" height="100%" fill={`url(#${backId(deck, seat)})`} />
    </svg>
    {name && <em>{name}</em>}
  </span>
));

/** A seat's pattern beside its name. */
export const Swatch = pure(({ deck, seat }: { deck: string; seat: number }) => {
  const drawing = BACK_OF_DECK[deck];
  return drawing ? (
    <svg class="quick-deck" viewBox="0 0 24 24" aria-hidden="true" style={{ color: drawing.colour }}>
      <path d={drawing.path} />
    </svg>
  ) : (
    <svg class="quick-swatch" width="14" height="18" aria-hidden="true">
      <rect width="14" height="18" rx="3" fill={`url(#${backId(deck, seat)})`} />
    </svg>
  );
});

/** How the cards below the top lie: never quite square, and always the same. */
const LIE = [
  "translate(-1.3%, -.4%) rotate(-1.4deg)",
  "translate(1.5%, .9%) rotate(1.9deg)",
  "translate(-.5%, 1.3%) rotate(-.6deg)",
  "translate(1.1%, .4%) rotate(2.6deg)",
  "translate(-1.6%, .7%) rotate(.8deg)",
  "translate(.6%, 1.2%) rotate(-2.4deg)",
];

/** The paper that shows below the top card of so many. */
export const Below = pure(({ size, turn }: { size: number; turn: number }) => (
  <>
    {Array.from({ length: Math.max(0, Math.min(size - 1, 4)) }, (_, at) => (
      <i key={at} class="quick-below" style={{ transform: LIE[(at * 5 + turn) % LIE.length] ?? "" }} />
    ))}
  </>
));
