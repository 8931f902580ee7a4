/** The end of a match: who won, the score sheet, a moment of joy, and what comes next. */

import { useEffect, useRef, useState } from "preact/hooks";
import { isPlay } from "../net/chronicle.ts";
import { Button, LinkButton } from "../parts/Button.tsx";
import { Fair } from "../parts/Fair.tsx";
import { Mark } from "../parts/Icon.tsx";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";
import { Hindsight } from "./Hindsight.tsx";
import type { Round } from "./rounds.ts";
import { Sheet } from "./Sheet.tsx";
import type { Sitting } from "./sitting.ts";
import "./End.css";

interface EndProps {
  readonly sitting: Sitting;
  readonly words: Words;
  readonly names: readonly string[];
  readonly rounds: readonly Round[];
}

/** What is told of the end beside its last actions. */
const RESULTS: ReadonlySet<string> = new Set(["round-over", "match-over"]);

export function End({ sitting, words, names, rounds }: EndProps) {
  const { standing, ask, id } = sitting;
  const table = standing.table.value!;
  const mine = standing.seat.value;
  const match = table.matches.at(-1);
  const [shown, setShown] = useState(true);
  const number = match?.number ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.scrollIntoView({ block: "center" }), []); // who looked at the board from afar sees it
  if (!match?.winners || !match.scores) return null;
  const { winners, scores } = match;
  const won = mine !== null && winners.includes(mine);
  const past = standing.past.told.value;
  const end = past.findLast(({ event }) => event.kind === "match-over")?.number;
  const last = past.filter(({ event, number: of }) => of === end && isPlay(event) && !RESULTS.has(event.kind));
  const told = last.slice(-2).map((one) => sitting.inWords(one)).join(" ");
  const title = won
    ? say(winners.length > 1 ? "end-you-share" : "end-you-win")
    : say("end-wins", { who: words.listing(winners.map((seat) => names[seat] ?? "")), count: winners.length });
  if (!shown)
    return (
      <p class="end-back">
        <Button label={say("end-show")} look="primary" act={() => setShown(true)} />
      </p>
    );
  return (
    <section class={`end ${won ? "end-won" : ""}`} aria-labelledby="end-title">
      {won ? <Joy /> : null}
      <div class="end-paper">
        <h2 id="end-title" ref={heading}>
          <Mark size={40} /> {title}
        </h2>
        <p class="end-told">{told}</p>
        <div class="buttons">
          {standing.guest.value === null || mine === null ? null : (
            <Button label={say("rematch")} look="primary" act={() => ask({ do: "rematch" })} />
          )}
          <LinkButton label={say("watch-again")} href={`/t/${id}/replay/${number}`} />
          <LinkButton label={say("to-the-shelf")} href="/" />
          <Button label={say("end-hide")} look="plain end-hide" act={() => setShown(false)} />
        </div>
        <Sheet
          rounds={rounds}
          totals={scores}
          names={names}
          mine={mine}
          words={words}
          winners={winners}
          target={typeof table.options.target === "number" ? table.options.target : null}
        />
        <Hindsight table={id} match={number} names={names} mine={mine} />
        <Fair table={id} match={number} withRecord />
      </div>
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
