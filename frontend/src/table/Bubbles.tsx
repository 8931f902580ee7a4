/** Quick phrases in bubbles at the seats of those who said them. Ears hear them from the announcer. */

import { useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { useWindowEvent } from "../parts/hearing.ts";
import type { Words } from "../words/index.ts";
import { type Box, spotFor } from "./bubble.ts";
import type { Said } from "./speech.ts";
import type { Sitting } from "./sitting.ts";
import "./Bubbles.css";

export function Bubbles({ sitting, words }: { sitting: Sitting; words: Words }) {
  const [, moved] = useReducer((times: number) => times + 1, 0);
  useWindowEvent("resize", () => moved(0));
  useWindowEvent("scroll", () => moved(0));
  void sitting.standing.view.value; // what lies on the board may have moved
  return (
    <div aria-hidden="true">
      {sitting.speech.now.value.map((said) => (
        <Bubble key={said.key} said={said} text={words.phrase(said.phrase, {}, "phrase")} />
      ))}
    </div>
  );
}

/** What must stay in sight. */
const KEPT = ".frame :is(button, a, input), #board [tabindex], #board [data-seat] :is(h2, h3), .bubble";

function Bubble({ said, text }: { said: Said; text: string }) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current!;
    const { width, height } = element.getBoundingClientRect();
    const head = headOf(said.seat);
    const kept = [...document.querySelectorAll(KEPT)].filter((one) => one !== head && !isAfter(one, element));
    const { left, top, side, tail } = spotFor({ width, height }, {
      seat: boxOf(head),
      kept: kept.map((one) => one.getBoundingClientRect()),
      window: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    });
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    element.style.setProperty("--tail", `${tail}px`);
    element.dataset.side = side;
  });
  return (
    <p class="bubble" ref={bubble}>
      {text}
    </p>
  );
}

/** The head of a seat, with face and name; where none is shown, all that lies before it, and else the whole board. */
function headOf(seat: number): Element {
  const board = document.getElementById("board")!;
  const place = board.querySelector(`[data-seat="${seat}"]`) ?? board;
  const head = place.querySelector("h2:not(.unseen), h3:not(.unseen)");
  return head && head.getBoundingClientRect().width > 1 ? head : place;
}

/** Where something is seen: a line of words ends with its last one. */
function boxOf(head: Element): Box {
  const { left, top, right, bottom } = head.getBoundingClientRect();
  const words = [...head.children].map((child) => child.getBoundingClientRect().right);
  return { left, top, right: head.matches("h2, h3") ? Math.max(left, ...words) : right, bottom };
}

/** A bubble gives way to those that were there before it, and to itself never. */
const isAfter = (one: Element, element: Element): boolean =>
  one === element || (one.matches(".bubble") && Boolean(element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
