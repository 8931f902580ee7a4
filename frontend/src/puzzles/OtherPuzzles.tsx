/** The way to other puzzles: that of the day, those of the house, and any by its ID. */

import { useState } from "preact/hooks";
import { go, stay } from "../state/route.ts";
import type { Words } from "../words/index.ts";

const HOUSE = Array.from({ length: 40 }, (_, place) => place + 1);

export function OtherPuzzles({ words, id }: { words: Words; id: string | undefined }) {
  const [typed, setTyped] = useState("");
  return (
    <section class="puzzle-others" aria-labelledby="puzzle-others">
      <h2 id="puzzle-others">{words.phrase("puzzle-others")}</h2>
      <div class="puzzle-ways">
        <a class="btn quiet" href="/puzzles" onClick={stay}>
          {words.phrase("puzzle-today")}
        </a>
        <label class="field">
          {words.phrase("puzzle-house")}
          <select value="" onChange={(event) => event.currentTarget.value && go(`/puzzles/${event.currentTarget.value}`)}>
            <option value="">{words.phrase("puzzle-choose")}</option>
            {HOUSE.map((number) => (
              <option key={number} value={number}>
                {words.phrase("puzzle-house-number", { number })}
              </option>
            ))}
          </select>
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
          <button type="submit" class="btn quiet">
            {words.phrase("puzzle-open")}
          </button>
        </form>
      </div>
      {id ? <p class="soft puzzle-id">{words.phrase("puzzle-this-id", { id })}</p> : null}
    </section>
  );
}
