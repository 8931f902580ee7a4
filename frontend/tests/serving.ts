/** A server for pages under test; the words that lie beside the page are read as ever. */

import { vi } from "vitest";

const fetched = globalThis.fetch;

/** Answer whatever the page asks of its server. */
export const serve = (answer: (path: string) => Promise<Response>): unknown =>
  vi.stubGlobal("fetch", (path: string) => (path.startsWith("data:") ? fetched(path) : answer(path)));
