/** Cards, backs and stacks: decoration only; the button or list item around them has the name. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { BACK_OF_DECK, backId } from "./backs.tsx";
import { FOLK, folkOf, signAt } from "./faces.ts";
import { type Colour, colourOf, numberOf } from "../notation.ts";
import { pure } from "../pure.ts";
import type { CardText } from "../view.ts";

const everywhere = (left: number, top: number, scale: number): Readonly<Record<Colour, string>> => ({
  red: signAt("red", left, top, scale),
  blue: signAt("blue", left, top, scale),
  green: signAt("green", left, top, scale),
  yellow: signAt("yellow", left, top, scale),
});
/** The signs on a face of 90 by 130: pale behind the number, and small below it. */
const [LARGE, SMALL] = [everywhere(-5, 15, 5), everywhere(32.5, 92, 1.25)];
/** The small sign where a hat or a bonnet stands beside it. */
const ASIDE = everywhere(13, 92, 1.25);

/** Whether cards show boys and girls, as the game asks for them. */
export const WithFolk = createContext(false);

/** A card's face: a large number, the colour and its sign. */
export const Card = pure(({ card, state = "" }: { card: CardText; state?: string }) => {
  const colour = colourOf(card);
  const number = numberOf(card);
  const folk = useContext(WithFolk);
  return (
    <span class={`quick-card quick-${colour} ${state}`} aria-hidden="true">
      <span class="quick-face">
        <svg viewBox="0 0 90 130" preserveAspectRatio="none">
          <path class="quick-mark" d={LARGE[colour]} />
          <path class="quick-sign" d={(folk ? ASIDE : SMALL)[colour]} />
          {folk && (
            <path class="quick-sign quick-folk" fill-rule="evenodd" transform="translate(50 89) scale(1.25)" d={FOLK[folkOf(colour)]} />
          )}
        </svg>
        <b class={number > 9 ? "quick-ten" : ""}>{number}</b>
      </span>
    </span>
  );
});

/** The sign of a colour, small, beside a number. */
export const Sign = pure(({ card }: { card: CardText }) => (
  <svg class={`quick-small quick-${colourOf(card)}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={signAt(colourOf(card))} />
  </svg>
));

/** The back of a seat's cards: the pattern of its deck and, where there is room, the name of the seat. */
export const Back = pure(({ deck, name }: { deck: string; name?: string }) => (
  <span class="quick-card quick-back" aria-hidden="true">
    <svg>
      <rect width="100%" height="100%" fill={`url(#${backId(deck)})`} />
    </svg>
    {name && <em class="one-line">{name}</em>}
  </span>
));

/** A seat's pattern beside its name. */
export const Swatch = pure(({ deck }: { deck: string }) => {
  const drawing = BACK_OF_DECK[deck];
  return drawing ? (
    <svg class="quick-deck" viewBox="0 0 24 24" aria-hidden="true" style={{ color: drawing.colour }}>
      <path d={drawing.path} />
    </svg>
  ) : (
    <svg class="quick-swatch" width="14" height="18" aria-hidden="true">
      <rect width="14" height="18" rx="3" fill={`url(#${backId(deck)})`} />
    </svg>
  );
});

/** How the cards below the top lie, each moved and turned a little: never quite square, and always the same. */
const LIE: readonly (readonly [across: number, down: number, degrees: number])[] = [
  [-1.3, -0.4, -1.4],
  [1.5, 0.9, 1.9],
  [-0.5, 1.3, -0.6],
  [1.1, 0.4, 2.6],
  [-1.6, 0.7, 0.8],
  [0.6, 1.2, -2.4],
];
const SHEETS = LIE.map((lie) => sheet(...lie));

/** A card's outline, in parts of its width and height: turned by its numbers and not by a transform, of which a full
 * table would have hundreds for the browser to keep. */
function sheet(across: number, down: number, degrees: number): string {
  const [width, height, round] = [50, 70, 12];
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const point = (x: number, y: number) =>
    `${(50 + across + x * cos - y * sin).toFixed(2)} ${(70 + 1.4 * down + x * sin + y * cos).toFixed(2)}`;
  const corner = (x: number, y: number) => `A${round} ${round} 0 0 1 ${point(x, y)}`;
  return [
    `M${point(round - width, -height)}L${point(width - round, -height)}${corner(width, round - height)}`,
    `L${point(width, height - round)}${corner(width - round, height)}`,
    `L${point(round - width, height)}${corner(-width, height - round)}`,
    `L${point(-width, round - height)}${corner(round - width, -height)}z`,
  ].join("");
}

/** The paper that shows below the top card of so many. */
export const Below = pure(({ size, turn }: { size: number; turn: number }) =>
  size < 2 ? null : (
    <svg class="quick-sheets" viewBox="0 0 100 140" aria-hidden="true">
      {Array.from({ length: Math.min(size - 1, 4) }, (_, at) => (
        <path key={at} d={SHEETS[(at * 5 + turn) % SHEETS.length]} />
      ))}
    </svg>
  ),
);
