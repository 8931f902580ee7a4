/** What lies on the table of Lucky Numbers, as the server tells it. */

import type { View } from "../contract.ts";
import type { Clover, View as Told } from "./wire.ts";

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

export interface Table {
  readonly phase: Told["phase"];
  readonly turn: number;
  readonly gardens: readonly Garden[];
  /** For each seat the clovers that it has drawn and not laid yet. */
  readonly toArrange: readonly (readonly Clover[])[];
  readonly faceUp: readonly Clover[];
  readonly faceDown: number;
  readonly held: Clover | null;
  readonly actors: readonly number[];
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The table of a view. */
export function tableOf(view: View): Table {
  const told = view as unknown as Told;
  const all = (numbers: readonly number[], colours: readonly (Colour | null)[]) =>
    numbers.map((number, place) => clover(number, colours[place] ?? null));
  return {
    phase: told.phase,
    turn: told.turn,
    gardens: told.gardens.map((numbers, seat) => all(numbers, told.garden_colours[seat] ?? [])),
    toArrange: told.to_arrange.map((numbers, seat) =>
      all(numbers, told.to_arrange_colours[seat] ?? []).filter(isClover),
    ),
    faceUp: all(told.face_up, told.face_up_colours).filter(isClover),
    faceDown: told.face_down,
    held: clover(told.held ?? 0, told.held_colour),
    actors: told.actors,
    round: told.round,
    rounds: told.rounds,
    scores: told.scores,
    winners: told.result?.winners ?? [],
  };
}

function clover(number: number, colour: Colour | null): Clover | null {
  return number && colour ? { number, colour } : null;
}

function isClover(found: Clover | null): found is Clover {
  return found !== null;
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

/** The cells that touch a cell at a corner and have its number. */
export function pairsWith(garden: Garden, cell: string): string[] {
  const number = garden[CELLS.indexOf(cell)]?.number;
  const corners = [-1, 1].flatMap((down) => [-1, 1].map((right) => corner(cell, right, down)));
  return corners.filter(
    (found): found is string =>
      found !== null && garden[CELLS.indexOf(found)]?.number === number && number !== undefined,
  );
}

function corner(cell: string, right: number, down: number): string | null {
  const place = CELLS.indexOf(cell);
  const column = (place % SIDE) + right;
  const row = Math.floor(place / SIDE) + down;
  const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return inside ? (CELLS[row * SIDE + column] ?? null) : null;
}
