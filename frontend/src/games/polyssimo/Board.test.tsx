// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { allWords } from "../../../tests/files.ts";
import { LANGUAGES, type Language } from "../../words/index.ts";
import { lines } from "../../ear.ts";
import { CONDITIONS } from "../../look/widths.ts";
import type { Refusal } from "../contract.ts";
import { page } from "./index.tsx";
import type { PolyProps } from "./view.ts";

const root = `${process.cwd()}/../`;
const fixtures = readdirSync(`${root}frontend/stories/fixtures`).filter((name) => name.startsWith("polyssimo-"));

function propsOf(file: string, language: Language = "en"): PolyProps {
  const canned = JSON.parse(readFileSync(`${root}frontend/stories/fixtures/${file}`, "utf-8")) as Omit<PolyProps, "act" | "words">;
  return { ...canned, act: async () => null, words: allWords(language, "polyssimo") };
}

let shown: HTMLElement | null = null;
async function show(props: PolyProps): Promise<HTMLElement> {
  if (!shown) document.body.append((shown = document.createElement("main")));
  const place = shown;
  await act(() => render(<page.Board {...props} />, place));
  return place;
}
afterEach(() => {
  if (shown) render(null, shown);
  shown?.remove();
  shown = null;
  vi.unstubAllGlobals();
});

const press = (key: string, code = key) =>
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
  });
/** The table answers, and what follows from that has been drawn. */
const answered = (answer: () => void) =>
  act(async () => {
    answer();
    await new Promise((drawn) => setTimeout(drawn));
  });
const said = (place: HTMLElement) => place.querySelector(".poly-say")?.textContent?.trim() ?? "";
const named = (place: HTMLElement, name: RegExp) =>
  [...place.querySelectorAll<HTMLElement>("button")].find((button) =>
    name.test(button.getAttribute("aria-label") ?? button.textContent ?? ""),
  );

describe.each(LANGUAGES)("the board in every phase (%s)", (language) => {
  it.each(fixtures)("%s is shown and told without a missing word", async (file) => {
    const props = propsOf(file, language);
    const place = await show(props);
    for (const { answer, label } of page.queries(props)) {
      expect(answer()).not.toBe("");
      expect(props.words.has(label)).toBe(true);
    }
    for (const key of ["1", "e", "f", "n", "ArrowUp", "ArrowUp", "ArrowUp", "Escape"]) {
      await press(key, key === "1" ? "Digit1" : key);
    }
    expect(place.textContent).not.toBe("");
    for (const button of place.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent).toBeTruthy();
    }
  });
});

