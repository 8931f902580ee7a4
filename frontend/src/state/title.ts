import { useEffect } from "preact/hooks";
import { say } from "./say.ts";

/** What the window is called while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${say("page-title")}` : say("page-title");
  }, [title]);
}
