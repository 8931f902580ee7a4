/** The tray: the grid in its wooden frame, the pieces that lie on it, and one named cell for every square. */

import { useMemo } from "preact/hooks";
import { useLatest } from "../../../parts/gestures/hearing.ts";
import { COLUMNS, cornerFor, isOnBoard, type Place, ROWS, covered } from "../wood/geometry.ts";
import type { Hand } from "./hand.ts";
import { type Advice, whereAdvised } from "../hinting.ts";
import { layText, squareName } from "../notation.ts";
import type { Openings } from "../openings.ts";
import { type Lying } from "../view.ts";
import { Wood } from "../wood/Wood.tsx";
import type { Words } from "../../contract.ts";

const COLUMN_NAMES = [..."abcdefghijkl"];
const SQUARES: readonly Place[] = Array.from({ length: ROWS * COLUMNS }, (_, place) => ({
  row: Math.floor(place / COLUMNS),
  column: place % COLUMNS,
}));

interface FieldProps {
  readonly lying: readonly Lying[];
  /** The piece that was laid with the latest news. */
  readonly fresh: string | null;
  /** A narrow board has a narrow frame and coarser wood. */
  readonly narrow: boolean;
}

/** The picture of the board; it changes only when a piece is laid. */
export function BoardPicture({ lying, fresh, narrow }: FieldProps) {
  return useMemo(() => {
    const unit = narrow ? 30 : 60;
    const frame = narrow ? 14 : 27;
    const [width, height] = [COLUMNS * unit, ROWS * unit];
    const lines =
      COLUMN_NAMES.slice(1).map((_, column) => `M${(column + 1) * unit} 0v${height}`).join("") +
      Array.from({ length: ROWS - 1 }, (_, row) => `M0 ${(row + 1) * unit}h${width}`).join("");
    const outer = { x: -frame, y: -frame, width: width + 2 * frame, height: height + 2 * frame, rx: frame * 0.55 };
    return (
      <svg
        class="poly-picture"
        aria-hidden="true"
        viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
      >
        <rect class="poly-frame" {...outer} />
        <rect class="poly-fibre" {...outer} fill="url(#poly-oak)" />
        <rect class="poly-frame-edge" {...outer} x={0.5 - frame} y={0.5 - frame} width={outer.width - 1} height={outer.height - 1} />
        <rect class="poly-ground" width={width} height={height} rx="3" />
        <path class="poly-hollow-edge" d={`M0 ${height}V0H${width}`} />
        <path class="poly-lines" d={lines} />
        <g class="poly-coordinates" font-size={narrow ? 11 : 14}>
          {COLUMN_NAMES.map((name, column) => (
            <text key={name} x={(column + 0.5) * unit} y={height + frame * 0.5 + (narrow ? 4 : 5)} text-anchor="middle">
              {name}
            </text>
          ))}
          {Array.from({ length: ROWS }, (_, row) => (
            <text key={row} x={-frame / 2} y={(row + 0.5) * unit + (narrow ? 4 : 5)} text-anchor="middle">
              {row + 1}
            </text>
          ))}
        </g>
        {lying.map(({ name, shape, at }) => (
          <g key={name} transform={`translate(${at.column * unit} ${at.row * unit})`}>
            <g class={name === fresh ? "poly-laid fresh" : "poly-laid"}>
              <Wood name={name} shape={shape} unit={unit} />
            </g>
          </g>
        ))}
      </svg>
    );
  }, [lying, fresh, narrow]);
}

interface CellsProps {
  readonly words: Words;
  readonly cover: ReadonlyMap<string, string>;
  readonly open: Openings;
  readonly hand: Hand | null;
  readonly advice: Advice;
  /** The square that the tab key comes to. */
  readonly cursor: Place;
  readonly ownerOf: (piece: string) => string;
  onChoose(square: Place): void;
}

/** The squares as a grid for keys and ears: one tab stop, each square with its name. */
export function Cells(props: CellsProps) {
  const { words, cover, open, hand, cursor, advice } = props;
  const advised = whereAdvised(advice);
  const plain = useMemo(
    () =>
      SQUARES.map((square) => {
        const name = squareName(square);
        const piece = cover.get(name);
        const facts = { square: name, piece, who: piece && props.ownerOf(piece) };
        const plainly = words.phrase(piece ? "poly-square-covered" : "poly-square-empty", piece ? facts : { square: name });
        return name === advised ? words.phrase("poly-square-advised", { name: plainly, piece: advice.piece }) : plainly;
      }),
    [words, cover, advised],
  );
  const inRows = useMemo(
    () => Array.from({ length: ROWS }, (_, row) => plain.slice(row * COLUMNS, (row + 1) * COLUMNS)),
    [plain],
  );
  /** Where the ghost begins, it is said whether it fits. Of that square alone: a hundred names that change at once are
   * more than a screen reader listens to, and it would miss what is announced. */
  const nameHere = () => {
    const name = plain[cursor.row * COLUMNS + cursor.column] ?? "";
    if (!hand || !open.any) return name;
    const corner = cornerFor(hand.shape, cursor);
    const fits = covered(hand.shape, corner).every(isOnBoard) && open.has(layText(hand.piece, hand.shape, corner));
    return words.phrase(fits ? "poly-square-fits" : "poly-square-corner", { name, piece: hand.piece });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- one walks in it
    <table class="poly-cells" role="grid" aria-label={words.phrase("poly-board")}>
      <tbody>
        {Array.from({ length: ROWS }, (_, row) => (
          <Row
            key={row}
            row={row}
            names={inRows[row] ?? []}
            here={row === cursor.row ? cursor.column : null}
            hereName={row === cursor.row ? nameHere() : ""}
            onChoose={props.onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: number;
  readonly names: readonly string[];
  /** The column of the square that the tab key comes to, if it is in this row, and what it is called. */
  readonly here: number | null;
  readonly hereName: string;
  onChoose(square: Place): void;
}

/** One row; it is drawn again only when something in it has changed. */
function Row({ row, names, here, hereName, onChoose }: RowProps) {
  const choose = useLatest(onChoose);
  return useMemo(
    () => (
      <tr>
        {names.map((name, column) => (
          <td key={column}>
            <button
              type="button"
              tabIndex={column === here ? 0 : -1}
              aria-label={column === here ? hereName : name}
              data-square={squareName({ row, column })}
              onClick={(event) => event.detail === 0 && choose.current({ row, column })}
            />
          </td>
        ))}
      </tr>
    ),
    [names, here, hereName],
  );
}
