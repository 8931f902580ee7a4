// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { complete, slim } from "../scripts/fluent.ts";
import { COMMANDS } from "../src/table/help/typed.ts";
import { KINDS } from "../src/sound/play.ts";
import { LANGUAGES, oneOf } from "../src/words/index.ts";
import { tell } from "../src/words/telling.ts";
import { allWords, filesUnder, GAMES, read, ROOT, SERVER } from "./files.ts";

const idsOf = (text: string) => [...text.matchAll(/^(-?[a-z][\w-]*) =/gm)].map(([, id]) => id);
const attributesOf = (text: string) =>
  [...text.matchAll(/^(-?[a-z][\w-]*) =|^ +\.([\w-]+) =/gm)].map(([, id, attribute]) => id ?? `.${attribute}`);

describe("words", () => {
  test.each(LANGUAGES)("every file of the page has the same messages (%s)", (language) => {
    const files = [...filesUnder(`${ROOT}/words`, "en.ftl"), ...filesUnder(SERVER, "page.en.ftl")];
    expect(files.length).toBeGreaterThan(0);
    for (const english of files) {
      const own = english.replace(/en\.ftl$/, `${language}.ftl`);
      expect(attributesOf(read(own)), own).toEqual(attributesOf(read(english)));
    }
  });

  test("no message stands in a file twice", () => {
    for (const file of [...filesUnder(`${ROOT}/words`, ".ftl"), ...filesUnder(SERVER, "page.en.ftl")]) {
      const ids = idsOf(read(file));
      expect(ids, file).toEqual([...new Set(ids)]);
    }
  });

  test.each(LANGUAGES)("every message that the frame asks for by name is there (%s)", (language) => {
    const words = allWords(language);
    const asked = new Map<string, string>();
    const sources = filesUnder(`${ROOT}/src`, ".ts", ".tsx").filter((file) => !/src\/(games|words)\//.test(file));
    for (const file of sources) {
      for (const [call] of read(file).matchAll(/\b(?:say|words\.phrase)\((?:[^()`]|\([^()]*\))*\)/g)) {
        const first = call.split(/,\s*[{\n]/)[0] ?? "";
        for (const [, id] of first.matchAll(/"([a-z][a-z-]+)"/g)) if (id) asked.set(id, file);
      }
    }
    expect(asked.size).toBeGreaterThan(100);
    const notIds = new Set(["title", "talk", "you", "score-how"]); // of a game, or of the table
    const missing = [...asked].filter(([id]) => !notIds.has(id) && !words.has(id));
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)("messages whose name is put together are there (%s)", (language) => {
    const words = allWords(language);
    const ids = [
      ...COMMANDS.map((name) => `command-${name}`),
      ...KINDS.map((kind) => `sound-${kind}`),
      ...["system", "day", "night", "contrast"].map((theme) => `theme-${theme}`),
      "sheet",
      "log",
      "talk",
      "help",
      "menu",
    ];
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
  });

  test.each(LANGUAGES)("every game has a title (%s)", (language) => {
    for (const game of GAMES) {
      const words = allWords(language, game);
      expect(words.title, game).not.toBe(game);
    }
  });

  test("what only the server says is left out of the page, and nothing else", () => {
    const text = "# a comment\nkept = { $n ->\n    [one] one\n   *[other] more\n}\n    .you = you\nrefused-no = no\n    .x = y\nlast = l\n";
    expect(slim(text)).toBe("kept = { $n ->\n    [one] one\n   *[other] more\n}\n    .you = you\nlast = l");
  });
});

test("what a language lacks is built into the page in English", () => {
  const english = "# c\na = A\n    .you = Y\nb = { $n ->\n    [one] o\n   *[other] p\n}\n";
  expect(complete("a = x\n", english)).toBe("a = x\n    .you = Y\nb = { $n ->\n    [one] o\n   *[other] p\n}");
  expect(complete("", "a = A\n")).toBe("a = A");
});

test.each([
  [["de-AT", "en"], "de"],
  [["it", "fr-CA", "de"], "fr"],
  [["it-IT"], "en"],
  [[], "en"],
])("the page speaks the first of our languages that the browser names: %s", (wishes, language) => {
  expect(oneOf(wishes)).toBe(language);
});

test.each([
  ["Anonyme", "d’Anonyme"],
  ["Élise", "d’Élise"],
  ["Œdipe", "d’Œdipe"],
  ["Yves", "d’Yves"],
  ["Yann", "de Yann"],
  ["Hélène", "d’Hélène"],
  ["Harry", "de Harry"],
  ["Bo", "de Bo"],
  ["7", "de 7"],
])("French says de before a name as people do: %s", (who, said) => {
  expect(allWords("fr", "lucky-numbers").phrase("lucky-garden-of", { who })).toBe(`Jardin ${said}`);
});

describe("telling", () => {
  test("who acted hears of themselves as you, the others hear a name", () => {
    const words = allWords("en", "lucky-numbers");
    const event = { kind: "places", seat: 0, facts: { number: 7, colour: "red", cell: "b2" } };
    expect(tell(words, event, 3, 0, ["Ann", ""])).toBe("You place 7 red on b2.");
    expect(tell(words, event, 4, 1, ["Ann", ""])).toBe("Ann places 7 red on b2.");
    expect(tell(words, { ...event, seat: 1 }, 4, 0, ["Ann", "Hopla 2"])).toBe("Hopla 2 places 7 red on b2.");
  });

  test("cards and places are told in the words of the language", () => {
    const event = { kind: "plays", seat: 1, facts: { card: "red 4", source: "row 2", pile: 3 } };
    expect(tell(allWords("en", "ligretto"), event, null, null, ["Ann", "Bo"])).toBe(
      "Bo plays the red 4 from place 2 of the row onto pile 3.",
    );
    expect(tell(allWords("fr", "ligretto"), event, null, null, ["Ann", "Bo"])).toMatch(/^Bo .*4 rouge.*pile 3\.$/);
  });

  test("winners and scores are told by name", () => {
    const words = allWords("en", "lucky-numbers");
    const event = { kind: "match-over", facts: { winners: [1], scores: [-2, 2] } };
    expect(tell(words, event, null, 0, ["Ann", "Bo"])).toBe("Bo wins. Final scores: Ann: −2, Bo: 2.");
    expect(tell(words, event, null, 1, ["Ann", "Bo"])).toBe("You win! Final scores: Ann: −2, Bo: 2.");
  });

  test("the word for a round is the game's own", () => {
    const given = { kind: "table-signalled", guest: 1, seat: 0, facts: { name: "Ann" } };
    const told = ["ligretto", "dutch-blitz"].map((game) => tell(allWords("en", game), given, 2, 1, ["Ann", "Bo"]));
    expect(told).toEqual(["Ann gives the signal: “Ligretto!”", "Ann gives the signal: “Go!”"]);
  });

  test("what happens at the table is told to the guest it is about, and to the seat it is about", () => {
    const words = allWords("en", "polyssimo");
    const asked = { kind: "table-proposed-stand-in", guest: 1, seat: 2, facts: { name: "Ann" } };
    expect(tell(words, asked, 1, 0, ["Ann", "Bo", "Cy"])).toBe("You ask for a bot to play for Cy in the meantime.");
    expect(tell(words, asked, 3, 2, ["Ann", "Bo", "Cy"])).toBe("Ann asks for a bot to play for you.");
    expect(tell(words, asked, 2, 1, ["Ann", "Bo", "Cy"])).toBe("Ann asks for a bot to play for Cy in the meantime.");
  });
});
