/** The front page: the games as boxes on a shelf. */

import { LinkButton } from "../parts/Button.tsx";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { Lid } from "../parts/Lid.tsx";
import { Preparing } from "../parts/Preparing.tsx";
import puzzles from "../look/puzzles.svg";
import type { GameShown } from "../net/messages.ts";
import { useGames } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
import { memory } from "../state/memory.ts";
import { offline } from "../state/offline.ts";
import { stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { CodeForm } from "./CodeForm.tsx";
import "./Shelf.css";

export function Shelf() {
  const { games, trouble } = useGames();
  const known = memory.value.tables.length > 0;
  useTitle("");
  const { found } = useLoaded(async () => (known ? import("./MyTables.tsx") : null), [known]);
  return (
    <Layout look="shelf-page">
      <div class="lead">
        <h1 data-heading tabIndex={-1}>
          {say("shelf-title")}
        </h1>
        <p>{say("shelf-lead")}</p>
        <CodeForm />
        {offline.value ? <p role="status">{say("offline")}</p> : <Preparing />}
      </div>
      {found ? <found.MyTables /> : null}
      {games ? (
        <ul class="shelf">
          {games.map((game) => (
            <li key={game.name}>
              <Game {...game} />
            </li>
          ))}
          <li class="solo">
            <SoloPuzzles />
          </li>
        </ul>
      ) : (
        <Waiting trouble={trouble} />
      )}
      <p class="shelf-foot">
        <a href="/me" onClick={stay}>
          {say("shelf-me")}
        </a>{" "}
        ·{" "}
        <a href="/schema">{say("shelf-programs")}</a>
      </p>
    </Layout>
  );
}

/** The last box, for one alone. */
function SoloPuzzles() {
  return (
    <article class="game" aria-labelledby="game-puzzles">
      <Lid lid="#f8f4ea" box={puzzles}>
        <h2 id="game-puzzles">{say("shelf-puzzles")}</h2>
      </Lid>
      <ul class="facts">
        <li>{say("shelf-alone")}</li>
        <li>{say("shelf-minutes", { minutes: 5 })}</li>
      </ul>
      <p>{say("shelf-about-puzzles")}</p>
      <div class="go buttons">
        <LinkButton label={say("shelf-daily")} look="primary" href="/puzzles" />
      </div>
    </article>
  );
}

function Game({ name, title, blurb, least_seats: least, most_seats: most, minutes, lessons, lid, box }: GameShown) {
  const named = (label: string) => `${say(label)} ${title}`; // words that are hidden would stand without a space
  return (
    <article class="game" aria-labelledby={`game-${name}`}>
      <Lid lid={lid} box={box} title={title}>
        <h2 id={`game-${name}`}>{title}</h2>
      </Lid>
      <ul class="facts">
        <li>{say("shelf-players", { least, most })}</li>
        <li>{say("shelf-minutes", { minutes })}</li>
        <li>
          <a href={`/rules/${name}`} aria-label={named("shelf-rules")} onClick={stay}>
            {say("shelf-rules")}
          </a>
        </li>
        {lessons.length > 0 ? (
          <li>
            <a href={`/learn/${name}`} aria-label={named("learn")} onClick={stay}>
              {say("learn")}
            </a>
          </li>
        ) : null}
      </ul>
      <p>{blurb}</p>
      <div class="go buttons">
        <LinkButton label={say("shelf-play")} name={named("shelf-play")} look="primary" href={`/play/${name}?bots`} />
        <LinkButton label={say("shelf-invite")} name={named("shelf-invite")} href={`/play/${name}`} />
      </div>
    </article>
  );
}
