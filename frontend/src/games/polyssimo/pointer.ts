/** Pieces follow the mouse over the board, are dragged from my pieces, and are pushed about by a finger. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { COLUMNS, covered, heightOf, type Place, type Shape, widthOf } from "./geometry.ts";
import type { Laying } from "./laying.ts";
import { pieceNamed } from "./pieces.ts";

/** How far a pointer moves before a press becomes a drag. */
const SLACK = 7;
/** How much wheel makes a quarter turn, and how soon the next one may come. */
const WHEEL = 40;
const WHEEL_PAUSE = 160;

interface Drag {
  readonly pointer: number;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  /** Dragged from my pieces: this one; else it began on the board. */
  readonly from: string | null;
  /** From the pointer to the corner of the piece, in squares. */
  readonly grip: Place;
  moved: boolean;
}

export interface Pointers {
  /** A press on one of my pieces, which may become a drag. */
  pressPiece(event: PointerEvent, piece: string): void;
  pressBoard(event: PointerEvent): void;
  moveOver(event: PointerEvent): void;
  leave(): void;
  /** Whether the click that follows was the end of a drag. */
  wasDrag(): boolean;
}

const centred = (shape: Shape, lift = 0): Place => ({ row: -heightOf(shape) / 2 - lift, column: -widthOf(shape) / 2 });

export function usePointers(laying: Laying, field: RefObject<HTMLElement | null>): Pointers {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  /** Where the mouse came to last. */
  const mouse = useRef({ x: -1, y: -1 });
  const now = useRef(laying);
  now.current = laying;

  const inSquares = (event: { clientX: number; clientY: number }): Place & { readonly inside: boolean } => {
    const rect = field.current?.getBoundingClientRect();
    if (!rect) return { row: 0, column: 0, inside: false };
    const square = rect.width / COLUMNS;
    const [column, row] = [(event.clientX - rect.left) / square, (event.clientY - rect.top) / square];
    const slack = 1.2;
    const inside =
      column > -slack && row > -slack && column < COLUMNS + slack && row < rect.height / square + slack;
    return { row, column, inside };
  };

  const carry = (event: PointerEvent, grip: Place) => {
    const { row, column } = inSquares(event);
    now.current.hover(row + grip.row, column + grip.column);
  };

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const held = drag.current;
      if (!held || event.pointerId !== held.pointer) return;
      if (event.buttons === 0) return drop(event); // it was let go where this page does not hear of it
      if (now.current.landing) return; // what is dragged follows when the one before it lies
      if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
      if (!held.moved && held.from !== null && now.current.hand?.piece !== held.from) now.current.pickUp(held.from, true);
      held.moved = true;
      carry(event, held.grip);
    };
    const drop = (event: PointerEvent) => {
      const held = drag.current;
      if (!held || event.pointerId !== held.pointer) return;
      drag.current = null;
      dragged.current = held.moved;
      setTimeout(() => (dragged.current = false));
      if (!held.moved) return;
      const shape = now.current.hand?.shape;
      const { row, column, inside } = inSquares(event);
      const off = held.from !== null && !inside && (shape ? row + held.grip.row + heightOf(shape) / 2 > 12 : true);
      if (event.type !== "pointerup") now.current.rest();
      else if (off || (held.from !== null && !inside && column > COLUMNS)) now.current.putBack();
      else if (held.kind === "mouse") now.current.letGo();
      else now.current.rest();
    };
    const wheel = (event: WheelEvent) => {
      if (!now.current.hand) return;
      event.preventDefault();
      const time = performance.now();
      spun += event.deltaY || event.deltaX;
      if (Math.abs(spun) < WHEEL || time - turnedAt < WHEEL_PAUSE) return;
      now.current.turn(event.shiftKey ? "over" : spun > 0 ? "right" : "left");
      [spun, turnedAt] = [0, time];
    };
    let [spun, turnedAt] = [0, 0];
    const board = field.current;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", drop);
    board?.addEventListener("wheel", wheel, { passive: false });
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", drop);
      board?.removeEventListener("wheel", wheel);
    };
  }, []);

  return {
    pressPiece(event, piece) {
      if (event.button !== 0 || !event.isPrimary) return;
      const { shape } = now.current.hand?.piece === piece ? now.current.hand : pieceNamed(piece);
      const lift = event.pointerType === "mouse" ? 0 : heightOf(shape) / 2 + 1; // not under the finger
      drag.current = begun(event, piece, centred(shape, lift));
    },
    pressBoard(event) {
      const { hand } = now.current;
      if (!hand || event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === "mouse") {
        // keys may have pushed or turned it since the mouse came here, or the board has slipped: it is laid where it is seen
        const still = Math.hypot(event.clientX - mouse.current.x, event.clientY - mouse.current.y) < 1;
        if (!still) carry(event, centred(hand.shape));
        now.current.place();
        return;
      }
      const { row, column } = inSquares(event);
      const onGhost = covered(hand.shape, hand.at).some(
        (square) => Math.abs(square.row + 0.5 - row) < 0.75 && Math.abs(square.column + 0.5 - column) < 0.75,
      );
      if (onGhost) {
        drag.current = begun(event, null, { row: hand.at.row - row, column: hand.at.column - column });
        return;
      }
      const grip = centred(hand.shape);
      drag.current = begun(event, null, grip);
      carry(event, grip);
      now.current.rest();
    },
    moveOver(event) {
      const { hand } = now.current;
      if (event.pointerType !== "mouse") return;
      mouse.current = { x: event.clientX, y: event.clientY };
      if (hand && !drag.current) carry(event, centred(hand.shape));
    },
    leave() {
      if (now.current.hand && now.current.held && !drag.current) now.current.rest();
    },
    wasDrag: () => dragged.current,
  };
}

function begun(event: PointerEvent, from: string | null, grip: Place): Drag {
  if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId)) {
    event.target.releasePointerCapture(event.pointerId);
  }
  return { pointer: event.pointerId, kind: event.pointerType, x: event.clientX, y: event.clientY, from, grip, moved: false };
}
