// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/words/index.ts";
import { understood, written } from "../src/words/notation.ts";
import { allWords } from "./files.ts";

describe("the notation of a game, as readers of a language type it", () => {
  test("actions are shown in the words of the reader's language", () => {
    expect(written(allWords("fr", "polyssimo"), "pick F0")).toBe("prends F0");
    expect(written(allWords("de", "polyssimo"), "lay U a1 b1 c1 a2 c2")).toBe("leg U a1 b1 c1 a2 c2");
    expect(written(allWords("fr", "ligretto"), "play row 2 new")).toBe("joue série 2 nouvelle");
  });

  test("what is typed is understood, with or without accents and however it is inflected, and so are the English words", () => {
    const french = allWords("fr", "ligretto");
    for (const typed of ["joue série 2 nouvelle", " Jouer  SERIE 2 neuve", "play row 2 new"]) {
      expect(understood(french, typed)).toBe("play row 2 new");
    }
  });

  test.each(LANGUAGES)("whatever is shown is understood (%s)", (language) => {
    const actions = { polyssimo: ["pick F0", "lay I a1 b1 c1 d1 e1"], "lucky-numbers": ["draw", "take 13", "place 7 b2", "leave"], "dutch-blitz": ["play blitz new", "turn", "stack hand 2"] };
    for (const [game, each] of Object.entries(actions)) {
      const words = allWords(language, game);
      for (const action of each) expect(understood(words, written(words, action))).toBe(action);
    }
  });

  test("a game that says nothing of its notation keeps it as it is", () => {
    const silent = { ...allWords("fr", "polyssimo"), game: "unknown" };
    expect(written(silent, "pick F0")).toBe("pick F0");
    expect(understood(silent, "pick F0")).toBe("pick F0");
  });
});
