/** Dragging a clover: a copy follows the pointer, and goes home when the clover does not stay where it was let go. */

import { useDrag } from "../../../parts/gestures/drag.ts";
import { copyOver, fly, landed } from "../../../parts/gestures/flight.ts";

export interface DragActions {
  /** Somebody drags what `data-drag` calls by this text: whether it may be dragged now. */
  lift(source: string): boolean;
  /** It is over a cell now, over the middle, or over neither. */
  over(target: string | null): void;
  /** It was let go over a target, at this place on the screen; answers whether it stays. */
  drop(source: string, target: string | null, box: DOMRect): Promise<boolean>;
}

interface Held {
  readonly press: PointerEvent;
  readonly place: HTMLElement;
  readonly clover: HTMLElement;
  readonly source: string;
  ghost: HTMLElement | null;
}

/** Let everything with `data-drag` within an element be dragged onto what has `data-cell` or `data-drop`. */
export function useCloverDrag(root: { readonly current: HTMLElement | null }, actions: DragActions): void {
  useDrag<Held>(root, {
    press(press) {
      const place = (press.target as Element).closest<HTMLElement>("[data-drag]");
      const clover = place?.querySelector<HTMLElement>(".lucky-clover");
      return place && clover ? { press, place, clover, source: place.dataset.drag ?? "", ghost: null } : null;
    },
    lift(held) {
      if (!actions.lift(held.source)) return false;
      held.ghost = ghostOf(held.clover, held.press);
      held.place.classList.add("away");
      return true;
    },
    move({ ghost }, event, right, down) {
      if (ghost) ghost.style.translate = `${right}px ${down}px`;
      actions.over(targetAt(event));
    },
    drop({ source, ghost, place }, event) {
      actions.over(null);
      if (ghost) void settle(ghost, place, actions.drop(source, event && targetAt(event), ghost.getBoundingClientRect()));
    },
  });
}

/** When the table has answered, the copy goes: at once if the clover stays where it was let go, else home. */
async function settle(ghost: HTMLElement, place: HTMLElement, answer: Promise<boolean>): Promise<void> {
  const stays = await answer.catch(() => false);
  const here = ghost.getBoundingClientRect();
  ghost.style.translate = "";
  landed(stays ? null : fly(ghost, here, ghost.getBoundingClientRect()), () => {
    place.classList.remove("away");
    ghost.remove();
  });
}

/** A copy under the pointer, no larger than a cell, so that it does not hide where it goes. */
function ghostOf(clover: HTMLElement, press: PointerEvent): HTMLElement {
  const table = clover.closest(".lucky") ?? document.body;
  const box = clover.getBoundingClientRect();
  const cell = table.querySelector(".lucky-mine [data-cell]")?.getBoundingClientRect() ?? box;
  const width = Math.min(box.width, cell.width * 0.86);
  const x = width < box.width ? press.clientX : box.left + box.width / 2;
  const y = width < box.width ? press.clientY : box.top + box.height / 2;
  const ghost = copyOver(table, clover, { x: x - width / 2, y: y - width / 2, width });
  ghost.classList.add("lucky-ghost");
  return ghost;
}

function targetAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const cell = under?.closest<HTMLElement>(".lucky-mine [data-cell]");
  return cell?.dataset.cell ?? under?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
}
