import { beforeEach, expect, test } from "vitest";
import type { Moment, Sight, Taught, Way } from "../net/messages.ts";
import { BEFORE_ANOTHER, BETWEEN, Learning } from "./learning.ts";

const seen = (board: string, ...kinds: string[]): Sight =>
  ({ view: { board }, events: kinds.map((kind) => ({ kind })) }) as unknown as Sight;
const way = (actions: string[], next: number | null, ...sights: Sight[]): Way => ({ actions, sights, next });
const moment = (step: number, board: string, ...ways: Way[]): Moment => ({
  step,
  view: seen(board).view,
  legal: ways.flatMap(({ actions }) => actions.slice(0, 1)),
  ways,
  answers: { wrong: { code: "no", reason: "That is not allowed.", facts: { clash: "b2" } } },
  clashes: { "P b2": "b2 is covered.", "P c3": "c3 is covered." },
  otherwise: { code: "otherwise", reason: "Not now." },
});
const step = (name: string) => ({ name, title: name, ask: `${name}?`, how: `Do *${name}*.`, done: `${name} is done.` });
const TAUGHT = {
  title: "A lesson",
  steps: [step("one"), step("two"), step("three")],
  end: step("end"),
  moments: [
    moment(0, "a", way(["left"], 1, seen("b", "left")), way(["right", "right 9"], 2, seen("c", "right"), seen("d", "theirs"))),
    moment(1, "b", way(["on"], 3, seen("e", "on"))),
    moment(1, "d", way(["on"], 3, seen("f", "on"))),
    moment(2, "scene", way(["last"], null, seen("g", "last"))),
  ],
} as unknown as Taught;

let heard: string[];
let kept: number[];
let pauses: (() => void)[];
let lengths: number[];
const board = (learning: Learning) => learning.view.value?.board;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const pass = async () => {
  pauses.shift()?.();
  await settled();
};
const begin = (done = 0) =>
  new Learning(TAUGHT, done, {
    tell: (events) => heard.push(...events.map(({ kind }) => kind)),
    say: (text) => heard.push(text),
    wait: (length) => new Promise((resolve) => (pauses.push(resolve), lengths.push(length))),
    keep: (steps) => kept.push(steps),
  });

beforeEach(() => {
  [heard, kept, pauses, lengths] = [[], [], [], []];
});

test("doing what is asked for is going on, and is said once, in order", async () => {
  const learning = begin();
  expect(await learning.act("left")).toBeNull();
  await settled();
  expect(learning.step).toBe(1);
  expect(board(learning)).toBe("b");
  expect(heard).toEqual(["left", "one is done.", "two? Do two."]);
  expect(learning.praise.value).toBe("one is done.");
  expect(lengths).toEqual([]); // nothing else happens: the board is the same
});

test("what is refused is explained, and nothing changes", async () => {
  const learning = begin();
  expect(await learning.act("wrong")).toMatchObject({ reason: "That is not allowed.", facts: { clash: "b2" } });
  expect(await learning.act("allowed, but not asked for")).toMatchObject({ reason: "Not now." });
  expect(heard).toEqual(["That is not allowed.", "Not now."]);
  expect([learning.step, board(learning), kept]).toEqual([0, "a", []]);
});

test("the others are seen after a pause, in which nothing can be done", async () => {
  const learning = begin();
  await learning.act("right 9");
  expect([board(learning), learning.legal]).toEqual(["c", []]);
  await learning.act("left");
  expect(board(learning)).toBe("c");
  await pass();
  expect(board(learning)).toBe("d");
  await pass();
  expect([learning.step, board(learning), learning.legal]).toEqual([1, "d", ["on"]]);
  expect(lengths).toEqual([BETWEEN, BETWEEN]);
});

test("before the board becomes another one, what was done is seen a while, or until the learner goes on", async () => {
  const learning = begin(1);
  await learning.act("on");
  await settled();
  expect([board(learning), lengths]).toEqual(["e", [BEFORE_ANOTHER]]);
  learning.hurry();
  await settled();
  expect([learning.step, board(learning)]).toEqual([2, "scene"]);
});

test("a step back is the step as it was, and what was still to be shown is not shown", async () => {
  const learning = begin();
  learning.showMe();
  await settled();
  await learning.act("on");
  learning.back();
  expect([learning.step, board(learning)]).toEqual([0, "a"]);
  await pass();
  expect([learning.step, board(learning)]).toEqual([0, "a"]);
  learning.back();
  expect(learning.step).toBe(0);
});

test("whoever comes back goes on where they were, and can go back to what they did", () => {
  const learning = begin(2);
  expect([learning.step, board(learning)]).toEqual([2, "scene"]);
  learning.back();
  expect([learning.step, board(learning)]).toEqual([1, "b"]);
  learning.goTo(0);
  expect(learning.step).toBe(0);
  expect(begin(3).step).toBe(0); // all is done: from the beginning
});

test("after the last step comes the end, and every step is kept as done", async () => {
  const learning = begin(2);
  learning.showMe();
  await pass();
  expect([learning.at.value, learning.step, learning.legal]).toEqual([null, 3, []]);
  expect(heard.at(-1)).toBe("end? Do end.");
  expect(kept).toEqual([3]);
  learning.back();
  expect(learning.step).toBe(2);
});

test("a try that is one of too many to list is answered by the words that it has, the first that are found", async () => {
  const learning = begin();
  expect((await learning.act("lay P a2 c3 b2"))?.reason).toBe("b2 is covered.");
  expect((await learning.act("lay P c3 c4"))?.reason).toBe("c3 is covered.");
  expect((await learning.act("lay L c3 c4"))?.reason).toBe("Not now.");
  expect(learning.step).toBe(0);
});
