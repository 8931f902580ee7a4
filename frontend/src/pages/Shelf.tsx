/** The front page: the games as boxes on a shelf. */

import { Bar } from "../parts/Bar.tsx";
import { Lid } from "../parts/Lid.tsx";
import { BOXES, type Box } from "../games/shelf.ts";
import { useGameWords } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import "./Shelf.css";

export function Shelf() {
  useTitle("");
  return (
    <>
      <Bar />
      <main class="wrap shelf-page">
        <div class="lead">
          <h1 data-heading tabIndex={-1}>
            {say("shelf-title")}
          </h1>
          <p>{say("shelf-lead")}</p>
        </div>
        <ul class="shelf">
          {BOXES.map((box) => (
            <li key={box.name}>
              <Game {...box} />
            </li>
          ))}
          <li class="solo">
            <SoloPuzzles />
          </li>
        </ul>
        <p class="shelf-foot">
          <a href="/schema">{say("shelf-programs")}</a>
        </p>
      </main>
    </>
  );
}

/** The fifth box, for one alone. */
function SoloPuzzles() {
  return (
    <article class="game" aria-labelledby="game-puzzles">
      <Lid game="puzzles">
        <h2 id="game-puzzles">{say("shelf-puzzles")}</h2>
      </Lid>
      <ul class="facts">
        <li>{say("shelf-alone")}</li>
        <li>{say("shelf-minutes", { minutes: 5 })}</li>
      </ul>
      <p>{say("shelf-about-puzzles")}</p>
      <div class="go">
        <a class="btn primary" href="/puzzles" onClick={stay}>
          {say("shelf-daily")}
        </a>
      </div>
    </article>
  );
}

function Game({ name, least, most, minutes }: Box) {
  const words = useGameWords(name);
  const title = words?.phrase("title") ?? "";
  return (
    <article class="game" aria-labelledby={`game-${name}`}>
      <Lid game={name}>
        <h2 id={`game-${name}`}>{title || "\u00a0"}</h2>
      </Lid>
      <ul class="facts">
        <li>{say("shelf-players", { least, most })}</li>
        <li>{say("shelf-minutes", { minutes })}</li>
        <li>
          <a href={`/rules/${name}`} onClick={stay}>
            {say("shelf-rules")}
            <span class="unseen"> {title}</span>
          </a>
        </li>
      </ul>
      <p>{say(`shelf-about-${name}`)}</p>
      <div class="go">
        <a class="btn primary" href={`/play/${name}?bots`} onClick={stay}>
          {say("shelf-play")}
          <span class="unseen"> {title}</span>
        </a>
        <a class="btn quiet" href={`/play/${name}`} onClick={stay}>
          {say("shelf-invite")}
          <span class="unseen"> {title}</span>
        </a>
      </div>
    </article>
  );
}
