/** What was solved before: the days in a row, and the best time of a puzzle. */

import type { PuzzleShown } from "../net/messages.ts";
import type { Facts, Words } from "../words/index.ts";
import { remembered, streak } from "./kept.ts";

type Tell = (message: string, facts?: Facts) => string;

/** How long something took, in words. */
export const clock = (tell: Tell, seconds: number) =>
  tell("puzzle-time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

export function Before({ puzzle, words }: { puzzle: PuzzleShown; words: Words }) {
  const { times, days, unaided } = remembered();
  const [row, alone] = [days, unaided].map((solved) => streak(solved, new Date())) as [number, number];
  const best = times[puzzle.id];
  const tell: Tell = (message, facts) => words.phrase(message, facts);
  if (!row && best === undefined) return null;
  return (
    <ul class="puzzle-before soft">
      {puzzle.day && row ? <li>{tell("puzzle-streak", { days: row })}</li> : null}
      {puzzle.day && row ? <li>{tell("puzzle-unaided", { days: Math.min(row, alone), all: alone >= row ? 1 : 0 })}</li> : null}
      {best === undefined ? null : <li>{tell("puzzle-best", { time: clock(tell, best) })}</li>}
    </ul>
  );
}
