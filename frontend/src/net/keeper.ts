/** Lets the keeper (public/keeper.js) keep what this page is made of, for a reload while the server is away. */

export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/keeper.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is our own worker
    active?.postMessage(loaded.filter((address) => new URL(address).pathname.startsWith("/assets/")));
  } catch {
    // a browser may forbid it; then a reload without the server shows the browser's own words
  }
}
