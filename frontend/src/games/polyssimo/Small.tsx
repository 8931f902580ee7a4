/** The board in small, to look back on a match: the piece just laid outlined; by itself, and in the draft, the pieces that a seat has. */

import { useLayoutEffect } from "preact/hooks";
import type { SmallProps } from "../contract.ts";
import { COLUMNS, ROWS } from "./wood/geometry.ts";
import { layOutGrain } from "./wood/grain.ts";
import { outline } from "./wood/outline.ts";
import { handOf, lyingPieces } from "./view.ts";
import type { Event, View } from "./wire.ts";
import { LoosePiece, Wood } from "./wood/Wood.tsx";
import "./look/polyssimo.css";
import "./look/small.css";

const UNIT = 12;

export function Small({ view, seat, events = [], won, own }: SmallProps<View, Event>) {
  useLayoutEffect(layOutGrain, []);
  const newest = events.findLast(({ kind }) => kind === "laid" || kind === "picked");
  const fresh = newest?.kind === "laid" || newest?.kind === "picked" ? newest.facts.piece : null;
  if (own || view.phase === "draft")
    return (
      <span class="poly-small-hand">
        {handOf(view, seat).map((piece) => (
          <span key={piece} class={piece === fresh ? "fresh" : ""}>
            <LoosePiece name={piece} unit={11} named={false} />
          </span>
        ))}
      </span>
    );
  const [width, height] = [COLUMNS * UNIT, ROWS * UNIT];
  const lying = lyingPieces(view);
  return (
    <svg class={`poly-small ${won ? "won" : ""}`} viewBox={`-3 -3 ${width + 6} ${height + 6}`}>
      <rect class="poly-ground" width={width} height={height} rx="2" />
      {lying.map(({ name, shape, at }) => (
        <g key={name} transform={`translate(${at.column * UNIT} ${at.row * UNIT})`}>
          <Wood name={name} shape={shape} unit={UNIT} named={false} />
        </g>
      ))}
      {lying.map(({ name, shape, at }) =>
        name === fresh ? (
          <path
            key={name}
            class="poly-small-fresh"
            transform={`translate(${at.column * UNIT} ${at.row * UNIT})`}
            d={outline(shape, UNIT, -0.5)}
          />
        ) : null,
      )}
      <rect class="poly-small-frame" x="-1.500" y="-1.500" width={width + 3} height={height + 3} rx="3" />
    </svg>
  );
}
