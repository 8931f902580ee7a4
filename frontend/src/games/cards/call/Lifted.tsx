/** After "Dutch!": a card that goes back to its seat is lifted on the pile where it lay; an arrow shows which way a card
 * went from pile to pile; and the strip points at whoever called. The strip says it in words. */

import { useLayoutEffect, useState } from "preact/hooks";
import { type Call, oldPlaceOf, placeOf } from "./calling.ts";
import { Card } from "../card/Card.tsx";
import type { CardsView, CardText } from "../view.ts";

interface Lift {
  readonly number: number;
  readonly card: CardText;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** The left edge of the place where it lay. */
  readonly off: number;
}

interface Drawn {
  readonly lifts: readonly Lift[];
  /** The way of each card that went to another pile, as a path. */
  readonly ways: readonly string[];
}

interface LiftedProps {
  readonly board: { readonly current: HTMLElement | null };
  readonly view: CardsView;
  readonly mine: number | null;
  readonly call: Call;
}

const NOTHING: Drawn = { lifts: [], ways: [] };

export function Lifted({ board, view, mine, call }: LiftedProps) {
  const [{ lifts, ways }, draw] = useState(NOTHING);
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const next = measured(root, view, mine, call);
    draw((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    pointAtCaller(root, call.by);
  });
  return (
    <div class="cards-lifts-off" aria-hidden="true">
      <svg>
        {ways.map((way) => (
          <path key={way} d={way} />
        ))}
      </svg>
      {lifts.map(({ number, card, left, top, width }) => (
        <span key={number} class="cards-lifted" style={{ left: `${left}px`, top: `${top}px`, "--w": `${width}px` }}>
          <Card card={card} />
          <i>{number}</i>
        </span>
      ))}
    </div>
  );
}

function measured(root: HTMLElement, view: CardsView, mine: number | null, call: Call): Drawn {
  const origin = root.getBoundingClientRect();
  const boxOf = (place: string) => {
    const at = /^middle (\d+)$/.exec(place)?.[1];
    const bare = () => (at ? root.querySelector(`.cards-piles > :nth-child(${Number(at) + 1})`) : null); // it lay there alone
    const box = (root.querySelector(`[data-place="${place}"]`) ?? bare())?.getBoundingClientRect();
    return box && { x: box.left - origin.left + root.scrollLeft, y: box.top - origin.top + root.scrollTop, width: box.width };
  };
  const [lifts, ways]: [Lift[], string[]] = [[], []];
  for (const wrong of call.wrong) {
    const from = boxOf(oldPlaceOf(view, mine, wrong));
    const to = typeof wrong.to === "number" && boxOf(placeOf(view, mine, wrong));
    if (!from) continue;
    if (to) ways.push(wayFrom(from, to));
    else if (typeof wrong.to !== "number") {
      const beside = lifts.filter(({ top, off }) => off === from.x && top === from.y).length; // lifted from the same pile
      const left = from.x + from.width * (0.56 + 0.6 * beside);
      lifts.push({ number: wrong.number, card: wrong.card, left, off: from.x, top: from.y, width: from.width });
    }
  }
  return { lifts, ways };
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** An arc from the side of one place to the side of another, with a head. */
function wayFrom(from: Corner, to: Corner): string {
  const rightwards = to.x >= from.x;
  const side = ({ x, width }: Corner, right: boolean) => (right ? x + width + 6 : x - 6);
  const [x1, y1] = [side(from, rightwards), from.y + from.width * 0.5];
  const [x2, y2] = [side(to, !rightwards), to.y + to.width * 0.5];
  const [x3, y3] = [(x1 + x2) / 2, Math.min(y1, y2) - from.width * 0.7];
  const angle = Math.atan2(y2 - y3, x2 - x3);
  const barb = (turn: number) => `${x2 - 15 * Math.cos(angle + turn)} ${y2 - 15 * Math.sin(angle + turn)}`;
  return `M${x1} ${y1}Q${x3} ${y3} ${x2} ${y2}M${barb(0.5)}L${x2} ${y2}L${barb(-0.5)}`;
}

/** The strip has a corner below the face of whoever called, where they sit above it. */
function pointAtCaller(root: HTMLElement, by: number): void {
  const strip = root.querySelector<HTMLElement>(".cards-called-strip");
  const face = root.querySelector(`[data-seat="${by}"] .face`)?.getBoundingClientRect();
  if (!strip) return;
  const box = strip.getBoundingClientRect();
  const above = face && face.bottom < box.top && face.left > box.left + 12 && face.right < box.right - 12;
  strip.toggleAttribute("data-pointed", Boolean(above));
  if (above) strip.style.setProperty("--caller", `${(face.left + face.right) / 2 - box.left}px`);
}
