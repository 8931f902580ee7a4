/**
 * Let the keeper (public/keeper.js) keep what this page is made of, for when the server cannot be reached.
 *
 * Returns whether there is one, that hears what the page asks for from now on.
 */
export async function keepPage(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !isSecureContext || import.meta.env.DEV) return false;
  try {
    await navigator.serviceWorker.register("/keeper.js");
    if (!navigator.serviceWorker.controller)
      await new Promise((heard) => navigator.serviceWorker.addEventListener("controllerchange", heard, { once: true }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is our own worker
    navigator.serviceWorker.controller?.postMessage("keep");
    return true;
  } catch {
    return false; // a browser may forbid it; then a reload without the server shows the browser's own words
  }
}
