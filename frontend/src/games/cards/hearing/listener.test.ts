// @vitest-environment happy-dom
/** What is said where all play at once, and when: with made-up time. */

import { describe, expect, test } from "vitest";
import film12 from "../../../../stories/fixtures/cards-film-12.json";
import six from "../../../../stories/fixtures/cards-ligretto-6.json";
import { type Film, unroll } from "../../../../stories/film.ts";
import { allWords } from "../../../../tests/files.ts";
import { LEAST, Paced, wordsIn } from "../../../table/hearing/paced.ts";
import { tell } from "../../../words/telling.ts";
import type { GameEvent } from "../../contract.ts";
import { CardsListener } from "./listener.ts";
import { numberOf } from "../notation.ts";
import type { CardsEvent, CardsView, CardText } from "../view.ts";
import { LANGUAGES, type Language } from "../../../words/index.ts";

const words = allWords("en", "ligretto");
const names = ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou"];
const film = film12 as unknown as Film;
const middle = six.middle.view as unknown as CardsView;

/** A listener who has heard how things stand. */
function listening(view: CardsView = middle, legal: readonly string[] = []) {
  const listener = new CardsListener();
  const hear = (now: CardsView, open: readonly string[] = [], events: readonly object[] = []) =>
    listener.hear({ view: now, legal: open, events: events as CardsEvent[], seat: 0, names, words });
  hear(view, legal);
  listener.next("all");
  return { listener, hear, next: () => listener.next("all") };
}
const showing = (view: CardsView, card: CardText): CardsView => ({ ...view, hand: view.hand.with(0, { top: card, open: 3, hidden: 5 }) });
const left = (view: CardsView, seat: number, size: number): CardsView => ({ ...view, reserve: view.reserve.with(seat, { top: "red 9", size }) });

describe("what concerns me", () => {
  test("my cards are told when I sit down, and then only what is new", () => {
    const listener = new CardsListener();
    listener.hear({ view: middle, legal: [], events: [], seat: 0, names, words });
    expect(listener.next("all")).toMatch(/^Ligretto: .+, \d+ left\. Row 1: .+\. Row 2: /);
    expect(listener.next("all")).toBe("");
    listener.hear({ view: showing(middle, "yellow 9"), legal: [], events: [], seat: 0, names, words });
    expect(listener.next("all")).toBe("Hand: yellow 9.");
  });

  test("a card that has become playable is told once, until that changes", () => {
    const { hear, next } = listening(showing(middle, "red 4"));
    const view = showing(middle, "red 4");
    hear(view, ["play hand pile 2"]);
    expect(next()).toBe("Red 4 fits, pile 2.");
    hear(view, ["play hand pile 2", "play hand pile 5"]);
    expect(next()).toBe("");
    hear(view, ["play hand pile 5"]);
    expect(next()).toBe("Red 4 fits, pile 5.");
    hear(view, []);
    hear(view, ["play hand pile 5"]);
    expect(next()).toBe("Red 4 fits, pile 5.");
  });

  test("a fit that is gone before there was time for it is never told", () => {
    const { hear, next } = listening(showing(middle, "red 4"));
    hear(showing(middle, "red 4"), ["play hand pile 2"]);
    hear(showing(middle, "red 4"), []);
    expect(next()).toBe("");
  });

  test("a new card that fits is told as a fit alone", () => {
    const { hear, next } = listening();
    hear(showing(middle, "red 1"), ["play hand new"]);
    expect(next()).toBe("Red 1 opens a pile.");
  });

  test("an opponent who is down to two is told once, as it is then, and nobody with more", () => {
    const { hear, next } = listening(left(left(middle, 1, 3), 2, 5));
    hear(left(middle, 1, 2));
    hear(left(middle, 1, 1));
    expect(next()).toBe("Bo has 1 left.");
    hear(left(middle, 1, 1));
    expect(next()).toBe("");
  });

  test("a refusal comes before all else, with its reason in a few words", () => {
    const { listener, hear, next } = listening();
    hear(showing(middle, "red 1"), ["play hand new"]);
    listener.refused({ code: "too-late", reason: "long", facts: { pile: 2, card: "red 4" } }, words);
    expect(next()).toBe("Too late: pile 2 has its red 4.");
    expect(next()).toBe("Red 1 opens a pile.");
    listener.refused({ code: "nothing-to-turn", reason: "You have no hand cards left.", facts: {} }, words);
    expect(next()).toBe("You have no hand cards left.");
  });

  test("who wants it quiet hears refusals, the end and the score alone", () => {
    const { listener, hear } = listening();
    hear(showing(left(middle, 1, 2), "red 1"), ["play hand new"]);
    expect(listener.next("least")).toBe("");
    listener.refused({ code: "complete", reason: "", facts: { pile: 3 } }, words);
    expect(listener.next("least")).toBe("Pile 3 is complete.");
    hear({ ...middle, round: middle.round + 1, scores: [5, 9, 0, 0, 0, 0] }, [], [
      { kind: "stops", seat: 1, facts: {} },
      { kind: "round-over", seat: null, facts: { round: 1, scores: [5, 9, 0, 0, 0, 0], view: middle } },
    ]);
    expect(listener.next("least")).toBe("Bo has no Ligretto left: “Ligretto stop!” You score 5, total 5. Bo leads with 9.");
  });

  test("after the match nothing more is told of my cards", () => {
    const { hear, next } = listening();
    hear({ ...showing(middle, "red 4"), result: { winners: [0], scores: [10, 4, 0, 0, 0, 0] } }, [], [
      { kind: "match-over", seat: null, facts: { winners: [0], scores: [10, 4, 0, 0, 0, 0] } },
    ]);
    expect(next()).toBe("You win with 10!");
    expect(next()).toBe("");
  });

  test("a refusal begins with a capital", () => {
    const { listener, next } = listening();
    listener.refused({ code: "too-high", reason: "", facts: { card: "red 4", pile: 1, next: "red 3" } }, words);
    expect(next()).toBe("Red 4 is too high: pile 1 needs red 3.");
  });

  test("what others play and turn is never told", () => {
    const { hear, next } = listening();
    hear(middle, [], [
      { kind: "plays", seat: 3, facts: { card: "red 4", pile: 2, source: "hand" } },
      { kind: "turns", seat: 2, facts: { card: "red 4", count: 3 } },
    ]);
    expect(next()).toBe("");
  });
});

