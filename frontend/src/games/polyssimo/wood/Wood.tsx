/** A piece as it looks: wood with grain, a lit edge, seams between its squares, its name burnt in. */

import { useId, useMemo } from "preact/hooks";
import { heightOf, type Shape, widthOf } from "./geometry.ts";
import { middleSquare, outline, seams } from "./outline.ts";
import { pieceNamed } from "./pieces.ts";
import type { Words } from "../../contract.ts";
import { calledPiece } from "../spoken/spoken.ts";

interface WoodProps {
  readonly name: string;
  /** How it is turned; as it is drawn in the box unless given. */
  readonly shape?: Shape;
  /** The size of a square in the units of the drawing: the larger, the finer. */
  readonly unit: number;
  /** Whether its name is written on it. */
  readonly named?: boolean;
}

/** The drawing itself, to be put into an SVG. */
export function Wood({ name, shape: turned, unit, named = true }: WoodProps) {
  const piece = pieceNamed(name);
  const shape = turned ?? piece.shape;
  const id = `w${useId()}`;
  const { edge, lines, middle, width, height } = useMemo(
    () => ({
      edge: outline(shape, unit),
      lines: seams(shape, unit),
      middle: middleSquare(shape),
      width: widthOf(shape) * unit,
      height: heightOf(shape) * unit,
    }),
    [shape, unit],
  );
  const [dx, dy] = [(name.charCodeAt(0) * 37) % 230, ((name.charCodeAt(1) || 7) * 53 + name.charCodeAt(0) * 11) % 190];
  const bevel = unit >= 50 ? 4.2 : unit >= 24 ? 3 : 2.2;
  const size = unit * (unit >= 50 ? 0.34 : 0.44);
  return (
    <g class={`poly-wood ${piece.wood}`}>
      <clipPath id={id}>
        <path d={edge} />
      </clipPath>
      <path d={edge} fill={piece.colour} />
      <g clip-path={`url(#${id})`}>
        <rect
          class="poly-fibre"
          x={dx}
          y={dy}
          width={width}
          height={height}
          transform={`translate(${-dx} ${-dy})`}
          fill={`url(#poly-${piece.wood}-${height > width ? "upright" : "flat"})`}
        />
        <path class="poly-seam" d={lines} stroke-width={unit >= 50 ? 1.8 : 1} />
        <path class="poly-shade" d={edge} stroke-width={bevel} transform={`translate(${-bevel * 0.28} ${-bevel * 0.28})`} />
        <path class="poly-gleam" d={edge} stroke-width={bevel * 0.76} transform={`translate(${bevel * 0.31} ${bevel * 0.31})`} />
      </g>
      <path class="poly-edge" d={edge} />
      {named && (
        <text
          x={(middle.column + 0.5) * unit}
          y={(middle.row + 0.5) * unit + size * 0.35}
          text-anchor="middle"
          font-size={size}
        >
          {name}
        </text>
      )}
    </g>
  );
}

interface PiecesProps {
  readonly words: Words;
  readonly pieces: readonly string[];
  readonly look: string;
  readonly label?: string;
  /** So small that no name can be read on them. */
  readonly small?: boolean;
}

/** Pieces in a row, each with its name for ears. */
export function Pieces({ words, pieces, look, label, small = false }: PiecesProps) {
  return (
    <ul class={look} aria-label={label}>
      {pieces.map((piece) => (
        <li key={piece}>
          <span class="unseen">{calledPiece(words, piece)}</span>
          <LoosePiece name={piece} unit={small ? 11 : 30} named={!small} />
        </li>
      ))}
    </ul>
  );
}

export interface LooseProps extends Omit<WoodProps, "unit"> {
  readonly unit?: number;
  /** Draw only the hollow that it leaves. */
  readonly hollow?: boolean;
}

/** A piece by itself; it is as large as `--piece` (a square) says where it lies. */
export function LoosePiece({ name, shape: turned, unit = 30, named = true, hollow = false }: LooseProps) {
  const shape = turned ?? pieceNamed(name).shape;
  return useMemo(() => {
    const [width, height] = [widthOf(shape), heightOf(shape)];
    return (
      <svg
        class="poly-loose"
        aria-hidden="true"
        viewBox={`0 0 ${width * unit} ${height * unit}`}
        style={{ width: `calc(var(--piece) * ${width})`, height: `calc(var(--piece) * ${height})` }}
      >
        {hollow ? (
          <path class="poly-hollow" d={outline(shape, unit)} />
        ) : (
          <Wood name={name} shape={shape} unit={unit} named={named} />
        )}
      </svg>
    );
  }, [name, shape, unit, named, hollow]);
}
