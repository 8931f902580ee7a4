/** The drawings of Lucky Numbers. They decorate; the words are in the buttons around them. */

import type { JSX } from "preact";
import { COLOURS, nameOf } from "../table.ts";
import type { Clover as CloverOnTable } from "../table.ts";

type Point = readonly [number, number];

// A leaf that points up from the middle of a clover, and the light on it: a start, then curves of three points each.
// prettier-ignore
const LEAF: readonly Point[] = [
  [0, -3], [-4, -12], [-26, -17], [-26, -36], [-26, -45], [-19, -51], [-11.5, -51], [-6, -51], [-2, -49], [0, -45.5],
  [2, -49], [6, -51], [11.5, -51], [19, -51], [26, -45], [26, -36], [26, -17], [4, -12], [0, -3],
];
// prettier-ignore
const SHINE: readonly Point[] = [
  [-25, -37], [-17, -44], [-7, -41], [0, -31], [7, -41], [17, -44], [25, -37], [25, -33], [23.5, -29.5], [21.5, -27],
  [15, -33], [7, -31], [0, -21], [-7, -31], [-15, -33], [-21.5, -27], [-23.5, -29.5], [-25, -33], [-25, -37],
];
const TURNS: readonly number[] = [-45, 45, 135, 225];

/** One path for the four leaves of a clover. */
function fourfold(points: readonly Point[], scale: number, up: number): string {
  return TURNS.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const spun = points.map(([x, y]) => {
      const across = x * scale;
      const along = y * scale - up;
      const right = across * Math.cos(angle) - along * Math.sin(angle);
      const down = across * Math.sin(angle) + along * Math.cos(angle);
      return `${round(right)} ${round(down)}`;
    });
    return `M${spun[0]}C${spun.slice(1).join(" ")}Z`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const LEAVES = fourfold(LEAF, 1.03, 0);
const HEARTS = fourfold(LEAF, 0.87 * 1.03, 3.3);
const LIGHTS = fourfold(SHINE, 0.87 * 1.03, 3.1);
const VEINS = TURNS.map((turn) => {
  const angle = (turn * Math.PI) / 180;
  return [16.5, 41].map((far) => `${round(far * Math.sin(angle))} ${round(-far * Math.cos(angle))}`).join("L");
})
  .map((line) => `M${line}`)
  .join("");
const OUTLINE = fourfold(LEAF, 0.8, 0);
const BACK = fourfold(LEAF, 0.62, 0);

/** Where the marks sit: on the edge of the first so many leaves. */
const MARKS: readonly Point[] = TURNS.map((turn) => {
  const angle = (turn * Math.PI) / 180;
  return [round(49.5 * Math.sin(angle)), round(-49.5 * Math.cos(angle))];
});

/** A printed clover with its number, and the marks that tell its colour without colour. */
export function Clover({ clover }: { clover: CloverOnTable }): JSX.Element {
  const { number, colour } = clover;
  return (
    <svg class={`clover ${colour}`} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <path class="clover-leaf" d={LEAVES} />
      <path class="clover-heart" d={HEARTS} />
      <path class="clover-light" d={LIGHTS} />
      <path class="clover-vein" d={VEINS} />
      <circle class="clover-heart" r="22" />
      {MARKS.slice(0, COLOURS.indexOf(colour)).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="clover-mark" cx={x} cy={y} r="5.2" />
      ))}
      <text x={number < 10 ? -0.5 : -1.4} y="21" text-anchor="middle">
        {number}
      </text>
    </svg>
  );
}

/** A clover that lies somewhere; one with a spot flies there from where it was. */
export function LyingClover({ clover, spot }: { clover: CloverOnTable; spot?: string | undefined }): JSX.Element {
  return (
    <span class="lucky-clover" data-flies={spot && nameOf(clover)} data-spot={spot}>
      <Clover clover={clover} />
    </span>
  );
}

/** The outline of a clover, printed on an empty cell. */
export function Imprint(): JSX.Element {
  return (
    <svg class="imprint" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <path d={OUTLINE} fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  );
}

/** The back of a clover in the pile. */
export function Back(): JSX.Element {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <rect class="back-line" x="-44" y="-44" width="88" height="88" rx="8" stroke-width="1.6" />
      <path class="back-line" d={BACK} stroke-width="2" />
    </svg>
  );
}

/** The ladybird, which marks the lower right of a garden. */
export function Ladybird(): JSX.Element {
  return (
    <svg class="ladybird" viewBox="0 0 32 28" aria-hidden="true" focusable="false">
      <path
        class="ladybird-leg"
        d="M9 8 5.5 5M9 14H4.5M10 20 6 23.5M19 6.5 20 3M20 22 21.5 25.5M25 11 28 8M25 16.5 28.5 19"
      />
      <circle class="ladybird-head" cx="24" cy="13.8" r="4.6" />
      <ellipse cx="15.5" cy="14" rx="9.2" ry="8" fill="#c23b3b" />
      <path d="M6.3 14H24.5" stroke="#1e2a24" stroke-width="1.3" />
      <g fill="#1e2a24">
        <circle cx="12" cy="9.8" r="1.7" />
        <circle cx="18" cy="9.6" r="1.5" />
        <circle cx="12" cy="18.2" r="1.7" />
        <circle cx="18" cy="18.4" r="1.5" />
      </g>
    </svg>
  );
}

/** Two arrows on the badge of a cell whose clover would be exchanged. */
export function SwapBadge(): JSX.Element {
  return (
    <span class="swap-badge" aria-hidden="true">
      <svg viewBox="0 0 20 20" focusable="false">
        <path
          d="M3.5 7H14.5M11.5 4l3 3-3 3M16.5 13H5.5M8.5 10l-3 3 3 3"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    </span>
  );
}

/** A small golden clover beside good news. */
export function LuckyClover(): JSX.Element {
  return (
    <svg class="lucky-sign" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <path d={LEAVES} fill="currentColor" />
    </svg>
  );
}
