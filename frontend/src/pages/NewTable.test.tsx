// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameShown } from "../net/messages.ts";
import { go } from "../state/route.ts";
import { shelf } from "../state/games.ts";
import { learn } from "../state/say.ts";
import { NewTable } from "./NewTable.tsx";

const GAME: GameShown = {
  name: "lucky-numbers",
  title: "Lucky Numbers",
  blurb: "",
  least_seats: 2,
  most_seats: 5,
  real_time: false,
  coached: true,
  hindsight: true,
  options: [],
  clocks: [],
  paces: [],
  rhythms: [],
  levels: [],
  lessons: [],
  phrases: [],
  minutes: 20,
  lid: "#1f4e35",
  box: null,
  board: null,
  words: "",
};
let opened: (table: string) => Promise<void>;
let place: HTMLElement;

beforeAll(learn);
beforeEach(async () => {
  vi.stubGlobal("fetch", () => {
    return new Promise<Response>((resolve) => {
      opened = (table) =>
        act(async () => {
          resolve(Response.json({ table }));
          await new Promise((drawn) => setTimeout(drawn, 10));
        });
    });
  });
  shelf.value = { language: "en", games: [GAME] };
  go("/play/lucky-numbers");
  document.body.append((place = document.createElement("div")));
  render(<NewTable name="lucky-numbers" withBots={false} />, place);
  await vi.waitUntil(() => place.querySelector("form"), { timeout: 20_000 });
  await act(() => void place.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true })));
});
afterEach(() => {
  render(null, place);
  place.remove();
  go("/");
  shelf.value = null;
  vi.unstubAllGlobals();
});

test("whoever waits is taken to the table when it is open", async () => {
  await opened("first");
  expect(location.pathname).toBe("/t/first");
});

test("whoever has gone elsewhere meanwhile stays there", async () => {
  go("/rules/lucky-numbers");
  await opened("second");
  expect(location.pathname).toBe("/rules/lucky-numbers");
});
