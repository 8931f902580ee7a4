/** Where we are: the path of the page, changed without loading it anew. */

import { signal } from "@preact/signals";
import { focusIsLost } from "./focus.ts";

export const path = signal(location.pathname);
export const search = signal(location.search);

function follow(): void {
  path.value = location.pathname;
  search.value = location.search;
}

addEventListener("popstate", () => {
  follow();
  followHeading();
});

let following: AbortController | undefined;

/**
 * Whenever nothing has the focus, the heading of the page gets it, until somebody does something: while a page loads,
 * what had the focus goes, and another heading may come.
 */
export function followHeading(): void {
  following?.abort();
  const until = (following = new AbortController());
  const follow = () => {
    if (focusIsLost()) document.querySelector<HTMLElement>("[data-heading]")?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(follow);
  changes.observe(document.body, { childList: true, subtree: true });
  until.signal.addEventListener("abort", () => changes.disconnect());
  for (const deed of ["keydown", "pointerdown"])
    addEventListener(deed, () => until.abort(), { capture: true, signal: until.signal });
  follow();
}

/** Go to another page of ours; focus goes to its heading. */
export function go(to: string): void {
  if (to !== location.pathname + location.search) history.pushState(null, "", to);
  follow();
  scrollTo(0, 0);
  requestAnimationFrame(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    followHeading();
  });
}

/** Note in the address where we are on this page. */
export function note(query: string): void {
  search.value = query;
  try {
    history.replaceState(null, "", location.pathname + query);
  } catch {
    // some browsers forbid to do so very often, as while a replay runs; the address is behind until the next time
  }
}

/** The click handler of links that stay in the page; a click that asks for another tab is the browser's. */
export function stay(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(new URL(link.href).pathname + new URL(link.href).search);
}