describe("laying a piece", () => {
  it("works with the keyboard alone and sends what the server has open, word for word", async () => {
    const sent = vi.fn(async () => null);
    const props = { ...propsOf("polyssimo-place-3.json"), act: sent };
    const place = await show(props);
    await press("3", "Digit3");
    expect(said(place)).toMatch(/^W fits at /);
    await press("e");
    await press("n");
    await press("Enter");
    expect(sent).toHaveBeenCalledOnce();
    expect(props.legal).toContain((sent.mock.calls as unknown as string[][])[0]?.[0]);
  });

  it("says what is in the way, and the server's reason when it is asked all the same", async () => {
    const refusal = { code: "overlaps", reason: "There lies another." };
    const place = await show({ ...propsOf("polyssimo-place-3.json"), act: async () => refusal });
    await press("1", "Digit1");
    for (let step = 0; step < 11; step++) await press("ArrowUp");
    expect(said(place)).toMatch(/does not fit/);
    await press("Enter");
    await vi.waitFor(() => expect(said(place)).toBe(refusal.reason), { timeout: 20_000 });
    await press("ArrowDown");
    expect(said(place)).not.toBe(refusal.reason);
  });

  it("asks for the place where I press, though the page was not drawn since the pointer came there", async () => {
    const sent = vi.fn(async () => null);
    const props = { ...propsOf("polyssimo-place-3.json"), act: sent };
    const place = await show(props);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 120, 110));
    await press("1", "Digit1");
    const board = place.querySelector('[data-square="a1"]');
    const at = { clientX: 12, clientY: 12, button: 0, isPrimary: true, bubbles: true, pointerType: "mouse" };
    await act(() => void board?.dispatchEvent(new PointerEvent("pointerdown", at)));
    expect(sent).toHaveBeenCalledOnce();
    expect((sent.mock.calls as unknown as string[][])[0]?.[0]).toMatch(/^lay \w+ .*\ba1\b/);
  });

  it("lays it where it is seen when keys have moved it and the mouse has not", async () => {
    const sent = vi.fn(async () => ({ code: "no", reason: "No." }));
    const place = await show({ ...propsOf("polyssimo-place-3.json"), act: sent });
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 120, 110));
    await press("1", "Digit1");
    const board = place.querySelector('[data-square="c3"]');
    const at = { clientX: 34, clientY: 34, button: 0, isPrimary: true, bubbles: true, pointerType: "mouse" };
    await act(() => void board?.dispatchEvent(new PointerEvent("pointermove", at)));
    for (const key of ["ArrowDown", "e"]) await press(key);
    await press("Enter");
    await answered(() => undefined);
    await act(() => void board?.dispatchEvent(new PointerEvent("pointerdown", at)));
    const [seen, pointed] = (sent.mock.calls as unknown as string[][]).map(([action]) => action);
    expect(seen).toMatch(/^lay /);
    expect(pointed).toBe(seen);
  });

  it("keeps the piece in my hand when others move, and drops it when it is laid elsewhere", async () => {
    const props = propsOf("polyssimo-place-3.json");
    const place = await show(props);
    await press("1", "Digit1");
    await show({ ...props, legal: [], view: { ...props.view, turn: 1 } });
    expect(place.querySelector(".poly-held")).not.toBeNull();
    const hands = (props.view["hands"] as string[][]).map((hand) => hand.filter((piece) => piece !== "L"));
    await show({ ...props, view: { ...props.view, hands } });
    expect(place.querySelector(".poly-held")).toBeNull();
  });

  it("neither moves nor picks up anything while the table has not answered, and says nothing of it", async () => {
    let answer: (no: null) => void = () => undefined;
    const sent = vi.fn(() => new Promise<null>((resolve) => (answer = resolve)));
    const place = await show({ ...propsOf("polyssimo-place-3.json"), act: sent });
    await press("1", "Digit1");
    await press("Enter");
    const [before, heard] = [place.innerHTML, lines.value.at(-1)];
    for (const key of ["Enter", "e", "f", "n", "ArrowUp", "Escape"]) await press(key);
    await press("2", "Digit2");
    await act(() => named(place, /^Turn right/)?.click());
    expect(sent).toHaveBeenCalledOnce();
    expect(place.innerHTML).toBe(before);
    expect(lines.value.at(-1)).toBe(heard);
    await answered(() => answer(null));
    await press("2", "Digit2");
    expect(lines.value.at(-1)).not.toBe(heard);
  });

  it("says no longer why something was refused when the table has changed", async () => {
    const props = { ...propsOf("polyssimo-place-3.json"), act: async () => ({ code: "turn", reason: "Not your turn." }) };
    const place = await show({ ...props, legal: [], view: { ...props.view, turn: 1 } });
    await press("1", "Digit1");
    await press("Enter");
    await vi.waitFor(() => expect(said(place)).toBe("Not your turn."), { timeout: 20_000 });
    await show(props);
    expect(said(place)).not.toBe("Not your turn.");
    expect(place.querySelector(".poly-held")).not.toBeNull();
  });

  it("hears keys also when the place around the board has the focus", async () => {
    const place = await show(propsOf("polyssimo-place-3.json"));
    const key = new KeyboardEvent("keydown", { key: "1", code: "Digit1", bubbles: true });
    await act(() => void place.dispatchEvent(key));
    expect(place.querySelector(".poly-held")).not.toBeNull();
  });

  it("picks a piece up once with a double click", async () => {
    const place = await show(propsOf("polyssimo-place-3.json"));
    const piece = place.querySelector(".poly-hand-list button");
    for (const detail of [1, 2]) {
      await act(() => void piece?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true })));
    }
    expect(place.querySelector(".poly-held")).not.toBeNull();
  });

  it("drags the piece that I drag, though the one before it was still on its way when I began", async () => {
    let answer: (no: Refusal | null) => void = () => undefined;
    const place = await show({
      ...propsOf("polyssimo-place-3.json"),
      act: () => new Promise((resolve) => (answer = resolve)),
    });
    await press("1", "Digit1");
    await press("Enter");
    const second = place.querySelectorAll(".poly-hand-list button")[1]!;
    const pointer = (type: string, at: number, buttons = 1) =>
      new PointerEvent(type, { clientX: at, clientY: at, button: 0, buttons, isPrimary: true, bubbles: true, pointerType: "mouse" });
    await act(() => void second.dispatchEvent(pointer("pointerdown", 0)));
    await act(() => void window.dispatchEvent(pointer("pointermove", 20)));
    await answered(() => answer({ code: "corner", reason: "Not there." }));
    expect(second.getAttribute("aria-pressed")).toBe("false");
    await act(() => void window.dispatchEvent(pointer("pointermove", 30)));
    expect(second.getAttribute("aria-pressed")).toBe("true");
    expect(place.querySelector(".poly-held.following")).not.toBeNull();
    await act(() => void window.dispatchEvent(pointer("pointermove", 40, 0))); // let go outside the window
    expect(place.querySelector(".poly-held.following")).toBeNull();
  });

  it("lays nothing that is dropped, by whichever pointer: a click on the board or the button does", async () => {
    for (const pointerType of ["mouse", "touch"]) {
      const sent = vi.fn(async () => null);
      const place = await show({ ...propsOf("polyssimo-place-3.json"), act: sent });
      vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 120, 110));
      await press("3", "Digit3"); // where it fits
      await press("Escape");
      const piece = place.querySelectorAll(".poly-hand-list button")[2]!;
      const pointer = (type: string, x: number, y: number, buttons = 1) =>
        new PointerEvent(type, { clientX: x, clientY: y, button: 0, buttons, isPrimary: true, bubbles: true, pointerType });
      await act(() => void piece.dispatchEvent(pointer("pointerdown", 0, 0)));
      await act(() => void window.dispatchEvent(pointer("pointermove", 60, 60)));
      for (let [x, y] = [20, 40]; !/fits at/.test(said(place)) && y < 110; x += 10) {
        if (x > 110) [x, y] = [20, y + 10];
        await act(() => void window.dispatchEvent(pointer("pointermove", x, y)));
      }
      expect(said(place)).toMatch(/^W fits at /);
      await act(() => void window.dispatchEvent(pointer("pointerup", 60, 60, 0)));
      expect(sent).not.toHaveBeenCalled();
      expect(place.querySelector(".poly-held")).not.toBeNull();
      await act(() => named(place, /^Place W/)?.click());
      render(null, place);
    }
  });

  it("offers no next place to a piece that fits nowhere, and says so", async () => {
    const props = propsOf("polyssimo-place-3.json");
    const legal = props.legal.filter((action) => !action.startsWith("lay W "));
    const place = await show({ ...props, legal });
    const next = () => named(place, /^Next spot/)!.getAttribute("aria-disabled");
    await press("1", "Digit1");
    expect(next()).toBe("false");
    await press("3", "Digit3");
    expect(next()).toBe("true");
    expect(said(place)).toMatch(/^W no longer fits anywhere\./);
    await show({ ...props, legal: [], view: { ...props.view, turn: 1 } });
    expect(next()).toBe("true");
    await press("n");
    expect(lines.value.at(-1)?.text).toBe("You can try pieces on the board while you wait.");
  });

  it("has one tab stop on the board, and every square has its name", async () => {
    const place = await show(propsOf("polyssimo-place-3.json"));
    expect(place.querySelectorAll('[data-square][tabindex="0"]')).toHaveLength(1);
    expect(place.querySelectorAll("[data-square]")).toHaveLength(132);
    expect(named(place, /^a1: C1, Bruno$/)).toBeDefined();
    expect(named(place, /^l11: empty$/)).toBeDefined();
  });

  it("offers a spectator nothing to do", async () => {
    const place = await show(propsOf("polyssimo-watching.json"));
    await press("1", "Digit1");
    expect(place.querySelector(".poly-held, .poly-tools, .poly-go")).toBeNull();
  });
});

