// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lines } from "../src/ear.ts";
import { Chronicle, isTalk, type Told } from "../src/net/chronicle.ts";
import type { HistoryPage, Past } from "../src/net/messages.ts";
import { seen, seenAt } from "../src/state/seen.ts";
import { spoken } from "../src/state/say.ts";
import { Log } from "../src/table/log/Log.tsx";
import { movesSince } from "../src/table/log/missed.ts";
import { Sitting } from "../src/table/sitting.ts";
import { allWords } from "./files.ts";
import { hear, layTable, welcome } from "./table.ts";
import type { Language } from "../src/words/index.ts";

const SEATS = [{ guest: 1, name: "Ann" }, { guest: 2, name: "Bo" }, { name: "Hopla" }];
const draws = (seat: number, number: number) => ({ kind: "draws", seat, facts: { number, colour: "red" } });

/** A table where Bo and the bot in turn have drawn a clover with every news, from 1 on. */
const past = (number: number, more: Partial<Past> = {}): Past => ({
  number,
  at: 0,
  match: 1,
  move: number,
  events: [draws(number % 2 === 0 ? 1 : 2, number)],
  ...more,
});
const pageOf = (from: number, to: number, first = from): HistoryPage => ({
  entries: Array.from({ length: to - from + 1 }, (_, index) => past(from + index, index === 0 ? { seats: SEATS } : {})),
  first,
});
/** What the server tells of a match of which so much has happened. */
const server = (last: number) => (query: URLSearchParams) => {
  const to = Math.min(last, Number(query.get("before") ?? last + 1) - 1);
  if (query.get("only")) return { entries: [], first: 1 };
  return pageOf(Math.max(1, to - 99), to);
};
const live = (number: number, more: Partial<Told> = {}): Told => ({
  event: draws(1, number),
  number,
  key: `${number}.0`,
  at: 0,
  names: ["Ann", "Bo"],
  mine: 0,
  match: 1,
  move: number,
  undone: false,
  ...more,
});
const numbers = (chronicle: Chronicle) => chronicle.told.value.map(({ number }) => number);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("what was told", () => {
  test("pages and live news make one list, whatever comes first", () => {
    const chronicle = new Chronicle();
    chronicle.reach(250);
    const { before } = chronicle;
    chronicle.add(251, [live(251)]);
    chronicle.put(pageOf(151, 250), before, 1);
    expect(numbers(chronicle)).toEqual(upTo(151, 251));
    chronicle.put(pageOf(51, 150), chronicle.before, 1);
    chronicle.add(252, [live(252)]);
    chronicle.put(pageOf(1, 50), chronicle.before, 1);
    expect(numbers(chronicle)).toEqual(upTo(1, 252));
    expect(chronicle.first.value).toBe(1);
  });

  test("a page that was asked for before something else came changes nothing", () => {
    const chronicle = new Chronicle();
    chronicle.reach(250);
    const { before } = chronicle;
    chronicle.put(pageOf(151, 250), before, 1);
    chronicle.put(pageOf(151, 250), before, 1);
    expect(numbers(chronicle)).toEqual(upTo(151, 250));
  });

  test("what was missed on a cut line is filled in, or everything before it is fetched anew", () => {
    for (const [missed, from] of [[300, 151], [500, 401]] as const) {
      const chronicle = new Chronicle();
      chronicle.reach(250);
      chronicle.put(pageOf(151, 250), chronicle.before, 1);
      chronicle.add(251, [live(251)]);
      chronicle.reach(missed);
      expect(chronicle.missing.value).toBe(true);
      chronicle.add(missed + 1, [live(missed + 1)]);
      chronicle.put(pageOf(missed - 99, missed), chronicle.before, 1);
      expect(numbers(chronicle)).toEqual(upTo(from, missed + 1));
      expect(chronicle.first.value).toBe(from);
      expect(chronicle.missing.value).toBe(false);
    }
  });

  test("an undo marks the moves that it took back, and only those of its match", () => {
    const chronicle = new Chronicle();
    chronicle.reach(2);
    chronicle.put({ entries: [past(1, { match: 1, move: 9, seats: SEATS }), past(2, { match: 2, move: 1 })], first: 1 }, 3, 1);
    chronicle.add(3, [live(3, { match: 2, move: 2 })]);
    chronicle.add(4, [live(4, { match: 2, move: 3 })]);
    chronicle.add(5, [live(5, { match: 2, move: null, event: { kind: "table-undone", facts: { count: 2 } } })]);
    chronicle.add(6, [live(6, { match: 2, move: 2 })]);
    expect(chronicle.told.value.map(({ undone }) => undone)).toEqual([false, false, true, true, false, false]);
  });

  test("what was said is a list of its own", () => {
    const chronicle = new Chronicle(isTalk);
    chronicle.reach(50);
    chronicle.add(51, [live(51)]);
    chronicle.add(52, [live(52, { event: { kind: "table-chat", facts: { name: "Bo", text: "Ha!" } } })]);
    chronicle.put({ entries: [past(7, { events: [{ kind: "table-phrase-hello" }], seats: SEATS })], first: 1 }, chronicle.before, 1);
    expect(numbers(chronicle)).toEqual([7, 52]);
  });

  test("everybody is called what they were called then, and my seat is the one I had", () => {
    const chronicle = new Chronicle();
    chronicle.reach(3);
    const moved = [{}, { guest: 1, name: "Anne" }];
    chronicle.put({ entries: [past(1, { seats: SEATS }), past(2), past(3, { seats: moved })], first: 1 }, chronicle.before, 1);
    expect(chronicle.told.value.map(({ names }) => names)).toEqual([["Ann", "Bo", "Hopla"], ["Ann", "Bo", "Hopla"], ["", "Anne"]]);
    expect(chronicle.told.value.map(({ mine }) => mine)).toEqual([0, 0, 1]);
  });
});

