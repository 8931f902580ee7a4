// @vitest-environment happy-dom
/** The board under impatient hands: answers are long in coming, cards change while they are dragged, rounds end. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import call from "../../../stories/fixtures/cards-call.json";
import six from "../../../stories/fixtures/cards-ligretto-6.json";
import stacking from "../../../stories/fixtures/cards-stacking.json";
import { lines } from "../../ear.ts";
import { allWords } from "../../../tests/files.ts";
import type { Refusal } from "../contract.ts";
import { Board } from "./Board.tsx";
import { queries } from "./hearing/queries.ts";
import { Others } from "./seats/Seat.tsx";
import type { CardsEvent, CardsProps, CardsView } from "./view.ts";
import { LANGUAGES } from "../../words/index.ts";

const middle = six.middle.view as CardsView;
type Moment = Pick<CardsProps, "view" | "legal" | "events">;
const moment: Moment = { legal: six.middle.legal, view: middle, events: six.middle.events as unknown[] as CardsEvent[] };
const place = document.createElement("div");
Object.defineProperty(place, "clientWidth", { value: 1440 });

/** A table that answers when the test wants it to. */
function slowTable() {
  const asked: string[] = [];
  const answers: ((refusal: Refusal | null) => void)[] = [];
  const ask = (action: string) => {
    asked.push(action);
    return new Promise<Refusal | null>((resolve) => answers.push(resolve));
  };
  return { asked, answers, ask };
}
let table = slowTable();

async function propsOf(now: Moment, more: Partial<CardsProps> = {}): Promise<CardsProps> {
  const words = allWords("en", "ligretto");
  const names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"];
  return { ...now, seat: 0, names, act: table.ask, words, phase: "playing", begins: null, ...more };
}
async function show(now: Moment, more: Partial<CardsProps> = {}): Promise<void> {
  const props = await propsOf(now, more);
  await act(() => render(<Board {...props} />, place));
}
/** The same moment as it is told anew, with another view. */
const seen = (view: object, events: readonly CardsEvent[] = []): Moment => ({ ...moment, events, view: { ...middle, ...view } });

const find = (selector: string) => place.querySelector<HTMLElement>(selector)!;
const click = (selector: string, detail = 1) =>
  act(() => void find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, detail })));
const key = (code: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { code, key: code })));

/** Every place is 100 wide, a hundred from the next, in the order of the page. */
function spread(this: HTMLElement): DOMRect {
  const places = [...place.querySelectorAll<HTMLElement>("[data-place]")].map((one) => one.dataset.place);
  return new DOMRect(places.indexOf(this.dataset.place) * 1000, 0, 100, 140);
}
const at = (name: string) => find(`[data-place="${name}"]`).getBoundingClientRect().x + 50;
function pointer(kind: string, x: number, more: PointerEventInit = {}, target = find(".cards-board")): Promise<void> {
  const where = { clientX: x, clientY: 50, button: 0, buttons: 1, pointerId: 1, pointerType: "mouse", bubbles: true };
  return act(() => void target.dispatchEvent(new PointerEvent(kind, { ...where, ...more })));
}
async function lift(source: string, to: string): Promise<void> {
  await pointer("pointerdown", at(`mine ${source}`), {}, find(`[data-source="${source}"] .quick-card`));
  await pointer("pointermove", at(to));
}

