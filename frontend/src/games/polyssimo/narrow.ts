/** Whether the window is narrow, as a phone is. */

import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 640px)";

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const hear = () => setNarrow(query.matches);
    query.addEventListener("change", hear);
    return () => query.removeEventListener("change", hear);
  }, []);
  return narrow;
}
