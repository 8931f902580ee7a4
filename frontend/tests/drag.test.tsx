// @vitest-environment happy-dom
/** Dragging: what becomes a drag, how it ends, and what is still a click. */

import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useDrag } from "../src/parts/gestures/drag.ts";

let did: string[] = [];
let may: boolean | null = true;

function Board() {
  const root = useRef<HTMLDivElement>(null);
  useDrag<string>(root, {
    press: (event) => (event.target as HTMLElement).closest<HTMLElement>("[data-thing]")?.dataset.thing ?? null,
    lift: (held) => (did.push(`lift ${held}`), may),
    move: (held, _, right) => did.push(`move ${held} by ${right}`),
    drop: (held, event) => did.push(`drop ${held} ${event ? `at ${event.clientX}` : "nowhere"}`),
  });
  return (
    <div ref={root}>
      <button type="button" data-thing="a" onClick={() => did.push("click a")}>
        a
      </button>
      <i data-thing="b" />
    </div>
  );
}

const place = document.createElement("div");
const thing = (name: string) => place.querySelector<HTMLElement>(`[data-thing=${name}]`)!;
const mouse = { button: 0, buttons: 1, pointerId: 1, pointerType: "mouse", isPrimary: true, bubbles: true };
const pointer = (type: string, x: number, more: PointerEventInit = {}, target: EventTarget = window) =>
  target.dispatchEvent(new PointerEvent(type, { ...mouse, clientX: x, ...more }));
const click = (detail: number) => thing("a").dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
const escape = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

beforeEach(async () => {
  [did, may] = [[], true];
  document.body.append(place);
  await act(() => render(<Board />, place));
});
afterEach(async () => {
  await act(() => render(null, place));
  place.remove();
  await new Promise((clicked) => setTimeout(clicked));
});

it("a press that hardly moves is a click", () => {
  pointer("pointerdown", 0, {}, thing("a"));
  pointer("pointermove", 5);
  pointer("pointerup", 5, { buttons: 0 });
  click(1);
  expect(did).toEqual(["click a"]);
});

it("a press that moves is a drag, and the click at its end is none; a key presses all the same", () => {
  pointer("pointerdown", 0, {}, thing("a"));
  pointer("pointermove", 10);
  pointer("pointerup", 20, { buttons: 0 });
  click(1);
  click(0);
  expect(did).toEqual(["lift a", "move a by 10", "drop a at 20", "click a"]);
});

it.each<[string, () => void]>([
  ["Escape", escape],
  ["a cancelled pointer", () => pointer("pointercancel", 10)],
  ["a button let go outside the window", () => pointer("pointermove", 10, { buttons: 0 })],
])("%s ends a drag nowhere, and it does not go on", (_, end) => {
  pointer("pointerdown", 0, {}, thing("a"));
  pointer("pointermove", 10);
  end();
  pointer("pointermove", 30);
  pointer("pointerup", 30, { buttons: 0 });
  expect(did).toEqual(["lift a", "move a by 10", "drop a nowhere"]);
});

it("the click of a button that is let go after Escape is none", () => {
  pointer("pointerdown", 0, {}, thing("a"));
  pointer("pointermove", 10);
  escape();
  pointer("pointerup", 10, { buttons: 0 });
  click(1);
  expect(did).not.toContain("click a");
});

it("what may not be lifted is not dragged; what may not be lifted yet is asked again", () => {
  may = null;
  pointer("pointerdown", 0, {}, thing("a"));
  pointer("pointermove", 10);
  may = false;
  pointer("pointermove", 20);
  may = true;
  pointer("pointermove", 30);
  expect(did).toEqual(["lift a", "lift a"]);
});

it("a second finger waits; a first one that comes anew frees what was lost", () => {
  const finger = (pointerId: number, isPrimary: boolean) => ({ pointerId, isPrimary, pointerType: "touch" });
  pointer("pointerdown", 0, finger(5, true), thing("a"));
  pointer("pointermove", 10, finger(5, true));
  pointer("pointerdown", 0, finger(6, false), thing("b"));
  pointer("pointermove", 40, finger(6, false));
  pointer("pointerdown", 0, finger(7, true), thing("b"));
  pointer("pointermove", 20, finger(7, true));
  expect(did).toEqual(["lift a", "move a by 10", "drop a nowhere", "lift b", "move b by 20"]);
});

it("right buttons drag nothing, and nothing is dragged when the board is gone", async () => {
  pointer("pointerdown", 0, { button: 2 }, thing("a"));
  pointer("pointermove", 10);
  pointer("pointerup", 10, { buttons: 0 });
  pointer("pointerdown", 0, {}, thing("a"));
  await act(() => render(null, place));
  pointer("pointermove", 10);
  expect(did).toEqual([]);
});
