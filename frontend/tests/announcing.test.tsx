// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, answer, lines, SETTLED, written } from "../src/ear.ts";
import { Announcer } from "../src/parts/Announcer.tsx";
import { verbosity } from "../src/state/chosen.ts";
import { Log } from "../src/table/log/Log.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { allWords } from "./files.ts";
import { hear, sent, layTable, welcome } from "./table.ts";
import { LANGUAGES } from "../src/words/index.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer(""); // nothing is left to be written from before
  lines.value = written.value = [];
  layTable();
});
afterEach(() => {
  vi.advanceTimersByTime(5000); // nothing is left to be written
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const news = (number: number, ...events: object[]) => ({ is: "news", number, at: 0, events });
const script = [
  news(2, { kind: "draws", seat: 0, facts: { number: 9, colour: "red" } }),
  news(3, { kind: "leaves", seat: 0, facts: { number: 9, colour: "red" } }),
  news(4, { kind: "takes", seat: 1, facts: { number: 9, colour: "red", cell: "b2" } }, { kind: "plays-again", seat: 1 }),
  news(5, { kind: "table-chat", guest: 2, facts: { name: "Bo", text: "Ha!" } }),
  news(6, { kind: "table-chat", guest: 2, facts: { name: "Bo", text: "Ha!" } }),
  news(7, { kind: "draws", seat: 2, facts: { number: 4, colour: "blue" } }),
];
const said = {
  en: [
    "You draw 9 red.",
    "You leave 9 red in the middle.",
    "Bo takes 9 red from the middle to b2. Two equal numbers touch diagonally: Bo plays again.",
    "Bo: Ha!",
    "Bo: Ha!\u00a0",
    "Hopla draws 4 blue.",
  ],
  fr: [
    "Vous piochez le 9 rouge.",
    "Vous laissez le 9 rouge au centre.",
    "Bo prend le 9 rouge au centre et le pose en b2. Deux nombres égaux se touchent en diagonale\u00a0: Bo rejoue.",
    "Bo\u00a0: Ha!",
    "Bo\u00a0: Ha!\u00a0",
    "Hopla pioche le 4 bleu.",
  ],
  de: [
    "Du ziehst die rote 9.",
    "Du lässt die rote 9 in der Tischmitte liegen.",
    "Bo nimmt die rote 9 aus der Tischmitte und legt sie auf b2. Zwei gleiche Zahlen berühren sich diagonal: Bo ist noch einmal dran.",
    "Bo: Ha!",
    "Bo: Ha!\u00a0",
    "Hopla zieht die blaue 4.",
  ],
};

test.each(LANGUAGES)("a scripted match is announced in exactly these sentences (%s)", (language) => {
  const sitting = new Sitting("abc");
  hear(welcome);
  hear(script[0]!); // before the words are here
  sitting.speak(allWords(language, "lucky-numbers"));
  for (const message of script.slice(1)) {
    hear(message);
    hear(message); // whatever comes twice is said once
  }
  hear({ ...welcome, number: 7 });
  expect(lines.value.map(({ text }) => text)).toEqual(said[language]);
  sitting.close();
});

test("what still waits is said in one line with the answer to a question, before it", () => {
  announce("F, taken by Cleo");
  announce("Bo is back.");
  answer("You: W.");
  vi.advanceTimersByTime(SETTLED);
  expect(written.value.map(({ text }) => text)).toEqual(["F, taken by Cleo. Bo is back. You: W."]);
  announce("Bo is back.");
  answer("");
  expect(written.value.map(({ text }) => text).slice(1)).toEqual(["Bo is back."]);
});

test("a refused action is said by ear, once, and given to the board", async () => {
  const sitting = new Sitting("abc");
  hear(welcome);
  const refusal = sitting.act("place z9");
  hear({ is: "no", code: "unreadable", reason: "This is not a move.", facts: {}, id: sent()[0]?.id });
  expect(await refusal).toEqual({ code: "unreadable", reason: "This is not a move.", facts: {} });
  expect(lines.value.map(({ text }) => text)).toEqual(["This is not a move."]);
  sitting.close();
});

test("the live region adds a line for every sentence, none equal to the one before, and never changes one", async () => {
  const place = document.createElement("div");
  await act(() => render(<Announcer />, place));
  const region = place.querySelector("[data-announcer]")!;
  expect(region.getAttribute("aria-live")).toBe("polite");
  const settle = () => act(() => void vi.advanceTimersByTime(SETTLED));
  announce("Bo passes.");
  expect(region.querySelector("p")).toBeNull(); // the page changes first
  await settle();
  const first = region.querySelector("p");
  announce("Bo passes.");
  await settle();
  const [said, again] = region.querySelectorAll("p");
  expect(again?.textContent).not.toBe(said?.textContent); // else a screen reader drops it
  expect(again?.textContent.trim()).toBe("Bo passes.");
  expect(region.querySelector("p")).toBe(first);
});

test.each([
  ["quiet", ["answer"]],
  ["usual", ["answer", "news"]],
  ["everything", ["answer", "news", "detail"]],
] as const)("who wants to hear %s hears %s", (wanted, heard) => {
  verbosity.value = wanted;
  announce("answer");
  announce("news", "usual");
  announce("detail", "everything");
  expect(lines.value.map(({ text }) => text)).toEqual(heard);
  verbosity.value = "usual";
});

test("the log is no live region: a screen reader that saw a sentence there would not say it", async () => {
  const place = document.createElement("div");
  const sitting = new Sitting("abc");
  hear(welcome);
  sitting.speak(allWords("en", "lucky-numbers"));
  hear(script[0]!);
  sitting.standing.past.missing.value = false;
  await act(() => render(<Log sitting={sitting} />, place));
  expect(place.textContent).toContain("You draw 9 red.");
  expect(place.querySelector("[aria-live], [role=log], [role=status], [role=alert]")).toBeNull();
  sitting.close();
});

test("an answer is written at once, after what was said before it", async () => {
  const place = document.createElement("div");
  await act(() => render(<Announcer />, place));
  announce("Bo passes.");
  await act(() => answer("Your turn."));
  expect([...place.querySelectorAll("p")].map((line) => line.textContent).at(-1)).toBe("Bo passes. Your turn.");
});
