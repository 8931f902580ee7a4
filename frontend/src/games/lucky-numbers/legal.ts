/** What is open to my seat, read from the texts of `legal`; the page knows no rule beside them. */

export interface Open {
  /** The orders in which my four clovers may be laid on the diagonal. */
  readonly arrange: readonly (readonly number[])[];
  /** The cells on which the drawn clover may be set, in Michael's setup. */
  readonly set: readonly string[];
  readonly draw: boolean;
  /** The cells on which the drawn clover may be placed. */
  readonly place: readonly string[];
  readonly leave: boolean;
  /** For each number in the middle the cells on which it may be placed. */
  readonly take: ReadonlyMap<number, readonly string[]>;
}

/** Read the actions that are open. */
export function readLegal(legal: readonly string[]): Open {
  const arrange: number[][] = [];
  const set: string[] = [];
  const place: string[] = [];
  const take = new Map<number, string[]>();
  for (const text of legal) {
    const [verb, ...rest] = text.split(" ");
    const cell = rest[rest.length - 1] ?? "";
    if (verb === "arrange") arrange.push(rest.map(Number));
    else if (verb === "set") set.push(cell);
    else if (verb === "place") place.push(cell);
    else if (verb === "take") {
      const number = Number(rest[0]);
      take.set(number, [...(take.get(number) ?? []), cell]);
    }
  }
  return { arrange, set, place, take, draw: legal.includes("draw"), leave: legal.includes("leave") };
}

/** The cells that glow: where the clover that I hold, or the number that I picked in the middle, may go. */
export function openCells(open: Open, picked: number | null): readonly string[] {
  if (open.set.length > 0) return open.set;
  if (open.place.length > 0) return open.place;
  return (picked !== null && open.take.get(picked)) || [];
}

/** The text that puts what I hold, or the number that I picked, on a cell; null when I have nothing to put. */
export function puttingOn(open: Open, picked: number | null, cell: string): string | null {
  if (open.set.length > 0) return `set ${cell}`;
  if (open.place.length > 0 || open.leave) return `place ${cell}`;
  return picked === null ? null : `take ${picked} ${cell}`;
}
