/** Dragging a card of mine; it follows by a transform and nothing else is moved. */

import { useRef } from "preact/hooks";
import { useDrag } from "../../../parts/gestures/drag.ts";
import { type Box, fly } from "../../../parts/gestures/flight.ts";
import type { Spots } from "../motion/spots.ts";
import type { Source } from "../notation.ts";
import type { CardText } from "../view.ts";

export interface DragActions {
  /** Lift the card of a source, and light what it may go to; null where none can be lifted. */
  lift(source: Source): CardText | null;
  /** A card is let go over these places; whether it goes to one of them. */
  drop(source: Source, card: CardText, places: readonly string[], from: Box): boolean;
}

interface Held {
  readonly source: Source;
  readonly card: HTMLElement;
  readonly button: HTMLElement;
  /** The card that was lifted; the source may show another one by the time it is let go. */
  lifted: CardText | null;
}

const TILT = "-2deg";

export function useDragging(
  board: { readonly current: HTMLElement | null },
  spots: { readonly current: Spots | null },
  active: boolean,
  actions: DragActions,
): void {
  const over = useRef<HTMLElement | null>(null);
  const hover = (element: HTMLElement | null) => {
    if (over.current === element) return;
    if (over.current) delete over.current.dataset.over;
    if (element) element.dataset.over = "";
    over.current = element;
  };
  const placesUnder = ({ clientX, clientY }: PointerEvent) =>
    (spots.current?.under(clientX, clientY) ?? []).filter((place) => /^(middle|mine row) /.test(place));

  useDrag<Held>(board, {
    press(press) {
      const button = (press.target as Element).closest<HTMLElement>("[data-source]");
      const card = button?.querySelector<HTMLElement>(".quick-stack > .quick-card:last-of-type");
      if (!active || !button || !card) return null;
      return { source: button.dataset.source ?? "", card, button, lifted: null };
    },
    lift(held) {
      held.lifted = active ? actions.lift(held.source) : null;
      if (held.lifted) held.button.dataset.lifted = "";
      return held.lifted !== null;
    },
    move({ source, card }, event, right, down) {
      card.style.translate = `${right}px ${down}px`;
      card.style.rotate = TILT;
      const place = placesUnder(event).find((name) => name !== `mine ${source}`);
      hover(place ? (board.current?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null) : null);
    },
    drop({ source, card, button, lifted }, event) {
      hover(null);
      delete button.dataset.lifted;
      const [right = 0, down = 0] = card.style.translate.split(" ").map(Number.parseFloat);
      card.style.translate = card.style.rotate = "";
      const home = spots.current?.find(`mine ${source}`);
      if (!home || !lifted) return;
      const from = { ...home, x: home.x + right, y: home.y + down };
      if (actions.drop(source, lifted, event ? placesUnder(event) : [], from)) return;
      fly(card, from, home, { milliseconds: 160, turned: TILT });
    },
  });
}
