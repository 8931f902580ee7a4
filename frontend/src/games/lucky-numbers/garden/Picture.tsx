/** Small pictures for the rules, drawn by the same code as the board. */

import type { JSX } from "preact";
import { Back, Clover, Imprint, Ladybird, SwapBadge } from "./drawings.tsx";
import { CELLS, COLOURS, DIAGONAL } from "../table.ts";
import type { Clover as CloverOnTable } from "../table.ts";
import "../look/clover.css";
import "../look/cells.css";

const number = (value: number, colour: CloverOnTable["colour"]): CloverOnTable => ({ number: value, colour });

/** Gardens to show: a diagonal after the setup, the example of the rules, and a pair that gives another turn. */
const GARDENS: Readonly<Record<string, Readonly<Record<string, CloverOnTable>>>> = {
  diagonal: { a1: number(3, "gold"), b2: number(9, "blue"), c3: number(12, "red"), d4: number(18, "violet") },
  example: {
    a1: number(2, "gold"),
    c1: number(13, "red"),
    a2: number(4, "blue"),
    b2: number(5, "violet"),
    d2: number(8, "gold"),
    c3: number(17, "blue"),
    a4: number(11, "violet"),
    b4: number(19, "red"),
    d4: number(20, "blue"),
  },
  pair: {
    a1: number(3, "gold"),
    b2: number(9, "blue"),
    c1: number(9, "red"),
    c3: number(12, "red"),
    d4: number(18, "violet"),
  },
};
/** How the cells of a picture are lit. */
const LIT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pair: { b2: "pair", c1: "pair" },
  example: { b3: "open", c1: "swap", d2: "swap", a4: "swap" },
};

/** `clovers` (one of each colour with its marks), `pile`, `diagonal`, `example` (with the clover drawn) or `pair`. */
export function Picture({ name }: { name: string }): JSX.Element | null {
  const garden = GARDENS[name];
  if (garden) {
    return (
      <>
        {name === "example" && (
          <span class="lucky-picture clovers" aria-hidden="true">
            <Clover clover={number(11, "red")} />
          </span>
        )}
        <span class="lucky-picture garden" aria-hidden="true">
          {CELLS.map((cell) => (
            <span key={cell} class={`cell ${DIAGONAL.includes(cell) ? "golden" : ""} ${LIT[name]?.[cell] ?? ""}`}>
              {garden[cell] ? <Clover clover={garden[cell]} /> : <Imprint />}
              {LIT[name]?.[cell] === "swap" && <SwapBadge />}
            </span>
          ))}
          <Ladybird />
        </span>
      </>
    );
  }
  if (name === "clovers") {
    return (
      <span class="lucky-picture clovers" aria-hidden="true">
        {COLOURS.map((colour, place) => (
          <Clover key={colour} clover={number(place * 4 + 2, colour)} />
        ))}
      </span>
    );
  }
  if (name !== "pile") return null;
  return (
    <span class="lucky-picture lucky-back" aria-hidden="true">
      <Back />
    </span>
  );
}
