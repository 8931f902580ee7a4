/** The rules of a game, beside the table. */

import { useEffect, useState } from "preact/hooks";
import type { GamePage } from "../games/contract.ts";
import { boardOf } from "../games/shelf.ts";
import { seeRules } from "../net/http.ts";
import { Bar } from "../parts/Bar.tsx";
import { Markdown } from "../parts/Markdown.tsx";
import { language } from "../state/chosen.ts";
import { troubleOf } from "../state/games.ts";
import { stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import "./Rules.css";

/** Which pictures of the board stand under which heading of the rules. */
const CARDS = { 1: ["cards"], 2: ["reserve", "row"], 3: ["pile"], 6: ["stacked"] };
const PICTURES: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  "lucky-numbers": { 1: ["clovers"], 2: ["diagonal"], 3: ["pile"], 6: ["pair"] },
  polyssimo: { 2: ["draft"], 3: ["turned", "box"], 6: ["hole"] },
  ligretto: CARDS,
  "dutch-blitz": CARDS,
};

/** Which pictures stand for what the rules draw with letters. */
const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  "lucky-numbers": ["example"],
  polyssimo: ["pentominoes", "hexominoes"],
};

export function Rules({ game }: { game: string }) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const [page, setPage] = useState<GamePage | null>(null);
  const wanted = language.value;
  useTitle(text ? [text.split("\n")[0]?.replace("# ", ""), say("shelf-rules")].join(", ") : "");
  useEffect(() => {
    let here = true;
    seeRules(game, wanted).then(
      (found) => here && setText(found),
      (error: unknown) => here && setTrouble(troubleOf(error)),
    );
    void boardOf(game).then(
      (found) => here && setPage(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, wanted]);
  return (
    <>
      <Bar />
      <main class="wrap rules">
        {text ? (
          <article>
            <Markdown text={text} Picture={page?.Picture} pictures={PICTURES[game]} drawings={DRAWINGS[game]} />
            <p class="buttons rules-end">
              <a class="btn primary" href={`/play/${game}?bots`} onClick={stay}>
                {say("shelf-play")}
              </a>
              <a class="btn quiet" href="/" onClick={stay}>
                {say("to-the-shelf")}
              </a>
            </p>
          </article>
        ) : (
          <p role="status">{trouble || say("loading")}</p>
        )}
      </main>
    </>
  );
}
