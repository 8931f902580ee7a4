// @vitest-environment happy-dom
/** What is heard: place, pitch and voice of a card, and the words of every sound. */

import { describe, expect, test } from "vitest";
import film from "../../../../stories/fixtures/cards-film-12.json";
import { type Film, unroll } from "../../../../stories/film.ts";
import { allWords } from "../../../../tests/files.ts";
import { type Sounds, soundsOf } from "../../../sound/events.ts";
import { notesOf, VOICES } from "../../../sound/notes.ts";
import type { GameEvent } from "../../contract.ts";
import { lesson } from "./learning.ts";
import { ACROSS, panOf, pitchOf, sounds, VOICE_OF } from "./sounds.ts";
import type { CardsEvent, CardsView } from "../view.ts";
import { LANGUAGES } from "../../../words/index.ts";

const words = allWords("en", "ligretto");
const view = film.first as unknown as CardsView;
const names = view.reserve.map((_, seat) => `P${seat}`);
const withLeft = (seat: number, size: number): CardsView => ({ ...view, reserve: view.reserve.with(seat, { top: "red 4", size }) });
const heard = (event: CardsEvent, now: CardsView = view, seat: number | null = 0) =>
  soundsOf(event as GameEvent, { seat, view: now, names, words }, sounds as unknown as Sounds);
const plays = (seat: number, card: string, pile: number, source = "hand") =>
  ({ kind: "plays", seat, facts: { card, pile, source } }) as CardsEvent;

describe("a card that lands", () => {
  test("is heard at its pile, as high as its number, in the voice of its colour, with its words", () => {
    expect(heard(plays(3, "blue 8", 11))).toEqual([
      { sound: "lands", pan: panOf(11), pitch: pitchOf(8), timbre: "flute", text: "P3: blue 8, pile 11" },
    ]);
  });

  test("is lower and struck on wood where it is mine", () => {
    const [mine] = heard(plays(0, "blue 8", 11));
    const [theirs] = heard(plays(3, "blue 8", 11));
    expect(mine).toMatchObject({ sound: "mine", text: "you: blue 8, pile 11" });
    const [tone, knock] = notesOf(mine!, sounds.made);
    expect(tone?.pitch).toBe(notesOf(theirs!, sounds.made)[0]!.pitch / 2);
    expect(knock?.timbre).toBe("breath");
  });

  test("goes from the far left to the far right, the same on every screen", () => {
    const pans = Array.from({ length: ACROSS }, (_, at) => panOf(at + 1));
    expect(pans[0]).toBe(-1);
    expect(pans.at(-1)).toBe(1);
    expect(pans).toEqual(pans.toSorted((one, other) => one - other));
    expect(panOf(ACROSS + 1)).toBe(-1);
  });

  test("rises from 1 to 10, and no two colours share a voice", () => {
    const pitches = Array.from({ length: 10 }, (_, at) => pitchOf(at + 1));
    expect(pitches).toEqual(pitches.toSorted((one, other) => one - other));
    expect(new Set(pitches).size).toBe(10);
    const voices = Object.values(VOICE_OF).map((voice) => JSON.stringify(VOICES[voice]));
    expect(new Set(voices).size).toBe(4);
  });
});

test("a reserve of three, two and one cards knocks as often, and one of four is silent", () => {
  for (const left of [1, 2, 3]) {
    const [, few] = heard(plays(2, "red 4", 1, "ligretto"), withLeft(2, left));
    expect(few).toMatchObject({ sound: `left-${left}`, text: `P2: ${left} left` });
    expect(notesOf(few!, sounds.made)).toHaveLength(left);
  }
  expect(heard(plays(2, "red 4", 1, "ligretto"), withLeft(2, 4))).toHaveLength(1);
  const fills = { kind: "fills", seat: 2, facts: { card: "red 4", place: 1, left: 2 } } as CardsEvent;
  expect(heard(fills, withLeft(2, 2)).map(({ sound }) => sound)).toEqual(["left-2"]);
});

test("nobody hears the hands of others turn", () => {
  const turns = (seat: number) => ({ kind: "turns", seat, facts: { card: "red 4", count: 3 } }) as CardsEvent;
  expect(heard(turns(0)).map(({ sound }) => sound)).toEqual(["leaf"]);
  expect(heard(turns(1))).toEqual([]);
});

test("a lost race, a refusal, “Dutch!” and the stop are not mistaken for each other", () => {
  const late = sounds.refused!({ code: "too-late", facts: { card: "red 4", pile: 2 } }, words);
  expect(late).toMatchObject({ sound: "late", pan: panOf(2), pitch: pitchOf(4), timbre: "horn", text: "too late: red 4, pile 2" });
  expect(sounds.refused!({ code: "not-a-one", facts: { card: "red 4" } }, words).sound).toBe("refused");
  const event = (kind: string) => heard({ kind, seat: 1, facts: {} } as CardsEvent)[0];
  expect([event("calls-dutch")?.sound, event("stops")?.sound]).toEqual(["dutch", "stop"]);
});

test.each(LANGUAGES)("every sound can be learned, is made of notes and has words of its own (%s)", (language) => {
  const told = allWords(language, "dutch-blitz");
  const all = lesson.examples(told);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  for (const example of all) expect(notesOf(example, sounds.made).length, example.sound).toBeGreaterThan(0);
  for (const kind of Object.keys(sounds.made ?? {})) expect(all.map(({ sound }) => sound)).toContain(kind);
  for (const { about, heard } of lesson.scales(told)) expect([about.length > 20, heard.length > 3]).toEqual([true, true]);
});

test("whatever a round brings, each sound that is heard has words", () => {
  let count = 0;
  for (const { events, view: now } of unroll(film as unknown as Film))
    for (const one of events.flatMap((event) => heard(event, now)).filter(({ sound }) => sound !== "turn")) {
      expect(one.text, one.sound).not.toBe("");
      count++;
    }
  expect(count).toBeGreaterThan(100);
});

test("a question to the ear has one right answer among four, and every kind is asked", () => {
  let state = 7;
  const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const asked = new Set<string>();
  for (let time = 0; time < 200; time++) {
    const { ask, answers, right, heard } = lesson.question(words, chance);
    asked.add(ask);
    expect(new Set(answers).size).toBe(4);
    const given = answers[right] ?? "";
    const meant = {
      [words.phrase("cards-quiz-sound")]: heard.text,
      [words.phrase("cards-quiz-colour")]: heard.text.split(" ")[0],
      [words.phrase("cards-quiz-number")]: /\d+/.exec(heard.text)?.[0],
      [words.phrase("cards-quiz-pile")]: heard.text.split(", ")[1],
    };
    expect(given).toBe(meant[ask]);
  }
  expect(asked.size).toBe(4);
});
