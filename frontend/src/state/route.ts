/** Where we are: the path of the page, changed without loading it anew. */

import { signal } from "@preact/signals";

export const path = signal(location.pathname);
export const search = signal(location.search);

function follow(): void {
  path.value = location.pathname;
  search.value = location.search;
}

addEventListener("popstate", follow);

/** Go to another page of ours; focus goes to its heading. */
export function go(to: string): void {
  if (to !== location.pathname + location.search) history.pushState(null, "", to);
  follow();
  scrollTo(0, 0);
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-heading]")?.focus({ preventScroll: true }));
}

/** The click handler of links that stay in the page; a click that asks for another tab is the browser's. */
export function stay(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(new URL(link.href).pathname + new URL(link.href).search);
}
