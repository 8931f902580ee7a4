// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lines } from "../src/ear.ts";
import { Announcer } from "../src/parts/Announcer.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { allWords } from "./files.ts";
import { hear, sent, layTable, welcome } from "./table.ts";

beforeEach(() => {
  lines.value = [];
  layTable();
});
afterEach(() => vi.unstubAllGlobals());

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
    "Bo takes 9 red from the middle to b2.",
    "Two equal numbers touch diagonally: Bo plays again.",
    "Bo: Ha!",
    "Bo: Ha!",
    "Hopla draws 4 blue.",
  ],
  fr: [
    "Vous piochez le 9 rouge.",
    "Vous laissez le 9 rouge au centre.",
    "Bo prend le 9 rouge au centre et le pose en b2.",
    "Deux nombres égaux se touchent en diagonale\u00a0: Bo rejoue.",
    "Bo\u00a0: Ha!",
    "Bo\u00a0: Ha!",
    "Hopla pioche le 4 bleu.",
  ],
};

test.each(["en", "fr"] as const)("a scripted match is announced in exactly these sentences (%s)", (language) => {
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

test("a refused action is said by ear, once, and given to the board", async () => {
  const sitting = new Sitting("abc");
  hear(welcome);
  const refusal = sitting.act("place z9");
  hear({ is: "no", code: "unreadable", reason: "This is not an action.", facts: {}, id: sent()[0]?.id });
  expect(await refusal).toEqual({ code: "unreadable", reason: "This is not an action.", facts: {} });
  expect(lines.value.map(({ text }) => text)).toEqual(["This is not an action."]);
  sitting.close();
});

test("the live region adds a line for every sentence, the same words too, and never changes one", async () => {
  const place = document.createElement("div");
  render(<Announcer />, place);
  const region = place.querySelector("[data-announcer]")!;
  expect(region.getAttribute("aria-live")).toBe("polite");
  const { announce } = await import("../src/ear.ts");
  announce("Bo passes.");
  await new Promise((resolve) => setTimeout(resolve, 20));
  const first = region.querySelector("p");
  announce("Bo passes.");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(region.querySelectorAll("p")).toHaveLength(2);
  expect(region.querySelector("p")).toBe(first);
});
