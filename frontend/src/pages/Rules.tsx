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
            <Markdown
              text={text}
              files={`/games/${game}`}
              Picture={page?.Picture}
              pictures={page?.pictures}
              drawings={page?.drawings}
            />
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
