/** Events of the whole window. */

import { useEffect, useRef } from "preact/hooks";

/** Hear a kind of event of the window while this is shown; always with the latest `hear`. */
export function useWindowEvent<Kind extends keyof WindowEventMap>(
  kind: Kind,
  hear: (event: WindowEventMap[Kind]) => void,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const told = (event: WindowEventMap[Kind]) => latest.current(event);
    addEventListener(kind, told);
    return () => removeEventListener(kind, told);
  }, [kind]);
}
