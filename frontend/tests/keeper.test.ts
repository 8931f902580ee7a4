// @vitest-environment happy-dom
/** The page tells the keeper of all that it is made of, whenever that comes. */

import { afterEach, expect, it, vi } from "vitest";
import { keepPage } from "../src/net/keeper.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("also of what was on its way before there was a keeper", async () => {
  let tell: (names: readonly string[]) => void = () => undefined;
  class Observer {
    constructor(hear: (loaded: { getEntries(): { name: string }[] }) => void) {
      tell = (names) => hear({ getEntries: () => names.map((name) => ({ name })) });
    }
    observe = ({ buffered }: { buffered: boolean }) => buffered && tell(["http://here/assets/page.js", "http://here/api/games"]);
  }
  const postMessage = vi.fn();
  const serviceWorker = { register: async () => undefined, ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubEnv("DEV", false);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("navigator", { serviceWorker });
  await keepPage();
  tell(["http://here/assets/board.js"]);
  tell(["http://here/api/tables"]);
  expect(postMessage.mock.calls).toEqual([[["http://here/assets/page.js"]], [["http://here/assets/board.js"]]]);
});