it("the words at a seat do not run together at the end", async () => {
  const props = propsOf(fixtures.find((file) => /over/.test(file))!);
  const place = await show(props);
  expect(place.querySelector(".poly-seat.won .poly-left")?.textContent).toMatch(/^\d+ squares? left wins$/);
});

it("shows on a phone what the others still have, one at a time, when their name is pressed", async () => {
  vi.stubGlobal("matchMedia", (query: string) => Object.assign(new EventTarget(), { matches: query === CONDITIONS["phone"] }));
  const props = propsOf("polyssimo-place-3.json");
  const place = await show(props);
  const names = () => [...place.querySelectorAll<HTMLElement>(".poly-look")];
  const shown = () => [...place.querySelectorAll(".poly-looked li")].length;
  expect(names()).toHaveLength(2);
  expect(shown()).toBe(0);
  await act(() => names()[1]!.click());
  expect(names().map((name) => name.ariaExpanded ?? name.getAttribute("aria-expanded"))).toEqual(["false", "true"]);
  expect(shown()).toBe(props.view.hands[2]!.length);
  await act(() => names()[0]!.click());
  expect(shown()).toBe(props.view.hands[1]!.length);
  await act(() => names()[0]!.click());
  expect(shown()).toBe(0);
});

it("what I can do is told in words, not in notation", () => {
  const told = (file: string) => page.openInWords!(propsOf(file));
  expect(told("polyssimo-place-3.json")).toMatch(/^You can place .*\.$/);
  expect(told("polyssimo-draft-3.json")).toMatch(/^You can pick .*\.$/);
});

