/** The moves of a solo puzzle, as clovers. */

import type { PuzzleShown } from "../net/messages.ts";
import { Mark } from "../parts/Icon.tsx";
import type { Words } from "../words/index.ts";
import type { Sitting } from "./sitting.ts";

/** A clover for every move: those made with their numbers, the next one, and those to come. */
export function Pips({ puzzle, sitting, words }: { puzzle: PuzzleShown; sitting: Sitting; words: Words }) {
  return (
    <ol class="puzzle-pips" aria-label={words.phrase("puzzle-swaps-so-far")}>
      {Array.from({ length: Math.max(puzzle.maximum, sitting.done.length) }, (_, place) => {
        const swap = sitting.done[place];
        if (!swap)
          return (
            <li key={place} class={place === sitting.done.length ? "next" : ""} aria-hidden="true">
              <Mark size={24} />
            </li>
          );
        return (
          <li key={place} class="used">
            <Mark size={24} />
            <span class="unseen">{words.phrase("puzzle-swap-done", { a: swap[0], b: swap[1] })}</span>
            <span aria-hidden="true">
              {swap[0]}
              <br />
              {swap[1]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
