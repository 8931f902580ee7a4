// @vitest-environment happy-dom
/** "Your turn" is said once at every turn, with what the others did, in one line; how much else is said is chosen. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lines } from "../src/ear.ts";
import { verbosity } from "../src/state/chosen.ts";
import { Sitting } from "../src/table/sitting.ts";
import { PAUSE, type Hearing } from "../src/table/hearing/voice.ts";
import { allWords } from "./files.ts";
import { hear, layTable, seen, welcome } from "./table.ts";

let sitting: Sitting;
let number = 1;

beforeEach(() => {
  vi.useFakeTimers();
  lines.value = [];
  number = 1;
  verbosity.value = "usual";
  layTable();
  sitting = new Sitting("abc");
});
afterEach(() => {
  sitting.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = allWords("en", "lucky-numbers");
const said = () => lines.value.map(({ text }) => text);
const clover = { number: 9, colour: "red" };
/** A seat does something, and then another is to act. */
const does = (kind: string, seat: number, next: number, facts: object = clover, ...more: object[]) =>
  hear({ is: "news", number: ++number, at: 0, move: number, actors: [next], events: [{ kind, seat, facts }, ...more] });

function sit(actor: number, hearing: Partial<Hearing> = {}): void {
  hear({ ...welcome, view: { ...seen, actors: [actor] } });
  sitting.speak(words);
  sitting.attend({ turns: true, ...hearing }, words);
}

test("whoever comes to a table where it is their turn hears it, once", () => {
  sit(0);
  sitting.attend({ turns: true }, words);
  does("draws", 0, 0);
  expect(said()).toEqual(["Your turn.", "You draw 9 red."]);
});

test("what the others did is said in one line when my turn comes", () => {
  sit(1);
  does("draws", 1, 1);
  does("places", 1, 2, { ...clover, cell: "b2" });
  does("draws", 2, 2);
  expect(said()).toEqual([]);
  does("leaves", 2, 0);
  expect(said()).toEqual(["Your turn. Bo draws 9 red; Bo places 9 red on b2; Hopla draws 9 red; Hopla leaves 9 red in the middle."]);
});

test("at every turn again, and not at the second step of a turn", () => {
  sit(1);
  does("leaves", 1, 0);
  does("draws", 0, 0);
  does("leaves", 0, 1);
  does("leaves", 1, 0);
  expect(said().filter((line) => line.startsWith("Your turn."))).toHaveLength(2);
});

test("where every action is a whole turn, it is said after my own action, too", () => {
  sit(0, { wholeTurns: true });
  does("leaves", 0, 0);
  expect(said()).toEqual(["Your turn.", "You leave 9 red in the middle. Your turn."]);
});

test("who waits for long hears what the others do after a moment, and at the turn only what is new", () => {
  sit(1);
  does("leaves", 1, 2);
  vi.advanceTimersByTime(PAUSE);
  expect(said()).toEqual(["Bo leaves 9 red in the middle."]);
  does("draws", 2, 0);
  expect(said().at(-1)).toBe("Your turn. Hopla draws 9 red.");
  expect(sitting.voice.since()).toBe("Since your last move: Bo leaves 9 red in the middle; Hopla draws 9 red.");
  does("draws", 0, 0);
  expect(sitting.voice.since()).toBe("Nothing has happened since your last move.");
});

test("who wants little hears nothing of others before the turn, but the end", () => {
  verbosity.value = "quiet";
  sit(1);
  does("leaves", 1, 2);
  vi.advanceTimersByTime(10 * PAUSE);
  expect(said()).toEqual([]);
  does("draws", 2, 2, clover, { kind: "pile-used-up" });
  expect(said()).toEqual(["Bo leaves 9 red in the middle.", "Hopla draws 9 red. The pile is used up: the player with the fewest empty cells wins."]);
});

test("who wants everything hears every step at once, as one line, and the turn with the last", () => {
  verbosity.value = "everything";
  sit(1);
  does("draws", 1, 1);
  does("takes", 1, 0, { ...clover, cell: "b2" }, { kind: "paid-already", seat: 1, facts: {} });
  expect(said()).toHaveLength(2);
  expect(said().at(-1)).toMatch(/^Bo takes 9 red from the middle to b2\. Bo already got .* Your turn\.$/);
});

test("what can be asked for is left out, unless everything is wanted", () => {
  const inShort: Hearing["inShort"] = (event, seat) => (event.kind === "draws" && event.seat !== seat ? null : event);
  sit(1, { inShort });
  does("draws", 1, 1);
  does("leaves", 1, 0);
  verbosity.value = "everything";
  does("draws", 1, 1);
  expect(said()).toEqual(["Your turn. Bo leaves 9 red in the middle.", "Bo draws 9 red."]);
});

test("where all play at once, nobody is called, and nothing waits", () => {
  sit(0, { turns: false });
  does("leaves", 1, 0);
  expect(said()).toEqual(["Bo leaves 9 red in the middle."]);
});
