// @vitest-environment happy-dom
/** A game of another package that brings no words stands on the shelf and is played. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameShown } from "../src/net/messages.ts";
import { Shelf } from "../src/pages/shelf/Shelf.tsx";
import { TablePage } from "../src/pages/TablePage.tsx";
import { shelf } from "../src/state/games.ts";
import { say, spoken } from "../src/state/say.ts";
import { wordsOf } from "../src/words/bundle.ts";
import { tell } from "../src/words/telling.ts";
import { allWords } from "./files.ts";
import { hear, layTable, seen, sent, table, welcome } from "./table.ts";
import { serve } from "./serving.ts";

const GAME: GameShown = {
  name: "pebbles",
  title: "pebbles",
  blurb: "",
  least_seats: 2,
  most_seats: 3,
  real_time: false,
  coached: false,
  hindsight: false,
  options: [],
  clocks: ["none"],
  paces: [],
  rhythms: [],
  levels: [],
  lessons: [],
  phrases: [],
  minutes: 15,
  lid: "#3b4a42",
  box: null,
  board: null,
  words: "/api/games/pebbles/words?lang=en&v=1",
};
let place: HTMLElement;
beforeEach(() => {
  spoken.value = allWords("en");
  shelf.value = { language: "en", games: [GAME] };
  document.body.append((place = document.createElement("div")));
});
afterEach(() => {
  render(null, place);
  place.remove();
  shelf.value = null;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("its box has its name on it, in the order of the server", async () => {
  shelf.value = { language: "en", games: [{ ...GAME, name: "zebra", title: "Zebra", lid: "#ead9b6" }, GAME] };
  await act(() => render(<Shelf />, place));
  const titles = [...place.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(titles).toEqual(["Zebra", "pebbles", say("shelf-puzzles")]);
  expect([...place.querySelectorAll(".lid-title")].map(({ textContent }) => textContent)).toEqual(["Zebra", "pebbles"]);
  expect(place.querySelectorAll(".box.pale")).toHaveLength(2); // the puzzles' is the other one
});

test("a shelf that is not here yet says so", async () => {
  shelf.value = null;
  await act(() => render(<Shelf />, place));
  expect(place.querySelector("[role=status]")?.textContent).toBe(say("loading"));
});

test("its table is played on the plain board", async () => {
  const complaint = vi.spyOn(console, "error");
  layTable();
  serve(async () => new Response(""));
  await act(() => render(<TablePage id="abc" />, place));
  const seats = [{ guest: 1 }, { bot: true, level: "grandmaster" }];
  const news = { is: "news", number: 2, seq: 1, now: 0, events: [{ kind: "takes", seat: 1, facts: { count: 2 } }], view: { ...seen, left: 15 }, legal: ["take 1"], actors: [0] };
  await act(() => {
    hear({ ...welcome, table: { ...table, game: "pebbles", seats }, view: { ...seen, left: 17 }, legal: ["take 1"], actors: [0] });
    hear(news);
  });
  const taking = () => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Take 1");
  await vi.waitUntil(taking, { timeout: 20_000 });
  expect(place.textContent).toContain("grandmaster");
  expect(document.title).toContain("pebbles");
  taking()?.click();
  expect(sent().at(-1)).toMatchObject({ do: "act", action: "take 1" });
  expect(complaint).not.toHaveBeenCalled();
});

test("an event without words is told by its kind", () => {
  const words = wordsOf("fr", "pebbles", []);
  expect(words.title).toBe("pebbles");
  expect(tell(words, { kind: "takes", seat: 0, facts: { count: 2 } }, null, null, ["Ann"])).toBe("Ann: takes");
});
