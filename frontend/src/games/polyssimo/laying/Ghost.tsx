/** Where the piece in my hand would lie, what is in its way there, and the piece itself hovering over it. */

import { COLUMNS, heightOf, type Place, ROWS, widthOf } from "../wood/geometry.ts";
import type { Hand } from "./hand.ts";
import type { Standing } from "../openings.ts";
import { outline } from "../wood/outline.ts";
import { Wood } from "../wood/Wood.tsx";

const UNIT = 60;

const percent = (squares: number, of: number) => `${(squares * 100) / of}%`;

const box = (hand: Hand, row: number, column: number) => ({
  left: percent(column, COLUMNS),
  top: percent(row, ROWS),
  width: percent(widthOf(hand.shape), COLUMNS),
  height: percent(heightOf(hand.shape), ROWS),
});

interface GhostProps {
  readonly hand: Hand;
  readonly standing: Standing;
  /** Where a pointer holds the piece, in squares; without one it hovers beside its ghost. */
  readonly held: Place | null;
  /** Whether it is on its way down: the server has been asked. */
  readonly landing: boolean;
  readonly unit: number;
}

export function Ghost({ hand, standing, held, landing, unit }: GhostProps) {
  const view = `0 0 ${widthOf(hand.shape) * UNIT} ${heightOf(hand.shape) * UNIT}`;
  const wood = `0 0 ${widthOf(hand.shape) * unit} ${heightOf(hand.shape) * unit}`;
  // a little off, so that the ghost is seen
  const over = held
    ? { row: held.row + 0.2, column: held.column + 0.16 }
    : { row: hand.at.row + 0.45, column: hand.at.column + 0.4 };
  const lies = landing ? hand.at : over;
  return (
    <div class="poly-hand" aria-hidden="true">
      <svg class={`poly-ghost ${standing.is}`} viewBox={view} style={box(hand, hand.at.row, hand.at.column)}>
        <path d={outline(hand.shape, UNIT, 1.5)} />
      </svg>
      <svg
        class={`poly-held${landing ? " landing" : ""}${held ? " following" : ""}`}
        viewBox={wood}
        style={box(hand, lies.row, lies.column)}
      >
        <Wood name={hand.piece} shape={hand.shape} unit={unit} />
      </svg>
      {standing.is === "overlapping" && !landing && (
        <svg class="poly-crosses" viewBox={view} style={box(hand, hand.at.row, hand.at.column)}>
          {standing.squares.map((square) => {
            const [x, y] = [(square.column - hand.at.column) * UNIT, (square.row - hand.at.row) * UNIT];
            const cross = `M${x + 20} ${y + 20}l20 20m0-20l-20 20`;
            return (
              <g key={cross}>
                <path class="poly-halo" d={cross} />
                <path d={cross} />
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
