// @vitest-environment happy-dom
/** A board of another package is drawn and spoken to; whatever goes wrong with it, people can play on. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allWords } from "../../../tests/files.ts";
import { lines } from "../../ear.ts";
import { say, spoken } from "../../state/say.ts";
import { wordsOf } from "../../words/bundle.ts";
import type { BoardProps, ForeignModule, GamePage } from "../contract.ts";
import { otherBoard } from "./load.ts";

const MODULE = `data:text/javascript,${encodeURIComponent(`
  export const sounds = { all: { takes: "wood" } };
  export const queries = ({ view, say }) => [{ key: "p", label: "pebbles", answer: () => say("left", { count: view.left }) }];
  export function mount(element, first) {
    const heard = [];
    const update = ({ view, legal, act, say }) => {
      if (view.left === 13) throw new Error("thirteen");
      element.replaceChildren(...legal.map((action) => {
        const button = document.createElement("button");
        button.textContent = action + " of " + view.left + " " + say("no-such-message");
        button.onclick = () => act(action);
        return button;
      }));
    };
    update(first);
    return { update, heard: (events) => heard.push(...events), unmount: () => { element.dataset.heard = heard.map(({ kind }) => kind).join(); } };
  }
`)}`;
const words = wordsOf("en", "pebbles", ["left = { $count } are left", "list = { $head } and { $last }", "seat-score = { $who }: { $score }"]);
const acted = vi.fn<(action: string) => Promise<null>>(async () => null);
const propsOf = (left: number): BoardProps => ({
  view: { game: "pebbles", seats: 2, seat: 0, options: {}, rules: 1, round: 1, result: null, left, turn: 0, scores: [0, 0], actors: [0], heap: [[1, 2], [3, 4], [5, 6]] },
  legal: ["take 1", "take 2"],
  seat: 0,
  names: ["Ann", "Bo"],
  events: [{ kind: "takes", seat: 1, facts: { left } }],
  act: acted,
  words,
  phase: "playing",
});
const load = (address: string) => import(/* @vite-ignore */ address) as Promise<ForeignModule>;
let place: HTMLElement;
const show = ({ Board }: GamePage, left: number) => act(() => render(<Board {...propsOf(left)} />, place));
const buttons = () => [...place.querySelectorAll("button")].map(({ textContent }) => textContent);

beforeAll(() => {
  spoken.value = allWords("en");
});
beforeEach(() => {
  document.body.append((place = document.createElement("main")));
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("it is drawn, acts, speaks the words of its game, and hears the news", async () => {
  const page = await otherBoard(MODULE, load);
  await show(page, 17);
  expect(buttons()).toEqual(["take 1 of 17 no-such-message", "take 2 of 17 no-such-message"]);
  place.querySelector("button")?.click();
  expect(acted).toHaveBeenLastCalledWith("take 1");
  expect(page.queries(propsOf(16)).map((query) => query.answer())).toEqual(["16 are left"]);
  expect(page.sounds?.all?.takes).toBe("wood");
  const element = place.querySelector<HTMLElement>(".foreign-board");
  await show(page, 16);
  await act(() => render(null, place));
  expect(element?.dataset.heard).toBe("takes,takes");
});

test("who has the focus on it keeps it, though it draws everything anew", async () => {
  const page = await otherBoard(MODULE, load);
  await show(page, 17);
  place.querySelectorAll("button")[1]?.focus();
  await show(page, 16);
  expect(document.activeElement?.textContent).toMatch(/^take 2 of 16/);
});

test("when it throws, the plain board takes its place and says so once", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = await otherBoard(MODULE, load);
  await show(page, 17);
  const before = lines.value.length;
  await show(page, 13);
  await show(page, 12);
  expect(place.textContent).toContain(say("plain-instead"));
  expect(buttons()).toEqual(["Take 1", "Take 2"]);
  expect(lines.value.slice(before).filter(({ text }) => text === say("plain-instead"))).toHaveLength(1);
  expect(complaint).toHaveBeenCalledTimes(1);
});

test("a file that is no board gives the plain one; a cut line is no fault of the file", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = () => Promise.reject(new SyntaxError("not a module"));
  vi.stubGlobal("fetch", async () => new Response(""));
  await show(await otherBoard("/games/pebbles/board.js", broken), 17);
  expect(buttons()).toEqual(["Take 1", "Take 2"]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("cut")));
  await expect(otherBoard("/games/pebbles/board.js", broken)).rejects.toThrow("not a module");
});

test("without any board the view is read as lists, with the scores and whose turn it is", async () => {
  const page = await otherBoard(null);
  await show(page, 17);
  const text = place.textContent ?? "";
  for (const part of ["Ann: 0", say("plain-plays"), "Left", "17"]) expect(text).toContain(part);
  expect(place.querySelectorAll("tr")).toHaveLength(3);
  expect(page.queries(propsOf(17)).map((query) => query.answer())).toEqual(["Ann: 0 and Bo: 0."]);
});

test("an action is called what its game calls it, and stands as it is written where the game has no word for it", async () => {
  const { Board } = await otherBoard(null);
  const named = wordsOf("en", "pebbles", ["seat-score = { $who }: { $score }", "action-take = take { $first } of the pebbles"]);
  await act(() => render(<Board {...propsOf(17)} words={named} legal={["take 2", "pass on"]} />, place));
  expect(buttons()).toEqual(["Take 2 of the pebbles", "Pass on"]);
});

test("many actions stand in groups", async () => {
  const { Board } = await otherBoard(null);
  const legal = ["pass", ...["a", "b"].flatMap((row) => Array.from({ length: 9 }, (_, at) => `put ${row} ${at}`))];
  await act(() => render(<Board {...propsOf(17)} legal={legal} />, place));
  expect([...place.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual([
    "Pass (1)",
    "Put (18)",
    "Put a (9)",
    "Put b (9)",
  ]);
  expect(buttons()).toHaveLength(19);
});
