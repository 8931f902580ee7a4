/** The way to other puzzles: that of the day, those of the house and of the booklet, and any by its ID. */

import { useState } from "preact/hooks";
import { Button, LinkButton } from "../parts/fields/Button.tsx";
import { range, Select } from "../parts/fields/Fields.tsx";
import { go } from "../state/route.ts";
import type { PuzzleShown } from "../net/messages.ts";
import type { Words } from "../words/index.ts";
import { Booklet } from "./Booklet.tsx";

export function OtherPuzzles({ words, puzzle }: { words: Words; puzzle: PuzzleShown | null }) {
  const [typed, setTyped] = useState("");
  const house = range(1, 40).map((number) => [number, words.phrase("puzzle-house-number", { number })] as const);
  return (
    <section class="puzzle-others" aria-labelledby="puzzle-others">
      <h2 id="puzzle-others">{words.phrase("puzzle-others")}</h2>
      <div class="puzzle-ways">
        <LinkButton label={words.phrase("puzzle-today")} href="/puzzles" />
        <label class="field">
          {words.phrase("puzzle-house")}
          <Select<number>
            value={0}
            values={[[0, words.phrase("puzzle-choose")], ...house]}
            change={(number) => number > 0 && go(`/puzzles/${number}`)}
          />
        </label>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim()) go(`/puzzles/${encodeURIComponent(typed.trim())}`);
          }}
        >
          <label class="field">
            {words.phrase("puzzle-id")}
            <input type="text" value={typed} autocomplete="off" onInput={(event) => setTyped(event.currentTarget.value)} />
          </label>
          <Button label={words.phrase("puzzle-open")} />
        </form>
      </div>
      {puzzle ? <p class="soft puzzle-id">{words.phrase("puzzle-this-id", { id: puzzle.id })}</p> : null}
      <Booklet words={words} number={puzzle?.printed} />
    </section>
  );
}
