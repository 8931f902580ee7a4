/** My costliest moves: before and after, what each gave away, what was better, and the way to look at it. */

import type { GamePage } from "../../games/contract.ts";
import type { CostlyMove, ReplayStep, View } from "../../net/messages.ts";
import { Icon } from "../../parts/Icon.tsx";
import { stay } from "../../state/route.ts";
import { say } from "../../state/say.ts";
import { plain } from "../../words/numbers.ts";
import { capital } from "../../words/telling.ts";
import { outOf100 } from "./lookback.ts";
import { TryAgain } from "./TryAgain.tsx";

interface CostlyProps {
  readonly table: string;
  readonly match: number;
  readonly moves: readonly CostlyMove[];
  /** The steps before and after each of them, by their number; those that are not here yet are not shown. */
  readonly steps: ReadonlyMap<number, ReplayStep>;
  readonly page: GamePage | null;
}

export function Costly({ table, match, moves, steps, page }: CostlyProps) {
  return (
    <section class="costly" aria-labelledby="costly-title">
      <h3 id="costly-title">
        {say("costly", { count: moves.length })} {moves.length > 0 ? <small>{say("costly", {}, "how")}</small> : null}
      </h3>
      {moves.length === 0 ? <p class="soft">{say("costly-none")}</p> : null}
      <ol class="costly-moves">
        {moves.map((move, place) => (
          <li key={move.turn} class="costly-move">
            <h4>
              <span class="costly-number">{place + 1}</span>
              <span class="costly-deed">{capital(move.deed.said ?? "")}</span>
              <small>{say("costly-turn", { turn: move.turn })}</small>
            </h4>
            <BeforeAndAfter move={move} steps={steps} page={page} />
            <p class="costly-price">
              <b>{plain(outOf100(move.change))}</b> {say("costly-of-100")}
              <i aria-hidden="true" style={{ "--part": `${-outOf100(move.change)}%` }} />
            </p>
            <p class="costly-why">
              <b>{say("costly-better")}</b> {move.best.said}. {capital(sentence(move.why?.said))}
            </p>
            <div class="buttons">
              <a class="btn quiet" href={`/t/${table}/replay/${match}?step=${move.turn}`} onClick={stay}>
                <Icon name="eye" /> {say("costly-look")} <span class="unseen">{say("hindsight-turn", { turn: move.turn })}</span>
              </a>
              <TryAgain table={table} match={match} step={move.turn - 1} seat={move.seat} label={say("practice-again")} />
            </div>
          </li>
        ))}
      </ol>
      {moves.length > 0 ? <p class="costly-means soft">{say("practice-means")}</p> : null}
    </section>
  );
}

const sentence = (text = ""): string => (text ? `${text}.` : "");

/** What the seat had before it and after it, as the game draws it small. */
function BeforeAndAfter({ move, steps, page }: Pick<CostlyProps, "steps" | "page"> & { readonly move: CostlyMove }) {
  const [before, after] = [steps.get(move.turn - 1), steps.get(move.turn)];
  if (!page?.Small || !before || !after) return null;
  const [then, now] = [before.view as View, after.view as View];
  return (
    <div class="costly-pictures" aria-hidden="true">
      <figure>
        <page.Small view={then} seat={move.seat} />
        <figcaption>{say("costly-before")}</figcaption>
      </figure>
      {now.round === then.round ? (
        <>
          <Icon name="forward" />
          <figure>
            <page.Small view={now} seat={move.seat} events={after.events} why={move.why?.facts} />
            <figcaption>{say("costly-after")}</figcaption>
          </figure>
        </>
      ) : null}
    </div>
  );
}
