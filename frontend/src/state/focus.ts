/** Where the focus goes when what had it is gone: a key that is pressed then must not be pressed in vain. */

import { useLayoutEffect } from "preact/hooks";

/** Whether nothing has the focus: what had it may be gone. */
export const focusIsLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Whoever has the focus in a place keeps it there: when the button that had it is gone, `home` gets it. */
export function useFocusKept(place: string, home: string): void {
  // seen while this draws anew, so that the document still shows how things were before
  const had = Boolean(document.activeElement?.closest(place));
  useLayoutEffect(() => {
    if (had && focusIsLost()) document.querySelector<HTMLElement>(home)?.focus({ preventScroll: true });
  });
}

/** Where nothing is home: when the button that had the focus is gone, the first one beside it gets it. */
export function useFocusNear(): void {
  const around: Element[] = [];
  for (let one = document.activeElement?.closest("main *")?.parentElement; one; one = one.parentElement) around.push(one);
  useLayoutEffect(() => {
    if (!focusIsLost()) return;
    const near = around.filter((one) => one.isConnected && one.closest("main"));
    const beside = near.map((one) => one.querySelector<HTMLElement>("button, select, input, a[href]"));
    beside.find((one) => one !== null)?.focus({ preventScroll: true });
  });
}

/** Whether a key that was pressed somewhere is meant for a place: pressed in it, or where nothing special is around it. */
export const isFor = (place: Element | null, { target }: Event): boolean =>
  place !== null && target instanceof Node && (place.contains(target) || target.contains(place));
