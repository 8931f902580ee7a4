// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { digestOf, sha256 } from "../src/fair/sha256.ts";
import { blocksOf, spansOf } from "../src/parts/text/blocks.ts";
import type { Turn } from "../src/net/messages.ts";
import { placeOfTurn } from "../src/table/afterwards/lookback.ts";
import { apart } from "../src/table/scores/Chart.tsx";
import { minutes } from "../src/table/notices/minutes.ts";
import { roundsOf, totalsOf } from "../src/table/scores/rounds.ts";
import { tableCommand } from "../src/table/help/typed.ts";
import { allWords } from "./files.ts";
import { LANGUAGES } from "../src/words/index.ts";

test("SHA-256 without the browser's help is SHA-256", async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = "é".repeat(length).slice(0, length);
    const expected = createHash("sha256").update(text).digest("hex");
    expect(Buffer.from(digestOf(new TextEncoder().encode(text))).toString("hex")).toBe(expected);
    expect(await sha256(text)).toBe(expected);
  }
});

test("the clock shows minutes and seconds, and never less than nothing", () => {
  expect([minutes(61_000), minutes(999), minutes(-5)]).toEqual(["1:01", "0:01", "0:00"]);
});

describe("rounds", () => {
  const over = (round: number, scores: number[]) => ({ kind: "round-over", facts: { round, scores } });
  const wholeMatch = (scores: number[]) => ({ kind: "match-over", facts: { scores } });
  test("are gathered from what was told, each once, and anew when a match begins", () => {
    const events = [over(1, [9, 9]), { kind: "table-started" }, over(1, [3, -1]), over(2, [1, 5])];
    expect(roundsOf(events).map(({ scores }) => scores)).toEqual([
      [3, -1],
      [1, 5],
    ]);
  });
  test("of a match of one round are one", () => {
    expect(roundsOf([wholeMatch([7, 2])]).map(({ scores }) => scores)).toEqual([[7, 2]]);
    expect(roundsOf([over(1, [3, -1]), over(2, [1, 5]), wholeMatch([4, 4])])).toHaveLength(2);
  });
  test("add up", () => {
    expect(totalsOf(roundsOf([over(1, [3, -1]), over(2, [1, 5])]), [4, 4])).toEqual([
      [0, 0],
      [3, -1],
      [4, 4],
    ]);
  });
  test("that were played before we came are in what the totals begin with", () => {
    expect(totalsOf(roundsOf([over(3, [1, 5])]), [11, 5])).toEqual([
      [10, 0],
      [11, 5],
    ]);
  });
  test("have labels that do not lie on each other", () => {
    expect(apart([30, 28, 100], 17)).toEqual([45, 28, 100]);
    expect(apart([200, 200, 30], 17, 200)).toEqual([183, 200, 30]);
  });
  test("of a match looked back on have a point of the curve after each turn", () => {
    const turns = [4, 8, 12].map((number) => ({ number }) as Turn);
    expect([4, 5, 12, 13].map((turn) => placeOfTurn(turns, turn))).toEqual([1, 2, 3, 3]);
  });
});

describe("what is typed", () => {
  test.each(LANGUAGES)("is a command of the table in the words of the language (%s)", (language) => {
    const words = allWords(language, "lucky-numbers");
    expect(tableCommand(words.phrase("command-undo"), words)).toEqual({ do: "propose", what: "undo" });
    expect(tableCommand(`${words.phrase("command-chat")} Salut Bo`, words)).toEqual({ do: "chat", text: "Salut Bo" });
  });
  test("is otherwise for the game, whose actions no command hides", () => {
    for (const language of LANGUAGES) {
      const words = allWords(language, "lucky-numbers");
      for (const action of ["leave", "draw", "place b2", "stop", "turn", "pass", "dutch"]) {
        expect(tableCommand(action, words), action).toBeNull();
      }
    }
  });
});

describe("the rules' Markdown", () => {
  test("becomes headings, lists, tables, code and paragraphs", () => {
    const text = "# A\n\none\ntwo\n\n- x\n  y\n- z\n\n1. p\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```text\n# no heading\n```\n";
    expect(blocksOf(text)).toEqual([
      { kind: "heading", level: 1, text: "A" },
      { kind: "paragraph", text: "one two" },
      { kind: "list", ordered: false, items: ["x y", "z"] },
      { kind: "list", ordered: true, items: ["p"] },
      { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
      { kind: "code", text: "# no heading" },
    ]);
  });
  test("leaves HTML as text", () => {
    expect(spansOf("a **b** <img src=x> *c* `d`⠼⠛")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", text: "b" },
      { kind: "text", text: " <img src=x> " },
      { kind: "slanted", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "braille", text: "⠼⠛" },
    ]);
  });
});
