/** Everything the table says is there in both languages, for both games, and the names say what is open. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import blitz from "../../../stories/fixtures/cards-blitz-4.json";
import six from "../../../stories/fixtures/cards-ligretto-6.json";
import { allWords } from "../../../tests/files.ts";
import { aboutSource } from "./Mine.tsx";
import { queries } from "./hearing/queries.ts";
import { type CardsView, sourcesOf } from "./view.ts";
import type { CardsProps } from "./view.ts";
import { LANGUAGES } from "../../words/index.ts";

const root = new URL("../../../../", import.meta.url).pathname;
const here = new URL(".", import.meta.url).pathname;
const names = ["Noor", "Ana", "Bruno", "Chloé", "Dmitri", "Emeka"];

describe.each([
  ...LANGUAGES.map((language) => [language, "ligretto", six] as const),
  ...LANGUAGES.map((language) => [language, "dutch-blitz", blitz] as const),
])("%s %s", (language, game, file) => {
  const words = allWords(language, game);

  test("has every message that the table names", () => {
    const sources = readdirSync(here, { recursive: true, encoding: "utf-8" }).filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));
    const named = new Set(
      sources.flatMap((name) => readFileSync(here + name, "utf-8").match(/(?<=")cards-[a-z-]+(?=")/g) ?? []),
    );
    const asked = readFileSync(`${root}src/ludotheque/games/quick_cards/page.en.ftl`, "utf-8").match(/^cards-[a-z-]+/gm) ?? [];
    expect(asked.length).toBeGreaterThan(60);
    const needed = [...asked, "cards-stopped-title", "cards-stop-name"];
    expect(needed.filter((message) => !words.has(message))).toEqual([]);
    expect(asked.filter((message) => !named.has(message))).toEqual([]);
  });

  test("answers every question", () => {
    for (const moment of Object.values(file)) {
      const props: CardsProps = {
        view: moment.view as CardsView,
        legal: moment.legal,
        seat: 0,
        names,
        events: [],
        act: () => Promise.resolve(null),
        words,
        phase: "playing",
      };
      const keys = queries(props).map((query) => query.key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const query of queries({ ...props, seat: null })) expect(query.answer()).toMatch(/\S/);
      for (const query of queries(props)) {
        expect(words.phrase(query.label)).toMatch(/\S/);
        expect(query.answer()).toMatch(/[.]$/);
      }
    }
  });

  test("names every source", () => {
    const view = file.middle.view as CardsView;
    const named = sourcesOf(view, 0).map((source) => aboutSource(view, words, 0, source).name);
    expect(new Set(named).size).toBe(named.length);
  });
});

test("the names and answers read well in English", () => {
  const words = allWords("en", "ligretto");
  const view = six.middle.view as CardsView;
  expect(sourcesOf(view, 0).map((source) => aboutSource(view, words, 0, source).name)).toEqual([
    "Ligretto, 8 cards: green 1 on top",
    "Row, place 1: blue 6",
    "Row, place 2: red 4",
    "Row, place 3: green 3",
    "Open cards, 12: red 9 on top",
  ]);
});