describe("coming back", () => {
  const said = () => lines.value.map(({ text }) => text);
  const turn = { ...welcome, view: { ...welcome.view, actors: [0] } };

  beforeEach(() => {
    lines.value = [];
    localStorage.clear();
    spoken.value = allWords("en", "lucky-numbers");
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    render(null, document.body);
  });

  /** Somebody opens the table when so much has happened there. */
  async function open(last: number, language: Language = "en"): Promise<Sitting> {
    layTable(server(last));
    const sitting = new Sitting("abc");
    hear({ ...turn, number: last });
    sitting.speak(allWords(language, "lucky-numbers"));
    await vi.waitFor(() => expect(sitting.standing.past.missing.value).toBe(false));
    return sitting;
  }

  test("who comes for the first time finds everything that happened, and hears nothing of it", async () => {
    const sitting = await open(40);
    expect(sitting.standing.past.told.value).toHaveLength(40);
    expect(said()).toEqual([]);
    expect(sitting.memory.missed.value).toBe("");
    expect(seenAt("abc")).toBe(40);
    sitting.close();
  });

  test("who comes back is told once and in one sentence what they missed", async () => {
    seen("abc", 38);
    const sitting = await open(40);
    const sentence = "While you were away: Hopla draws 39 red; Bo draws 40 red; it’s your turn.";
    expect(said()).toEqual([sentence]);
    expect(sitting.memory.missed.value).toBe(sentence);
    hear({ is: "present", here: [1], spectators: 0 });
    expect(said()).toEqual([sentence]);
    sitting.close();
    (await open(40)).close();
    expect(said()).toEqual([sentence]);
  });

  test("much that was missed is counted", async () => {
    seen("abc", 26);
    (await open(40)).close();
    expect(said()).toEqual(["While you were away: 14 moves; last: Bo draws 40 red; it’s your turn."]);
    lines.value = [];
    (await open(400, "fr")).close();
    expect(said()).toEqual([
      "Pendant votre absence\u00a0: plus de 100 coups\u00a0; le dernier\u00a0: Bo pioche le 400 rouge\u00a0; c’est à vous.",
    ]);
  });

  test("who acted counts, and not whom it concerned", () => {
    const own = [live(1, { event: draws(0, 1) }), live(1, { key: "1.1", event: draws(1, 2) })];
    const theirs = [live(2, { event: draws(1, 3) }), live(2, { key: "2.1", event: draws(0, 4) })];
    expect(movesSince([...own, ...theirs], 0)).toEqual([theirs[0]]);
  });

  test("a line that was cut for a few moves tells each; for many, one sentence, and what was said", async () => {
    const sitting = await open(40);
    const news = (number: number, event: object = draws(1, number)) => hear({ is: "news", number, at: 0, move: number, events: [event] });
    sitting.line.state.value = "lost";
    news(41);
    news(42);
    hear({ is: "present", here: [1], spectators: 0 });
    expect(said()).toEqual(["Bo draws 41 red.", "Bo draws 42 red."]);
    lines.value = [];
    sitting.line.state.value = "open";
    sitting.line.state.value = "lost";
    for (const number of [43, 44, 45, 46]) news(number);
    news(47, { kind: "table-chat", guest: 2, facts: { name: "Bo", text: "Ha!" } });
    expect(said()).toEqual([]);
    hear({ is: "present", here: [1], spectators: 0 });
    expect(said()).toEqual(["Bo: Ha!", "While you were away: 4 moves; last: Bo draws 46 red."]);
    news(48);
    expect(said().at(-1)).toBe("Bo draws 48 red.");
    sitting.close();
  });

  test("who looked at another tab for a while is told what happened meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const sitting = await open(40);
    const look = (state: string) => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const away = (seconds: number, number: number) => {
      look("hidden");
      vi.setSystemTime(Date.now() + seconds * 1000);
      hear({ is: "news", number, at: 0, move: number, events: [draws(1, number)], actors: [1] });
      lines.value = [];
      look("visible");
    };
    away(3, 41);
    expect(said()).toEqual([]);
    away(60, 42);
    expect(said()).toEqual(["While you were away: Bo draws 42 red."]);
    expect(seenAt("abc")).toBe(42);
    vi.restoreAllMocks();
    vi.useRealTimers();
    sitting.close();
  });

  test("the log numbers moves, marks what was taken back, and leads back to the beginning", async () => {
    const sitting = await open(140);
    hear({ is: "news", number: 141, at: 0, events: [{ kind: "table-undone", facts: { count: 1 } }] });
    render(<Log sitting={sitting} />, document.body);
    const rows = () => [...document.querySelectorAll(".log li")].map((row) => row.textContent);
    expect(rows()).toHaveLength(100);
    expect(rows().slice(0, 3)).toEqual([" The last move is undone.", "Move 140 Bo draws 140 red. undone", "Move 139 Hopla draws 139 red."]);
    const button = document.querySelector("button")!;
    expect(button.textContent).toBe("Earlier moves");
    button.focus();
    button.click();
    await vi.waitFor(() => expect(rows()).toHaveLength(141));
    expect(rows().at(-1)).toBe("Move 1 Hopla draws 1 red.");
    expect(document.querySelector("button")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("This is where it began."));
    sitting.close();
  });
});
