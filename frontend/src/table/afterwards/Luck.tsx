/** Luck and choice apart, for each seat, from a common zero: luck hatched, choices solid. */

import type { ComponentChildren } from "preact";
import type { Analysis, SeatFindings } from "../../net/messages.ts";
import { say } from "../../state/say.ts";
import { signed } from "../../words/numbers.ts";
import { outOf100 } from "./lookback.ts";

interface LuckProps {
  readonly analysis: Analysis;
  readonly who: readonly string[];
  /** A small picture of what each seat has, and its face. */
  picture(seat: number): ComponentChildren;
  face(seat: number): ComponentChildren;
}

const perMove = ({ skill, decisions }: Pick<SeatFindings, "skill" | "decisions">): number => skill / Math.max(1, decisions);
const mostOf = (parts: readonly number[]): number => Math.max(0.001, ...parts.map(Math.abs));

export function Luck({ analysis, who, picture, face }: LuckProps) {
  const drawn = analysis.by_seat.some(({ luck }) => luck !== 0); // else chance has no part in the game
  const most = { luck: mostOf(analysis.by_seat.map(({ luck }) => luck)), skill: mostOf(analysis.by_seat.map(perMove)) };
  const bar = (kind: "luck" | "skill", part: number) => (
    <p class="luck-bar">
      <span>{say(`hindsight-${kind}`)}</span>{" "}
      <i aria-hidden="true" class={`${kind} ${part < 0 ? "down" : "up"}`} style={{ "--part": `${(Math.abs(part) / most[kind]) * 48}%` }} />
      <b>{kind === "luck" ? signed(outOf100(part)) : say("hindsight-each", { points: signed(Math.round(part * 1000) / 10) })}</b>
    </p>
  );
  return (
    <section class="luck" aria-labelledby="luck-title">
      <h3 id="luck-title">
        {say(drawn ? "hindsight-luck-and-skill" : "hindsight-skill")}{" "}
        <small>{say("hindsight-luck-and-skill", {}, "how")}</small>
      </h3>
      <ul>
        {analysis.by_seat.map((found, seat) => (
          <li key={seat}>
            {picture(seat)}
            <div>
              <p class="luck-who">
                {face(seat)} <b class="one-line">{who[seat]}</b>
              </p>
              {drawn ? <p class="luck-found">{say("hindsight-fortune", { fortune: found.fortune })}</p> : null}
              {drawn ? bar("luck", found.luck) : null}
              {bar("skill", perMove(found))}
              <p class="luck-found">{say("hindsight-found-of", { found: found.best_found, decisions: found.decisions })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p class="soft">
        {drawn ? say("hindsight-luck-means") : null} {say("hindsight-skill-means")}
      </p>
    </section>
  );
}
