/** Whether the window is of a kind that the look names: a phone, a phone held sideways. */

import { useEffect, useState } from "preact/hooks";
import { CONDITIONS } from "../../look/widths.ts";

export function useCondition(name: string): boolean {
  const [query] = useState(() => matchMedia(CONDITIONS[name] ?? name));
  const [holds, setHolds] = useState(query.matches);
  useEffect(() => {
    const hear = () => setHolds(query.matches);
    query.addEventListener("change", hear);
    return () => query.removeEventListener("change", hear);
  }, []);
  return holds;
}
