/** The chances of winning, turn by turn. Lines differ by dash and label, and the whole is told in words. */

import type { CostlyMove, TurningPoint, Turn } from "../../net/messages.ts";
import { say } from "../../state/say.ts";
import { apart, DASHES } from "../scores/Chart.tsx";
import { outOf100, placeOfTurn } from "./lookback.ts";

interface CurveProps {
  /** The chance of each seat: before the first turn, after each turn, at last the result. */
  readonly curve: readonly (readonly number[])[];
  readonly turns: readonly Turn[];
  /** My costliest moves, which stand on my line as 1, 2, 3 … */
  readonly costly: readonly CostlyMove[];
  /** … or, where there are none, the turning points of all. */
  readonly points: readonly TurningPoint[];
  readonly names: readonly string[];
  readonly mine: number | null;
}

const [WIDTH, LEFT, RIGHT, TOP, BOTTOM] = [662, 40, 104, 36, 30];
/** Two turns have room for their numbers beside each other when they are so far apart. */
const BESIDE = 42;
const LINE = 19;

/** How the chances of each seat went, in words: at the start, at their height, at the end. */
export function curveInWords({ curve, turns, names }: Pick<CurveProps, "curve" | "turns" | "names">): string {
  const told = names.map((who, seat) => {
    const chances = curve.slice(0, -1).map((point) => point[seat] ?? 0);
    const highest = chances.indexOf(Math.max(...chances));
    return say("hindsight-curve-of", {
      who,
      start: outOf100(chances[0] ?? 0),
      most: outOf100(chances[highest] ?? 0),
      turn: turns[highest - 1]?.number ?? 0,
      end: outOf100(curve.at(-1)?.[seat] ?? 0),
    });
  });
  return [say("hindsight-curve"), ...told].join(" ");
}

export function Curve({ curve, turns, costly, points, names, mine }: CurveProps) {
  const height = Math.max(250, TOP + BOTTOM + names.length * LINE);
  const last = Math.max(1, curve.length - 1);
  const x = (at: number) => LEFT + (at / last) * (WIDTH - LEFT - RIGHT);
  const y = (chance: number) => height - BOTTOM - chance * (height - TOP - BOTTOM);
  const on = (turn: number, seat: number) => {
    const at = placeOfTurn(turns, turn);
    return { x: x(at), y: y(curve[at]?.[seat] ?? 0) };
  };
  const labels = apart(names.map((_, seat) => y(curve.at(-1)?.[seat] ?? 0) + 5), LINE, height - 8);
  const every = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => turns.length / step <= 8) ?? 500;
  const [worst] = costly;
  const strong = (seat: number) => seat === mine || (mine === null && curve.at(-1)?.[seat] === 1);
  let labelled = -Infinity;
  return (
    <svg class="chart curve" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={curveInWords({ curve, turns, names })}>
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
          <text key={number} x={x(at + 1)} y={height - 6} text-anchor="middle">
            {number}
          </text>
        ) : null,
      )}
      {(costly.length > 0 ? [] : points).map((point) => {
        const at = on(point.turn, point.seat);
        const roomy = at.x - labelled >= BESIDE;
        if (roomy) labelled = at.x;
        return (
          <g key={`${point.turn} ${point.kind} ${point.seat}`} class="curve-point">
            <line x1={at.x} x2={at.x} y1={TOP - 8} y2={at.y} />
            <circle cx={at.x} cy={at.y} r="4" />
            {roomy ? (
              <text x={at.x} y={TOP - 13} text-anchor="middle">
                {point.turn}
              </text>
            ) : null}
          </g>
        );
      })}
      {names.map((name, seat) => (
        <g key={seat} class={strong(seat) ? "curve-mine" : "curve-other"}>
          <path
            d={line(curve.map((chances, at) => ({ x: x(at), y: y(chances[seat] ?? 0) })))}
            stroke-dasharray={seat === mine ? "" : DASHES[(seat % (DASHES.length - 1)) + 1]}
          />
          <text x={WIDTH - RIGHT + 12} y={labels[seat]} class="label">
            {name.length > 9 ? `${name.slice(0, 8)}…` : name}
          </text>
        </g>
      ))}
      {worst ? <Label text={worst.deed.said ?? ""} at={on(worst.turn, worst.seat)} /> : null}
      {costly.map(({ turn, seat }, place) => {
        const at = on(turn, seat);
        return (
          <g key={turn} class="curve-costly" transform={`translate(${at.x} ${at.y})`}>
            <circle r="11.5" />
            <text y="5" text-anchor="middle">
              {place + 1}
            </text>
          </g>
        );
      })}
      {(curve.at(-1) ?? []).map((chance, seat) =>
        chance > 0.99 ? <circle key={seat} class="curve-won" cx={x(last)} cy={y(1)} r="6" /> : null,
      )}
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the costliest move was, high over its number. */
const Label = ({ text, at }: { text: string; at: Point }) => (
  <g class="curve-point">
    <line x1={at.x} x2={at.x} y1={TOP - 8} y2={at.y} />
    <text x={Math.max(LEFT + 30, at.x)} y={TOP - 14} text-anchor="middle">
      {text}
    </text>
  </g>
);

/** A line that goes softly from point to point and never beyond them. */
function line(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const soft = (x - before.x) * 0.4;
      return `C${round(before.x + soft)} ${round(before.y)} ${round(x - soft)} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;
