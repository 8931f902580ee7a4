/** Things fly from where they were to where they are: by transforms alone, and not at all where motion is unwanted. */

import { useLayoutEffect, useRef } from "preact/hooks";

/** Where something is, in the window or on the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Manner {
  readonly milliseconds?: number;
  readonly late?: number;
  /** How it is turned when it sets out. */
  readonly turned?: string;
}

/** Whether nothing may move by itself. */
const isStill = () => document.documentElement.dataset.motion === "still";

/** Let a thing that lies in one box come from another one. */
export function fly(thing: Element, from: Box, to: Box, manner: Manner = {}): Animation | null {
  if (isStill() || from.width === 0 || to.width === 0) return null;
  const right = from.x + from.width / 2 - to.x - to.width / 2;
  const down = from.y + from.height / 2 - to.y - to.height / 2;
  const start: Keyframe = { offset: 0, translate: `${right}px ${down}px` };
  if (from.width !== to.width) start.scale = from.width / to.width;
  if (manner.turned) start.rotate = manner.turned;
  return thing.animate([start], {
    duration: manner.milliseconds ?? 220,
    delay: manner.late ?? 0,
    easing: "cubic-bezier(.2, .7, .2, 1)",
    fill: "backwards",
  });
}

/** Do something when a flight is over, whether or not it has arrived; at once where there is none. */
export function landed(flight: Animation | null, then: () => void): void {
  if (!flight) then();
  for (const end of ["finish", "cancel"]) flight?.addEventListener(end, then);
}

/** A copy of a thing that lies over everything else in an element, as wide as is said, and is only to be seen. */
export function copyOver(root: Element, thing: HTMLElement, { x, y, width }: Omit<Box, "height">): HTMLElement {
  const over = root.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-flies");
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  copy.style.left = `${x - over.x}px`;
  copy.style.top = `${y - over.y}px`;
  copy.style.width = `${width}px`;
  root.append(copy);
  return copy;
}

interface Seen {
  readonly spot: string;
  readonly box: DOMRect;
}

const FLIERS = "[data-flies][data-spot]";

/** Where everything lies that can fly, by its name. */
function look(root: HTMLElement): Map<string, Seen> {
  const seen = [...root.querySelectorAll<HTMLElement>(FLIERS)].map((thing): [string, Seen] => {
    const { flies = "", spot = "" } = thing.dataset;
    return [flies, { spot, box: thing.getBoundingClientRect() }];
  });
  return new Map(seen);
}

/**
 * Let what `data-flies` names fly within an element to another `data-spot` whenever `news` is another one, and let what
 * is new come from `data-pile`; `from` tells where one was let go by hand.
 */
export function useFlights(root: { readonly current: HTMLElement | null }, news: unknown) {
  const before = useRef<Map<string, Seen> | null>(null);
  const told = useRef<unknown>(undefined);
  const letGo = useRef(new Map<string, DOMRect>());
  // Seen while this draws anew, so that the document still shows how things lay before.
  if (told.current !== news && root.current && told.current !== undefined && !isStill()) before.current = look(root.current);
  told.current = news;

  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    const dropped = letGo.current;
    letGo.current = new Map();
    if (!was || !root.current) return;
    const pile = root.current.querySelector("[data-pile]")?.getBoundingClientRect();
    let late = 0;
    for (const thing of root.current.querySelectorAll<HTMLElement>(FLIERS)) {
      const { flies = "", spot } = thing.dataset;
      const old = was.get(flies);
      if (old?.spot === spot) continue;
      const from = dropped.get(flies) ?? old?.box ?? pile;
      if (from) overAll(root.current, thing, from, late);
      if (!old) late += 40;
    }
  }, [news]);

  return { from: (name: string, box: DOMRect) => letGo.current.set(name, box) };
}

/** A copy flies over everything else, and the thing itself shows when it has landed. */
function overAll(root: HTMLElement, thing: HTMLElement, from: DOMRect, late: number): void {
  const to = thing.getBoundingClientRect();
  const copy = copyOver(root, thing, to);
  const flight = fly(copy, from, to, { late });
  if (flight) thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Number(flight.effect?.getComputedTiming().endTime) });
  landed(flight, () => copy.remove());
}
