/** Hearing events for as long as something is shown, from the first moment on. */

import { useLayoutEffect, useRef } from "preact/hooks";

/** The value of the latest drawing, for what is heard later. */
export function useLatest<T>(value: T): { current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** Hear a kind of event of the window; always with the latest `hear`. */
export function useWindowEvent<Kind extends keyof WindowEventMap>(
  kind: Kind,
  hear: (event: WindowEventMap[Kind]) => void,
): void {
  const latest = useLatest(hear);
  useLayoutEffect(() => {
    const told = (event: WindowEventMap[Kind]) => latest.current(event);
    addEventListener(kind, told);
    return () => removeEventListener(kind, told);
  }, [kind]);
}

/** Hear a kind of event in an element, for all that is in it. */
export function useEventIn<Kind extends keyof HTMLElementEventMap>(
  place: { readonly current: HTMLElement | null },
  kind: Kind,
  hear: (event: HTMLElementEventMap[Kind]) => void,
): void {
  const latest = useLatest(hear);
  useLayoutEffect(() => {
    const root = place.current;
    const told = (event: HTMLElementEventMap[Kind]) => latest.current(event);
    root?.addEventListener(kind, told);
    return () => root?.removeEventListener(kind, told);
  }, [kind]);
}
