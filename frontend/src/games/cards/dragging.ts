/** Dragging a card of mine with mouse, pen or finger; it follows by a transform and nothing else is moved. */

import { useEffect, useRef } from "preact/hooks";
import { type Spot, type Spots, still } from "./motion.ts";
import type { Source } from "./view.ts";

const ENOUGH = 6;

export interface DragActions {
  /** A card is lifted: light what it may go to. */
  lift(source: Source): void;
  /** A card is let go over these places; whether it goes to one of them. */
  drop(source: Source, places: readonly string[], from: Spot): boolean;
}

interface Drag {
  readonly source: Source;
  readonly card: HTMLElement;
  readonly button: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  lifted: boolean;
}

/** Hears the pointer on the board; returns whether the click that follows was the end of a drag. */
export function useDragging(
  board: { readonly current: HTMLElement | null },
  spots: { readonly current: Spots | null },
  active: boolean,
  actions: DragActions,
): () => boolean {
  const latest = useRef({ active, actions });
  latest.current = { active, actions };
  const justDragged = useRef(false);
  useEffect(() => {
    const root = board.current;
    if (!root) return undefined;
    let drag: Drag | null = null;
    let over: HTMLElement | null = null;

    function hover(element: HTMLElement | null): void {
      if (over === element) return;
      if (over) delete over.dataset.over;
      if (element) element.dataset.over = "";
      over = element;
    }
    function placesUnder(event: PointerEvent): string[] {
      const places = spots.current?.under(event.clientX, event.clientY) ?? [];
      return places.filter((place) => place.startsWith("middle ") || place.startsWith("mine row "));
    }
    function down(event: PointerEvent): void {
      justDragged.current = false;
      if (!latest.current.active || event.button !== 0 || drag) return;
      const button = (event.target as Element).closest<HTMLElement>("[data-source]");
      const card = button?.querySelector<HTMLElement>(".quick-stack > .quick-card:last-of-type");
      if (!button || !card) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      drag = { source: button.dataset.source ?? "", card, button, pointer, x, y, lifted: false };
    }
    function move(event: PointerEvent): void {
      if (!drag || event.pointerId !== drag.pointer) return;
      const right = event.clientX - drag.x;
      const down = event.clientY - drag.y;
      if (!drag.lifted) {
        if (Math.hypot(right, down) < ENOUGH) return;
        drag.lifted = true;
        drag.button.setPointerCapture(drag.pointer);
        drag.button.dataset.lifted = "";
        latest.current.actions.lift(drag.source);
      }
      drag.card.style.transform = `translate(${right}px, ${down}px) rotate(-2deg)`;
      const place = placesUnder(event).find((name) => name !== `mine ${drag?.source}`);
      hover(place ? (root?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null) : null);
    }
    function end(event: PointerEvent, kept: boolean): void {
      if (!drag || event.pointerId !== drag.pointer) return;
      const { card, button, source, lifted, x, y } = drag;
      drag = null;
      hover(null);
      if (!lifted) return;
      justDragged.current = true;
      delete button.dataset.lifted;
      const home = spots.current?.find(`mine ${source}`);
      const { transform } = card.style;
      card.style.transform = "";
      const from = home && { x: home.x + event.clientX - x, y: home.y + event.clientY - y, width: home.width };
      if (kept && from && latest.current.actions.drop(source, placesUnder(event), from)) return;
      if (!still()) card.animate([{ transform }, { transform: "none" }], { duration: 160, easing: "ease-out" });
    }
    const up = (event: PointerEvent) => end(event, true);
    const cancel = (event: PointerEvent) => end(event, false);
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", cancel);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", cancel);
    };
  }, []);
  return () => {
    const was = justDragged.current;
    justDragged.current = false;
    return was;
  };
}
