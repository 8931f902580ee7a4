/** Small pictures for the rules and the shelf, made of the same wood. */

import { useLayoutEffect } from "preact/hooks";
import { drawn, type Place, type Shape } from "./wood/geometry.ts";
import { layOutGrain } from "./wood/grain.ts";
import { middleSquare, outline } from "./wood/outline.ts";
import { PIECES } from "./wood/pieces.ts";
import "./look/polyssimo.css";
import { LoosePiece, type LooseProps, Wood } from "./wood/Wood.tsx";

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

/** Pieces in a corner of the board, which leave a hole in which only one other fits. */
const AROUND_THE_IMPRINT: readonly Laid[] = [
  laid("L", "##/#./#./#.", 0, 0),
  laid("D0", ".#/##/##/.#", 0, 3),
  laid("F5", "..#./.###/##..", 2, 0),
];
const IMPRINT = laid("W", ".##/##./#..", 0, 1);

/** Pieces side by side: some to be picked, one in some of its ways, all of a size. */
const MANY: Readonly<Record<string, readonly LooseProps[]>> = {
  draft: ["L", "T", "X", "F1", "W0"].map((name) => ({ name })),
  turned: [".##/##./.#.", ".#./###/..#", ".#./.##/##.", "##./.##/.#."].map((way) => ({ name: "F", shape: drawn(way) })),
  pentominoes: PIECES.filter(({ shape }) => shape.length === 5).map(({ name }) => ({ name })),
  hexominoes: PIECES.filter(({ shape }) => shape.length === 6).map(({ name }) => ({ name })),
};

/** Some pieces side by side, ("box") some close together, or ("imprint") a hole in a corner of the board and its piece. */
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
  if (name === "imprint") return <Imprint />;
  return (
    <svg class="poly-picture-box" aria-hidden="true" viewBox="-4 -4 248 158">
      {CLUSTER.map((piece) => (
        <Lain key={piece.name} {...piece} />
      ))}
    </svg>
  );
}

const UNIT = 30;

function Lain({ name, shape, at }: Laid) {
  return (
    <g class="poly-laid" transform={`translate(${at.column * UNIT} ${at.row * UNIT})`}>
      <Wood name={name} shape={shape} unit={UNIT} />
    </g>
  );
}

/** The upper left corner of the board, which goes on to the right and below. */
function Imprint() {
  const { name, shape, at } = IMPRINT;
  const middle = middleSquare(shape);
  const lines = [1, 2, 3, 4, 5].map((place) => `M${place * UNIT} 0v180M0 ${place * UNIT}h180`).join("");
  return (
    <svg class="poly-picture-imprint" aria-hidden="true" viewBox="-18 -18 320 200">
      <path class="poly-corner" d="M-18 180V-8q0 -10 10 -10H180V0H0V180z" />
      <path class="poly-corner-lines" d={lines} />
      <g class="poly-corner-names" font-size="11">
        {[..."abcdef"].map((column, place) => (
          <text key={column} x={(place + 0.5) * UNIT} y="-5" text-anchor="middle">
            {column}
          </text>
        ))}
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <text key={row} x="-9" y={(row - 0.5) * UNIT + 4} text-anchor="middle">
            {row}
          </text>
        ))}
      </g>
      <g transform={`translate(${at.column * UNIT} ${at.row * UNIT})`}>
        <path class="poly-hollow" d={outline(shape, UNIT)} />
        <text x={(middle.column + 0.5) * UNIT} y={(middle.row + 0.5) * UNIT + 4.6} text-anchor="middle" font-size="13">
          {name}
        </text>
      </g>
      {AROUND_THE_IMPRINT.map((piece) => (
        <Lain key={piece.name} {...piece} />
      ))}
      <path class="poly-way" d="M198 45h-16m6 -6l-6 6l6 6" />
      <Lain name={name} shape={shape} at={{ row: 0, column: 7 }} />
    </svg>
  );
}
