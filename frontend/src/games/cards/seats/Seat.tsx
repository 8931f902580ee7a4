/** Somebody else at the table: name, points so far, the reserve with its count, the row: at hand on a phone. */

import { useCallback, useState } from "preact/hooks";
import type { Seated } from "../../../net/standing.ts";
import { Face } from "../../../parts/Face.tsx";
import { SeatNote } from "../../../parts/SeatNote.tsx";
import { plain } from "../../../words/numbers.ts";
import type { Words } from "../../contract.ts";
import { Below, Card, Swatch } from "../card/Card.tsx";
import { pure } from "../pure.ts";
import type { CardsView, CardText } from "../view.ts";

interface SeatProps {
  readonly words: Words;
  /** Whether it is this seat's turn, where one plays after the other. */
  readonly on: boolean;
  readonly seat: number;
  readonly name: string;
  /** How well this bot plays; nothing for people. */
  readonly level: string;
  readonly face: Seated | undefined;
  readonly deck: string;
  readonly total: number;
  readonly top: CardText | null;
  readonly size: number;
  /** The open cards of the row, joined by commas; an empty place between them is empty. */
  readonly row: string;
  readonly narrow: boolean;
  /** There is room to write how well a bot plays. */
  readonly roomy: boolean;
  /** Whether the row is looked at, where there is no room for it; null where it cannot be. */
  readonly looked: boolean | null;
  look(seat: number): void;
  readonly calls: boolean;
}

const Seat = pure((props: SeatProps) => {
  const { words, on, seat, name, level, face, deck, total, top, size, row, narrow, roomy, looked, look, calls } = props;
  const has = words.phrase("cards-seat-has", { who: name, count: size });
  return (
    <li data-seat={seat} class={`cards-seat ${size < 2 ? "cards-urgent" : ""} ${on ? "cards-on" : ""}`} aria-current={on || undefined}>
      <h3>
        <span data-place={`seat ${seat} hand`}>
          <Swatch deck={deck} />
        </span>
        {face && <Face {...face} ring={calls ? "calls" : null} />}
        {looked !== null ? (
          <button
            type="button"
            class="cards-look cards-name one-line"
            aria-label={`${name} ${words.phrase("cards-look")}`}
            aria-expanded={looked}
            onClick={() => look(seat)}
          >
            {name}
          </button>
        ) : (
          <span class="cards-name one-line">{name}</span>
        )}
        <span class="cards-total" aria-hidden="true">
          {plain(total)}
        </span>
        <span class="unseen">{words.phrase("cards-total", { count: total })}</span>
        {level && <small class={roomy ? "cards-level" : "unseen"}>{level}</small>}
        {face && <SeatNote {...face} />}
      </h3>
      <div class="cards-has">
        <span class="cards-reserve">
          <span
            class="quick-stack"
            data-place={`seat ${seat} reserve`}
            role="img"
            aria-label={top ? words.phrase("cards-seat-top", { has, card: top }) : has}
          >
            <Below size={size} turn={seat} />
            {top ? <Card key={top} card={top} /> : <i class="quick-none" />}
          </span>
          <strong aria-hidden="true">{size}</strong>
        </span>
        {!narrow && <Row words={words} seat={seat} name={name} row={row} />}
      </div>
    </li>
  );
});

/** The row of another seat. */
const Row = pure(({ words, seat, name, row }: Pick<SeatProps, "words" | "seat" | "name" | "row">) => (
  <ul class="cards-row" aria-label={words.phrase("cards-row-of", { who: name })}>
    {row.split(",").map((cards, at) => (
      <RowPlace key={at} words={words} place={`seat ${seat} row ${at + 1}`} cards={cards} />
    ))}
  </ul>
));

/** One place of another's row; in the stacking variants the lower cards look out above. */
const RowPlace = pure(({ words, place, cards }: { words: Words; place: string; cards: string }) => {
  const all = cards ? (cards.split("+") as CardText[]) : [];
  const top = all.at(-1);
  return (
    <li class="cards-lifts">
      <span class="quick-stack" data-place={place} {...(top ? { role: "img", "aria-label": named(words, all) } : {})}>
        <Below size={all.length} turn={1} />
        {top ? <Card key={top} card={top} /> : <i class="quick-none" />}
      </span>
    </li>
  );
});

/** What lies at a place of the row, the top first. */
const named = (words: Words, cards: readonly CardText[]): string =>
  cards
    .toReversed()
    .map((card) => words.phrase("cards-card", { card }))
    .join(", ");

interface OthersProps {
  readonly view: CardsView;
  /** Whose turn it is, where one plays after the other. */
  readonly turn: number | null;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly levels: readonly string[];
  readonly faces: readonly Seated[];
  readonly words: Words;
  readonly narrow: boolean;
  readonly roomy: boolean;
  readonly side: string;
  /** Whether a row can be looked at where there is no room for it: not below the strip that ends a round. */
  readonly looks: boolean;
  /** Who has called "Dutch!", while it is shown. */
  readonly caller: number | null;
}

/** The seats on one side of the table. */
export function Others({ view, turn, seats, names, levels, faces, words, narrow, roomy, side, looks, caller }: OthersProps) {
  const [looked, setLooked] = useState<number | null>(null);
  const look = useCallback((seat: number) => setLooked((before) => (before === seat ? null : seat)), []);
  if (seats.length === 0) return null;
  const rowOf = (seat: number) => (view.row[seat] ?? []).map((cards) => cards.join("+")).join(",");
  return (
    <>
      <ul class={`cards-side cards-${side}`}>
        {seats.map((seat) => (
          <Seat
            key={seat}
            words={words}
            on={turn === seat}
            seat={seat}
            name={names[seat] ?? ""}
            level={levels[seat] ?? ""}
            face={faces[seat]}
            deck={view.decks[seat] ?? ""}
            total={view.scores[seat] ?? 0}
            top={view.reserve[seat]?.top ?? null}
            size={view.reserve[seat]?.size ?? 0}
            row={narrow ? "" : rowOf(seat)}
            narrow={narrow}
            roomy={roomy}
            looked={looks ? looked === seat : null}
            look={look}
            calls={caller === seat}
          />
        ))}
      </ul>
      {looks && looked !== null && seats.includes(looked) && (
        <div class="cards-looked">
          <Row words={words} seat={looked} name={names[looked] ?? ""} row={rowOf(looked)} />
        </div>
      )}
    </>
  );
}
