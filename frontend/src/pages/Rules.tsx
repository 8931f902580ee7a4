/** The rules of a game, beside the table. */

import { useEffect } from "preact/hooks";
import { boardOf } from "../games/shelf.ts";
import { seeRules } from "../net/http.ts";
import { LinkButton } from "../parts/Button.tsx";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { Markdown } from "../parts/Markdown.tsx";
import { language } from "../state/chosen.ts";
import { troubleOf, useGame } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { Listen, useReading } from "./Listen.tsx";
import "./Rules.css";

export function Rules({ game }: { game: string }) {
  const wanted = language.value;
  const { found: text, error } = useLoaded(() => seeRules(game, wanted), [game, wanted]);
  const { found: page, error: noBoard } = useLoaded(() => boardOf(game), [game]);
  const reading = useReading(game, wanted);
  const part = reading?.chapter.value ?? null;
  useEffect(() => document.querySelector(".rules [aria-current]")?.scrollIntoView({ block: "start" }), [part]);
  const lessons = useGame(game)?.lessons;
  useTitle(text ? [text.split("\n")[0]?.replace("# ", ""), say("shelf-rules")].join(", ") : "");
  return (
    <Layout look="rules">
      {text && (page || noBoard) ? ( // only its board knows whether a game draws its pictures or brings them as files
        <article>
          <Markdown
            text={text}
            files={`/games/${game}`}
            Picture={page?.Picture}
            pictures={page?.pictures}
            drawings={page?.drawings}
            current={part}
          >
            {reading ? <Listen game={game} language={wanted} reading={reading} /> : null}
          </Markdown>
          <p class="buttons rules-end">
            <LinkButton label={say("shelf-play")} look="primary" href={`/play/${game}?bots`} />
            {lessons && lessons.length > 0 ? <LinkButton label={say("learn")} href={`/learn/${game}`} /> : null}
            {page?.sounds?.learn ? <LinkButton label={say("sounds-learn")} href={`/sounds/${game}`} /> : null}
            <LinkButton label={say("to-the-shelf")} href="/" />
          </p>
        </article>
      ) : (
        <Waiting trouble={error ? troubleOf(error) : ""} />
      )}
    </Layout>
  );
}
