// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { allWords } from "../../../../tests/files.ts";
import { verbosity } from "../../../state/chosen.ts";
import { inShort } from "../moments.ts";
import type { GameEvent } from "../../contract.ts";
import { cellName, gardenInWords, middleName, whereItFits } from "./names.ts";
import { queries } from "./queries.ts";
import { cellBeside, CELLS, COLUMNS, tableOf } from "../table.ts";
import type { Clover, Garden } from "../table.ts";
import type { View } from "../wire.ts";
import holding from "../../../../stories/fixtures/lucky-holding.json";
import five from "../../../../stories/fixtures/lucky-five.json";
import tournament from "../../../../stories/fixtures/lucky-tournament.json";
import type { LuckyProps } from "../moments.ts";
import { LANGUAGES, type Language } from "../../../words/index.ts";

const en = allWords("en", "lucky-numbers");
const fr = allWords("fr", "lucky-numbers");
const gold: Clover = { number: 11, colour: "gold" };
const blue: Clover = { number: 9, colour: "blue" };

/** A garden with a few clovers. */
function garden(clovers: Record<string, Clover>): Garden {
  return CELLS.map((cell) => clovers[cell] ?? null);
}

/** What can be asked in a recorded standing. */
function asked(scene: unknown, language: Language = "en") {
  const words = allWords(language, "lucky-numbers");
  return queries({ ...(scene as LuckyProps), words, act: async () => null });
}

afterEach(() => (verbosity.value = "usual"));

describe("a cell says its place, what lies there, and whether a move is open", () => {
  it.each([
    [en, "c2, empty, 13 fits here", "b2, 11", "b2, 11, exchange it for 13"],
    [fr, "c2, vide, le 13 va ici", "b2, 11", "b2, 11, à échanger contre le 13"],
  ] as const)("in both languages", (words, open, closed, exchange) => {
    expect(cellName(words, "c2", null, 13)).toBe(open);
    expect(cellName(words, "b2", gold, null)).toBe(closed);
    expect(cellName(words, "b2", gold, 13)).toBe(exchange);
  });

  it("with its colour and marks where everything is said", () => {
    verbosity.value = "everything";
    expect(cellName(en, "b2", gold, null)).toBe("b2, 11 gold, three marks");
    expect(cellName(fr, "b2", gold, 13)).toBe("b2, 11 doré, trois marques, à échanger contre le 13");
    expect(cellName(en, "a1", blue, null)).toBe("a1, 9 blue, no marks");
  });

  it("says of a clover in the middle on how many cells it fits", () => {
    expect(middleName(en, blue, 1)).toBe("9, fits on one cell");
    expect(middleName(fr, blue, 3)).toMatch(/va sur 3 cases$/);
    expect(middleName(en, blue, null)).toBe("9");
  });
});

describe("what happens is told without colours, unless everything is said", () => {
  const facts = { cell: "b2", number: 9, colour: "red", exchanged_number: 11, exchanged_colour: "gold" } as const;
  const told = (words: typeof en, kind: "places-in-exchange" | "draws", seat = 1) => {
    const event = inShort({ kind, seat, facts }, 0);
    return event && words.sentence(event as GameEvent, 0, ["Ada", "Bo"]);
  };

  it("in both languages", () => {
    expect(told(en, "places-in-exchange")).toBe("Bo places 9 on b2; 11 goes to the middle.");
    expect(told(fr, "places-in-exchange")).toBe("Bo pose le 9 en b2\u00a0; le 11 va au centre.");
    expect(told(en, "draws", 0)).toBe("You draw 9.");
  });

  it("and what others draw is told by what they do with it", () => expect(told(en, "draws")).toBeNull());
});

describe("what I can do with a clover is said in words", () => {
  const mine = garden({ a1: { number: 12, colour: "red" }, b1: { number: 14, colour: "red" } });

  it("counts free cells and names what could be exchanged", () => {
    expect(whereItFits(en, mine, ["c1", "d1", "a1", "b1"]).long).toBe(
      "Put it on one of *two free cells*, or exchange it for your *12 or 14*.",
    );
    expect(whereItFits(en, mine, ["c1"]).long).toBe("Put it on *the one free cell* that glows.");
    expect(whereItFits(en, mine, ["a1"]).long).toBe("Exchange it for your *12*.");
    expect(whereItFits(fr, mine, ["c1", "a1", "b1"]).short).toBe("*Une case libre*, ou échange contre *12 ou 14*");
  });
});

describe("queries", () => {
  it("use every key once, and none that the frame uses", () => {
    for (const scene of [holding, five, tournament]) {
      const keys = asked(scene).map((query) => query.key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => ["l", "n", "t", "a", "h", ""].includes(key))).toEqual([]);
    }
  });

  it("have a name and an answer in both languages", () => {
    for (const language of LANGUAGES) {
      for (const query of asked(five, language)) {
        expect((language === "en" ? en : fr).phrase(query.label)).not.toBe("");
        expect(query.answer()).toMatch(/\.$/);
      }
    }
  });

  it("tell my garden row by row, one row, one column, and the others'", () => {
    const all = asked(holding);
    const told = (key: string) => all.find((query) => query.key === key)?.answer();
    const table = tableOf(holding.view as unknown as View);
    expect(told("g")).toBe(gardenInWords(en, table.gardens[0] ?? []));
    expect(told("r")).toBe(told("g")); // the focus is on no cell
    document.body.innerHTML = '<button data-cell="b2"></button>';
    document.querySelector("button")?.focus();
    expect(told("r")).toMatch(/^Row 2: /);
    expect(told("g")).toContain(told("r") ?? "nothing");
    expect(told("c")).toMatch(/^Column b: /);
    document.body.innerHTML = "";
    expect(told("o")).toMatch(/^(Anouk|Teo): Row 1: /); // the next one each time
    expect(told("m")).toMatch(/^In the middle: .* clovers are face down\.$/);
    expect(told("w")).toMatch(/^You have drawn \d+\.$/);
    expect(told("g")).not.toMatch(/gold|red|blue|green|violet/);
    expect(told("k")).toMatch(/gold|red|blue|green|violet/);
  });

  it("tell the points of a tournament", () => {
    const scores = asked(tournament).find((query) => query.key === "s");
    expect(scores?.answer()).toMatch(/Game 2 of 3\. Points: Mia: /);
  });
});

describe("walking and looking at a garden", () => {
  it("stops at the edges", () => {
    expect(cellBeside("a1", -1, 0)).toBe("a1");
    expect(cellBeside("b2", 1, 0)).toBe("c2");
    expect(cellBeside("b2", 0, 1)).toBe("b3");
    expect(cellBeside("c3", 4, 4)).toBe("d4");
    expect(COLUMNS).toHaveLength(4);
  });
});
