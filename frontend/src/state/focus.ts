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