describe("an answer that comes after the news", () => {
  it("keeps the next piece neither from my hand nor from the board", async () => {
    let answer: (no: null) => void = () => undefined;
    const sent = vi.fn<PolyProps["act"]>(() => new Promise((resolve) => (answer = resolve)));
    const props = { ...propsOf("polyssimo-place-3.json"), act: sent };
    const place = await show(props);
    await press("3", "Digit3");
    await press("Enter");
    expect(sent).toHaveBeenCalledOnce();
    const late = answer;
    const [mine, ...others] = props.view.hands;
    const hands = [mine!.filter((piece) => piece !== "W"), ...others];
    await show({ ...props, view: { ...props.view, hands }, legal: props.legal.filter((action) => !action.startsWith("lay W ")) });
    await press("1", "Digit1");
    expect(said(place)).toMatch(/^L fits at /);
    await answered(() => late(null));
    expect(said(place)).toMatch(/^L fits at /);
    await press("Enter");
    expect(sent).toHaveBeenCalledTimes(2);
    expect(sent.mock.lastCall?.[0]).toMatch(/^lay L /);
  });
});

describe("the draft", () => {
  it("lifts a piece first and takes it then", async () => {
    const sent = vi.fn(async () => null);
    const place = await show({ ...propsOf("polyssimo-draft-3.json"), act: sent });
    const piece = named(place, /^X the \w+:/);
    await act(() => {
      piece?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      piece?.focus();
      piece?.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    });
    expect(sent).not.toHaveBeenCalled();
    await act(() => named(place, /^Take X, 5 squares/)?.click());
    expect(sent).toHaveBeenCalledWith("pick X");
  });

  it("takes with a key, though a press was begun before and led nowhere", async () => {
    const sent = vi.fn(async () => null);
    const place = await show({ ...propsOf("polyssimo-draft-3.json"), act: sent });
    await act(() => {
      named(place, /^X the \w+:/)?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      named(place, /^T the \w+:/)?.focus();
      named(place, /^T the \w+:/)?.click();
    });
    expect(sent).toHaveBeenCalledWith("pick T");
  });

  it("keeps lifted what I chose while the piece before it was on its way", async () => {
    let answer: (no: null) => void = () => undefined;
    const place = await show({
      ...propsOf("polyssimo-draft-3.json"),
      act: () => new Promise((resolve) => (answer = resolve)),
    });
    await act(() => named(place, /^X the \w+:/)?.click());
    await act(() => named(place, /^T the \w+:/)?.focus());
    await answered(() => answer(null));
    expect(place.querySelector(".poly-spot.up button")).toBe(named(place, /^T the \w+:/));
  });

  it("takes the next piece though the answer about the last one, which news has told of, is still on its way", async () => {
    const sent = vi.fn(() => new Promise<null>(() => undefined));
    const props = { ...propsOf("polyssimo-draft-3.json"), act: sent };
    const place = await show(props);
    await act(() => named(place, /^X the \w+:/)?.click());
    await act(() => named(place, /^T the \w+:/)?.click());
    expect(sent.mock.calls).toEqual([["pick X"]]);
    const { view, legal } = props;
    const middle = view.middle.filter((piece) => piece !== "X");
    const taken = { ...view, middle, taken_by: { ...view.taken_by, X: 0 } };
    await show({ ...props, view: taken, legal: legal.filter((action) => action !== "pick X") });
    await act(() => named(place, /^T the \w+:/)?.focus());
    await act(() => named(place, /^T the \w+:/)?.click());
    expect(sent.mock.calls).toEqual([["pick X"], ["pick T"]]);
  });

  it("says the server's reason at a piece that is not open", async () => {
    const refusal = { code: "handicap", reason: "You need hexominoes." };
    const place = await show({ ...propsOf("polyssimo-draft-2-handicap.json"), act: async () => refusal });
    await act(() => {
      named(place, /^T the hammer: .*not available/)?.focus();
      named(place, /^T the hammer: .*not available/)?.click();
    });
    const reason = () => place.querySelector(".poly-spot.up .poly-refused")?.textContent;
    await vi.waitFor(() => expect(reason()).toBe(refusal.reason), { timeout: 20_000 });
  });

  it("hands the focus on to the board when it gives way", async () => {
    const place = await show(propsOf("polyssimo-draft-3.json"));
    await act(() => named(place, /^X the \w+:/)?.focus());
    await show(propsOf("polyssimo-place-3.json"));
    expect(document.activeElement?.getAttribute("data-square")).toBe("a1");
  });

  it("names who took what", async () => {
    const place = await show(propsOf("polyssimo-draft-3.json"));
    expect(named(place, /^I the stick, taken by Ana$/)).toBeDefined();
    expect(named(place, /^Y the branch, taken by you$/)).toBeDefined();
  });
});

