/** What lies on the table of Lucky Numbers, as the server tells it. */

import type { Clover, View } from "./wire.ts";

export type { Clover } from "./wire.ts";
export type Colour = Clover["colour"];

/** The colours of the sets; a clover has as many marks on its leaf edges as its colour has before it here. */
export const COLOURS: readonly Colour[] = ["blue", "violet", "red", "gold", "green"];

export const SIDE = 4;
export const COLUMNS: readonly string[] = ["a", "b", "c", "d"];

/** The cells row by row: the letter is the column, the number the row, a1 is top left. */
export const CELLS: readonly string[] = [1, 2, 3, 4].flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

/** The four cells with golden edges, top left to bottom right. */
export const DIAGONAL: readonly string[] = ["a1", "b2", "c3", "d4"];

export type Garden = readonly (Clover | null)[];

/** A view with its numbers and colours as clovers. */
export interface Table extends Pick<View, "phase" | "turn" | "next" | "full" | "actors" | "round" | "rounds" | "scores"> {
  readonly gardens: readonly Garden[];
  /** For each seat the clovers that it has drawn and not laid yet. */
  readonly toArrange: readonly (readonly Clover[])[];
  readonly faceUp: readonly Clover[];
  readonly faceDown: number;
  readonly held: Clover | null;
  readonly isLastTurn: boolean;
  readonly winners: readonly number[];
}

/** The table of a view. */
export function tableOf(view: View): Table {
  return {
    ...view,
    gardens: view.gardens.map((numbers, seat) =>
      numbers.map((number, cell) => clover(number, view.garden_colours[seat]?.[cell] ?? null)),
    ),
    toArrange: view.to_arrange.map((numbers, seat) => clovers(numbers, view.to_arrange_colours[seat] ?? [])),
    faceUp: clovers(view.face_up, view.face_up_colours),
    faceDown: view.face_down,
    held: clover(view.held, view.held_colour),
    isLastTurn: view.last_turn,
    winners: view.result?.winners ?? [],
  };
}

function clover(number: number | null, colour: Colour | null): Clover | null {
  return number && colour ? { number, colour } : null;
}

function clovers(numbers: readonly number[], colours: readonly Colour[]): Clover[] {
  return colours.map((colour, place) => ({ number: numbers[place] ?? 0, colour }));
}

/** A name for a clover that no other in the game has: every set has every number once. */
export function nameOf(clover: Clover): string {
  return `${clover.number}-${clover.colour}`;
}

export function emptyCells(garden: Garden): number {
  return garden.filter((clover) => clover === null).length;
}

/** The cell of a cell's neighbour some columns and rows away, or the cell itself at the edge. */
export function cellBeside(cell: string, right: number, down: number): string {
  const place = CELLS.indexOf(cell);
  const column = Math.min(SIDE - 1, Math.max(0, (place % SIDE) + right));
  const row = Math.min(SIDE - 1, Math.max(0, Math.floor(place / SIDE) + down));
  return CELLS[row * SIDE + column] ?? cell;
}
