/** Looking back on a match: how the chances of winning went, what my moves cost, where they turned, luck and choice. */

import { useMemo } from "preact/hooks";
import { Face } from "../../parts/Face.tsx";
import type { GamePage } from "../../games/contract.ts";
import { seeAnalysis, seeSteps } from "../../net/http.ts";
import type { View } from "../../net/messages.ts";
import type { Faced } from "../../net/standing.ts";
import { troubleOf, useGame } from "../../state/games.ts";
import { useLoaded } from "../../state/loaded.ts";
import { stay } from "../../state/route.ts";
import { say } from "../../state/say.ts";
import { Costly } from "./Costly.tsx";
import { mineFirst, stepsOf } from "./lookback.ts";
import { Curve } from "./Curve.tsx";
import { Luck } from "./Luck.tsx";
import { Missed } from "./Missed.tsx";
import "./Hindsight.css";

interface HindsightProps {
  /** The name of the game. */
  readonly game: string;
  readonly table: string;
  readonly match: number;
  readonly names: readonly string[];
  readonly mine: number | null;
  readonly faces: readonly Faced[];
  readonly page: GamePage | null;
  /** The table at the end. */
  readonly last: View | null;
}

/** Nothing where nobody can weigh the actions of the game: then it is not asked for. */
export function Hindsight(props: HindsightProps) {
  return useGame(props.game)?.hindsight === false ? null : <Weighed {...props} />;
}

function Weighed({ table, match, names, mine, faces, page, last }: HindsightProps) {
  const { found: analysis, error } = useLoaded(() => seeAnalysis(table, match), [table, match]);
  const { costly, points } = useMemo(
    () => (analysis ? mineFirst(analysis, mine) : { costly: [], points: [] }),
    [analysis, mine],
  );
  const wanted = page?.Small ? stepsOf(costly) : [];
  const { found: steps } = useLoaded(
    async () => (wanted.length > 0 ? seeSteps(table, match, wanted) : []),
    [table, match, wanted.join()],
  );
  const byNumber = useMemo(() => new Map(steps?.map((step, place) => [wanted[place] ?? 0, step])), [steps]);
  const who = names.map((name, seat) => (seat === mine ? say("you") : name));
  if (!analysis)
    return <p class="hindsight soft">{error ? troubleOf(error) : say("hindsight-thinking")}</p>;
  const small = (seat: number) =>
    page?.Small && last ? (
      <div class="luck-picture" aria-hidden="true">
        <page.Small own view={last} seat={seat} won={last.result?.winners.includes(seat)} />
      </div>
    ) : null;
  return (
    <div class={`hindsight ${analysis.weighed ? "" : "not-weighed"}`}>
      <section class="chances" aria-labelledby="hindsight-title">
        <h3 id="hindsight-title">
          {say("hindsight-chances")} <small>{say("hindsight-chances", {}, "how")}</small>
        </h3>
        <Curve curve={analysis.curve} costly={costly} points={points} turns={analysis.turns} names={who} mine={mine} />
        {analysis.weighed ? null : <p class="soft">{say("hindsight-not-weighed")}</p>}
      </section>
      {analysis.weighed && mine !== null ? (
        <Costly table={table} match={match} moves={costly} steps={byNumber} page={page} />
      ) : null}
      {analysis.weighed ? (
        <Luck
          analysis={analysis}
          who={who}
          picture={small}
          face={(seat) => <Face {...(faces[seat] ?? { name: names[seat] ?? "" })} ring={last?.result?.winners.includes(seat) ? "won" : null} />}
        />
      ) : null}
      <Missed missed={analysis.missed ?? []} mine={mine} who={who} />
      {points.length > 0 ? (
        <section class="turning" aria-labelledby="turning-title">
          <h3 id="turning-title">{say(costly.length > 0 ? "hindsight-turning-else" : "hindsight-turning", { count: points.length })}</h3>
          <ol class="turning-points">
            {points.map((point) => (
              <li key={`${point.turn} ${point.kind} ${point.seat}`}>
                <a href={`/t/${table}/replay/${match}?step=${point.turn}`} onClick={stay}>
                  {say("hindsight-turn", { turn: point.turn })}
                </a>{" "}
                <b>{say("hindsight-who", { who: who[point.seat] ?? "" })}</b> {point.why.said}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}
