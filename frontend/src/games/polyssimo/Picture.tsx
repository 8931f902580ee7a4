/** Small pictures for the rules and the shelf, made of the same wood. */

import { useLayoutEffect } from "preact/hooks";
import { drawn, type Place, type Shape } from "./geometry.ts";
import { layOutGrain } from "./grain.ts";
import { PIECES } from "./pieces.ts";
import "./polyssimo.css";
import { LoosePiece, Wood } from "./Wood.tsx";

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

/** The same piece turned and flipped over. */
const TURNED = [".##/##./.#.", ".#./###/..#", ".#./.##/##.", "##./.##/.#."].map(drawn);

/** Some that are still there to be picked. */
const DRAFT = ["L", "T", "X", "F1", "W0"];

/** One piece by its name, all pieces of a kind ("pentominoes", "hexominoes"), or ("box") some on a board. */
export function Picture({ name }: { name: string }) {
  useLayoutEffect(layOutGrain, []);
  if (PIECES.some((piece) => piece.name === name)) {
    return (
      <span class="poly-picture-of">
        <LoosePiece name={name} />
      </span>
    );
  }
  if (name === "draft" || name === "hole") {
    const pieces = name === "draft" ? DRAFT : ["U"];
    return (
      <span class="poly-picture-of many">
        {name === "hole" && <LoosePiece name="U" hollow />}
        {pieces.map((piece) => (
          <LoosePiece key={piece} name={piece} />
        ))}
      </span>
    );
  }
  if (name === "turned") {
    return (
      <span class="poly-picture-of many">
        {TURNED.map((shape, place) => (
          <LoosePiece key={place} name="F" shape={shape} />
        ))}
      </span>
    );
  }
  if (name === "pentominoes" || name === "hexominoes") {
    const squares = name === "pentominoes" ? 5 : 6;
    return (
      <span class="poly-picture-of many">
        {PIECES.filter(({ shape }) => shape.length === squares).map((piece) => (
          <LoosePiece key={piece.name} name={piece.name} />
        ))}
      </span>
    );
  }
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
