/** The chances of winning, turn by turn. Lines differ by dash and label; the turning points beside say it in words. */

import type { TurningPoint, Turn } from "../net/messages.ts";
import { apart, DASHES } from "./Chart.tsx";

interface CurveProps {
  /** The chance of each seat: before the first turn, after each turn, at last the result. */
  readonly curve: readonly (readonly number[])[];
  readonly turns: readonly Turn[];
  readonly points: readonly TurningPoint[];
  readonly names: readonly string[];
  readonly mine: number | null;
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [600, 290, 46, 104, 36, 32];
/** Two turns have room for their numbers beside each other when they are so far apart. */
const BESIDE = 42;

/** Which point of the curve shows the chances after a turn. */
export function placeOfTurn(turns: readonly Turn[], turn: number): number {
  const at = turns.findIndex(({ number }) => number >= turn);
  return at < 0 ? turns.length : at + 1;
}

export function Curve({ curve, turns, points, names, mine }: CurveProps) {
  const last = Math.max(1, curve.length - 1);
  const x = (at: number) => LEFT + (at / last) * (WIDTH - LEFT - RIGHT);
  const y = (chance: number) => HEIGHT - BOTTOM - chance * (HEIGHT - TOP - BOTTOM);
  const ends = names.map((_, seat) => y(curve.at(-1)?.[seat] ?? 0) + 5);
  const labels = apart(ends, 22, HEIGHT - 8);
  const every = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => turns.length / step <= 8) ?? 500;
  let labelled = -Infinity;
  return (
    <svg class="chart curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 50, 100].map((percent) => (
        <g key={percent}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(percent / 100)} y2={y(percent / 100)} />
          <text x={LEFT - 8} y={y(percent / 100) + 5} text-anchor="end">
            {percent}
          </text>
        </g>
      ))}
      {turns.map(({ number }, at) =>
        number % every === 0 ? (
          <text key={number} x={x(at + 1)} y={HEIGHT - 6} text-anchor="middle">
            {number}
          </text>
        ) : null,
      )}
      {points.map((point) => {
        const at = placeOfTurn(turns, point.turn);
        const roomy = x(at) - labelled >= BESIDE;
        if (roomy) labelled = x(at);
        return (
          <g key={`${point.turn} ${point.kind} ${point.seat}`} class="curve-point">
            <line x1={x(at)} x2={x(at)} y1={TOP - 8} y2={y(curve[at]?.[point.seat] ?? 0)} />
            <circle cx={x(at)} cy={y(curve[at]?.[point.seat] ?? 0)} r="4" />
            {roomy ? (
              <text x={x(at)} y={TOP - 13} text-anchor="middle">
                {point.turn}
              </text>
            ) : null}
          </g>
        );
      })}
      {names.map((name, seat) => (
        <g key={seat} class={seat === mine || (mine === null && curve.at(-1)?.[seat] === 1) ? "curve-mine" : "curve-other"}>
          <polyline
            points={curve.map((chances, at) => `${x(at)},${y(chances[seat] ?? 0)}`).join(" ")}
            stroke-dasharray={seat === mine ? "" : DASHES[(seat % (DASHES.length - 1)) + 1]}
          />
          <text x={WIDTH - RIGHT + 10} y={labels[seat]} class="label">
            {name.length > 8 ? `${name.slice(0, 7)}…` : name}
          </text>
        </g>
      ))}
      {(curve.at(-1) ?? []).map((chance, seat) =>
        chance > 0.99 ? <circle key={seat} class="curve-won" cx={x(last)} cy={y(1)} r="6" /> : null,
      )}
    </svg>
  );
}
