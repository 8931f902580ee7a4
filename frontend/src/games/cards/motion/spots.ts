/** Where the cards lie on the board, and how they come there. */

import { type Box, fly, landed } from "../../../parts/gestures/flight.ts";

/** Where something lies on the page, however far it is scrolled. */
function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height };
}

/** Where everything lies, looked up once for each layout and not for each card that flies. */
export class Spots {
  readonly #root: HTMLElement;
  #known: Map<string, Box> | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  forget(): void {
    this.#known = null;
  }

  /** Where a place is on the page; a place that is new is looked up alone, so that the others need not be again. */
  find(place: string): Box | null {
    const known = this.#all();
    let spot = known.get(place);
    const element = spot ? null : this.#root.querySelector(`[data-place="${place}"]`);
    if (element) known.set(place, (spot = boxOf(element)));
    return spot ?? null;
  }

  #all(): Map<string, Box> {
    if (this.#known) return this.#known;
    this.#known = new Map();
    for (const element of this.#root.querySelectorAll<HTMLElement>("[data-place]"))
      this.#known.set(element.dataset.place ?? "", boxOf(element));
    return this.#known;
  }

  /** The places that hold a point of the window, by name. */
  under(left: number, top: number): string[] {
    const [x, y] = [left + scrollX, top + scrollY];
    const found: string[] = [];
    const known = this.#all();
    for (const element of this.#root.querySelectorAll<HTMLElement>("[data-place]")) {
      const place = element.dataset.place ?? "";
      const spot = known.get(place) ?? boxOf(element); // a place can have come since, as when a pile is opened
      known.set(place, spot);
      const inside =
        x >= spot.x - 8 && x <= spot.x + spot.width + 8 && y >= spot.y - 8 && y <= spot.y + spot.width * 1.4 + 30;
      if (inside) found.push(place);
    }
    return found;
  }

  /** The card that lies at a place now. */
  card(place: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`[data-place="${place}"] > .quick-card:last-of-type`);
  }
}

const MANNERS = {
  lay: { milliseconds: 180, turned: "-4deg" },
  home: { milliseconds: 220, turned: "8deg" },
  turn: { milliseconds: 140, turned: "y 90deg" },
};

/** Let the card at a place come from somewhere else. */
export function come(spots: Spots, place: string, from: Box | null, manner: keyof typeof MANNERS = "lay"): void {
  const card = spots.card(place);
  const to = spots.find(place);
  const flight = card && from && to && fly(card, from, to, MANNERS[manner]);
  const holder = flight && card.closest<HTMLElement>(".cards-lifts");
  if (!holder) return;
  holder.dataset.lifted = ""; // not a class: the next drawing would take it away
  landed(flight, () => delete holder.dataset.lifted);
}
