/** A garden of sixteen cells that the keyboard walks with arrow keys: one tab stop. */

import type { JSX } from "preact";
import { Lamp } from "../../../parts/Lamp.tsx";
import type { Words } from "../../contract.ts";
import { Clover, Imprint, Ladybird, LyingClover, SwapBadge } from "./drawings.tsx";
import type { CellHint } from "../hinting.ts";
import { cellName, hintedName } from "../spoken/names.ts";
import { cellBeside, CELLS, COLUMNS, DIAGONAL, nameOf, SIDE } from "../table.ts";
import type { Clover as CloverOnTable, Garden as Cells } from "../table.ts";

interface Props {
  readonly cells: Cells;
  readonly label: string;
  readonly words: Words;
  readonly owner: number;
  /** The cells that glow, and the number that may go there. */
  readonly open: readonly string[];
  readonly number: number | null;
  /** What the coach's hint shows on cells. */
  readonly hints: ReadonlyMap<string, CellHint>;
  /** The cell that the tab key reaches. */
  readonly cursor: string;
  /** Cells to point at: the newest clover, a pair, the one that is picked up. */
  readonly newest: readonly string[];
  readonly pair: readonly string[];
  readonly lifted: string | null;
  /** What the table said about a cell, when it refused. */
  readonly refused: {
    readonly cell: string;
    readonly reason: string;
    /** The cell with which it clashes, and the clover that came back. */
    readonly clash: string | null;
    readonly clover: CloverOnTable | null;
  } | null;
  readonly won: boolean;
  /** Whether clovers may be dragged from here, as long as the diagonal is arranged. */
  readonly loose: readonly string[];
  /** What a dragged clover is over. */
  readonly aimed: string | null;
  onCursor(cell: string): void;
  onCell(cell: string): void;
}

const ROWS: readonly number[] = [1, 2, 3, 4];

export function Garden(props: Props): JSX.Element {
  const walk = (event: KeyboardEvent) => {
    const to = destination(event, props.cursor);
    if (to === null) return;
    event.preventDefault();
    props.onCursor(to);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-cell=${to}]`)?.focus();
  };
  return (
    <div class="lucky-plot">
      <div class="lucky-axis columns" aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div class="lucky-axis rows" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- one walks in it */}
      <table class={`garden ${props.won ? "won" : ""}`} role="grid" aria-label={props.label} onKeyDown={walk}>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {CELLS.slice((row - 1) * SIDE, row * SIDE).map((cell) => (
                <Cell key={cell} {...props} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Ladybird />
    </div>
  );
}

function Cell(props: Props & { readonly cell: string }): JSX.Element {
  const { cell, words, owner } = props;
  const clover = props.cells[CELLS.indexOf(cell)] ?? null;
  const open = props.open.includes(cell);
  const hint = props.hints.get(cell);
  const named = cellName(words, cell, clover, open ? props.number : null);
  const refused = props.refused?.cell === cell ? props.refused.reason : null;
  const came = refused && props.refused?.clash ? props.refused.clover : null;
  const looks = [
    "cell",
    DIAGONAL.includes(cell) && "golden",
    open && (clover ? "swap" : "open"),
    props.newest.includes(cell) && "newest",
    props.pair.includes(cell) && "pair",
    props.lifted === cell && "lifted",
    hint?.ghost && "advised",
    hint?.kept && "kept-free",
    refused && "refused",
    props.refused?.clash === cell && "clashes",
    props.aimed === cell && "aimed",
  ];
  return (
    <td class="garden-cell">
      <button
        type="button"
        class={looks.filter(Boolean).join(" ")}
        data-cell={cell}
        data-drag={props.loose.includes(cell) ? `cell ${cell}` : undefined}
        tabIndex={props.cursor === cell ? 0 : -1}
        aria-label={hint ? hintedName(words, named, hint) : named}
        onFocus={() => props.onCursor(cell)}
        onClick={() => props.onCell(cell)}
      >
        {clover ? (
          <LyingClover key={nameOf(clover)} clover={clover} spot={`${owner} ${cell}`} />
        ) : (
          <Imprint />
        )}
        {came && (
          <span class="lucky-came-back">
            <Clover clover={came} />
          </span>
        )}
        {hint?.ghost && (
          <span class="cell-ghost">
            <Clover clover={hint.ghost} />
          </span>
        )}
        {open && clover && !hint && <SwapBadge />}
        {hint && hint.chance !== null && (
          <b class="cell-chance" aria-hidden="true">
            {hint.chance}
          </b>
        )}
        {hint?.ghost && <Lamp />}
      </button>
      {props.refused?.clash === cell && props.refused.clover && clover && (
        <Clash words={words} from={props.refused.cell} to={cell} number={props.refused.clover.number} other={clover.number} />
      )}
      {refused && (
        <p class={`lucky-refused ${clashAt(cell, props.refused?.clash ?? null) ?? ""}`}>
          {refused}
        </p>
      )}
    </td>
  );
}

/** How a cell lies to the one with which it clashes: over or under it, before or after it. */
function clashAt(cell: string, other: string | null): "over" | "under" | "before" | "after" | null {
  if (other === null) return null;
  if (other.startsWith(cell.slice(0, 1))) return other > cell ? "over" : "under";
  return other > cell ? "before" : "after";
}

interface ClashProps {
  readonly words: Words;
  readonly from: string;
  readonly to: string;
  readonly number: number;
  readonly other: number;
}

/** Between two clovers that are not in order: how the one would stand to the other. The reason says it in full. */
function Clash({ words, from, to, number, other }: ClashProps): JSX.Element {
  const where = clashAt(from, to) ?? "over";
  return (
    <span class={`lucky-clash ${where}`} aria-hidden="true">
      {words.phrase("lucky-clash", { number, other }, where)}
    </span>
  );
}

/** How far a key leads to the right and down. */
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-SIDE, 0],
  End: [SIDE, 0],
};

/** Where a key leads from a cell; null when it leads nowhere. With Ctrl, Home and End lead to a corner. */
function destination(event: KeyboardEvent, cell: string): string | null {
  const [right, down] = STEPS[event.key] ?? [];
  if (right === undefined || down === undefined || event.altKey || event.metaKey) return null;
  const corner = event.ctrlKey && Math.abs(right) === SIDE;
  return cellBeside(cell, right, corner ? right : down);
}
