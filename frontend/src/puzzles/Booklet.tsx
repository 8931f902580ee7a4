/** The puzzles from the printed booklet, by their numbers, with those marked that were solved in this browser. */

import { seeBooklet } from "../net/http.ts";
import { Mark } from "../parts/Icon.tsx";
import { language } from "../state/chosen.ts";
import { troubleOf } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
import { stay } from "../state/route.ts";
import type { Words } from "../words/index.ts";
import { remembered } from "./kept.ts";

export function Booklet({ words, number }: { words: Words; number: number | null | undefined }) {
  const { found: booklet, error } = useLoaded(seeBooklet, [language.value]);
  const { times } = remembered();
  return (
    <section aria-labelledby="puzzle-booklet">
      <h3 id="puzzle-booklet">{words.phrase("puzzle-booklet")}</h3>
      <p class="soft puzzle-about">{booklet?.about ?? (error ? troubleOf(error) : "")}</p>
      <ul class="puzzle-booklet">
        {booklet?.puzzles.map((one) => (
          <li key={one.number}>
            <a
              class="btn quiet"
              href={`/puzzles/${one.name}`}
              aria-current={one.number === number ? "page" : undefined}
              onClick={stay}
            >
              <b>{one.number}</b>
              <span class="unseen">, </span>
              <span class="soft">{words.phrase("puzzle-moves", { count: one.maximum })}</span>
              {one.id in times ? <span class="unseen">, {words.phrase("puzzle-solved-before")}</span> : null}
              {one.id in times ? <Mark size={16} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
