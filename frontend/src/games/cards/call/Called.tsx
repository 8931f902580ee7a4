/** The strip of paper after "Dutch!": who called, which cards were wrong and where they went, and going on together. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Words } from "../../contract.ts";
import type { Call, Wrong } from "./calling.ts";

/** The most cards that are told one by one. */
const MOST = 4;

/** The air above and below the strip. */
const AIR = 14;

/** How high the strip is, in pixels, for the board to leave room for it: until it is drawn, as high as one line each. */
export function useHeightOfCall(board: { readonly current: HTMLElement | null }, call: Call | null): number {
  const [drawn, setDrawn] = useState(0);
  useLayoutEffect(() => setDrawn(board.current?.querySelector<HTMLElement>(".cards-called-strip")?.offsetHeight ?? 0));
  return call ? AIR + (drawn || Math.max(134, 26 + Math.min(call.wrong.length, MOST + 1) * 29)) : 0;
}

interface CalledProps {
  readonly call: Call;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly words: Words;
  /** What the table waits for, if it does. */
  readonly signal: ComponentChildren;
}

export function Called({ call, seat, names, words, signal }: CalledProps) {
  const you = (who: number) => (who === seat ? "you" : undefined);
  const facts = { who: names[call.by] ?? "", count: call.wrong.length };
  const title = words.phrase("cards-dutch-title");
  const where = ({ seat: owner, card, on }: Wrong) => {
    const lay = { who: names[owner] ?? "", card, on: on ?? "" };
    return words.phrase(on ? "cards-dutch-wrong" : "cards-dutch-opened", lay, you(owner));
  };
  const goes = ({ to }: Wrong) =>
    typeof to === "number"
      ? words.phrase("cards-dutch-right", { pile: to })
      : words.phrase("cards-dutch-back", { source: to });
  const more = call.wrong.length - MOST;
  return (
    <section class="cards-called-strip" aria-label={title}>
      <h2>
        <small>{words.phrase(call.how === "called" ? "cards-dutch-called" : "cards-dutch-checked", facts, you(call.by))}</small> {title}
      </h2>
      <ol>
        {call.wrong.slice(0, MOST).map((wrong) => (
          <li key={wrong.number}>
            <i aria-hidden="true">{wrong.number}</i>
            <span>
              <b>{where(wrong)}</b> {goes(wrong)}
            </span>
          </li>
        ))}
        {more > 0 && <li>{words.phrase("cards-dutch-more", { count: more })}</li>}
      </ol>
      {signal}
    </section>
  );
}
