/** What lies on the board to be looked at: the squares that a lesson asks for, the piece that the coach would lay, and what
 * that keeps free. */

import { Lamp } from "../../parts/Lamp.tsx";
import { COLUMNS, heightOf, ROWS, widthOf } from "./wood/geometry.ts";
import { squareName, squaresOf } from "./notation.ts";
import { outline } from "./wood/outline.ts";
import type { Lying } from "./view.ts";
import { Wood } from "./wood/Wood.tsx";

const UNIT = 60;

/** The squares of the layings that a lesson asks for; they glow. */
export function Asked({ layings }: { readonly layings: readonly string[] }) {
  const squares = new Map(layings.flatMap(squaresOf).map((square) => [squareName(square), square]));
  return (
    <svg class="poly-asked" aria-hidden="true" viewBox={`0 0 ${COLUMNS} ${ROWS}`}>
      {[...squares].map(([name, { row, column }]) => (
        <rect key={name} x={column + 0.07} y={row + 0.07} width="0.86" height="0.86" rx="0.12" />
      ))}
    </svg>
  );
}

const boxOf = ({ shape, at }: Lying) => ({
  left: `${(at.column * 100) / COLUMNS}%`,
  top: `${(at.row * 100) / ROWS}%`,
  width: `${(widthOf(shape) * 100) / COLUMNS}%`,
  height: `${(heightOf(shape) * 100) / ROWS}%`,
});

/** The spot that the coach would keep free for a piece; the sentence of the hint names both. */
export function Kept({ piece }: { readonly piece: Lying }) {
  const { name, shape } = piece;
  const inner = shape[Math.floor(shape.length / 2)] ?? { row: 0, column: 0 };
  return (
    <svg class="poly-kept" aria-hidden="true" viewBox={`0 0 ${widthOf(shape) * UNIT} ${heightOf(shape) * UNIT}`} style={boxOf(piece)}>
      <path d={outline(shape, UNIT, 3)} />
      <text x={(inner.column + 0.5) * UNIT} y={(inner.row + 0.5) * UNIT}>
        {name}
      </text>
    </svg>
  );
}

/** The ghost of the piece that the coach would lay, in the ring of what can be done now, with a lamp at its corner. */
export function Advised({ piece, unit }: { readonly piece: Lying; readonly unit: number }) {
  const { name, shape } = piece;
  const [width, height] = [widthOf(shape), heightOf(shape)];
  const right = Math.max(...shape.filter(({ row }) => row === 0).map(({ column }) => column)) + 1;
  return (
    <div class="poly-advised" aria-hidden="true" style={boxOf(piece)}>
      <svg viewBox={`0 0 ${width * unit} ${height * unit}`}>
        <path class="poly-advised-glow" d={outline(shape, unit, -2)} />
        <g class="poly-advised-wood">
          <Wood name={name} shape={shape} unit={unit} />
        </g>
        <path class="poly-advised-ring" d={outline(shape, unit, 0)} />
      </svg>
      <span class="poly-advised-lamp" style={{ left: `${(right * 100) / width}%` }}>
        <Lamp />
      </span>
    </div>
  );
}
