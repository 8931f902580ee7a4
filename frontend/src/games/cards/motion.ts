/** Cards move from where they were to where they are: by transforms alone, and not at all where motion is unwanted. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function still(): boolean {
  return document.documentElement.dataset.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where something lies on the page, however far it is scrolled. */
function spotOf(element: Element): Spot {
  const { x, y, width } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width };
}

/** Where everything lies, looked up once for each layout and not for each card that flies. */
export class Spots {
  readonly #root: HTMLElement;
  #known: Map<string, Spot> | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  forget(): void {
    this.#known = null;
  }

  /** Where a place is on the page; a place that is new is looked up alone, so that the others need not be again. */
  find(place: string): Spot | null {
    const known = this.#all();
    let spot = known.get(place);
    const element = spot ? null : this.#root.querySelector(`[data-place="${place}"]`);
    if (element) known.set(place, (spot = spotOf(element)));
    return spot ?? null;
  }

  #all(): Map<string, Spot> {
    if (this.#known) return this.#known;
    this.#known = new Map();
    for (const element of this.#root.querySelectorAll<HTMLElement>("[data-place]"))
      this.#known.set(element.dataset.place ?? "", spotOf(element));
    return this.#known;
  }

  /** The places that hold a point of the window, by name. */
  under(left: number, top: number): string[] {
    const [x, y] = [left + scrollX, top + scrollY];
    const found: string[] = [];
    const known = this.#all();
    for (const element of this.#root.querySelectorAll<HTMLElement>("[data-place]")) {
      const place = element.dataset.place ?? "";
      const spot = known.get(place) ?? spotOf(element); // a place can have come since, as when a pile is opened
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

export type Manner = "lay" | "home" | "turn";

const MILLISECONDS: Readonly<Record<Manner, number>> = { lay: 180, home: 220, turn: 140 };

/** Let the card at a place come from another spot. */
export function come(spots: Spots, place: string, from: Spot | null, manner: Manner = "lay"): void {
  if (still() || !from) return;
  const card = spots.card(place);
  const to = spots.find(place);
  if (!card || !to || to.width === 0) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const frames: Keyframe[] =
    manner === "turn"
      ? [{ transform: `${start} rotateY(90deg)` }, { transform: "none" }]
      : [
          { transform: `${start} rotate(${manner === "home" ? 8 : -4}deg)` },
          { transform: manner === "home" ? "rotate(-3deg)" : "none" },
        ];
  const holder = card.closest<HTMLElement>(".cards-lifts");
  if (holder) holder.dataset.lifted = ""; // not a class: the next drawing would take it away
  const motion = card.animate(frames, { duration: MILLISECONDS[manner], easing: "cubic-bezier(.2,.7,.25,1)" });
  const rest = () => {
    if (holder) delete holder.dataset.lifted;
  };
  motion.addEventListener("finish", rest);
  motion.addEventListener("cancel", rest);
}
