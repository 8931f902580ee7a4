// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Lobby } from "../src/pages/lobby/Lobby.tsx";
import { enterOnce } from "../src/parts/gestures/presses.ts";
import { shelf } from "../src/state/games.ts";
import { learn, say } from "../src/state/say.ts";
import { Frame } from "../src/table/Frame.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { allWords } from "./files.ts";
import { hear, layTable, seen, sent, table, welcome } from "./table.ts";

const words = allWords("en", "pebbles");
let sitting: Sitting;
let place: HTMLElement;

beforeAll(learn);
beforeEach(() => {
  layTable();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  document.body.append((place = document.createElement("div")));
  sitting = new Sitting("abc");
  hear({ ...welcome, table: { ...table, game: "pebbles" } });
});
afterEach(() => {
  render(null, place);
  place.remove();
  sitting.close();
  shelf.value = null;
  vi.unstubAllGlobals();
});

const answer = (number: number, asked: number, said: object = { is: "news", at: 0, events: [] }) =>
  act(async () => {
    hear({ ...said, number, id: sent()[asked]?.id });
    await new Promise((drawn) => setTimeout(drawn));
  });
const named = (name: string) =>
  [...place.querySelectorAll<HTMLElement>("button")].find(({ textContent }) => textContent?.trim() === name);
const press = (name: string, detail = 1) =>
  act(() => void named(name)?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true })));
/** What was asked of the table, without the ids. */
const asked = () => sent().map((command) => Object.fromEntries(Object.entries(command).filter(([key]) => key !== "id")));

test("who asks for something else and then for the first thing again has changed their mind", () => {
  for (const seats of [2, 3, 2]) void sitting.ask({ do: "change", seats });
  expect(asked()).toEqual([2, 3, 2].map((seats) => ({ do: "change", seats })));
});

test("an answer closes the menu that asked, and nothing that was opened since", async () => {
  await act(() => render(<Frame sitting={sitting} words={words} />, place));
  await press(say("menu"));
  await press(say("ask-undo"));
  await press(say("log"));
  await answer(2, 0);
  expect(place.querySelector(".drawer h2")?.textContent).toBe(say("log"));
});

test("whoever answers a proposal is on the board then, and not lost", async () => {
  const here = { ...table, game: "pebbles" };
  shelf.value = { language: "en", games: [] };
  const proposal = { what: "pause", guest: 2, agreed: [2] };
  hear({ ...welcome, number: 2, table: { ...here, proposal }, view: { ...seen, game: "pebbles", left: 17, turn: 0 }, legal: ["take 1"] });
  await act(() => render(<Frame sitting={sitting} words={words} />, place));
  await vi.waitUntil(() => named("Take 1"), { timeout: 20_000 });
  named(say("proposal-no"))?.focus();
  await press(say("proposal-no"));
  await answer(3, 0, { is: "news", at: 0, events: [], table: here, actors: [0], legal: ["take 1"] });
  expect(document.activeElement).toBe(named("Take 1"));
});

test("a double click in the lobby does what one does, though the button is another one then", async () => {
  const gathering = { ...table, phase: "gathering", host: 2 };
  hear({ ...welcome, number: 2, table: gathering });
  await act(() => render(<Lobby sitting={sitting} words={words} />, place));
  await press(say("lobby-ready"));
  const seats = [{ guest: 1, ready: true }, ...table.seats.slice(1)];
  await answer(3, 0, { is: "news", at: 0, events: [], table: { ...gathering, seats } });
  await press(say("lobby-wait"), 2);
  expect(asked()).toEqual([{ do: "ready", words: "" }]);
});

test("Enter that is held down presses once", () => {
  const keys = [false, true].map((repeat) => new KeyboardEvent("keydown", { key: "Enter", repeat, cancelable: true }));
  for (const key of keys) enterOnce(key);
  expect(keys.map((key) => key.defaultPrevented)).toEqual([false, true]);
});
