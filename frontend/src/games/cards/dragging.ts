/** Dragging a card of mine with mouse, pen or finger; it follows by a transform and nothing else is moved. */

import { useEffect, useRef } from "preact/hooks";
import { type Spot, type Spots, still } from "./motion.ts";
import type { CardText, Source } from "./view.ts";

const ENOUGH = 6;

export interface DragActions {
  /** Lift the card of a source, and light what it may go to; null where none can be lifted. */
  lift(source: Source): CardText | null;
  /** A card is let go over these places; whether it goes to one of them. */
  drop(source: Source, card: CardText, places: readonly string[], from: Spot): boolean;
}

interface Drag {
  readonly source: Source;
  readonly card: HTMLElement;
  readonly button: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The card that was lifted; the source may show another one by the time it is let go. */
  lifted: CardText | null;
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
      drag = { source: button.dataset.source ?? "", card, button, pointer, x, y, lifted: null };
    }
    function move(event: PointerEvent): void {
      if (!drag || event.pointerId !== drag.pointer) return;
      if (event.pointerType === "mouse" && event.buttons === 0) return end(null); // let go where no page hears of it
      const right = event.clientX - drag.x;
      const down = event.clientY - drag.y;
      if (!drag.lifted) {
        if (Math.hypot(right, down) < ENOUGH) return;
        drag.lifted = latest.current.active ? latest.current.actions.lift(drag.source) : null;
        if (!drag.lifted) return end(null);
        drag.button.setPointerCapture(drag.pointer);
        drag.button.dataset.lifted = "";
      }
      drag.card.style.transform = `translate(${right}px, ${down}px) rotate(-2deg)`;
      const place = placesUnder(event).find((name) => name !== `mine ${drag?.source}`);
      hover(place ? (root?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null) : null);
    }
    /** The card is let go here, or nowhere. */
    function end(here: PointerEvent | null): void {
      if (!drag) return;
      const { card, button, source, lifted, x, y } = drag;
      drag = null;
      hover(null);
      if (!lifted) return;
      justDragged.current = true;
      delete button.dataset.lifted;
      const home = spots.current?.find(`mine ${source}`);
      const { transform } = card.style;
      card.style.transform = "";
      const { clientX, clientY } = here ?? { clientX: x, clientY: y };
      const from = home && { x: home.x + clientX - x, y: home.y + clientY - y, width: home.width };
      if (from && latest.current.actions.drop(source, lifted, here ? placesUnder(here) : [], from)) return;
      if (!still()) card.animate([{ transform }, { transform: "none" }], { duration: 160, easing: "ease-out" });
    }
    function release(event: PointerEvent): void {
      if (event.pointerId === drag?.pointer) end(event.type === "pointerup" ? event : null);
    }
    function escape(event: KeyboardEvent): void {
      if (event.key === "Escape" && drag) end(null);
    }
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener("pointerdown", down, { signal });
    // Wherever the pointer goes: a quick hand is outside the board before the card is lifted.
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", release, { signal });
    addEventListener("pointercancel", release, { signal });
    addEventListener("keydown", escape, { signal });
    return () => listening.abort();
  }, []);
  return () => {
    const was = justDragged.current;
    justDragged.current = false;
    return was;
  };
}
