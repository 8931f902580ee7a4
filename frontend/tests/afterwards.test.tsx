// @vitest-environment happy-dom
/** After a match: the curve at once and in words, my costliest moves with what was better, and points that are explained. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GamePage } from "../src/games/contract.ts";
import type { Analysis, CostlyMove, GameShown } from "../src/net/messages.ts";
import { shelf } from "../src/state/games.ts";
import { spoken } from "../src/state/say.ts";
import { Hindsight } from "../src/table/afterwards/Hindsight.tsx";
import { Sheet } from "../src/table/scores/Sheet.tsx";
import { allWords } from "./files.ts";

const place = document.createElement("div");
const said = (text: string) => ({ code: "deed", said: text });
const move = (turn: number, seat: number, change: number): CostlyMove => ({
  turn,
  seat,
  change,
  deed: said(`${turn} on a4`),
  best: said("leaving it"),
  why: { code: "room", facts: { tight: "b4" }, said: "leaves room" },
});
const findings = { result: 0, luck: 0.1, fortune: "even" as const, skill: -0.2, others: 0, decisions: 3, best_found: 1 };
const ANALYSIS: Analysis = {
  game: "lucky-numbers",
  seats: 2,
  weighed: true,
  curve: [[0.5, 0.5], [0.7, 0.3], [0.2, 0.8], [0, 1]],
  turns: [1, 2].map((number) => ({ number, round: 1, seat: 0, action: "leave", chance: 0, best: "leave", best_chance: 0, margin: 0 })),
  turning_points: [{ turn: 2, seat: 1, kind: "draw", change: 0.3, why: said("drew 11") }],
  costly: [move(2, 0, -0.14), move(1, 1, -0.1)],
  by_seat: [findings, findings],
};
const PAGE = {
  Small: ({ view, why }: { view: { round: number }; why?: { tight?: string } }) => <b>{`${view.round} ${why?.tight ?? ""}`}</b>,
} as unknown as GamePage;

let asked: string[] = [];

beforeEach(() => {
  spoken.value = allWords("en", "lucky-numbers");
  asked = [];
});
afterEach(() => {
  act(() => render(null, place));
  vi.unstubAllGlobals();
});

async function lookBack(mine: number | null, analysis: object, status = 200): Promise<void> {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path.endsWith("/analysis")) return Response.json(analysis, { status });
    return Response.json([...path.matchAll(/at=(\d+)/g)].map(() => ({ events: [], view: { round: 1 } })));
  });
  await act(() => render(<Hindsight game="lucky-numbers" table="t" match={1} names={["Ada", "Bo"]} mine={mine} faces={[]} page={PAGE} last={null} />, place));
  for (let turn = 0; turn < 4; turn++) await act(() => new Promise((done) => setTimeout(done)));
}

const texts = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("the curve is there at once, and says in words how it went", async () => {
  await lookBack(0, ANALYSIS);
  expect(place.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe(
    "Chances of winning, move by move. You: 50 at the start, 70 at best, after move 1, 0 at the end. " +
      "Bo: 50 at the start, 80 at best, after move 2, 100 at the end.",
  );
});

test("my costliest moves are cards with a price, what was better, and before and after", async () => {
  await lookBack(0, ANALYSIS);
  expect(texts("#costly-title")[0]).toContain("Your costliest move");
  expect(texts(".costly-deed")).toEqual(["2 on a4"]);
  expect(texts(".costly-price b")).toEqual(["−14"]);
  expect(texts(".costly-why")).toEqual(["Better: leaving it. Leaves room."]);
  expect(asked.at(-1)).toBe("/api/tables/t/matches/1/steps?at=1&at=2");
  expect(texts("figure b")).toEqual(["1 ", "1 b4"]);
  expect(place.querySelector(".costly-move a")?.getAttribute("href")).toBe("/t/t/replay/1?step=2");
  expect(texts(".turning-points li")[0]).toContain("drew 11");
});

test("a costly move can be tried again from where it was made, on my own seat, once", async () => {
  await lookBack(0, ANALYSIS);
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    bodies.push([path, JSON.parse(body)]);
    return Response.json({ table: "new", link: "", guest: 1, seat: 0 });
  });
  vi.stubGlobal("scrollTo", () => undefined);
  const button = place.querySelector<HTMLButtonElement>(".costly-move button")!;
  expect(button.getAttribute("aria-label")).toBe("Try again from here after move 1");
  await act(async () => {
    button.click();
    await new Promise((done) => setTimeout(done));
  });
  expect(bodies).toEqual([["/api/tables/t/matches/1/practice", expect.objectContaining({ step: 1, seat: 0 })]]);
  expect(location.pathname).toBe("/t/new");
});

test("who watched sees where the chances turned, and no cards", async () => {
  await lookBack(null, ANALYSIS);
  expect(place.querySelector(".costly")).toBeNull();
  expect(texts(".turning-points li")).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test("where all play at once the curve stands alone", async () => {
  await lookBack(0, { ...ANALYSIS, weighed: false, costly: [] });
  expect(place.querySelector(".chances svg")).not.toBeNull();
  expect(place.querySelector(".costly, .luck")).toBeNull();
});

test("a game without a coach is not looked back on; a coach who is busy says so", async () => {
  shelf.value = { language: "en", games: [{ name: "lucky-numbers", hindsight: false } as GameShown] };
  await lookBack(0, ANALYSIS);
  expect([place.textContent, asked]).toEqual(["", []]);
  shelf.value = null;
  act(() => render(null, place));
  await lookBack(0, { is: "no", code: "coach-busy", reason: "Busy.", facts: {} }, 503);
  expect(place.textContent).toBe("Busy.");
});

test("points below zero are explained, and those above have a sign then", () => {
  const words = allWords("en", "lucky-numbers");
  act(() => render(<Sheet rounds={[]} totals={[-2, 2]} faces={[]} names={["Ada", "Bo"]} mine={0} words={words} winners={[1]} />, place));
  expect(texts(".strip-score")).toEqual(["−2", "+2"]);
  expect(texts(".sheet-how")).toEqual(["+2 for a win, −1 for each empty cell of the others."]);
});
