// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { learn, say } from "../src/state/say.ts";
import { Frame } from "../src/table/Frame.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { allWords } from "./files.ts";
import { hear, layTable, sent, table, welcome } from "./table.ts";

const words = allWords("en", "pebbles");
let sitting: Sitting;
let place: HTMLElement;
let number: number;

/** The table as it stands, between two rounds unless something else is told. */
const stands = (more: object = {}, ready = [false, false]) => ({
  ...table,
  game: "pebbles",
  waits: Date.now(),
  seats: [{ guest: 1, ready: ready[0] }, { guest: 2, ready: ready[1] }, { bot: true, level: "newcomer" }],
  ...more,
});
const tell = (shown: object) =>
  act(() => hear({ is: "news", number: (number += 1), at: 0, events: [], actors: [0, 1], table: shown }));
const settle = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const named = (name: string) =>
  [...place.querySelectorAll<HTMLElement>("button")].find(
    (button) => button.textContent?.trim() === name || button.getAttribute("aria-label") === name,
  );
const press = async (name: string) => {
  await act(() => named(name)?.click());
  await settle(10);
};
const asked = () => sent().map((command) => command.do);

beforeAll(learn);
beforeEach(async () => {
  vi.useFakeTimers();
  layTable();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  document.body.append((place = document.createElement("div")));
  sitting = new Sitting("abc");
  number = 1;
  hear({ ...welcome, now: Date.now(), table: stands({ waits: null }, [true, true]) });
  await act(() => render(<Frame sitting={sitting} words={words} />, place));
});
afterEach(() => {
  render(null, place);
  place.remove();
  sitting.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a press that was meant for the cards makes nobody ready", async () => {
  await tell(stands());
  await press(say("lobby-ready"));
  expect(asked()).toEqual([]);
  await settle(1000);
  await press(say("lobby-ready"));
  expect(asked()).toEqual(["ready"]);
});

test("who reads while the countdown runs stops it, and is not ready again by having read", async () => {
  await tell(stands({ waits: null, begins: Date.now() + 5000 }, [true, true]));
  await press(say("log")); // which may lie open beside the table
  expect(asked()).toEqual([]);
  await press(say("help"));
  expect(asked()).toEqual(["wait"]);
  await tell(stands({}, [false, true]));
  await press(say("close"));
  expect(asked()).toEqual(["wait"]);
});

test("where somebody gives the signal, whoever has read says so by themselves", async () => {
  await tell(stands({ settings: { signal: "word" } }, [true, true]));
  await press(say("menu"));
  await press(say("close"));
  expect(asked()).toEqual(["wait", "ready"]);
});

test("to be ready is to have read", async () => {
  await tell(stands());
  await press(say("help"));
  await settle(1000);
  await press(say("lobby-ready"));
  expect(asked()).toEqual(["ready"]);
  expect(place.querySelector(".drawer")).toBeNull();
});
