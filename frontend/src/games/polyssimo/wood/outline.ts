/** The outline of a piece as one path with rounded corners, and the seams between its squares. */

import { type Place, type Shape } from "./geometry.ts";

interface Corner {
  readonly x: number;
  readonly y: number;
  /** The direction in which the outline comes here, and that in which it goes on; the wood is on the right hand. */
  readonly came: Step;
  readonly goes: Step;
}
type Step = readonly [x: number, y: number];

const has = (shape: Shape, row: number, column: number) =>
  shape.some((square) => square.row === row && square.column === column);

/** The corners of a shape, clockwise; a piece has no hole, so there is one outline. */
function corners(shape: Shape): Corner[] {
  const next = new Map<string, [x: number, y: number]>();
  const edge = (x: number, y: number, toX: number, toY: number) => next.set(`${x} ${y}`, [toX, toY]);
  const edges: [number, number, number, number][] = [];
  for (const { row, column } of shape) {
    if (!has(shape, row - 1, column)) edges.push([column, row, column + 1, row]);
    if (!has(shape, row, column + 1)) edges.push([column + 1, row, column + 1, row + 1]);
    if (!has(shape, row + 1, column)) edges.push([column + 1, row + 1, column, row + 1]);
    if (!has(shape, row, column - 1)) edges.push([column, row + 1, column, row]);
  }
  for (const [x, y, toX, toY] of edges) edge(x, y, toX, toY);
  const path: [number, number][] = [];
  let [x, y] = [edges[0]?.[0] ?? 0, edges[0]?.[1] ?? 0];
  for (let step = 0; step < edges.length; step++) {
    path.push([x, y]);
    [x, y] = next.get(`${x} ${y}`) ?? [x, y];
  }
  const at = (place: number): [number, number] => path[(place + path.length) % path.length] ?? [0, 0];
  return path.flatMap(([x, y], place) => {
    const [fromX, fromY] = at(place - 1);
    const [toX, toY] = at(place + 1);
    const came: Step = [x - fromX, y - fromY];
    const goes: Step = [toX - x, toY - y];
    return came[0] === goes[0] && came[1] === goes[1] ? [] : [{ x, y, came, goes }];
  });
}

/** The path around a shape with squares of `unit`, drawn `inset` inside its edge. */
export function outline(shape: Shape, unit: number, inset = 0.6): string {
  const text = corners(shape).map(({ x, y, came, goes }, place) => {
    const turnsRight = came[0] * goes[1] - came[1] * goes[0] > 0;
    const radius = unit * (turnsRight ? 0.13 : 0.09);
    // the wood is on the right hand: inwards is right of both edges that meet here
    const cornerX = x * unit + inset * (-came[1] - goes[1]);
    const cornerY = y * unit + inset * (came[0] + goes[0]);
    const start = `${round(cornerX - came[0] * radius)} ${round(cornerY - came[1] * radius)}`;
    const end = `${round(cornerX + goes[0] * radius)} ${round(cornerY + goes[1] * radius)}`;
    return `${place ? "L" : "M"}${start}Q${round(cornerX)} ${round(cornerY)} ${end}`;
  });
  return `${text.join("")}Z`;
}

/** The fine lines where two squares of a piece meet. */
export function seams(shape: Shape, unit: number): string {
  const short = unit * 0.1;
  const length = unit - 2 * short;
  return shape
    .map(({ row, column }) => {
      const below = has(shape, row + 1, column);
      const right = has(shape, row, column + 1);
      const across = below ? `M${round(column * unit + short)} ${(row + 1) * unit}h${round(length)}` : "";
      return across + (right ? `M${(column + 1) * unit} ${round(row * unit + short)}v${round(length)}` : "");
    })
    .join("");
}

/** The square of a shape that is nearest to its middle: there its name is written. */
export function middleSquare(shape: Shape): Place {
  const rows = shape.reduce((sum, { row }) => sum + row, 0) / shape.length;
  const columns = shape.reduce((sum, { column }) => sum + column, 0) / shape.length;
  const distance = ({ row, column }: Place) => (row - rows) ** 2 + (column - columns) ** 2;
  return shape.reduce((best, square) => (distance(square) < distance(best) - 1e-9 ? square : best));
}

const round = (value: number) => Math.round(value * 100) / 100;
