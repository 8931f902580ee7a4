/** A table whose server is a test: what the page sends is kept, and the test says what the page hears. */

import { vi } from "vitest";
import type { HistoryPage } from "../src/net/messages.ts";

let socket: { onmessage?: (event: { data: string }) => void; sent: string[] };

/** From now on whoever comes to a table talks to the test, until `vi.unstubAllGlobals`; of what was before it tells
 * these pages, by what was asked, and nothing else. */
export function layTable(pages: (query: URLSearchParams) => HistoryPage = () => ({ entries: [], first: 1 })): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const [where, query] = path.split("?");
    if (where?.endsWith("/history")) return new Response(JSON.stringify(pages(new URLSearchParams(query))));
    throw new TypeError(`nobody answers at ${path}`);
  });
  vi.stubGlobal(
    "WebSocket",
    class {
      readyState = 1;
      sent: string[] = [];
      constructor() {
        socket = this as unknown as typeof socket;
      }
      send(text: string) {
        this.sent.push(text);
      }
      close() {
        this.readyState = 3;
      }
    },
  );
}

export const hear = (message: object): void => socket.onmessage?.({ data: JSON.stringify(message) });

/** The commands that the page has given. */
export const sent = () => socket.sent.map((text) => JSON.parse(text) as { readonly do: string; readonly id: string; readonly text?: string });

export const table = {
  id: "abc",
  game: "lucky-numbers",
  options: {},
  settings: {},
  phase: "playing",
  paused: false,
  host: 1,
  seats: [{ guest: 1 }, { guest: 2 }, { bot: true, level: "regular", name: "Hopla", animal: "Hopla" }],
  guests: [
    { guest: 1, name: "Ann", language: "en" },
    { guest: 2, name: "Bo", language: "fr" },
  ],
  proposal: null,
  clock: null,
  begins: null,
  commitment: "",
  matches: [],
};
/** What every game shows of a match. */
export const seen = { game: "lucky-numbers", seats: 2, seat: 0, options: {}, rules: 1, round: 1, scores: [0, 0], actors: [0], result: null };
export const welcome = { is: "welcome", number: 1, now: 0, guest: 1, seat: 0, table, here: [], spectators: 0, view: seen, legal: [] };
