import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "./say.ts";

/** At how many tables it is my turn, while I look elsewhere or at the shelf. */
export const turns = signal(0);

/** What the window is called while a page is shown; before it, at how many tables it is my turn. */
export function useTitle(title: string): void {
  const count = turns.value;
  useEffect(() => {
    const named = title ? `${title} · ${say("page-title")}` : say("page-title");
    document.title = count > 0 ? `(${count}) ${named}` : named;
  }, [title, count]);
}
