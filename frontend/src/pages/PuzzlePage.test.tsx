// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { lines } from "../ear.ts";
import type { PuzzleShown } from "../net/messages.ts";
import { learn, say } from "../state/say.ts";
import { serve } from "../../tests/serving.ts";
import { PuzzlePage } from "./PuzzlePage.tsx";

const row = (cell: number) => Math.floor(cell / 4);
const beside = (cell: number) =>
  [
    { cell: row(cell) * 4 + ((cell + 1) % 4), side: "right", across: cell % 4 === 3 },
    { cell: row(cell) * 4 + ((cell + 3) % 4), side: "left", across: cell % 4 === 0 },
  ] as const;
const CELLS = Array.from({ length: 16 }, (_, cell) => cell);
/** All in order but for the first two and the last two. */
const PUZZLE: PuzzleShown = {
  name: "small",
  id: "SMALL",
  title: "A small one",
  numbers: [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 15],
  maximum: 3,
  colour: "blue",
  cells: CELLS.map((cell) => `${"abcd"[cell % 4]}${row(cell) + 1}`),
  partners: CELLS.map(beside),
  ascending: CELLS.slice(1).map((cell) => [cell - 1, cell]),
};

const BOOKLET = { about: "Rebuilt", puzzles: [{ name: "booklet-23", number: 23, maximum: 6, id: "OLD" }] };
const PRINTED: PuzzleShown = {
  ...PUZZLE,
  name: "booklet-23",
  id: "OLD",
  printed: 23,
  about: "Rebuilt from its solution",
  solution: [[1, 2], [1, 2], [1, 2], [15, 16]],
  verdict: "2 moves fewer",
};

let place: HTMLElement;

beforeAll(learn);
beforeEach(async () => {
  lines.value = [];
  serve((path) => {
    const kept = {
      "/api/puzzles/small": PUZZLE,
      "/api/puzzles/booklet": BOOKLET,
      "/api/puzzles/offline?lang=en": [PUZZLE, PRINTED],
    }[path];
    return kept ? Promise.resolve(Response.json(kept)) : Promise.reject(new Error("offline"));
  });
  document.body.append((place = document.createElement("div")));
  render(<PuzzlePage id="small" />, place);
  await vi.waitUntil(() => place.querySelector("[data-cell]"), { timeout: 20_000 });
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

/** Leave for a puzzle from the booklet, which is here although the server cannot be reached. */
const openPrinted = async () => {
  await act(() => render(<PuzzlePage id="booklet-23" />, place));
  await vi.waitUntil(() => place.querySelector(".puzzle-head .puzzle-about"));
};
const press = (thing: Element, detail = 1) =>
  act(() => void thing.dispatchEvent(new MouseEvent("click", { detail, bubbles: true })));
const cell = (number: number) => place.querySelector(`[data-cell="${number}"]`)!;
const button = (name: string) => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)!;
const giveUp = async () => {
  await press(button("Give up"));
  await press(button("Show the solution"));
};
const numbers = () => CELLS.map((each) => Number(cell(each).querySelector("[data-flies]")?.getAttribute("data-flies")));
const swap = async (from: number, to: number) => {
  await press(cell(from));
  await press(cell(to));
};

test("a hint comes at once and is counted; pressed twice by mistake, it is one", async () => {
  for (const detail of [1, 2]) await press(button("Hint"), detail);
  expect(place.querySelectorAll(".cell.hinted")).toHaveLength(2);
  await swap(0, 1);
  await swap(14, 15);
  expect(lines.value.at(-1)?.text).toContain("1 hint");
});

describe("giving up", () => {
  test("is asked about first, and going on takes nothing away", async () => {
    await swap(0, 1);
    await press(button("Give up"));
    expect(numbers().slice(0, 2)).toEqual([1, 2]);
    expect(document.activeElement).toBe(button("Keep trying"));
    expect(lines.value.at(-1)?.text).toBe("Give up and see a solution?");
    await press(button("Keep trying"));
    expect(button("Show the solution")).toBeUndefined();
    expect(numbers().slice(0, 2)).toEqual([1, 2]);
    await giveUp();
    expect(numbers()).toEqual(PUZZLE.numbers);
  });

  test("and what was hinted at is remembered as help", async () => {
    localStorage.clear();
    await press(button("Hint"));
    expect(localStorage.getItem("ludotheque.puzzles")).toContain('"helped":["SMALL"]');
  });
});

test("sharing says what went wrong, and can be tried again", async () => {
  await swap(0, 1);
  await swap(14, 15);
  const shared = () => place.querySelector(".puzzle-share pre")?.textContent;
  const share = async () => {
    await press(button("Share"));
    await vi.waitUntil(() => shared());
  };
  await share();
  expect(shared()).toBe(say("out-of-reach"));
  expect(lines.value.at(-1)?.text).toBe(say("out-of-reach"));
  vi.stubGlobal("fetch", async () => Response.json({ text: "2/3" }));
  await share();
  await vi.waitUntil(() => shared() === "2/3");
});

test("a double click picks a clover up once", async () => {
  for (const detail of [1, 2]) await press(cell(5), detail);
  expect(place.querySelector(".cell.lifted")).toBe(cell(5));
});

test("a clover that was let go beside the board is not dragged any more", async () => {
  const up = { bubbles: true, pointerType: "mouse" };
  await act(() => void cell(0).dispatchEvent(new PointerEvent("pointerdown", up)));
  await act(() => void document.body.dispatchEvent(new PointerEvent("pointerup", up)));
  await act(() => void cell(1).dispatchEvent(new PointerEvent("pointerup", up)));
  expect(numbers().slice(0, 2)).toEqual([2, 1]);
});

test("offline, a puzzle that was not taken along is said to be out of reach", async () => {
  await act(() => render(<PuzzlePage key="other" id="99999" />, place));
  await vi.waitUntil(() => place.querySelector(".puzzle-wait.trouble"));
  expect(place.querySelector(".puzzle-wait")?.textContent).toBe(say("out-of-reach"));
});

describe("a puzzle from the booklet", () => {
  const ways = () => [...place.querySelectorAll(".puzzle-both li")].map((swap) => swap.firstElementChild?.textContent);
  const watch = (way: string) => place.querySelector(`[aria-label="Watch the ${way} solution"]`)!;

  test("shows the printed solution beside the shortest when it is solved, and is marked as solved in the list", async () => {
    localStorage.clear();
    await openPrinted();
    await swap(0, 1);
    await swap(14, 15);
    expect(ways()).toEqual(["1–2", "1–2", "1–2", "15–16", "1–2", "15–16"]);
    expect(lines.value.at(-1)?.text).toBe("2 moves fewer");
    expect(place.querySelector(".puzzle-booklet [aria-current=page]")?.textContent).toContain("solved");
    expect(place.querySelector(".garden.won")).not.toBeNull();
  });

  test("plays either solution on the board after giving up, and hides both for another try", async () => {
    await openPrinted();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await giveUp();
      for (const way of ["shortest", "printed"] as const) {
        if (way === "printed") await press(watch(way));
        const swaps = way === "printed" ? PRINTED.solution! : [[1, 2], [15, 16]];
        expect(numbers()).toEqual(PUZZLE.numbers);
        for (const _ of swaps) await act(async () => void (await vi.advanceTimersByTimeAsync(1400)));
        expect(numbers()).toEqual([...PUZZLE.numbers].toSorted((a, b) => a - b));
        expect(place.querySelectorAll(".puzzle-both .made")).toHaveLength(swaps.length);
      }
      await press(button("Start over"));
      expect(place.querySelector(".puzzle-solutions")).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