beforeEach(() => {
  document.body.append(place);
  document.documentElement.dataset.motion = "still";
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(spread);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.stubGlobal("innerHeight", 1000);
  table = slowTable();
  lines.value = [];
});
afterEach(async () => {
  await act(() => render(null, place));
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("before the answer has come", () => {
  it("a card that is pressed twice is played where it fits, also by a browser that does not count presses", async () => {
    const press = (source: string, timeStamp: number) => {
      const event = new MouseEvent("click", { bubbles: true, detail: 1 });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      return act(() => void find(source).dispatchEvent(event));
    };
    await show(moment);
    await press(".cards-source.cards-open", 1000);
    await press(".cards-source.cards-open", 2000);
    expect(table.asked).toEqual([]);
    await press(".cards-source.cards-open", 3000);
    await press(".cards-source.cards-open", 3100);
    expect(table.asked).toHaveLength(1);
  });

  it("a pile that is pressed twice gets my card once, and nothing is said against it", async () => {
    await show(moment);
    await click("[data-pile='6']");
    await click("[data-pile='6']", 2);
    expect(table.asked).toEqual(["play row 1 blue 6 pile 7"]);
    expect(lines.value).toEqual([]);
    expect(find(".cards-reason")).toBeNull();
  });

  it("a call is made once, however often it is pressed", async () => {
    await show(call as Moment);
    await key("Period");
    await key("Period");
    expect(table.asked).toEqual(["stop"]);
  });

  it("calls what stands on the button, though the key for calls would end the round", async () => {
    await show({ ...moment, legal: ["turn", "stop", "dutch"] });
    await click('[data-call="dutch"]');
    await click('[data-call="stop"]');
    expect(table.asked).toEqual(["dutch", "stop"]);
  });

  it("the next 1 opens the next place while the first is on its way", async () => {
    const both = { ...moment, legal: [...moment.legal, "play hand new"] };
    const hand = middle.hand.with(0, { top: "red 1", open: 1, hidden: 5 });
    await show({ ...both, view: { ...middle, hand } });
    await click("[data-new]");
    const next = find("[data-new]");
    expect(next.dataset.pile).toBe("14");
    expect(next.closest(".cards-pile")?.classList.contains("cards-open")).toBe(true);
    await click("[data-new]");
    expect(table.asked).toEqual(["play ligretto green 1 new", "play hand red 1 new"]);
  });

  it("two taps that lay a card on my row do not play what lies there", async () => {
    const legal = ["stack ligretto row 1", "play row 1 pile 1", "turn"];
    await show({ ...(stacking as unknown as Moment), legal });
    await click("[data-source='ligretto']");
    await click("[data-source='row 1']");
    await click("[data-source='row 1']", 2);
    expect(table.asked).toHaveLength(1);
    expect(table.asked[0]).toMatch(/^stack ligretto .* row 1$/);
  });

  it("what was under way when the round ended is not laid in the next one", async () => {
    await show(moment);
    await click("[data-pile='6']");
    await show(seen({ round: middle.round + 1 }));
    expect(find("[data-pile='6']").textContent).toContain("5");
    await click("[data-pile='6']");
    expect(table.asked).toEqual(["play row 1 blue 6 pile 7", "play row 1 blue 6 pile 7"]);
  });
});

describe("the focus", () => {
  const focused = () => (document.activeElement as HTMLElement).dataset;

  it("stays on the place that a 1 of mine or of somebody else has opened", async () => {
    await show(moment);
    find("[data-new]").focus();
    expect(focused()).toMatchObject({ pile: "13", new: "true" });
    await show(seen({ piles: [...middle.piles, { top: "blue 1", size: 1, seat: 3 }] }));
    expect(focused()).toMatchObject({ pile: "13" });
    expect(focused().new).toBeUndefined();
  });

  it("goes to the call that lies where my reserve lay, and Tab still reaches my row", async () => {
    await show(moment);
    find("[data-source='ligretto']").focus();
    await show({ ...moment, legal: ["turn", "stop"] });
    expect(focused()).toMatchObject({ call: "stop" });
    expect(find("[data-source='row 1']").tabIndex).toBe(0);
  });

  it("is not taken from where somebody has gone meanwhile", async () => {
    await show(moment);
    find("[data-new]").focus();
    find("[data-new]").blur();
    await show(seen({ piles: [...middle.piles, { top: "blue 1", size: 1, seat: 3 }] }));
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a card that is dragged", () => {
  it("is laid where it is let go", async () => {
    await show(moment);
    await lift("row 1", "middle 6");
    await pointer("pointerup", at("middle 6"), { buttons: 0 });
    expect(table.asked).toEqual(["play row 1 blue 6 pile 7"]);
  });

  it("reaches the place of a new pile though others have opened one since", async () => {
    await show(moment);
    await lift("ligretto", "middle 6");
    await show(seen({ piles: [...middle.piles, { top: "blue 1", size: 1, seat: 3 }] }));
    await pointer("pointerup", at("middle 14"), { buttons: 0 });
    expect(table.asked).toEqual(["play ligretto green 1 new"]);
  });

  it("is not laid if its place shows another card by then", async () => {
    await show(moment);
    await lift("hand", "middle 0");
    await show(seen({ hand: middle.hand.with(0, { top: "red 7", open: 9, hidden: 17 }) }));
    await pointer("pointerup", at("middle 0"), { buttons: 0 });
    expect(table.asked).toEqual([]);
  });

  it("is not laid when the round has ended, nor one of the next round for it", async () => {
    await show(moment);
    await lift("row 1", "middle 6");
    const over = { round: middle.round, scores: [1, 2, 3, 4, 5, 6], view: middle };
    const end: CardsEvent[] = [{ kind: "stops", seat: 2, facts: {} }, { kind: "round-over", seat: null, facts: over }];
    await show(seen({ round: middle.round + 1 }, end), { begins: Date.now() + 5000 });
    await pointer("pointerup", at("middle 6"), { buttons: 0 });
    expect(table.asked).toEqual([]);
  });

  it("goes home when Escape is pressed, and so does what was let go outside the window", async () => {
    await show(moment);
    await lift("row 1", "middle 6");
    await act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
    await pointer("pointerup", at("middle 6"), { buttons: 0 });
    await lift("row 1", "middle 6");
    await pointer("pointermove", at("middle 6"), { buttons: 0 });
    await pointer("pointerup", at("middle 6"), { buttons: 0 });
    expect(table.asked).toEqual([]);
    expect(find("[aria-pressed=true]")).toBeNull();
  });

  it("does not block the next one if the finger left the board before it was lifted", async () => {
    await show(moment);
    await pointer("pointerdown", at("mine row 3"), { pointerId: 7, pointerType: "touch" }, find("[data-source='row 3']"));
    await pointer("pointerup", -500, { pointerId: 7, pointerType: "touch" }, document.body);
    await lift("row 1", "middle 6");
    await pointer("pointerup", at("middle 6"), { buttons: 0 });
    expect(table.asked).toEqual(["play row 1 blue 6 pile 7"]);
  });
});

describe("a card that is chosen", () => {
  it("before a new round has been painted is chosen for that round", async () => {
    await show(moment);
    const props = await propsOf(seen({ round: middle.round + 1 }));
    render(<Board {...props} />, place);
    find("[data-source='row 1']").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await new Promise((painted) => setTimeout(painted, 100));
    expect(find("[aria-pressed=true]").dataset.source).toBe("row 1");
  });
});

it("shows on a phone the row of another seat when its name is pressed", async () => {
  const side = { view: middle, turn: null, seats: [1, 2], names: ["Ann", "Bo", "Cy"], levels: [], faces: [], narrow: true, looks: true, roomy: false, side: "line" };
  await act(() => render(<Others {...side} caller={null} words={allWords("en", "ligretto")} />, place));
  const row = () => [...place.querySelectorAll(".cards-row [role=img]")].map((card) => card.getAttribute("aria-label"));
  expect(row()).toEqual([]);
  await click(".cards-seat:last-child .cards-look");
  expect(row()).toEqual(middle.row[2]!.map((cards) => cards.at(-1)));
  await click(".cards-seat:last-child .cards-look");
  expect(row()).toEqual([]);
});

describe("at a calm pace", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

  it("what I play while I rest is played when the rest is over, and I hear when", async () => {
    await show(moment, { rests: Date.now() + 3000 });
    await click("[data-pile='6']");
    expect(table.asked).toEqual([]);
    expect(find(".cards-held").dataset.source).toBe("row 1");
    expect(find(".cards-rest").textContent).toBe("Wait: 3 s");
    expect(lines.value.map(({ text }) => text)).toEqual(["In 3 seconds."]);
    await pass(2.9);
    expect(table.asked).toEqual([]);
    await pass(0.2);
    expect(table.asked).toEqual(["play row 1 blue 6 pile 7"]);
    expect(find(".cards-held, .cards-rest")).toBeNull();
  });

  it("only the last of what I do while I rest is done; Escape takes it back", async () => {
    await show(moment, { rests: Date.now() + 3000 });
    await click("[data-turn]");
    await click("[data-pile='6']");
    await pass(3.1);
    expect(table.asked).toEqual(["play row 1 blue 6 pile 7"]);
    await show(moment, { rests: Date.now() + 3000 });
    await click("[data-turn]");
    await act(() => void find("[data-turn]").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
    await pass(3.1);
    expect(table.asked).toHaveLength(1);
  });

  it("a card that is gone when the rest is over is not played, nor anything of the last round", async () => {
    await show(moment, { rests: Date.now() + 3000 });
    await click("[data-pile='6']");
    const row = middle.row.with(0, [["red 9"], ...middle.row[0]!.slice(1)]);
    await show(seen({ row }), { rests: Date.now() + 3000 });
    await pass(3.1);
    await show(moment, { rests: Date.now() + 3000 });
    await click("[data-turn]");
    await show(seen({ round: middle.round + 1 }), { rests: null });
    await pass(3.1);
    expect(table.asked).toEqual([]);
  });

  it("turn by turn I may pass when it is my turn, and see whose it is", async () => {
    const passed = vi.fn();
    const turns = { settings: { rhythm: "turns" } };
    await show(seen({ actors: [2] }), turns);
    expect(find("[data-pass]")).toBeNull();
    expect(find(".cards-on[aria-current]").textContent).toContain("Cy");
    await show(seen({ actors: [0] }), { ...turns, pass: passed });
    expect(find(".cards-on")).toBeNull();
    await click("[data-pass]");
    expect(passed).toHaveBeenCalledOnce();
  });
});

describe("the best place", () => {
  it("is played by key or button only where the table allows it", async () => {
    await show(moment);
    expect(find(".cards-best")).toBeNull();
    await key("Comma");
    expect(table.asked).toEqual([]);
    await show(moment, { settings: { best_place: true } });
    expect(find(".cards-best")).not.toBeNull();
    await key("Comma");
    expect(table.asked).toHaveLength(1);
  });

  it("of a card that I chose myself is played by choosing it again", async () => {
    await show(moment);
    await click(".cards-source.cards-open");
    await click(".cards-source.cards-open", 2);
    expect(table.asked).toHaveLength(1);
  });
});

describe("the call of “Dutch!”", () => {
  const events: readonly CardsEvent[] = [
    { kind: "calls-dutch", seat: 2, facts: { count: 2 } },
    { kind: "put-right", seat: 1, facts: { card: "red 4", pile: 1, off: "pile 2", on: "blue 3" } },
    { kind: "goes-back", seat: 3, facts: { card: "red 9", source: "ligretto" } },
    { kind: "goes-back", seat: 3, facts: { card: "blue 7", source: "row 2", off: "pile 1" } },
  ];
  const faces = ["Ann", "Bo", "Cy", "Di"].map((name) => ({ name }));
  const blitz = { words: allWords("en", "dutch-blitz"), signal: <b>Wait</b>, faces };
  const strip = () => place.querySelector(".cards-called-strip");
  const numbers = () => [...place.querySelectorAll<HTMLElement>("[data-wrong]")].map(({ dataset }) => `${dataset.place}: ${dataset.wrong}`);

  it("says on a strip who called, which cards were wrong and where they went, by number; nobody plays meanwhile", async () => {
    await show(moment, blitz);
    await show(seen({}, events), blitz);
    expect(strip()?.querySelector("h2")?.textContent).toBe("Cy calls it: 2 cards were misplaced “Dutch!”");
    expect([...strip()!.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "1Bo’s red 4 on blue 3: belongs on pile 1, and is there now.",
      "2Di’s blue 7 as a new pile: goes back to place 2 of the row.",
    ]);
    expect(strip()?.textContent).toContain("Wait");
    expect(place.querySelector(".cards-waits")).toBeNull();
    expect(numbers().toSorted()).toEqual(["middle 0: 1", "seat 3 row 2: 2"]);
    await click("[data-turn]");
    expect(table.asked).toEqual([]);
  });

  it("lifts a card on the pile where it lay, while the place it goes back to is hollow; shows the way of one put right", async () => {
    await show(moment, blitz);
    await show(seen({}, events), blitz);
    const lifted = [...place.querySelectorAll(".cards-lifted")];
    expect(lifted.map((one) => `${one.querySelector("i")?.textContent}: ${one.querySelector(".quick-blue b")?.textContent}`)).toEqual(["2: 7"]);
    expect([...place.querySelectorAll<HTMLElement>("[data-hollow]")].map(({ dataset }) => dataset.place)).toEqual(["seat 3 row 2"]);
    expect(place.querySelectorAll(".cards-lifts-off > svg path")).toHaveLength(1);
    expect(place.querySelector('[data-seat="2"] .face-calls')).not.toBeNull();
    await show(seen({}, []), { words: blitz.words });
    expect(place.querySelector(".cards-lifted, [data-hollow], .face-calls")).toBeNull();
  });

  it("counts a card once that goes back to a gap and on to where it came from, and says where it ends", async () => {
    const further: CardsEvent = { kind: "goes-back", seat: 3, facts: { card: "blue 7", source: "blitz", off: "pile 1" } };
    await show(moment, blitz);
    await show(seen({}, [...events, further]), blitz);
    expect(strip()?.querySelector("h2")?.textContent).toContain("2 cards were misplaced");
    expect(strip()?.querySelector("li:last-child")?.textContent).toBe("2Di’s blue 7 as a new pile: goes back to the Blitz pile.");
  });

  it("stays through other news until the table goes on, and leaves nothing behind", async () => {
    await show(moment, blitz);
    await show(seen({}, events), blitz);
    await show(seen({}, []), blitz);
    expect(strip()).not.toBeNull();
    await show(seen({}, []), { words: blitz.words });
    expect(strip()).toBeNull();
    expect(numbers()).toEqual([]);
  });

  it("is shown by a replay at its step alone", async () => {
    const replay = { words: blitz.words, phase: "replay", seat: null } as const;
    await show(moment, replay);
    await show(seen({}, events), replay);
    expect(strip()).not.toBeNull();
    await show(seen({}, []), replay);
    expect(strip()).toBeNull();
  });
});

const FOLK = /(boy|girl) \d|\((garçon|fille)\)|(Jungen|Mädchen)karte \d/;

it("a card is a boy or a girl in the expert game alone: by a mark, in its name, and when I ask", async () => {
  for (const expert of [false, true]) {
    const options = { ...middle.options, expert };
    for (const language of LANGUAGES) {
      const words = allWords(language, "dutch-blitz");
      await show(seen({ options }), { words });
      const marks = [...place.querySelectorAll(".quick-card:not(.quick-back)")].map((card) => card.querySelector(".quick-folk") !== null);
      expect(new Set(marks)).toEqual(new Set([expert]));
      const names = [...place.querySelectorAll("[data-source]")].map((source) => source.getAttribute("aria-label")).join();
      expect(FOLK.test(names)).toBe(expert);
      const asked = queries({ ...(await propsOf(seen({ options }))), words }).map(({ answer }) => answer());
      expect(FOLK.test(asked.join())).toBe(expert);
    }
  }
});
