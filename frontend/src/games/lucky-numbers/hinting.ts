/** What the coach advises, on the table: a ghost where the clover would lie, chances on the cells that it compared. */

import type { BoardHint } from "../contract.ts";
import { read } from "./notation.ts";
import { CELLS, DIAGONAL, type Clover, type Table } from "./table.ts";
import type { Action } from "./wire.ts";

/** What a hint shows on a cell. */
export interface CellHint {
  /** The clover that would lie here. */
  readonly ghost: Clover | null;
  /** The chance to win with the clover on this cell, in points out of 100; null where nothing was compared. */
  readonly chance: number | null;
  /** Whether the advised action keeps this cell free for something. */
  readonly kept?: boolean;
}

export interface TableHint {
  readonly cells: ReadonlyMap<string, CellHint>;
  /** What a lamp points at in the middle: the pile, a number that lies there, or the place where one is left. */
  readonly middle: "pile" | "leave" | number | null;
}

const NOTHING: TableHint = { cells: new Map(), middle: null };

/** The number that an action brings to a cell; null for one that brings none. */
const brought = (action: Action | null, table: Table): number | null => {
  if (action?.do === "take") return action.number;
  return action?.do === "place" || action?.do === "set" ? (table.held?.number ?? null) : null;
};

export function tableHint(hint: BoardHint | null | undefined, table: Table, mine: readonly Clover[]): TableHint {
  const best = hint ? read(hint.action) : null;
  if (!hint || !best) return NOTHING;
  const { cells, middle } = advised(hint, best, table, mine);
  const kept = Array.isArray(hint.why?.keeps) ? (hint.why.keeps as readonly string[]) : [];
  const outlined = kept.map((cell) => [cell, { ghost: null, chance: null, ...cells.get(cell), kept: true }] as const);
  return { cells: new Map([...cells, ...outlined]), middle };
}

function advised(hint: BoardHint, best: Action, table: Table, mine: readonly Clover[]): TableHint {
  if (best.do === "draw") return { ...NOTHING, middle: "pile" };
  if (best.do === "leave") return { cells: compared(hint, table, table.held?.number ?? null), middle: "leave" };
  if (best.do === "arrange") {
    const laid = best.numbers.map((number) => mine.find((clover) => clover.number === number) ?? null);
    return { ...NOTHING, cells: new Map(DIAGONAL.map((cell, place) => [cell, { ghost: laid[place] ?? null, chance: null }])) };
  }
  const number = brought(best, table);
  const ghost = best.do === "take" ? table.faceUp.find((clover) => clover.number === number) : table.held;
  const cells = new Map(compared(hint, table, number));
  const cell = CELLS[best.cell] ?? "";
  cells.set(cell, { ghost: ghost ?? null, chance: cells.get(cell)?.chance ?? null });
  return { cells, middle: best.do === "take" ? best.number : null };
}

/** The chances on the cells to which the same number could go. */
function compared(hint: BoardHint, table: Table, number: number | null): ReadonlyMap<string, CellHint> {
  return new Map(
    hint.actions.flatMap(({ action: text, chance }) => {
      const action = read(text);
      const same = number !== null && brought(action, table) === number;
      if (!same || !action || !("cell" in action)) return [];
      return [[CELLS[action.cell] ?? "", { ghost: null, chance: Math.round(chance * 100) }] as const];
    }),
  );
}
