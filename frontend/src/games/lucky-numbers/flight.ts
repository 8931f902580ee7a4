/** Motion: a clover that lies elsewhere now flies there from where it was; a new one comes from the pile. */

import { useLayoutEffect, useRef } from "preact/hooks";

interface Seen {
  readonly spot: string;
  readonly box: DOMRect;
}

/** How long a thing moves, in milliseconds: nothing for those who want no motion. */
export function pace(): number {
  const told = getComputedStyle(document.documentElement).getPropertyValue("--slow").trim();
  const length = Number.parseFloat(told);
  return Number.isNaN(length) ? 0 : told.endsWith("ms") ? length : length * 1000;
}

/** Where every clover lies, by its name. */
function look(root: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const clover of root.querySelectorAll<HTMLElement>("[data-clover]")) {
    const { clover: name, spot } = clover.dataset;
    if (name && spot) found.set(name, { spot, box: clover.getBoundingClientRect() });
  }
  return found;
}

/** Let clovers fly within an element whenever `news` is another one; `from` tells where one was let go by hand. */
export function useFlights(root: { readonly current: HTMLElement | null }, news: unknown) {
  const before = useRef<Map<string, Seen> | null>(null);
  const told = useRef<unknown>(undefined);
  const letGo = useRef(new Map<string, DOMRect>());
  // Seen while this draws anew, so that the document still shows how things lay before.
  if (told.current !== news && root.current && told.current !== undefined) before.current = look(root.current);
  told.current = news;

  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    const length = pace();
    if (!was || !root.current || length === 0) {
      letGo.current.clear();
      return;
    }
    const pile = root.current.querySelector("[data-pile]")?.getBoundingClientRect();
    let late = 0;
    for (const clover of root.current.querySelectorAll<HTMLElement>("[data-clover]")) {
      const { clover: name = "", spot } = clover.dataset;
      const old = was.get(name);
      if (old?.spot === spot) continue;
      const from = letGo.current.get(name) ?? old?.box ?? pile;
      if (!from || from.width === 0) continue;
      fly(root.current, clover, from, length, late);
      if (!old) late += 40;
    }
    letGo.current.clear();
  }, [news]);

  return { from: (name: string, box: DOMRect) => letGo.current.set(name, box) };
}

/** A copy flies over everything else, and the clover itself shows when it has landed. */
function fly(root: HTMLElement, clover: HTMLElement, from: DOMRect, length: number, late: number): void {
  const to = clover.getBoundingClientRect();
  const over = root.getBoundingClientRect();
  const copy = clover.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-clover");
  copy.classList.add("lucky-flying");
  copy.setAttribute("aria-hidden", "true");
  copy.style.left = `${to.left - over.left}px`;
  copy.style.top = `${to.top - over.top}px`;
  copy.style.width = `${to.width}px`;
  const right = from.left + from.width / 2 - to.left - to.width / 2;
  const down = from.top + from.height / 2 - to.top - to.height / 2;
  root.append(copy);
  const start = { transform: `translate(${right}px, ${down}px) scale(${from.width / to.width})` };
  const timing = { duration: length, delay: late, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" as const };
  clover.animate([{ opacity: 0 }, { opacity: 0 }], { duration: length + late });
  const flight = copy.animate([start, { transform: "none" }], timing);
  for (const end of ["finish", "cancel"]) flight.addEventListener(end, () => copy.remove());
}
