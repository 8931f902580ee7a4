// @vitest-environment happy-dom
/** What is said at a seat, and who plays there meanwhile. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lines } from "../src/ear.ts";
import { spoken } from "../src/state/say.ts";
import { useGone } from "../src/table/notices/Away.tsx";
import { type Box, spotFor } from "../src/table/phrases/bubble.ts";
import { Bubbles } from "../src/table/phrases/Bubbles.tsx";
import { Log } from "../src/table/log/Log.tsx";
import { Sheet } from "../src/table/scores/Sheet.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { SHOWN } from "../src/table/phrases/speech.ts";
import { allWords } from "./files.ts";
import { hear, layTable, table, welcome } from "./table.ts";

const words = allWords("en", "lucky-numbers");
let sitting: Sitting;
let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  lines.value = [];
  spoken.value = words;
  layTable();
  document.body.innerHTML = '<div class="frame"><main id="board"><section data-seat="1"></section></main><div></div></div>';
  place = document.body.querySelector("div > div")!;
  sitting = new Sitting("abc");
  hear({ ...welcome, now: Date.now() });
  sitting.speak(words);
});
afterEach(() => {
  sitting.close();
  render(null, place);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = (number: number, guest: number, phrase: string, at = Date.now()) =>
  hear({ is: "news", number, at, events: [{ kind: `table-phrase-${phrase}`, guest, facts: { name: "Bo" } }] });
const atSeats = () => sitting.speech.now.value.map(({ seat, phrase }) => `${seat} ${phrase}`);

describe("a quick phrase", () => {
  test("stands at the seat of whoever says it for a while, the latest alone, and is said once by ear", () => {
    said(2, 2, "hello");
    expect(atSeats()).toEqual(["1 table-phrase-hello"]);
    vi.advanceTimersByTime(SHOWN - 1000);
    said(3, 2, "oops");
    said(4, 1, "thanks");
    expect(atSeats()).toEqual(["1 table-phrase-oops", "0 table-phrase-thanks"]);
    vi.advanceTimersByTime(SHOWN - 1);
    expect(atSeats()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(atSeats()).toEqual([]);
    expect(lines.value.map(({ text }) => text)).toEqual(["Bo: Hello!", "Bo: Oops!", "You: Thank you!"]);
  });

  test("of somebody who watches, or from long ago, stands nowhere", () => {
    said(2, 7, "hello");
    said(3, 2, "oops", Date.now() - SHOWN);
    hear({ is: "news", number: 4, at: Date.now(), events: [{ kind: "table-chat", guest: 2, facts: { name: "Bo", text: "Ha!" } }] });
    expect(atSeats()).toEqual([]);
  });

  test("is shown in the reader's language, for eyes alone", () => {
    act(() => render(<Bubbles sitting={sitting} words={allWords("fr", "lucky-numbers")} />, place));
    act(() => said(2, 2, "well-played"));
    expect(place.querySelector(".bubble")?.textContent).toBe("Bien joué\u00a0!");
    expect(place.querySelector(".bubble")?.closest("[aria-hidden=true]")).not.toBeNull();
  });
});

describe("the place of a bubble", () => {
  const window = { left: 0, top: 0, right: 400, bottom: 800 };
  const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const size = { width: 120, height: 30 };
  const seat = box(20, 100, 60, 24);

  test("is right of the seat where that is free, else below or above it", () => {
    expect(spotFor(size, { seat, kept: [], window })).toMatchObject({ side: "right", left: 92, top: 97 });
    const right = box(100, 95, 100, 30);
    expect(spotFor(size, { seat, kept: [right], window })).toMatchObject({ side: "below", top: 132 });
    expect(spotFor(size, { seat, kept: [right, box(0, 130, 400, 40)], window })).toMatchObject({ side: "above", top: 62 });
  });

  test("never covers what can be pressed and never leaves the window, wherever things lie", () => {
    let state = 7;
    const chance = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
    for (let round = 0; round < 300; round++) {
      const kept = Array.from({ length: chance(25) }, () => box(chance(360), chance(760), 30 + chance(60), 30 + chance(60)));
      const { left, top, side } = spotFor(size, { seat: box(chance(340), chance(770), 60, 24), kept, window });
      const own = box(left, top, size.width, size.height);
      expect(kept.filter((one) => own.left < one.right && own.right > one.left && own.top < one.bottom && own.bottom > one.top)).toEqual([]);
      const inside = left >= 0 && own.right <= 400 && top >= 0 && own.bottom <= 800;
      expect(inside || (side === "near" && top === window.bottom)).toBe(true);
    }
  });
});

describe("somebody who goes away", () => {
  let gone: readonly number[] = [];
  function Watched() {
    gone = useGone(sitting, words);
    return null;
  }
  const present = (...here: number[]) => act(() => hear({ is: "present", here, spectators: 0 }));
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

  beforeEach(() => {
    act(() => hear({ ...welcome, now: Date.now(), here: [1, 2] }));
    act(() => render(<Watched />, place));
  });

  test("is named after a while, and again when they are back", () => {
    present(1);
    pass(4999);
    expect(gone).toEqual([]);
    pass(1);
    expect(gone).toEqual([1]);
    present(1, 2);
    expect(gone).toEqual([]);
    expect(lines.value.map(({ text }) => text)).toEqual(["Bo is away.", "Bo is back."]);
  });

  test("and only loads the page again is not", () => {
    present(1);
    pass(3000);
    present(1, 2);
    pass(10_000);
    expect(lines.value).toEqual([]);
  });

  test("and has a bot is not called back when the bot sits down", () => {
    present(1);
    pass(5000);
    const seats = [table.seats[0], { guest: 2, bot: true, level: "newcomer", name: "Lento", animal: "Lento" }, table.seats[2]];
    const event = { kind: "table-stood-in", seat: 1, guest: 2, facts: { bot: "Lento" } };
    act(() => hear({ is: "news", number: 2, at: Date.now(), table: { ...table, seats }, events: [event] }));
    expect(gone).toEqual([]);
    expect(lines.value.map(({ text }) => text)).toEqual(["Bo is away.", "Lento plays for Bo until they come back."]);
  });
});

test("what was told before the words came is read when they are here, also beside a face", () => {
  const late = new Sitting("abc");
  hear({ ...welcome, now: Date.now() });
  act(() => hear({ is: "news", number: 2, at: Date.now(), events: [{ kind: "table-sat", seat: 1, guest: 2, facts: { name: "Bo", seat: 2 } }] }));
  act(() => render(<Log sitting={late} />, place));
  act(() => late.speak(words));
  expect(place.querySelector("li")?.textContent).toContain("Bo takes seat 2.");
  late.close();
});

test("on the score sheet everybody has their face, and who won a gold ring and a word", () => {
  const faces = [{ name: "Ann" }, { name: "Lento", animal: "Lento" }];
  for (const rounds of [[], [1, 2].map((round) => ({ round, scores: [1, 2], tally: null }))]) {
    act(() => render(<Sheet rounds={rounds} totals={[2, 4]} names={["Ann", "Lento"]} faces={faces} mine={0} words={words} winners={[1]} />, place));
    const names = [...place.querySelectorAll(".sheet-name")];
    expect(names.map(({ textContent }) => textContent?.trim())).toEqual(["You", "Lento won"]);
    expect(names.map((name) => name.querySelector(".face-won") !== null)).toEqual([false, true]);
    expect(names[1]?.querySelector("use")?.getAttribute("href")).toMatch(/#lento$/);
    expect(names[1]?.querySelector("em")?.classList.contains("unseen")).toBe(false);
  }
});
