/** Looking back on a match: how the chances of winning went, where they turned, and what was luck and what was choice. */

import { useState } from "preact/hooks";
import { announce } from "../ear.ts";
import { seeAnalysis } from "../net/http.ts";
import type { Analysis } from "../net/messages.ts";
import { troubleOf } from "../state/games.ts";
import { stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import { signed } from "../words/numbers.ts";
import { Curve } from "./Curve.tsx";
import "./Hindsight.css";

interface HindsightProps {
  readonly table: string;
  readonly match: number;
  readonly names: readonly string[];
  readonly mine: number | null;
}

export function Hindsight({ table, match, names, mine }: HindsightProps) {
  const [analysis, setAnalysis] = useState<Analysis | "thinking" | null>(null);
  const [trouble, setTrouble] = useState("");
  const look = async () => {
    setAnalysis("thinking");
    setTrouble("");
    announce(say("hindsight-thinking"));
    try {
      setAnalysis(await seeAnalysis(table, match));
      announce(say("hindsight-ready"));
    } catch (error) {
      setAnalysis(null);
      setTrouble(troubleOf(error));
      announce(troubleOf(error));
    }
  };
  if (analysis === null || analysis === "thinking")
    return (
      <div class="hindsight">
        <button type="button" class="btn plain linked" disabled={analysis !== null} onClick={() => void look()}>
          {say(analysis === null ? "hindsight-look" : "hindsight-thinking")}
        </button>
        {trouble ? <p class="soft">{trouble}</p> : null}
      </div>
    );
  const who = names.map((name, seat) => (seat === mine ? say("you") : name));
  return (
    <section class="hindsight" aria-labelledby="hindsight-title">
      <h3 id="hindsight-title">
        {say("hindsight-chances")} <small>{say("hindsight-chances", {}, "how")}</small>
      </h3>
      <Curve curve={analysis.curve} points={analysis.turning_points} turns={analysis.turns} names={who} mine={mine} />
      <h3>{say("hindsight-turning", { count: analysis.turning_points.length })}</h3>
      <ol class="turning-points">
        {analysis.turning_points.map((point) => (
          <li key={`${point.turn} ${point.kind} ${point.seat}`}>
            <a href={`/t/${table}/replay/${match}?step=${point.turn}`} onClick={stay}>
              {say("hindsight-turn", { turn: point.turn })}
            </a>{" "}
            <b>{say("hindsight-who", { who: who[point.seat] ?? "" })}</b> {point.why.said}
          </li>
        ))}
      </ol>
      {analysis.weighed ? (
        <LuckAndSkill analysis={analysis} who={who} />
      ) : (
        <p class="soft">{say("hindsight-not-weighed")}</p>
      )}
    </section>
  );
}

const percent = (part: number): string => signed(Math.round(part * 100) || 0);

/** Luck and choice apart, for each seat, as parts of a win. */
function LuckAndSkill({ analysis, who }: { analysis: Analysis; who: readonly string[] }) {
  const most = Math.max(0.01, ...analysis.by_seat.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]));
  const bar = (part: number) => (
    <td>
      <span class="part-bar" aria-hidden="true">
        <i class={part < 0 ? "down" : "up"} style={{ width: `${(Math.abs(part) / most) * 50}%` }} />
      </span>{" "}
      {percent(part)}
    </td>
  );
  return (
    <table class="luck">
      <caption>
        {say("hindsight-luck-and-skill")} <small>{say("hindsight-luck-and-skill", {}, "how")}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say("sheet-who")}</span>
          </th>
          <th scope="col">{say("hindsight-luck")}</th>
          <th scope="col">{say("hindsight-skill")}</th>
          <th scope="col">{say("hindsight-found")}</th>
        </tr>
      </thead>
      <tbody>
        {analysis.by_seat.map(({ luck, skill, best_found, decisions }, seat) => (
          <tr key={seat}>
            <th scope="row">{who[seat]}</th>
            {bar(luck)}
            {bar(skill)}
            <td>{say("hindsight-found-of", { found: best_found, decisions })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
