/** The score sheet, round by round, with the totals; and over several rounds, how they grew. */

import { Mark } from "../parts/Icon.tsx";
import { say } from "../state/say.ts";
import { totalsOf, type Round } from "./rounds.ts";
import "./Sheet.css";

interface SheetProps {
  readonly rounds: readonly Round[];
  readonly totals: readonly number[];
  readonly names: readonly string[];
  readonly mine: number | null;
  readonly winners?: readonly number[];
  readonly target?: number | null;
}

const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0");

const plain = (score: number): string => (score < 0 ? `−${-score}` : `${score}`);

/** The points of a match of one round: a name and a number for each. */
function Strip({ totals, names, mine, winners = [] }: Omit<SheetProps, "rounds">) {
  return (
    <ul class="strip" aria-label={say("sheet")}>
      {names.map((name, seat) => (
        <li key={seat} class={winners.includes(seat) ? "won" : ""}>
          <span class="strip-name">{seat === mine ? say("you") : name}</span>
          <span class="strip-score">{plain(totals[seat] ?? 0)}</span>
          {winners.includes(seat) ? <span class="unseen">{say("sheet-won")}</span> : null}
        </li>
      ))}
    </ul>
  );
}

export function Sheet({ rounds, totals, names, mine, winners = [], target = null }: SheetProps) {
  if (rounds.length === 0) return <Strip totals={totals} names={names} mine={mine} winners={winners} />;
  const who = (seat: number) => (seat === mine ? say("you") : (names[seat] ?? ""));
  const best = (scores: readonly number[]) => Math.max(...scores);
  return (
    <div class={`sheet-place ${rounds.length > 1 ? "with-chart" : ""}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section class="sheet-scroll" tabIndex={0} aria-label={say("sheet")}>
        <table class="sheet">
          <caption class="unseen">{say("sheet")}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{say("sheet-who")}</span>
              </th>
              {rounds.map(({ round }) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
              <th scope="col">{say("sheet-total")}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((_, seat) => (
              <tr key={seat} class={winners.includes(seat) ? "won" : ""}>
                <th scope="row">
                  {winners.includes(seat) ? <Mark size={18} /> : null} {who(seat)}
                  {winners.includes(seat) ? <span class="unseen"> {say("sheet-won")}</span> : null}
                </th>
                {rounds.map(({ round, scores }) => (
                  <td key={round} class={scores[seat] === best(scores) ? "best" : ""}>
                    {signed(scores[seat] ?? 0)}
                  </td>
                ))}
                <td class="total">{plain(totals[seat] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rounds.length > 1 ? <Chart rounds={rounds} names={names.map((_, seat) => who(seat))} target={target} /> : null}
    </div>
  );
}

const DASHES = ["", "8 4", "2 5", "10 4 2 4", "5 3", "1 4"];
const HUES = ["#2e7d46", "#c8372d", "#2563b0", "#8a6100", "#7b52a8", "#00707a"];

/** How the totals grew; lines differ by dash and label, not by hue alone. The table says the same in numbers. */
function Chart({ rounds, names, target }: { rounds: readonly Round[]; names: readonly string[]; target: number | null }) {
  const totals = totalsOf(rounds, names.length);
  const all = totals.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(target ?? 0, 1, ...all);
  const [width, height] = [420, 300];
  const x = (round: number) => 36 + (round / rounds.length) * (width - 150);
  const y = (score: number) => height - 30 - ((score - low) / (high - low)) * (height - 56);
  // labels that would lie on each other move apart
  const ends = names
    .map((name, seat) => ({ name, seat, score: totals.at(-1)?.[seat] ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
  let above = -Infinity;
  const labels = ends.map(({ name, seat, score }) => {
    above = Math.max(y(score) + 5, above + 18);
    return { name, seat, score, at: above };
  });
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[low, 0, high].map((score, index) => (
        <g key={index} class={score === target ? "goal" : ""}>
          <line x1={36} x2={width - 110} y1={y(score)} y2={y(score)} />
          <text x={28} y={y(score) + 5} text-anchor="end">
            {score}
          </text>
        </g>
      ))}
      {names.map((_, seat) => (
        <polyline
          key={seat}
          points={totals.map((scores, round) => `${x(round)},${y(scores[seat] ?? 0)}`).join(" ")}
          stroke={HUES[seat % HUES.length]}
          stroke-dasharray={DASHES[seat % DASHES.length]}
        />
      ))}
      {labels.map(({ name, seat, score, at }) => (
        <text key={seat} x={x(rounds.length) + 8} y={at} class="label" fill={HUES[seat % HUES.length]}>
          {name} {score}
        </text>
      ))}
    </svg>
  );
}
