/** Pieces follow the mouse over the board, are dragged from my pieces, and are pushed about by a finger. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDrag } from "../../../parts/gestures/drag.ts";
import { useLatest } from "../../../parts/gestures/hearing.ts";
import { COLUMNS, covered, heightOf, type Place, type Shape, widthOf } from "../wood/geometry.ts";
import type { Hand } from "./hand.ts";
import type { Laying } from "./laying.ts";
import { pieceNamed } from "../wood/pieces.ts";

/** How much wheel makes a quarter turn, and how soon the next one may come. */
const WHEEL = 40;
const WHEEL_PAUSE = 160;

interface Held {
  readonly kind: string;
  /** Dragged from my pieces: this one; else it began on the board. */
  readonly from: string | null;
  /** From the pointer to the corner of the piece, in squares. */
  readonly grip: Place;
}

const centred = (shape: Shape, lift = 0): Place => ({ row: -heightOf(shape) / 2 - lift, column: -widthOf(shape) / 2 });

/** Hears the pointer on the table: on my pieces, which `data-piece` names, and on the board. */
export function usePointers(
  laying: Laying,
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  /** What is pressed or dragged. */
  const drag = useRef<Held | null>(null);
  /** Where the mouse came to last. */
  const mouse = useRef({ x: -1, y: -1 });
  const now = useLatest(laying);

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
    mouse.current = { x: event.clientX, y: event.clientY };
    now.current.hover(row + grip.row, column + grip.column);
  };

  const pressPiece = ({ pointerType: kind }: PointerEvent, piece: string): Held => {
    const { shape } = now.current.hand?.piece === piece ? now.current.hand : pieceNamed(piece);
    const lift = kind === "mouse" ? 0 : heightOf(shape) / 2 + 1; // not under the finger
    return { kind, from: piece, grip: centred(shape, lift) };
  };

  const pressBoard = (event: PointerEvent, hand: Hand): Held | null => {
    const grip = centred(hand.shape);
    const { pointerType: kind } = event;
    if (kind === "mouse") {
      // keys may have pushed or turned it since the mouse came here, or the board has slipped: it is laid where it is seen
      const still = Math.hypot(event.clientX - mouse.current.x, event.clientY - mouse.current.y) < 1;
      if (!still) carry(event, grip);
      now.current.place();
      return null;
    }
    const { row, column } = inSquares(event);
    const onGhost = covered(hand.shape, hand.at).some(
      (square) => Math.abs(square.row + 0.5 - row) < 0.75 && Math.abs(square.column + 0.5 - column) < 0.75,
    );
    if (onGhost) return { kind, from: null, grip: { row: hand.at.row - row, column: hand.at.column - column } };
    carry(event, grip);
    now.current.rest();
    return { kind, from: null, grip };
  };

  useDrag<Held>(root, {
    press(event) {
      const target = event.target as Element;
      const piece = target.closest<HTMLElement>("[data-piece]")?.dataset.piece;
      const { hand } = now.current;
      if (piece) return pressPiece(event, piece);
      return hand && field.current?.contains(target) ? pressBoard(event, hand) : null;
    },
    lift(held) {
      if (now.current.landing) return null; // what is dragged follows when the one before it lies
      if (held.from !== null && now.current.hand?.piece !== held.from) now.current.pickUp(held.from, true);
      drag.current = held;
      return true;
    },
    move: (held, event) => carry(event, held.grip),
    drop(held, event) {
      drag.current = null;
      if (!event) return now.current.rest();
      const shape = now.current.hand?.shape;
      const { row, column, inside } = inSquares(event);
      const off = held.from !== null && !inside && (shape ? row + held.grip.row + heightOf(shape) / 2 > 12 : true);
      if (off || (held.from !== null && !inside && column > COLUMNS)) now.current.putBack();
      else now.current.rest(); // a slip of the hand lays nothing: that takes a click on the board, or the button
    },
  });

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const { hand } = now.current;
      if (event.pointerType !== "mouse") return;
      mouse.current = { x: event.clientX, y: event.clientY };
      if (hand && !drag.current) carry(event, centred(hand.shape));
    };
    const leave = () => {
      if (now.current.hand && now.current.held && !drag.current) now.current.rest();
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
    const listening = new AbortController();
    const { signal } = listening;
    board?.addEventListener("pointermove", move, { signal });
    board?.addEventListener("pointerleave", leave, { signal });
    board?.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listening.abort();
  }, []);
}
