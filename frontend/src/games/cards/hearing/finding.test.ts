// @vitest-environment happy-dom
/** Finding a move by ear: fits are gone through and played with one key each. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import six from "../../../../stories/fixtures/cards-ligretto-6.json";
import { allWords } from "../../../../tests/files.ts";
import { atBoard, mayPlayFirst, openInWords } from "./finding.ts";
import type { Move } from "../notation.ts";
import { queries } from "./queries.ts";
import type { CardsProps, CardsView } from "../view.ts";

const words = allWords("en", "ligretto");
const view = six.middle.view as unknown as CardsView;
const chosen: (string | null)[] = [];
const sent: Move[] = [];
const props: CardsProps = {
  view,
  legal: six.middle.legal,
  seat: 0,
  names: ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay"],
  events: [],
  act: () => Promise.resolve(null),
  words,
  phase: "playing",
};
const ask = (key: string, now: CardsProps = props): string => queries(now).find((query) => query.key === key)!.answer();

beforeEach(() => {
  sent.length = chosen.length = 0;
  atBoard.hands = { send: (move) => sent.push(move), choose: (source) => chosen.push(source), busy: () => false };
  ask("r"); // whatever somebody had in mind is forgotten
  sent.length = 0;
});
afterEach(() => (atBoard.hands = null));

describe("going through what fits", () => {
  test("says one after the other, and comes round again", () => {
    const all = openInWords(props).match(/[^.]+\./g)!.map((one) => one.trim().slice(0, -1));
    expect(all.length).toBeGreaterThan(1);
    const heard = all.map(() => ask("n"));
    expect(heard).toEqual(all.map((fit, at) => `${fit}; ${at + 1} of ${all.length}.`));
    expect(ask("n")).toBe(heard[0]);
    expect(ask("b")).toBe(heard.at(-1));
    expect(chosen.at(-1)).not.toBeNull();
    expect(sent).toEqual([]);
  });

  test("backwards begins with the last one", () => expect(ask("b")).toMatch(/(\d+) of \1\.$/));

  test("says that nothing fits where nothing does", () => expect(ask("n", { ...props, legal: ["turn"] })).toBe(words.phrase("cards-say-none")));
});

describe("one key", () => {
  test("plays the fit that was heard, and nothing else", () => {
    ask("n");
    const heard = ask("n");
    expect(ask("g")).toBe("");
    const pile = /pile (\d+)/.exec(heard)?.[1];
    expect(sent).toEqual([{ kind: "play", source: chosen.at(-1), pile: pile ? Number(pile) - 1 : "new" }]);
  });

  test("says the first fit before it plays it, where everybody must be quick", () => {
    expect(mayPlayFirst(props)).toBe(false);
    expect(ask("g")).toMatch(/; 1 of \d+\.$/);
    expect(sent).toEqual([]);
    ask("g");
    expect(sent).toHaveLength(1);
  });

  test.each([{ best_place: true }, { rhythm: "rest-4" }, { rhythm: "turns" }])("plays the first fit at once where %s allows it", (settings) => {
    expect(ask("g", { ...props, settings })).toBe("");
    expect(sent).toHaveLength(1);
  });

  test("says that the fit is gone where somebody was quicker, and plays nothing", () => {
    ask("n");
    expect(ask("g", { ...props, legal: ["turn"] })).toMatch(/ no longer fits\.$/);
    expect(sent).toEqual([]);
  });

  test("turns three", () => {
    expect(ask("r")).toBe("");
    expect(sent).toEqual([{ kind: "turn" }]);
  });

  test("does nothing while nobody plays, and says so", () => {
    atBoard.hands = null;
    expect(["n", "b", "g", "r"].map((key) => ask(key))).toEqual(Array(4).fill(words.phrase("cards-ear-not-now")));
    expect(sent).toEqual([]);
  });
});

test("the piles are told by colour, the lowest first, and a complete one as such", () => {
  const pile = (top: string, complete = false) => ({ top, size: 1, seat: 0, wants: null, complete });
  const piles = [pile("red 7"), pile("blue 3"), null, pile("red 4"), pile("blue 10", true)] as unknown as CardsView["piles"];
  expect(ask("p", { ...props, view: { ...view, piles } })).toBe("Red: 4 on pile 4, 7 on pile 1. Blue: 3 on pile 2, pile 5 complete.");
  expect(ask("p", { ...props, view: { ...view, piles: [] } })).toBe("There are no piles in the middle yet.");
});

test("a card that is on its way is not found again", () => {
  atBoard.hands = { ...atBoard.hands!, busy: () => true };
  expect(ask("n")).toBe(words.phrase("cards-say-none"));
});
