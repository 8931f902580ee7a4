/** Small pictures for the rules, drawn by the same code as the board. */

import type { JSX } from "preact";
import { Back, Clover, Imprint, Ladybird } from "./drawings.tsx";
import { CELLS, COLOURS, DIAGONAL } from "./table.ts";
import type { Clover as CloverOnTable } from "./table.ts";
import "./clover.css";

const number = (value: number, colour: CloverOnTable["colour"]): CloverOnTable => ({ number: value, colour });

/** Gardens to show: a diagonal after the setup, one in the middle of a game, and a pair that gives another turn. */
const GARDENS: Readonly<Record<string, Readonly<Record<string, CloverOnTable>>>> = {
  diagonal: { a1: number(3, "gold"), b2: number(9, "blue"), c3: number(12, "red"), d4: number(18, "violet") },
  garden: {
    a1: number(3, "gold"),
    b1: number(7, "red"),
    d1: number(15, "blue"),
    b2: number(9, "blue"),
    c2: number(11, "violet"),
    a3: number(6, "red"),
    c3: number(12, "red"),
    d4: number(18, "violet"),
  },
  pair: {
    a1: number(3, "gold"),
    b2: number(9, "blue"),
    c1: number(9, "red"),
    c3: number(12, "red"),
    d4: number(18, "violet"),
  },
};
const PAIR: ReadonlySet<string> = new Set(["b2", "c1"]);

/** `clovers` (one of each colour with its marks), `pile`, `diagonal`, `garden` or `pair`. */
export function Picture({ name }: { name: string }): JSX.Element | null {
  const garden = GARDENS[name];
  if (garden) {
    return (
      <span class="lucky-picture garden" aria-hidden="true">
        {CELLS.map((cell) => (
          <span
            key={cell}
            class={`cell ${DIAGONAL.includes(cell) ? "golden" : ""} ${name === "pair" && PAIR.has(cell) ? "pair" : ""}`}
          >
            {garden[cell] ? <Clover clover={garden[cell]} /> : <Imprint />}
          </span>
        ))}
        <Ladybird />
      </span>
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
