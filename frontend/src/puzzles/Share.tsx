/** Telling others how a puzzle went, without helping them to solve it. */

import { useState } from "preact/hooks";
import { announce } from "../ear.ts";
import { seeShare } from "../net/http.ts";
import type { PuzzleShown } from "../net/messages.ts";
import { Button } from "../parts/fields/Button.tsx";
import { copy } from "../parts/fields/copy.ts";
import { troubleOf } from "../state/games.ts";
import type { Words } from "../words/index.ts";
import type { Sitting } from "./sitting.ts";

interface ShareProps {
  readonly puzzle: PuzzleShown;
  readonly sitting: Sitting;
  readonly seconds: number;
  readonly words: Words;
}

export function Share({ puzzle, sitting, seconds, words }: ShareProps) {
  const [text, setText] = useState("");
  const share = async () => {
    const link = `${location.origin}/puzzles${puzzle.day ? "" : `/${puzzle.id}`}`;
    const facts = { moves: sitting.done.length, seconds, hints: sitting.hints, day: puzzle.day ?? null, link };
    try {
      const told = (await seeShare(puzzle.id, facts)).text;
      setText(told);
      // a browser may forbid it; the text can still be read and copied
      if (await copy(told)) announce(words.phrase("puzzle-copied"));
    } catch (error) {
      const trouble = troubleOf(error);
      setText(trouble);
      announce(trouble);
    }
  };
  return (
    <div class="puzzle-share">
      <Button label={words.phrase("puzzle-share")} look="primary" act={share} />
      {text ? <pre>{text}</pre> : null}
    </div>
  );
}
