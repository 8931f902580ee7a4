/** Whether the window is narrow, as a phone is. */

import { useEffect, useState } from "preact/hooks";
import { CONDITIONS } from "../../look/widths.ts";

const query = matchMedia(CONDITIONS.phone!);

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => query.matches);
  useEffect(() => {
    const hear = () => setNarrow(query.matches);
    query.addEventListener("change", hear);
    return () => query.removeEventListener("change", hear);
  }, []);
  return narrow;
}