describe("a hint", () => {
  const hinted = (file: string, action: string): PolyProps => ({
    ...propsOf(file),
    hint: { action, actions: [{ action, chance: 0.5 }], note: <p class="note">why</p> },
  });

  it("lies on the board as a ghost, marks its piece, and is told at its square; without it nothing is left", async () => {
    const { legal } = propsOf("polyssimo-place-3.json");
    const action = legal[0] ?? "";
    const [, piece = "", square = ""] = action.split(" ");
    const place = await show(hinted("polyssimo-place-3.json", action));
    expect(place.querySelector(".poly-advised .lamp")).toBeTruthy();
    expect(place.querySelector(".poly-hand-list .asked [data-piece]")?.getAttribute("data-piece")).toBe(piece);
    expect(named(place, new RegExp(`^${square}: .*${piece}`))?.getAttribute("aria-label")).toContain("The hint is here");
    expect(place.querySelector(".note")).toBeTruthy();
    await show({ ...propsOf("polyssimo-place-3.json"), hint: null });
    expect(place.querySelector(".poly-advised, .asked, .note")).toBeNull();
  });

  it("marks the piece to take in the draft", async () => {
    const place = await show(hinted("polyssimo-draft-start.json", "pick L"));
    expect(place.querySelector(".advised button")?.getAttribute("aria-label")).toMatch(/^L the golf club: .*: the hint$/);
    expect(place.querySelectorAll(".lamp")).toHaveLength(1);
  });
});

describe("in a lesson", () => {
  it("only what is asked for glows, and nothing is said to fit nowhere", async () => {
    const canned = propsOf("polyssimo-place-3.json");
    const asked = canned.legal[0] ?? "";
    const [, piece] = asked.split(" ");
    const place = await show({ ...canned, legal: [asked], teacher: <p>Lay it.</p> });
    expect(place.querySelectorAll(".poly-asked rect")).toHaveLength(asked.split(" ").length - 2);
    expect(place.querySelectorAll(".poly-hand-list .asked")).toHaveLength(1);
    expect(place.querySelector(".nowhere")).toBeNull();
    const other = canned.view.hands[canned.seat ?? 0]?.findIndex((name) => name !== piece) ?? 0;
    await press(`${other + 1}`, `Digit${other + 1}`);
    expect(said(place)).not.toMatch(/nowhere|wait for your turn/);
    expect(said(place)).toMatch(/has room at|would overlap/);
  });
});
