/** The printed solution and a shortest one side by side, each to be watched on the board. */

import { useEffect, useMemo } from "preact/hooks";
import { announce } from "../ear.ts";
import type { PuzzleShown } from "../net/messages.ts";
import { Button } from "../parts/fields/Button.tsx";
import type { Words } from "../words/index.ts";
import { solve } from "./solver.ts";

/** A solution that is shown on the board: `printed` or `shortest`. */
export type Way = "printed" | "shortest";

interface SolutionsProps {
  readonly puzzle: PuzzleShown;
  /** Which of them is being watched, and how many of its swaps have been made. */
  readonly watched: Way | null;
  readonly step: number;
  readonly words: Words;
  watch(way: Way, swaps: readonly (readonly number[])[]): void;
}

export function Solutions({ puzzle, watched, step, words, watch }: SolutionsProps) {
  const { verdict } = puzzle;
  useEffect(() => announce(verdict ?? ""), []);
  const shortest = useMemo(() => solve(puzzle.numbers), [puzzle]);
  const ways = [["printed", puzzle.solution ?? []], ["shortest", shortest]] as const;
  return (
    <section class="puzzle-solutions" aria-labelledby="puzzle-verdict">
      <h2 id="puzzle-verdict">{verdict}</h2>
      <div class="puzzle-both">
        {ways.map(([way, swaps]) => (
          <section key={way} aria-labelledby={`puzzle-way-${way}`}>
            <h3 id={`puzzle-way-${way}`}>{words.phrase(`puzzle-watch-${way}`)}</h3>
            <p class="soft">{words.phrase("puzzle-moves", { count: swaps.length })}</p>
            <ol>
              {swaps.map(([a, b], place) => (
                <li
                  key={place}
                  class={watched === way && place < step ? "made" : ""}
                  aria-current={watched === way && place === step - 1 ? "step" : undefined}
                >
                  <span aria-hidden="true">
                    {a}–{b}
                  </span>
                  <span class="unseen">{words.phrase("puzzle-swap-done", { a, b })}</span>
                </li>
              ))}
            </ol>
            <Button
              label={words.phrase("puzzle-play-way")}
              name={words.phrase(`puzzle-play-${way}`)}
              act={() => watch(way, swaps)}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