test("what concerns the whole table waits while only what is urgent is said, and is not lost", () => {
  const { listener, hear } = listening();
  hear(middle, [], [{ kind: "goes-on", seat: null, facts: {} }]);
  expect(listener.next("urgent")).toBe("");
  expect(listener.next("all")).not.toBe("");
});

/** The announcements of a whole round, with their times. */
function played(language: Language, all = true): { at: number; text: string }[] {
  const told = allWords(language, "ligretto");
  const said: { at: number; text: string }[] = [];
  const listener = new CardsListener();
  let now = 0;
  let wake: number | null = null;
  const paced = new Paced(
    (urgent) => listener.next(!all ? "least" : urgent ? "urgent" : "all"),
    (text) => said.push({ at: now, text }),
  );
  const until = (time: number) => {
    while (wake !== null && wake <= time) {
      now = wake;
      wake = paced.look(now);
    }
  };
  const hear = (frame: { at: number; events: readonly CardsEvent[]; view: CardsView; legal: readonly string[] }) => {
    until(frame.at);
    now = frame.at;
    listener.hear({ ...frame, seat: 0, names, words: told });
    wake = paced.look(now);
  };
  hear({ at: 0, events: [], view: film.first, legal: film.legal });
  for (const frame of unroll(film)) hear(frame);
  until(Infinity);
  return said;
}

test("where one plays after the other, my turn is said with what fits, once", () => {
  const turn = (seat: number): CardsView => ({ ...showing(middle, "red 4"), actors: [seat] });
  const { listener, hear, next } = listening(turn(2));
  hear(turn(0), ["play hand pile 2"]);
  expect(next()).toBe("Your turn. Red 4 fits, pile 2.");
  hear(turn(0), ["play hand pile 2"]);
  expect(next()).toBe("");
  hear(turn(1));
  hear(turn(0), ["play hand pile 2"]);
  expect(listener.next("least")).toBe("Your turn.");
});

describe("a recorded round with twelve seats", () => {
  const over = film.frames.at(-1)!.at;

  test.each(LANGUAGES)("is at most three words a second, where every event in words would be far more (%s)", (language) => {
    const told = allWords(language, "ligretto");
    const everything = unroll(film).flatMap(({ events }) => events.map((event) => wordsIn(tell(told, event as GameEvent, null, 0, names))));
    const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
    const said = played(language).filter(({ at }) => at < over); // after it nobody is in a hurry
    expect((1000 * sum(everything)) / over).toBeGreaterThan(20);
    expect((1000 * sum(said.map(({ text }) => wordsIn(text)))) / over).toBeLessThanOrEqual(3);
    expect(said.length).toBeGreaterThan(10);
  });

  test("never brings two announcements within a second and a half", () => {
    const times = played("en").map(({ at }) => at);
    const gaps = times.slice(1).map((time, at) => time - times[at]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(LEAST);
  });

  test("says of a fit only what is true in that moment", () => {
    const frames = [{ at: 0, view: film.first, legal: film.legal }, ...unroll(film)];
    const fits = played("en").flatMap(({ at, text }) =>
      [...text.matchAll(/(\w+ \d+) fits, pile (\d+)/gi)].map(([, card, pile]) => ({ at, card: card!.toLowerCase() as CardText, pile: Number(pile) })),
    );
    expect(fits.length).toBeGreaterThan(3);
    for (const { at, card, pile } of fits) {
      const { view } = frames.findLast((frame) => frame.at <= at)!;
      expect(view.piles[pile - 1]?.wants, `${card} at ${at}`).toBe(card);
      expect(numberOf(card)).toBeGreaterThan(1);
    }
  });

  test("in a quiet setting is silent until its end", () => {
    const said = played("en", false);
    expect(said.map(({ text }) => text)).toHaveLength(1);
    expect(said[0]?.text).toMatch(/You score .+ leads with/);
  });
});

describe("the pace", () => {
  const speaking = (queue: string[], urgent: string[] = []) => {
    const said: string[] = [];
    const paced = new Paced((only) => urgent.shift() ?? (only ? "" : (queue.shift() ?? "")), (text) => said.push(text));
    return { paced, said };
  };

  test("lets an answer be heard out before anything else is said", () => {
    const { paced, said } = speaking(["one"]);
    paced.spoke("a b c d e f g h i j", 0);
    expect(paced.look(1500)).toBe(4000);
    expect(said).toEqual([]);
    expect(paced.look(4000)).toBe(4000 + LEAST);
    expect(said).toEqual(["one"]);
  });

  test("lets something urgent wait for a second and a half at most", () => {
    const { paced, said } = speaking([], ["late!"]);
    paced.spoke("a b c d e f g h i j", 0);
    expect(paced.look(1000)).toBe(1500);
    paced.look(1500);
    expect(said).toEqual(["late!"]);
  });

  test("needs nobody to look while there is nothing to say", () => {
    expect(speaking([]).paced.look(5)).toBeNull();
  });
});
