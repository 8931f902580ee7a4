/** What things on the table are called, for ears and for eyes. */

import { isWanted } from "../../../ear.ts";
import type { Words } from "../../contract.ts";
import type { CellHint } from "../hinting.ts";
import { CELLS, COLOURS, COLUMNS, emptyCells, SIDE } from "../table.ts";
import type { Clover, Garden, Table } from "../table.ts";

/** "11", or "11 gold" where everything is said or the colour is asked for. */
export function cloverName(words: Words, { number, colour }: Clover, coloured = isWanted("everything")): string {
  return words.phrase("clover", { number, colour: coloured ? colour : "none" });
}

/** "11", or "11 gold, three marks" where everything is said. */
export function cloverInFull(words: Words, clover: Clover): string {
  if (!isWanted("everything")) return cloverName(words, clover);
  return words.phrase("lucky-clover-full", {
    number: clover.number,
    colour: clover.colour,
    marks: COLOURS.indexOf(clover.colour),
  });
}

/** "c2, empty, 13 fits here" or "b2, 11, exchange it for 13" */
export function cellName(words: Words, cell: string, clover: Clover | null, open: number | null): string {
  const there = clover ? cloverInFull(words, clover) : words.phrase("lucky-empty");
  const facts = { cell, there, number: open ?? 0 };
  if (open === null) return words.phrase("lucky-cell", facts);
  return words.phrase(clover ? "lucky-cell-exchange" : "lucky-cell-open", facts);
}

/** The name of a cell with what the coach says of it: "c1, empty, 13 fits here, 58 of 100, the coach’s choice". */
export function hintedName(words: Words, name: string, { ghost, chance }: CellHint): string {
  const worth = chance === null ? name : words.phrase("lucky-cell-chance", { name, chance });
  return ghost ? words.phrase("lucky-cell-advised", { name: worth, number: ghost.number }) : worth;
}

/** "9", and on how many cells it fits if it can be taken. */
export function middleName(words: Words, clover: Clover, takes: number | null): string {
  const there = cloverInFull(words, clover);
  return takes === null ? there : words.phrase("lucky-middle-open", { there, count: takes });
}

/** "12, 14 or 15" */
export function orList(words: Words, choices: readonly (number | string)[]): string {
  if (choices.length < 2) return choices.join("");
  return words.phrase("lucky-or", { head: choices.slice(0, -1).join(", "), last: String(choices.at(-1)) });
}

/** A sentence, and the same in fewer words for a narrow screen. */
export interface Saying {
  readonly long: string;
  readonly short: string;
}

/** What I may do with a clover: so many free cells, or an exchange for some of mine. Bold parts stand between stars. */
export function whereItFits(words: Words, garden: Garden, cells: readonly string[]): Saying {
  const there = cells.map((cell) => garden[CELLS.indexOf(cell)] ?? null);
  const free = there.filter((clover) => clover === null).length;
  const mine = there.flatMap((clover) => (clover ? [clover.number] : []));
  const numbers = orList(
    words,
    [...new Set(mine)].toSorted((one, other) => one - other),
  );
  const message = mine.length === 0 ? "lucky-fits-free" : free === 0 ? "lucky-fits-exchange" : "lucky-fits-both";
  return { long: words.phrase(message, { free, numbers }), short: words.phrase(message, { free, numbers }, "short") };
}

/** A row or a column in words: "5, 10, empty, empty". */
export function lineInWords(words: Words, line: Garden, coloured?: boolean): string {
  return line.map((clover) => (clover ? cloverName(words, clover, coloured) : words.phrase("lucky-empty"))).join(", ");
}

export function rowOf(garden: Garden, row: number): Garden {
  return garden.slice((row - 1) * SIDE, row * SIDE);
}

export function columnOf(garden: Garden, column: string): Garden {
  return garden.filter((_, place) => place % SIDE === COLUMNS.indexOf(column));
}

/** A whole garden in words, row by row. */
export function gardenInWords(words: Words, garden: Garden, coloured?: boolean): string {
  const rows = [1, 2, 3, 4].map((row) =>
    words.phrase("lucky-row", { row, line: lineInWords(words, rowOf(garden, row), coloured) }),
  );
  return [...rows, words.phrase("lucky-count-empty", { count: emptyCells(garden) })].join(" ");
}

/** The middle in words, and how many clovers lie face down. */
export function middleInWords(words: Words, table: Table): string {
  const up =
    table.faceUp.length === 0
      ? words.phrase("lucky-middle-empty")
      : words.phrase("lucky-middle-has", { clovers: table.faceUp.map((clover) => cloverName(words, clover)) });
  return `${up} ${words.phrase("lucky-pile-left", { count: table.faceDown })}`;
}
