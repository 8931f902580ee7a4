/** What lies on the board to be looked at: the squares that a lesson asks for, and the piece that the coach would lay. */

import { Lamp } from "../../parts/Lamp.tsx";
import { COLUMNS, heightOf, ROWS, widthOf } from "./geometry.ts";
import { squareName, squaresOf } from "./notation.ts";
import { outline } from "./outline.ts";
import type { Lying } from "./view.ts";
import { Wood } from "./Wood.tsx";

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

/** The ghost of the piece that the coach would lay, in the ring of what can be done now, with a lamp at its corner. */
export function Advised({ piece, unit }: { readonly piece: Lying; readonly unit: number }) {
  const { name, shape, at } = piece;
  const [width, height] = [widthOf(shape), heightOf(shape)];
  const right = Math.max(...shape.filter(({ row }) => row === 0).map(({ column }) => column)) + 1;
  const box = {
    left: `${(at.column * 100) / COLUMNS}%`,
    top: `${(at.row * 100) / ROWS}%`,
    width: `${(width * 100) / COLUMNS}%`,
    height: `${(height * 100) / ROWS}%`,
  };
  return (
    <div class="poly-advised" aria-hidden="true" style={box}>
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
