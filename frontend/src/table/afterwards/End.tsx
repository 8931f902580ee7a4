/** The end of a match: who won and by what, the ways on, and the whole match looked back on. Nothing is to be unfolded. */

import { useEffect, useRef } from "preact/hooks";
import type { GamePage } from "../../games/contract.ts";
import { isPlay } from "../../net/chronicle.ts";
import { Button, LinkButton } from "../../parts/Button.tsx";
import { Face } from "../../parts/Face.tsx";
import { Fair } from "../../parts/Fair.tsx";
import { Icon, Mark } from "../../parts/Icon.tsx";
import { stay } from "../../state/route.ts";
import { say } from "../../state/say.ts";
import type { Words } from "../../words/index.ts";
import type { Round } from "../rounds.ts";
import { Sheet } from "../Sheet.tsx";
import type { Sitting } from "../sitting.ts";
import { Hindsight } from "./Hindsight.tsx";
import "./End.css";

interface EndProps {
  readonly sitting: Sitting;
  readonly words: Words;
  readonly names: readonly string[];
  readonly page: GamePage | null;
  readonly rounds: readonly Round[];
}

/** What is told of the end beside the last action. */
const RESULTS: ReadonlySet<string> = new Set(["round-over", "match-over"]);

export function End({ sitting, words, names, page, rounds }: EndProps) {
  const { standing, ask, id } = sitting;
  const table = standing.table.value!;
  const view = standing.view.value;
  const mine = standing.seat.value;
  const faces = standing.faces.value;
  const match = table.matches.at(-1);
  const number = match?.number ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.scrollIntoView({ block: "center" }), []); // who looked at the board from afar sees it
  if (!match?.winners || !match.scores) return null;
  const { winners, scores } = match;
  const won = mine !== null && winners.includes(mine);
  const past = standing.past.told.value;
  const end = past.findLast(({ event }) => event.kind === "match-over")?.number;
  const told = past.filter(({ event, number: of }) => of === end && isPlay(event) && !RESULTS.has(event.kind));
  const last = told.map(({ event }) => event);
  const title = won
    ? say(winners.length > 1 ? "end-you-share" : "end-you-win")
    : say("end-wins", { who: words.listing(winners.map((seat) => names[seat] ?? "")), count: winners.length });
  const sheet = (
    <Sheet
      rounds={rounds}
      totals={scores}
      names={names}
      faces={faces}
      mine={mine}
      words={words}
      winners={winners}
      target={typeof table.options.target === "number" ? table.options.target : null}
    />
  );
  const first = won ? mine : (winners[0] ?? 0);
  return (
    <section class={`end ${page?.Small ? "" : "end-plain"}`} aria-labelledby="end-title">
      {won ? <Joy /> : null}
      <div class="end-winner">
        {page?.Small && view ? (
          <div class="end-picture" aria-hidden="true">
            <page.Small view={view} seat={first} events={last} won />
          </div>
        ) : null}
        <div class="end-words">
          <h2 id="end-title" ref={heading}>
            {winners.slice(0, 3).map((seat) => (
              <Face key={seat} {...(faces[seat] ?? { name: names[seat] ?? "" })} size={48} ring="won" />
            ))}
            <span>{title}</span>
            <Leaves />
          </h2>
          <p class="end-told">{told.slice(-2).map((one) => sitting.inWords(one)).join(" ")}</p>
          {rounds.length < 2 ? sheet : null}
          {match.practice ? <p class="sheet-how soft">{say("practice-over", { step: match.practice.step })}</p> : null}
        </div>
        <div class="buttons">
          {standing.guest.value === null || mine === null ? null : (
            <Button label={say("rematch")} look="primary" act={() => ask({ do: "rematch" })} />
          )}
          <a class="btn quiet" href={`/t/${id}/replay/${number}`} onClick={stay}>
            <Icon name="play" /> {say("watch-again")}
          </a>
          <LinkButton label={say("to-the-shelf")} href="/" />
        </div>
      </div>
      {rounds.length > 1 ? <div class="end-sheet">{sheet}</div> : null}
      <Hindsight
        game={table.game}
        table={id}
        match={number}
        names={names}
        mine={mine}
        faces={faces}
        page={page}
        last={view}
      />
      <Fair table={id} match={number} withRecord />
    </section>
  );
}

const LEAVES = Array.from({ length: 18 }, (_, index) => index);

/** Clover leaves that fall once; with reduced motion they are not there. */
function Joy() {
  return (
    <div class="joy" aria-hidden="true">
      {LEAVES.map((leaf) => (
        <span
          key={leaf}
          style={{ "--at": `${(leaf * 61) % 100}%`, "--late": `${(leaf * 137) % 900}ms`, "--turn": `${leaf * 47}deg` }}
        >
          <Mark size={18 + (leaf % 4) * 6} />
        </span>
      ))}
    </div>
  );
}

/** Golden leaves beside who won. */
const Leaves = () => (
  <span class="end-leaves" aria-hidden="true">
    {[20, 12, 16].map((size) => (
      <Mark key={size} size={size} />
    ))}
  </span>
);
