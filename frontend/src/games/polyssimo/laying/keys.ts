/** The keys of the laying: number keys pick up, Q E F turn and flip, arrows move, Enter places, Escape puts back. */

import type { RefObject } from "preact";
import { useWindowEvent } from "../../../parts/gestures/hearing.ts";
import { COLUMNS, firstSquare, nearest, type Place, ROWS } from "../wood/geometry.ts";
import { letters } from "../../../state/chosen.ts";
import { isFor } from "../../../state/focus.ts";
import type { Hand } from "./hand.ts";
import type { Laying } from "./laying.ts";
import { squareName } from "../notation.ts";

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** To the end of a row or of a column. */
const FAR: typeof ARROWS = { Home: [0, -COLUMNS], End: [0, COLUMNS], PageUp: [-ROWS, 0], PageDown: [ROWS, 0] };
/** The number row, by the places of its keys, so that every keyboard has it. */
const NUMBERS = [..."1234567890"].map((digit) => `Digit${digit}`).concat("Minus", "Equal");

interface Keyed {
  readonly laying: Laying;
  readonly root: RefObject<HTMLElement | null>;
  readonly cursor: Place;
  moveCursor(square: Place): void;
}

/** Put the focus on the cell of a square, once its new name is written. */
function focusSquare(root: HTMLElement | null, square: Place): void {
  const cell = root?.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`);
  setTimeout(() => cell?.focus({ preventScroll: true }));
}

/** Put the focus on the board, where the ghost of the piece in my hand begins. */
export function focusGhost(root: HTMLElement | null, hand: Hand | null): void {
  if (hand) focusSquare(root, firstSquare(hand.shape, hand.at));
}

export function useKeys(keyed: Keyed): void {
  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (!isFor(keyed.root.current, event) || target.closest("input, textarea, select, dialog")) return;
    if (event.key.length === 1 && event.key !== " " && !letters.peek()) return;
    if (pressed(event, target, keyed)) event.preventDefault();
  });
}

/** Do what a key asks for; whether it asked for something here. */
function pressed(event: KeyboardEvent, target: Element, { laying, root, cursor, moveCursor }: Keyed): boolean {
  const onGrid = target.hasAttribute("data-square");
  const picked = laying.mine[NUMBERS.indexOf(event.code)];
  if (picked !== undefined) {
    focusGhost(root.current, laying.pickUp(picked));
    return true;
  }
  const arrow = ARROWS[event.key];
  if (!laying.hand) {
    const step = arrow ?? FAR[event.key];
    if (!step || !onGrid) return false;
    goTo({ row: cursor.row + step[0], column: cursor.column + step[1] });
    return true;
  }
  if (arrow) {
    focusGhost(root.current, laying.push(...arrow));
    return true;
  }
  const away = target.closest("button, a") && !onGrid;
  switch (event.key.toLowerCase()) {
    case "q":
      return follow(laying.turn("left", onGrid));
    case "e":
      return follow(laying.turn("right", onGrid));
    case "f":
      return follow(laying.turn("over", onGrid));
    case "n":
      return follow(laying.next(onGrid));
    case "escape":
      laying.putBack();
      return true;
    case "enter":
    case " ":
      if (away) return false;
      laying.place();
      return true;
    default:
      return false;
  }

  /** On the board the focus goes along with the ghost and so tells how it lies; where it stays, that is told. */
  function follow(hand: Hand | null): true {
    if (!hand || !onGrid) return true;
    const first = firstSquare(hand.shape, hand.at);
    if (first.row === cursor.row && first.column === cursor.column) laying.tell(hand);
    else focusSquare(root.current, first);
    return true;
  }

  function goTo(square: Place): void {
    moveCursor(nearest(square));
    focusSquare(root.current, nearest(square));
  }
}

/** The square by which the ghost is named, or else where the cursor was. */
export const cursorOf = ({ hand }: Laying, cursor: Place): Place =>
  hand ? nearest(firstSquare(hand.shape, hand.at)) : cursor;
