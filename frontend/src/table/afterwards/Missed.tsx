/** What was missed where all play at once: mine in full, of the others how much in all. */

import type { Missed as Chance } from "../../net/messages.ts";
import { say } from "../../state/say.ts";
import { capital } from "../../words/telling.ts";

interface MissedProps {
  readonly missed: readonly Chance[];
  readonly mine: number | null;
  readonly who: readonly string[];
}

export function Missed({ missed, mine, who }: MissedProps) {
  const shown = missed.filter(({ seat, kind }) => seat === mine || kind === "in-all");
  if (shown.length === 0) return null;
  return (
    <section class="turning" aria-labelledby="missed-title">
      <h3 id="missed-title">{say("hindsight-missed")}</h3>
      <ul class="turning-points">
        {shown.map((one) => (
          <li key={`${one.seat} ${one.kind} ${one.turn} ${one.why.said}`}>
            {one.kind === "in-all" ? <b>{say("hindsight-who", { who: who[one.seat] ?? "" })}</b> : `${say("hindsight-round", { round: one.round })} ·`}{" "}
            {one.kind === "in-all" ? one.why.said : capital(one.why.said ?? "")}
          </li>
        ))}
      </ul>
    </section>
  );
}
