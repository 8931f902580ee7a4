/** Small pictures for the rules and the shelf, made of the same wood. */

import { useLayoutEffect } from "preact/hooks";
import { drawn, type Place, type Shape } from "./geometry.ts";
import { layOutGrain } from "./grain.ts";
import { PIECES } from "./pieces.ts";
import "./polyssimo.css";
import { LoosePiece, type LooseProps, Wood } from "./Wood.tsx";

interface Laid {
  readonly name: string;
  readonly shape: Shape;
  readonly at: Place;
}

const laid = (name: string, drawing: string, row: number, column: number): Laid => ({
  name,
  shape: drawn(drawing),
  at: { row, column },
});

/** A few pieces that lie close together. */
const CLUSTER: readonly Laid[] = [
  laid("C1", "###./#.##", 0, 0),
  laid("Y", "####/.#..", 0, 3),
  laid("F4", ".#../.###/##..", 1, 0),
  laid("W0", "..##/###./#...", 2, 2),
  laid("D0", ".##./####", 3, 4),
];

/** Pieces side by side: some to be picked, a hole and what fits into it, one in all its ways, all of a size. */
const MANY: Readonly<Record<string, readonly LooseProps[]>> = {
  draft: ["L", "T", "X", "F1", "W0"].map((name) => ({ name })),
  hole: [{ name: "U", hollow: true }, { name: "U" }],
  turned: [".##/##./.#.", ".#./###/..#", ".#./.##/##.", "##./.##/.#."].map((way) => ({ name: "F", shape: drawn(way) })),
  pentominoes: PIECES.filter(({ shape }) => shape.length === 5).map(({ name }) => ({ name })),
  hexominoes: PIECES.filter(({ shape }) => shape.length === 6).map(({ name }) => ({ name })),
};

/** Some pieces side by side, or ("box") some on a board. */
export function Picture({ name }: { name: string }) {
  useLayoutEffect(layOutGrain, []);
  const pieces = MANY[name];
  if (pieces)
    return (
      <span class="poly-picture-of many">
        {pieces.map((piece, place) => (
          <LoosePiece key={place} {...piece} />
        ))}
      </span>
    );
  return (
    <svg class="poly-picture-box" aria-hidden="true" viewBox="-4 -4 248 158">
      {CLUSTER.map(({ name, shape, at }) => (
        <g key={name} class="poly-laid" transform={`translate(${at.column * 30} ${at.row * 30})`}>
          <Wood name={name} shape={shape} unit={30} />
        </g>
      ))}
    </svg>
  );
}
