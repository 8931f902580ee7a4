/** How the totals grew, round by round. The table beside it says the same in numbers, so ears need no chart. */

import { plain } from "../../words/numbers.ts";

interface ChartProps {
  /** After each round, what each seat has; the first before any. */
  readonly totals: readonly (readonly number[])[];
  /** The number of the round before the first that is drawn. */
  readonly first: number;
  readonly names: readonly string[];
  readonly target: number | null;
}

/** Lines differ by dash, mark and label, not by hue alone. */
export const DASHES = ["", "8 4", "2 5", "10 4 2 4", "5 3", "1 4"];
export const HUES = ["#2e7d46", "#c8372d", "#2563b0", "#8a6100", "#7b52a8", "#00707a"];
const MARKS = ["M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "M-4.5-4.5h9v9h-9z", "M0-6 5.5 4.5h-11z", "M0-6.5 6.5 0 0 6.5-6.5 0z"];

export const [WIDTH, HEIGHT] = [460, 320];
const [LEFT, RIGHT, TOP, BOTTOM] = [36, 112, 26, 30];

export function Chart({ totals, first, names, target }: ChartProps) {
  const all = totals.flat();
  const rounds = totals.length - 1;
  const low = Math.min(0, ...all);
  const high = Math.max(target ?? 0, 1, ...all);
  const x = (round: number) => LEFT + (round / rounds) * (WIDTH - LEFT - RIGHT);
  const y = (score: number) => HEIGHT - BOTTOM - ((score - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const ends = names.map((name, seat) => ({ name, seat, score: totals.at(-1)?.[seat] ?? 0 }));
  const labels = apart(ends.map(({ score }) => y(score) + 5));
  const lines = [...new Set([low, 0, target ?? high])].toSorted((one, other) => one - other);
  const numbered = Math.ceil(rounds / 8); // so many numbers have room beside each other
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {lines.map((score) => (
        <g key={score} class={score === target ? "goal" : ""}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(score)} y2={y(score)} />
          <text x={LEFT - 8} y={y(score) + 5} text-anchor="end">
            {plain(score)}
          </text>
        </g>
      ))}
      {totals.map((_, round) =>
        round > 0 && round % numbered === 0 ? (
          <text key={round} x={x(round)} y={HEIGHT - 8} text-anchor="middle">
            {first + round}
          </text>
        ) : null,
      )}
      {names.map((_, seat) => (
        <g key={seat} class="chart-line" style={{ "--hue": HUES[seat % HUES.length] }}>
          <polyline
            points={totals.map((scores, round) => `${x(round)},${y(scores[seat] ?? 0)}`).join(" ")}
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
          {totals.map((scores, round) => (
            <path
              key={round}
              d={MARKS[seat % MARKS.length]}
              transform={`translate(${x(round)} ${y(scores[seat] ?? 0)})`}
            />
          ))}
        </g>
      ))}
      {ends.map(({ name, seat, score }) => (
        <text key={seat} x={WIDTH - RIGHT + 10} y={labels[seat]} class="label">
          {name.length > 11 ? `${name.slice(0, 10)}…` : name} {plain(score)}
        </text>
      ))}
    </svg>
  );
}

/** Heights for labels that would lie on each other, moved apart; none is lower than the lowest. */
export function apart(heights: readonly number[], least = 17, lowest = HEIGHT - 4): readonly number[] {
  const moved = [...heights];
  const order = [...heights.keys()].toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  let above = -Infinity;
  for (const at of order) above = moved[at] = Math.max(moved[at] ?? 0, above + least);
  let below = lowest + least;
  for (const at of order.toReversed()) below = moved[at] = Math.min(moved[at] ?? 0, below - least);
  return moved;
}
