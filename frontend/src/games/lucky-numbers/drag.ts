/** Dragging a clover with mouse, pen or finger; a press that does not move stays a click. */

import { useEffect, useRef } from "preact/hooks";
import { pace } from "./flight.ts";

/** How far a press must move to be a drag, in pixels. */
const MOVED = 6;

export interface Dragging {
  /** Somebody drags what `data-drag` calls by this text: whether it may be dragged now. */
  lift(source: string): boolean;
  /** It is over a cell now, over the middle, or over neither. */
  over(target: string | null): void;
  /** It was let go over a target, at this place on the screen; answers whether it stays. */
  drop(source: string, target: string | null, box: DOMRect): Promise<boolean>;
}

/** Let everything with `data-drag` within an element be dragged onto what has `data-cell` or `data-drop`. */
export function useDrag(root: { readonly current: HTMLElement | null }, dragging: Dragging): void {
  const latest = useRef(dragging);
  latest.current = dragging;
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const down = (event: PointerEvent) => {
      const held = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (held && event.isPrimary && event.button === 0) follow(event, held, latest);
    };
    table.addEventListener("pointerdown", down);
    return () => table.removeEventListener("pointerdown", down);
  }, [root]);
}

/** Follow a pointer from its press to its release. */
function follow(press: PointerEvent, held: HTMLElement, latest: { readonly current: Dragging }): void {
  const source = held.dataset.drag ?? "";
  const clover = held.querySelector<HTMLElement>(".lucky-clover");
  const ending = new AbortController();
  const { signal } = ending;
  let ghost: HTMLElement | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId || !clover) return;
    if (event.buttons === 0) return end(null); // it was let go where this page does not hear of it
    const right = event.clientX - press.clientX;
    const down = event.clientY - press.clientY;
    if (!ghost) {
      if (Math.hypot(right, down) < MOVED) return;
      if (!latest.current.lift(source)) return ending.abort();
      ghost = ghostOf(clover, press);
      held.classList.add("away");
    }
    event.preventDefault();
    ghost.style.translate = `${right}px ${down}px`;
    latest.current.over(targetAt(event));
  };
  const end = (target: string | null) => {
    ending.abort();
    if (!ghost) return;
    latest.current.over(null);
    void settle(ghost, held, latest.current.drop(source, target, ghost.getBoundingClientRect()));
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    if (ghost) swallowClick();
    end(event.type === "pointerup" ? targetAt(event) : null);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && ghost) end(null);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", release, { signal });
  window.addEventListener("keydown", escape, { signal });
}

/** When the table has answered, the copy goes: at once if the clover stays where it was let go, else home. */
async function settle(ghost: HTMLElement, held: HTMLElement, answer: Promise<boolean>): Promise<void> {
  const stays = await answer.catch(() => false);
  if (!stays && pace() > 0) {
    const here = getComputedStyle(ghost).translate;
    await ghost
      .animate([{ translate: here }, { translate: "0 0" }], { duration: pace(), easing: "ease-out" })
      .finished.catch(() => null);
  }
  held.classList.remove("away");
  ghost.remove();
}

/** A copy under the pointer, no larger than a cell, so that it does not hide where it goes. */
function ghostOf(clover: HTMLElement, press: PointerEvent): HTMLElement {
  const ghost = clover.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-clover");
  ghost.classList.add("lucky-ghost");
  ghost.setAttribute("aria-hidden", "true");
  const table = clover.closest(".lucky") ?? document.body;
  const over = table.getBoundingClientRect();
  const box = clover.getBoundingClientRect();
  const cell = table.querySelector(".lucky-mine [data-cell]")?.getBoundingClientRect() ?? box;
  const width = Math.min(box.width, cell.width * 0.86);
  const x = width < box.width ? press.clientX : box.left + box.width / 2;
  const y = width < box.width ? press.clientY : box.top + box.height / 2;
  ghost.style.left = `${x - width / 2 - over.left}px`;
  ghost.style.top = `${y - width / 2 - over.top}px`;
  ghost.style.width = `${width}px`;
  table.append(ghost);
  return ghost;
}

function targetAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const cell = under?.closest<HTMLElement>(".lucky-mine [data-cell]");
  if (cell) return cell.dataset.cell ?? null;
  return under?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
