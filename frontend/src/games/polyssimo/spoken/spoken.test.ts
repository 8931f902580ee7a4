// @vitest-environment happy-dom
/** Polyssimo by ear: who does not know the letters knows each piece by a nickname and its squares. */

import { describe, expect, test } from "vitest";
import { allWords } from "../../../../tests/files.ts";
import place from "../../../../stories/fixtures/polyssimo-place-3.json";
import draft from "../../../../stories/fixtures/polyssimo-draft-3.json";
import { turnedRight } from "../wood/geometry.ts";
import { PIECES, pieceNamed } from "../wood/pieces.ts";
import { queries } from "./queries.ts";
import { calledPiece, fittingInWords, inShort, regionsInWords, rowInWords, shapeInWords } from "./spoken.ts";
import type { PolyProps } from "../view.ts";
import type { View } from "../wire.ts";

const en = allWords("en", "polyssimo");
const fr = allWords("fr", "polyssimo");
const shape = (name: string) => pieceNamed(name).shape;
const empty = { board: Array.from({ length: 11 }, () => ".  .  .  .  .  .  .  .  .  .  .  ."), laid: {} } as unknown as View;

describe("a piece", () => {
  test("is told by its squares, row by row", () => {
    expect(shapeInWords(en, shape("F"))).toBe("row 1 columns 2 and 3, row 2 1 and 2, row 3 2");
    expect(shapeInWords(fr, shape("F"))).toBe("rangée 1 colonnes 2 et 3, rangée 2 1 et 2, rangée 3 2");
    expect(shapeInWords(en, shape("F2"))).toBe("row 1 column 3, row 2 1 to 4, row 3 1");
  });

  test("is told as it is turned", () => expect(shapeInWords(en, turnedRight(shape("L")))).toBe("row 1 columns 1 and 2, row 2 2, row 3 2, row 4 2"));

  test.each([en, fr])("has a nickname of its own, and no two shapes are told alike", (words) => {
    const names = PIECES.map(({ name }) => calledPiece(words, name).slice(name.length + 1));
    expect(names.filter((name) => !name || PIECES.some((piece) => piece.name === name))).toEqual([]);
    expect(new Set(names).size).toBe(24);
    expect(new Set(PIECES.map((piece) => shapeInWords(words, piece.shape))).size).toBe(24);
  });
});

describe("the board", () => {
  const laid = { ...empty, laid: { I: ["a2", "b2", "c2", "d2", "e2"], X: ["f1"] } } as unknown as View;

  test("is told by row", () => {
    const view = { ...empty, board: ["I  I  I  I  I  .  .  F2 .  .  .  ."] } as unknown as View;
    expect(rowInWords(en, view, 0)).toBe("row 1: a to e I, f to g free, h F2, i to l free");
    expect(rowInWords(fr, empty, 10)).toBe("rangée 11\u00a0: a à l libres");
  });

  test("is told by free regions with their sizes, the largest first", () => {
    expect(regionsInWords(en, empty)).toBe("One free region: 132 squares between a1 and l11.");
    expect(regionsInWords(en, laid)).toBe("2 free regions: 121 squares between a1 and l11 and 5 squares between a1 and e1.");
    expect(regionsInWords(fr, laid)).toContain("2 régions libres");
  });

  test("tells which of my pieces can be laid over a square, as the server says", () => {
    const legal = ["lay I a1 b1 c1 d1 e1", "lay I b1 c1 d1 e1 f1", "lay F2 c1 a2 b2 c2 d2 a3"];
    expect(fittingInWords(en, legal, "c1")).toBe("I the stick and F2 the plane can cover c1.");
    expect(fittingInWords(en, legal, "f1")).toBe("I the stick can cover f1.");
    expect(fittingInWords(fr, legal, "l11")).toBe("Aucune de vos pièces ne peut couvrir l11.");
  });
});

describe("what happens", () => {
  const said = (event: Parameters<typeof inShort>[0]) => en.sentence(inShort(event) as never, 0, ["Ada", "Bo"]);

  test("is told with the nickname, and without every square", () => {
    expect(said({ kind: "picked", seat: 1, facts: { piece: "F2", size: 6 } })).toBe("Bo picks F2 the plane.");
    expect(said({ kind: "laid", seat: 0, facts: { piece: "I", size: 5, squares: ["a1", "b1", "c1", "d1", "e1"] } })).toBe(
      "You place I the stick at a1.",
    );
  });
});

describe("questions", () => {
  const asked = (scene: unknown, words = en) => queries({ ...(scene as PolyProps), words, act: async () => null });

  test.each([en, fr])("have a key, a name and an answer of their own, in draft and laying", (words) => {
    for (const scene of [place, draft]) {
      const all = asked(scene, words);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(all.filter(({ key }) => "lntahdef".includes(key))).toEqual([]);
      for (const { label, answer } of all) {
        expect(words.has(label)).toBe(true);
        expect(answer()).toMatch(/\.$/);
      }
    }
  });

  test("tell the shape of the piece where the focus is", () => {
    document.body.innerHTML = '<button data-piece="F"></button>';
    document.querySelector("button")?.focus();
    expect(asked(draft).find(({ key }) => key === "p")?.answer()).toBe("F the tap: row 1 columns 2 and 3, row 2 1 and 2, row 3 2.");
  });
});
