/** Luck and choice apart, for each seat, from a common zero: luck hatched, choices solid. */

import type { ComponentChildren } from "preact";
import type { Analysis } from "../../net/messages.ts";
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

export function Luck({ analysis, who, picture, face }: LuckProps) {
  const drawn = analysis.by_seat.some(({ luck }) => luck !== 0); // else chance has no part in the game
  const most = Math.max(0.01, ...analysis.by_seat.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]));
  const bar = (kind: "luck" | "skill", part: number) => (
    <p class="luck-bar">
      <span>{say(`hindsight-${kind}`)}</span>{" "}
      <i aria-hidden="true" class={`${kind} ${part < 0 ? "down" : "up"}`} style={{ "--part": `${(Math.abs(part) / most) * 48}%` }} />
      <b>{signed(outOf100(part))}</b>
    </p>
  );
  return (
    <section class="luck" aria-labelledby="luck-title">
      <h3 id="luck-title">
        {say(drawn ? "hindsight-luck-and-skill" : "hindsight-skill")}{" "}
        <small>{say("hindsight-luck-and-skill", {}, "how")}</small>
      </h3>
      <ul>
        {analysis.by_seat.map(({ luck, skill, best_found, decisions }, seat) => (
          <li key={seat}>
            {picture(seat)}
            <div>
              <p class="luck-who">
                {face(seat)} <b class="one-line">{who[seat]}</b>
              </p>
              {drawn ? bar("luck", luck) : null}
              {bar("skill", skill)}
              <p class="luck-found">{say("hindsight-found-of", { found: best_found, decisions })}</p>
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
