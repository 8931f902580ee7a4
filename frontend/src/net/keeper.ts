/** Lets the keeper (public/keeper.js) keep what this page is made of, for a reload while the server is away. */

export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/keeper.js");
    const { active } = await navigator.serviceWorker.ready;
    // what has come so far, and what was on its way before the keeper was there to hear of it
    const coming = new PerformanceObserver((loaded) => {
      const own = loaded.getEntries().map(({ name }) => name).filter(isOurs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is our own worker
      if (own.length > 0) active?.postMessage(own);
    });
    coming.observe({ type: "resource", buffered: true });
  } catch {
    // a browser may forbid it; then a reload without the server shows the browser's own words
  }
}

/** Whether what is at an address never changes, as the keeper reads it too. */
function isOurs(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname.startsWith("/assets/") || searchParams.has("v");
}
