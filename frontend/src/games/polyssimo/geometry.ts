/** Squares, shapes, and how a shape is turned, flipped and moved about; no rule of the game. */

export const COLUMNS = 12;
export const ROWS = 11;

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The squares of a piece, row by row, the topmost in row 0 and the leftmost in column 0. */
export type Shape = readonly Place[];

const byRows = (one: Place, other: Place) => one.row - other.row || one.column - other.column;

/** The same squares moved to the corner and put in order. */
export function toTheCorner(squares: readonly Place[]): Shape {
  const top = Math.min(...squares.map(({ row }) => row));
  const left = Math.min(...squares.map(({ column }) => column));
  return squares.map(({ row, column }) => ({ row: row - top, column: column - left })).toSorted(byRows);
}

/** A shape from its drawing, `"####/#..."`. */
export function drawn(drawing: string): Shape {
  return toTheCorner(
    drawing
      .split("/")
      .flatMap((line, row) => [...line].flatMap((mark, column) => (mark === "#" ? [{ row, column }] : []))),
  );
}

export const turnedRight = (shape: Shape): Shape =>
  toTheCorner(shape.map(({ row, column }) => ({ row: column, column: -row })));

export const turnedLeft = (shape: Shape): Shape =>
  toTheCorner(shape.map(({ row, column }) => ({ row: -column, column: row })));

export const flipped = (shape: Shape): Shape =>
  toTheCorner(shape.map(({ row, column }) => ({ row, column: -column })));

export const heightOf = (shape: Shape): number => 1 + Math.max(...shape.map(({ row }) => row));
export const widthOf = (shape: Shape): number => 1 + Math.max(...shape.map(({ column }) => column));

/** The squares that a shape covers when its corner is put on a place. */
export const covered = (shape: Shape, at: Place): readonly Place[] =>
  shape.map(({ row, column }) => ({ row: row + at.row, column: column + at.column }));

export const isOnBoard = ({ row, column }: Place): boolean => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The nearest square of the board. */
export const nearest = ({ row, column }: Place): Place => ({ row: within(row, ROWS - 1), column: within(column, COLUMNS - 1) });

/** The nearest corner from which no square of the shape sticks out of the board. */
export function pulledIn(shape: Shape, at: Place): Place {
  return { row: within(at.row, ROWS - heightOf(shape)), column: within(at.column, COLUMNS - widthOf(shape)) };
}

/** Half a difference, so that turning four times comes back. */
const half = (difference: number) => Math.trunc(difference / 2);

/** The corner that leaves the middle of a piece where it was, now that it has another shape. */
export function aboutTheMiddle(before: Shape, after: Shape, at: Place): Place {
  return pulledIn(after, {
    row: at.row + half(heightOf(before) - heightOf(after)),
    column: at.column + half(widthOf(before) - widthOf(after)),
  });
}

/** The first square of a piece, row by row: by it people name where a piece lies. */
export const firstSquare = (shape: Shape, at: Place): Place => covered(shape, at)[0] ?? at;

/** The corner of a shape whose first square lies on a place. */
export const cornerFor = (shape: Shape, first: Place): Place => ({
  row: first.row,
  column: first.column - (shape[0]?.column ?? 0),
});

const around = ({ row, column }: Place): readonly Place[] => [
  { row: row - 1, column },
  { row: row + 1, column },
  { row, column: column - 1 },
  { row, column: column + 1 },
];
const numberOf = ({ row, column }: Place): number => row * COLUMNS + column;

/** The squares of the board that hang together, of those that are free; the largest region first. */
export function regionsOf(isFree: (square: Place) => boolean): readonly (readonly Place[])[] {
  const seen = new Set<number>();
  const regions: Place[][] = [];
  for (let number = 0; number < ROWS * COLUMNS; number++) {
    const region: Place[] = [];
    const waiting = [{ row: Math.floor(number / COLUMNS), column: number % COLUMNS }];
    for (let square = waiting.pop(); square; square = waiting.pop()) {
      if (!isOnBoard(square) || seen.has(numberOf(square)) || !isFree(square)) continue;
      seen.add(numberOf(square));
      region.push(square);
      waiting.push(...around(square));
    }
    if (region.length > 0) regions.push(region);
  }
  return regions.toSorted((one, other) => other.length - one.length);
}
