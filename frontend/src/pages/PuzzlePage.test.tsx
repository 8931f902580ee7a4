// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { lines } from "../ear.ts";
import type { PuzzleShown } from "../net/messages.ts";
import { learn, say } from "../state/say.ts";
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
  id: "small",
  title: "A small one",
  numbers: [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 15],
  maximum: 3,
  colour: "blue",
  cells: CELLS.map((cell) => `${"abcd"[cell % 4]}${row(cell) + 1}`),
  partners: CELLS.map(beside),
  ascending: CELLS.slice(1).map((cell) => [cell - 1, cell]),
};

const BOOKLET = { about: "Rebuilt", puzzles: [{ name: "booklet-23", number: 23, maximum: 6, id: "old" }] };
const PRINTED: PuzzleShown = { ...PUZZLE, id: "old", printed: 23, about: "Rebuilt from its solution" };
const SOLUTION = { swaps: [[1, 2], [15, 16]], printed: [[1, 2], [1, 2], [1, 2], [15, 16]], verdict: "2 moves fewer" };

/** What was asked of the server and not answered yet. */
let asked: { readonly path: string; answer(found: object): void; fail(): void }[] = [];
let place: HTMLElement;

beforeAll(learn);
beforeEach(async () => {
  lines.value = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    const known = { "/api/puzzles/small": PUZZLE, "/api/puzzles/old": PRINTED, "/api/puzzles/booklet": BOOKLET }[path];
    if (known) return Promise.resolve(Response.json(known));
    return new Promise<Response>((resolve, reject) => {
      asked.push({ path, answer: (found) => resolve(Response.json(found)), fail: () => reject(new Error("cut")) });
    });
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

/** Leave for a puzzle from the booklet. */
const openPrinted = async () => {
  await act(() => render(<PuzzlePage id="old" />, place));
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
const come = (arrive: () => void) =>
  act(async () => {
    arrive();
    await new Promise((drawn) => setTimeout(drawn, 10));
  });
const HINT = { swap: [1, 2], needed: 2, left: 3, in_time: true };

describe("on a slow line", () => {
  test("a hint that comes after I have gone on takes nothing back", async () => {
    await press(button("Hint"));
    await swap(0, 1);
    const heard = lines.value.length;
    await come(() => asked[0]?.answer(HINT));
    expect(numbers().slice(0, 2)).toEqual([1, 2]);
    expect(lines.value).toHaveLength(heard);
  });

  test("a solution that comes after I have solved it does not take it from me", async () => {
    await giveUp();
    await swap(0, 1);
    await swap(14, 15);
    await come(() => asked[0]?.answer({ swaps: [[1, 2]] }));
    expect(numbers()).toEqual([...PUZZLE.numbers].toSorted((a, b) => a - b));
    expect(place.querySelector(".garden.won")).not.toBeNull();
  });

  test("pressing twice asks once", async () => {
    for (const detail of [1, 2]) await press(button("Hint"), detail);
    await giveUp();
    expect(asked.map(({ path }) => path)).toEqual(["/api/puzzles/small/hint?done="]);
    await come(() => asked[0]?.answer(HINT));
    expect(place.querySelectorAll(".cell.hinted")).toHaveLength(2);
  });

  test("what goes wrong is said, but not to who has left", async () => {
    await press(button("Hint"));
    await come(() => asked[0]?.fail());
    expect(place.querySelector(".puzzle-say h2")?.textContent).toBe(say("out-of-reach"));
    expect(lines.value.at(-1)?.text).toBe(say("out-of-reach"));
    await press(button("Hint"));
    render(null, place);
    const heard = lines.value.length;
    await come(() => asked[1]?.answer(HINT));
    expect(lines.value).toHaveLength(heard);
  });
});

describe("giving up", () => {
  test("is asked about first, and going on takes nothing away", async () => {
    await swap(0, 1);
    await press(button("Give up"));
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(button("Keep trying"));
    expect(lines.value.at(-1)?.text).toBe("Give up and see a solution?");
    await press(button("Keep trying"));
    expect(button("Show the solution")).toBeUndefined();
    expect(numbers().slice(0, 2)).toEqual([1, 2]);
    await giveUp();
    expect(asked.map(({ path }) => path)).toEqual(["/api/puzzles/small/solution"]);
  });

  test("and what was hinted at is remembered as help", async () => {
    localStorage.clear();
    await press(button("Hint"));
    await come(() => asked[0]?.answer(HINT));
    expect(localStorage.getItem("ludotheque.puzzles")).toContain('"helped":["small"]');
  });
});

test("sharing says what went wrong, and can be tried again", async () => {
  await swap(0, 1);
  await swap(14, 15);
  await press(button("Share"));
  await come(() => asked[0]?.fail());
  const shared = () => place.querySelector(".puzzle-share pre")?.textContent;
  expect(shared()).toBe(say("out-of-reach"));
  expect(lines.value.at(-1)?.text).toBe(say("out-of-reach"));
  await press(button("Share"));
  await come(() => asked[1]?.answer({ text: "2/3" }));
  expect(shared()).toBe("2/3");
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

describe("a puzzle from the booklet", () => {
  const ways = () => [...place.querySelectorAll(".puzzle-both li")].map((swap) => swap.firstElementChild?.textContent);
  const watch = (way: string) => place.querySelector(`[aria-label="Watch the ${way} solution"]`)!;

  test("shows the printed solution beside the shortest when it is solved, and is marked as solved in the list", async () => {
    localStorage.clear();
    await openPrinted();
    await swap(0, 1);
    await swap(14, 15);
    expect(asked.map(({ path }) => path)).toEqual(["/api/puzzles/old/solution"]);
    await come(() => asked[0]?.answer(SOLUTION));
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
      for (const question of [0, 1]) // once to be watched, once beside the printed one
        await act(async () => {
          asked[question]?.answer(SOLUTION);
          await vi.advanceTimersByTimeAsync(10);
        });
      for (const way of ["shortest", "printed"] as const) {
        if (way === "printed") await press(watch(way));
        const swaps = way === "printed" ? SOLUTION.printed : SOLUTION.swaps;
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
