/** Dragging with mouse, pen or finger, one thing at a time; a press that does not move stays a click. */

import { useEffect } from "preact/hooks";
import { useLatest } from "./hearing.ts";

/** How far a press must move to be a drag, in pixels. */
const ENOUGH = 6;

/** What a board does with the things that are dragged on it; `Held` is what it keeps of one of them. */
export interface Dragging<Held> {
  /** Something is pressed: what may be dragged, or null where nothing may. */
  press(event: PointerEvent): Held | null;
  /** It has moved far enough: whether it is lifted; null asks again at the next move. */
  lift(held: Held, event: PointerEvent): boolean | null;
  /** It is here, so far from where it was pressed. */
  move(held: Held, event: PointerEvent, right: number, down: number): void;
  /** It is let go here; or nowhere, when Escape was pressed or the pointer was lost. */
  drop(held: Held, event: PointerEvent | null): void;
}

interface Current<T> {
  readonly current: T;
}

/** Let things be dragged within an element; the latest `dragging` is asked at every step. */
export function useDrag<Held>(root: Current<HTMLElement | null>, dragging: Dragging<Held>): void {
  const latest = useLatest(dragging);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let going: { readonly press: PointerEvent; readonly ending: AbortController } | null = null;
    const down = (press: PointerEvent) => {
      if (press.button !== 0) return;
      if (going && !going.ending.signal.aborted) {
        // Another finger has to wait; but where this is the first of its kind, the one before was lost.
        if (!press.isPrimary || press.pointerType !== going.press.pointerType) return;
        going.ending.abort();
      }
      const held = latest.current.press(press);
      if (held !== null) going = { press, ending: follow(board, press, held, latest) };
    };
    board.addEventListener("pointerdown", down);
    return () => {
      board.removeEventListener("pointerdown", down);
      going?.ending.abort();
    };
  }, [root]);
}

/** Follow a pointer from its press to its release, wherever it goes: a quick hand leaves the board before the thing is lifted. */
function follow<Held>(
  board: HTMLElement,
  press: PointerEvent,
  held: Held,
  latest: Current<Dragging<Held>>,
): AbortController {
  const ending = new AbortController();
  const { signal } = ending;
  let lifted = false;

  const end = (event: PointerEvent | null) => ending.abort(event);
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    if (event.pointerType !== "touch" && event.buttons === 0) return end(null); // it was let go where no page hears of it
    const [right, down] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!lifted) {
      if (Math.hypot(right, down) < ENOUGH) return;
      const may = latest.current.lift(held, event);
      if (may === false) end(null);
      if (!may) return;
      lifted = true;
      board.setPointerCapture(press.pointerId);
      board.dataset.dragging = "";
    }
    latest.current.move(held, event, right, down);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    if (lifted) swallowClick(board);
    end(event.type === "pointerup" ? event : null);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (lifted) addEventListener("pointerup", () => swallowClick(board), { once: true });
    end(null);
  };
  signal.addEventListener("abort", () => {
    if (!lifted) return;
    if (board.hasPointerCapture(press.pointerId)) board.releasePointerCapture(press.pointerId);
    delete board.dataset.dragging;
    latest.current.drop(held, signal.reason instanceof PointerEvent ? signal.reason : null);
  });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", release, { signal });
  addEventListener("pointercancel", release, { signal });
  addEventListener("keydown", escape, { signal });
  return ending;
}

/** The click that ends a drag is none; a key that presses a button (`detail` 0) is meant. */
function swallowClick(board: HTMLElement): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  board.addEventListener("click", swallow, { capture: true });
  setTimeout(() => board.removeEventListener("click", swallow, { capture: true })); // it comes at once or never
}
