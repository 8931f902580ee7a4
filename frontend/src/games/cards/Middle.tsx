/** The middle: the piles in rows, what each asks for, and the place where a 1 opens the next. */

import type { Words } from "../contract.ts";
import { Below, Card, Sign } from "./card/Card.tsx";
import { colourOf, numberOf } from "./notation.ts";
import { pure } from "./pure.ts";
import { Reason } from "./Reason.tsx";
import { type CardsView, type CardText, isOpen } from "./view.ts";

/** Which place is lit for which card of mine, and what was refused where. */
export interface Lights {
  /** By place: the card of mine that fits there. */
  readonly fits: ReadonlyMap<number, string>;
  readonly refused: { readonly at: number; readonly reason: string } | null;
  /** The place where somebody else played last. */
  readonly latest: { readonly at: number; readonly seat: number; readonly size: number } | null;
}

interface PileProps {
  readonly words: Words;
  readonly at: number;
  readonly top: CardText;
  readonly size: number;
  readonly wants: CardText | null;
  readonly complete: boolean;
  readonly fitting: string | undefined;
  readonly hit: boolean;
  readonly keyLabel: string | undefined;
  readonly latest: string | undefined;
  readonly beneath: CardText | undefined;
  readonly tabbed: boolean;
  readonly idle: boolean;
}

const PileAt = pure((props: PileProps) => {
  const { words, at, top, size, wants, complete, fitting, hit, keyLabel, latest, beneath, tabbed, idle } = props;
  const named = complete
    ? words.phrase("cards-pile-complete", { pile: at + 1, colour: colourOf(top) })
    : words.phrase("cards-pile", { pile: at + 1, card: top, next: wants ?? "" }, wants ? undefined : "alone");
  const name = fitting ? words.phrase("cards-fits-here", { what: named, card: fitting }) : named;
  const state = `${fitting ? "cards-open" : ""} ${complete ? "cards-complete" : ""} ${hit ? "cards-hit" : ""}`;
  return (
    <div class={`cards-pile cards-lifts ${state}`}>
      <button
        type="button"
        data-pile={at}
        tabIndex={tabbed ? 0 : -1}
        aria-label={name}
        aria-disabled={idle}
        aria-keyshortcuts={keyLabel}
      >
        <span class="quick-stack" data-place={`middle ${at}`}>
          <Below size={size - (beneath ? 1 : 0)} turn={at} />
          {beneath && <Card key={`${beneath} beneath`} card={beneath} />}
          <Card key={top} card={top} />
        </span>
        <span class="cards-caption" aria-hidden="true">
          <span class={`cards-next ${complete ? "cards-done" : ""}`}>
            {wants && <Sign card={wants} />}
            {wants ? numberOf(wants) : complete && words.phrase("cards-complete")}
          </span>
          {keyLabel && !complete && <kbd>{keyLabel}</kbd>}
        </span>
      </button>
      {latest && (
        <span key={`${size}`} class="cards-latest" aria-hidden="true">
          {latest}
        </span>
      )}
    </div>
  );
});

interface NewProps {
  readonly words: Words;
  readonly at: number;
  readonly fitting: string | undefined;
  readonly hit: boolean;
  readonly keyLabel: string | undefined;
  readonly tabbed: boolean;
  readonly idle: boolean;
}

const NewPile = pure(({ words, at, fitting, hit, keyLabel, tabbed, idle }: NewProps) => {
  const named = words.phrase("cards-new-pile");
  const name = fitting ? words.phrase("cards-fits-here", { what: named, card: fitting }) : named;
  return (
    <div class={`cards-pile cards-free ${fitting ? "cards-open" : ""} ${hit ? "cards-hit" : ""}`}>
      <button
        type="button"
        data-pile={at}
        data-new
        tabIndex={tabbed ? 0 : -1}
        aria-label={name}
        aria-disabled={idle}
        aria-keyshortcuts={keyLabel}
      >
        <span class="quick-stack cards-slot" data-place={`middle ${at}`} aria-hidden="true">
          <b>1</b>
          <span>
            {words.phrase("cards-one-opens")} <i>{words.phrase("cards-one-opens", {}, "rest")}</i>
          </span>
        </span>
        <span class="cards-caption" aria-hidden="true">
          <span />
          {keyLabel && <kbd>{keyLabel}</kbd>}
        </span>
      </button>
    </div>
  );
});

interface MiddleProps {
  readonly view: CardsView;
  readonly words: Words;
  readonly names: readonly string[];
  readonly lights: Lights;
  readonly places: number;
  readonly free: number;
  readonly columns: number;
  readonly keyLabel: (at: number) => string | undefined;
  /** The one place that Tab reaches. */
  readonly tabbed: number;
  readonly beneath: ReadonlyMap<number, CardText>;
  /** Nothing can be played now: before and after a round, and for who watches. */
  readonly idle: boolean;
}

/** The piles as a toolbar, one button of which Tab reaches; the arrows go to the others. In a list a screen reader would
 * keep the arrows for itself. */
export function Middle(props: MiddleProps) {
  const { view, words, names, lights, places, free, columns, keyLabel, tabbed, beneath, idle } = props;
  const { refused } = lights;
  return (
    <section class="cards-mat" aria-label={words.phrase("cards-middle")}>
      <h2 class="unseen">{words.phrase("cards-middle")}</h2>
      <div class="cards-rows">
        <div class="cards-piles" role="toolbar" aria-label={words.phrase("cards-middle")}>
          {Array.from({ length: places }, (_, at) => {
            const pile = view.piles[at] ?? null;
            const common = {
              words,
              at,
              idle,
              hit: refused?.at === at,
              fitting: lights.fits.get(at),
              keyLabel: keyLabel(at),
              tabbed: tabbed === at,
            };
            if (pile) {
              const latest = lights.latest?.at === at ? names[lights.latest.seat] : undefined;
              return <PileAt key={at} {...common} {...pile} latest={latest} beneath={beneath.get(at)} />;
            }
            return at === free && isOpen(view) ? (
              <NewPile key={at} {...common} />
            ) : (
              <div key={at} class="cards-pile" aria-hidden="true" />
            );
          })}
        </div>
        {refused && <Reason text={refused.reason} {...pointing(refused.at, columns, lights.fits)} />}
      </div>
    </section>
  );
}

/** A reason stands above its pile, or above all of them where it would cover one that is open to me. */
export function pointing(
  at: number,
  columns: number,
  open: ReadonlyMap<number, string>,
): { across: number; row: number } {
  const row = Math.floor(at / columns);
  const covers = [...open.keys()].some((place) => Math.floor(place / columns) === row - 1);
  return { across: ((at % columns) + 0.5) / columns, row: covers ? 0 : row };
}
