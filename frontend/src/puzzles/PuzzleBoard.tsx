/** The board of a solo puzzle: one tab stop, walked by arrow keys that go round the edges, as swaps do. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Clover, Ladybird } from "../games/lucky-numbers/garden/drawings.tsx";
import type { Colour } from "../games/lucky-numbers/table.ts";
import type { PuzzleShown } from "../net/messages.ts";
import { useDrag } from "../parts/gestures/drag.ts";
import { useFlights } from "../parts/gestures/flight.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";
import { clickOnce } from "../parts/gestures/presses.ts";
import type { Words } from "../words/index.ts";
import { partnerOn } from "./sitting.ts";

interface Props {
  readonly puzzle: PuzzleShown;
  readonly board: readonly number[];
  readonly picked: number | null;
  readonly hinted: readonly number[];
  readonly cursor: number;
  readonly still: boolean;
  readonly solved: boolean;
  readonly words: Words;
  onCursor(cell: number): void;
  onCell(cell: number): void;
  /** A clover was dragged from one cell onto a partner. */
  onSwap(from: number, to: number): void;
  onPutDown(): void;
}

const SIDES: Readonly<Record<string, string>> = {
  ArrowUp: "above",
  ArrowDown: "below",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const ROWS = [0, 1, 2, 3];

export function PuzzleBoard(props: Props): JSX.Element {
  const { puzzle, board, picked, words } = props;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, board);
  useDrag<number>(root, {
    press: (event) => (event.pointerType === "mouse" ? cellOf(event.target as Element) : null), // a finger scrolls
    lift: (from, event) => cellUnder(event) !== from || null,
    move() {},
    drop(from, event) {
      const to = event && cellUnder(event);
      if (to !== null && partnerOn(puzzle, from, to)) props.onSwap(from, to);
    },
  });
  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") props.onPutDown();
    const side = SIDES[event.key];
    const to = puzzle.partners[props.cursor]?.find((partner) => partner.side === side)?.cell;
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    props.onCursor(to);
    root.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  const name = (cell: number): string => {
    const facts = { cell: puzzle.cells[cell], number: board[cell] };
    if (picked === cell) return words.phrase("puzzle-cell-picked", facts);
    const partner = picked === null ? null : partnerOn(puzzle, picked, cell);
    if (!partner) return words.phrase("puzzle-cell", facts);
    return words.phrase("puzzle-cell-partner", { ...facts, where: where(words, partner), picked: board[picked!] });
  };
  const looks = (cell: number) =>
    [
      "cell",
      picked === cell && "lifted",
      picked !== null && partnerOn(puzzle, picked, cell) && "partner",
      props.hinted.includes(board[cell]!) && "hinted",
    ]
      .filter(Boolean)
      .join(" ");
  const label = words.phrase("puzzle-board");
  return (
    <div class="puzzle-world" ref={root} onClickCapture={clickOnce}>
      {picked === null ? null : <Tabs {...props} picked={picked} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- one walks in it */}
      <table class={props.solved ? "garden won" : "garden"} role="grid" aria-label={label} onKeyDown={walk}>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {ROWS.map((column) => row * 4 + column).map((cell) => (
                <td key={cell} class="garden-cell">
                  <button
                    type="button"
                    class={looks(cell)}
                    data-cell={cell}
                    tabIndex={props.cursor === cell ? 0 : -1}
                    aria-label={name(cell)}
                    aria-disabled={props.still || undefined}
                    onFocus={() => props.onCursor(cell)}
                    onClick={() => props.onCell(cell)}
                  >
                    <span
                      class="lucky-clover"
                      key={board[cell]}
                      data-flies={board[cell]}
                      data-spot={`puzzle ${puzzle.cells[cell]}`}
                    >
                      <Clover clover={{ number: board[cell]!, colour: puzzle.colour as Colour }} />
                    </span>
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Ladybird />
    </div>
  );
}

function cellOf(element: Element | null): number | null {
  const cell = element?.closest<HTMLElement>(".puzzle-world [data-cell]");
  return cell ? Number(cell.dataset.cell) : null;
}
const cellUnder = (event: PointerEvent) => cellOf(document.elementFromPoint(event.clientX, event.clientY));

/** Where a partner lies, in words. */
export const where = (words: Words, { side, across }: { readonly side: string; readonly across: boolean }) =>
  words.phrase(`puzzle-${side}${across ? "-across" : ""}`);

const CHEVRONS: Readonly<Record<string, IconName>> = { above: "chevron", below: "chevron", left: "back", right: "forward" };
const OPPOSITE: Readonly<Record<string, string>> = { above: "below", below: "above", left: "right", right: "left" };

/** At the edges: which clover lies across, seen from both ends. */
function Tabs({ puzzle, board, picked }: Props & { readonly picked: number }): JSX.Element {
  const across = puzzle.partners[picked]!.filter((partner) => partner.across);
  return (
    <>
      {across.flatMap(({ side, cell }) => [
        <Tab key={side} side={side} cell={picked} number={board[cell]!} />,
        <Tab key={`${side} there`} side={OPPOSITE[side]!} cell={cell} number={board[picked]!} />,
      ])}
    </>
  );
}

function Tab({ side, cell, number }: { side: string; cell: number; number: number }): JSX.Element {
  const place = side === "left" || side === "right" ? Math.floor(cell / 4) : cell % 4;
  return (
    <span class={`puzzle-tab ${side}`} style={{ "--place": place }} aria-hidden="true">
      <Icon name={CHEVRONS[side]!} size={16} />
      {number}
    </span>
  );
}
