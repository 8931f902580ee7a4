/** What lies before me: the reserve with its count, my row, the open hand card, and the hand to turn three from. */

import type { Words } from "../contract.ts";
import { Back, Below, Card } from "./card/Card.tsx";
import { HAND, type Open, placeOf, type Source } from "./notation.ts";
import { pure } from "./pure.ts";
import { Reason } from "./Reason.tsx";
import type { CardsView, CardText } from "./view.ts";

interface SourceProps {
  readonly source: Source;
  readonly name: string;
  readonly label: string;
  /** How many are left, large before the label. */
  readonly number: number | undefined;
  readonly keyLabel: string | undefined;
  readonly size: number;
  /** The cards in sight, the top last; joined by plus signs. */
  readonly cards: string;
  readonly state: string;
  readonly chosen: boolean;
  /** Whether it is played when my rest is over. */
  readonly held: boolean;
  readonly reason: string | undefined;
  readonly tabbed: boolean;
  readonly order: number;
}

const SourceAt = pure((props: SourceProps) => {
  const { source, name, label, number, keyLabel, size, cards, state, chosen, held, reason, tabbed, order } = props;
  const all = cards ? (cards.split("+") as CardText[]) : [];
  const top = all.at(-1);
  const lower = all.slice(0, -1).slice(-3);
  return (
    <>
      <button
        type="button"
        class={`cards-source cards-lifts ${state} ${chosen ? "cards-chosen" : ""} ${held ? "cards-held" : ""}`}
        data-source={source}
        tabIndex={tabbed ? 0 : -1}
        aria-label={name}
        aria-pressed={chosen}
        aria-keyshortcuts={keyLabel}
      >
        <span class="quick-stack" data-place={`mine ${source}`}>
          {lower.length === 0 && <Below size={size} turn={order} />}
          {lower.map((card, at) => (
            <span key={card} class="cards-lain" style={{ "--up": lower.length - at }}>
              <Card card={card} />
            </span>
          ))}
          {top ? <Card key={top} card={top} /> : size > 0 ? <i class="quick-below" /> : <i class="quick-none" />}
        </span>
        <span class="cards-caption" aria-hidden="true">
          <span class="cards-label">
            {number !== undefined && <b>{number}</b>} {label}
          </span>
          {keyLabel && <kbd>{keyLabel}</kbd>}
        </span>
      </button>
      {reason && <Reason text={reason} across={0.5} row={0} />}
    </>
  );
});

export interface MineProps {
  readonly view: CardsView;
  readonly words: Words;
  readonly seat: number;
  readonly name: string;
  readonly open: Open;
  readonly sources: readonly Source[];
  readonly chosen: Source | null;
  /** What I do when my rest is over: the source of a card, or `turn`. */
  readonly held: Source | "turn" | null;
  /** Whether I may let my turn go by. */
  readonly pass: boolean;
  /** By source: the place it fits best, in words; only those are lit. */
  readonly fits: ReadonlyMap<Source, string>;
  /** By place of the row: the chosen card that may be stacked there. */
  readonly takes: ReadonlyMap<number, string>;
  readonly refused: { readonly source: Source | null; readonly place: string; readonly reason: string } | null;
  readonly keyLabel: (source: Source) => string | undefined;
  readonly turnKey: string | undefined;
  readonly bestKey: string | undefined;
  readonly callKey: string | undefined;
  /** Whether there is a best-known place to play; null where the table does not allow that. */
  readonly best: boolean | null;
  readonly turning: boolean;
  readonly tabbed: string;
  readonly narrow: boolean;
}

export function Mine(props: MineProps) {
  const { view, words, seat, name, open, sources, refused, narrow } = props;
  const reserve = view.reserve[seat] ?? { top: null, size: 0 };
  const hand = view.hand[seat] ?? { top: null, open: 0, hidden: 0 };
  // The call lies where the reserve lay that is used up; then Tab reaches the row.
  const called = open.stop && !narrow;
  const tabbed = called && props.tabbed === view.reserve_name ? sources[1] : props.tabbed;
  const draw = (source: Source, order: number) => {
    const about = aboutSource(view, words, seat, source);
    const place = placeOf(source);
    const taking = props.takes.get(place);
    const fitting = props.fits.get(source);
    const cameBack = refused?.source === source;
    const back = cameBack ? words.phrase("cards-came-back") : null;
    return (
      <SourceAt
        source={source}
        order={order}
        name={[
          taking ? words.phrase("cards-takes-card", { what: about.name, card: taking }) : (fitting ?? about.name),
          ...(back ? [back] : []),
        ].join(", ")}
        label={back ?? (narrow ? about.short : about.label)}
        number={narrow && !back && source === view.reserve_name ? about.size : undefined}
        keyLabel={props.keyLabel(source)}
        size={about.size}
        cards={about.cards}
        chosen={props.chosen === source}
        held={props.held === source}
        state={`${fitting ? "cards-open" : ""} ${taking ? "cards-takes" : ""} ${cameBack ? "cards-refused" : ""}`}
        reason={refused?.place === `mine ${source}` ? refused.reason : undefined}
        tabbed={tabbed === source}
      />
    );
  };
  const left = hand.hidden + hand.open;
  const over = hand.hidden === 0 && left > 0;
  const turnName = left === 0 ? "cards-turn-none" : over ? "cards-turn-over-name" : "cards-turn-name";
  const turnLabel = words.phrase(over ? "cards-turn-over" : "cards-turn");
  const at = (place: string) =>
    refused?.place === place ? <Reason text={refused.reason} across={0.5} row={0} /> : null;
  const row = sources.slice(1, -1);
  const call = (what: "stop" | "dutch", name: string, label: string, look = "") => (
    <button type="button" class={`cards-call ${look}`} data-call={what} aria-label={words.phrase(name)}>
      <span aria-hidden="true">{words.phrase(label)}</span>
      {props.callKey && (what === "stop" || !open.stop) && <kbd aria-hidden="true">{props.callKey}</kbd>}
    </button>
  );
  const stop = call("stop", "cards-stop-name", "cards-stopped-title", "primary cards-stop");
  const best = props.best === null ? null : (
    <button
      type="button"
      class="cards-best"
      data-best
      aria-label={words.phrase(props.best ? "cards-best-name" : "cards-best-none")}
      aria-disabled={!props.best}
    >
      <span class="cards-best-word" aria-hidden="true">
        {words.phrase("cards-best")}
      </span>
      {props.bestKey && <kbd aria-hidden="true">{props.bestKey}</kbd>}
    </button>
  );
  return (
    <section class="cards-mine" aria-label={words.phrase("cards-yours")} data-seat={seat}>
      <h2 class="unseen">{words.phrase("cards-yours")}</h2>
      <div class="cards-hand" role="toolbar" aria-label={words.phrase("cards-yours")}>
        <div class="cards-group">
          <p class={`cards-count ${reserve.size < 2 ? "cards-urgent" : ""}`} aria-hidden="true">
            <b>{reserve.size}</b>
            <span>{words.phrase("cards-left-in")}</span> <span>{words.phrase("cards-left-in", {}, "rest")}</span>
          </p>
          <div class="cards-spot">{called ? stop : draw(view.reserve_name, 0)}</div>
        </div>
        <ul class="cards-group" aria-label={words.phrase("cards-your-row")}>
          {row.map((source, place) => (
            <li key={source} class="cards-spot">
              {draw(source, place + 1)}
            </li>
          ))}
        </ul>
        <div class="cards-group">
          <div class="cards-spot">{draw(HAND, sources.length - 1)}</div>
          <div class="cards-spot cards-turning">
            <button
              type="button"
              class={`cards-source cards-turn ${props.turning ? "cards-pressed" : ""} ${props.held === "turn" ? "cards-held" : ""}`}
              data-turn
              tabIndex={tabbed === "turn" ? 0 : -1}
              aria-label={words.phrase(turnName, { count: hand.hidden || left })}
              aria-keyshortcuts={props.turnKey && "Space"}
              aria-disabled={!open.turn}
            >
              <span class="quick-stack" data-place="mine hidden">
                <Below size={hand.hidden || 1} turn={3} />
                {left === 0 ? (
                  <i class="quick-none" />
                ) : over ? (
                  <i class="quick-none cards-over">
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d="M5 12a7 7 0 1 0 2.3-5.2M6.5 2.8v4.4h4.4" />
                    </svg>
                  </i>
                ) : (
                  <Back deck={view.decks[seat] ?? ""} {...(narrow ? {} : { name })} />
                )}
              </span>
              <span class="cards-caption" aria-hidden="true">
                <span class="cards-label">
                  {turnLabel}
                  {narrow && hand.hidden > 0 && <i> {words.phrase("cards-turn-of", { count: hand.hidden })}</i>}
                </span>
                {props.turnKey && <kbd>{props.turnKey}</kbd>}
              </span>
            </button>
            {at("mine hidden")}
          </div>
          {narrow && best}
          <div class="cards-calls">
            {open.stop && narrow && stop}
            {open.dutch && call("dutch", "cards-dutch-name", "cards-dutch")}
            {props.pass && (
              <button type="button" class="cards-call" data-pass>
                {words.phrase("cards-pass")}
              </button>
            )}
            {!narrow && best}
            {at("mine call")}
          </div>
        </div>
      </div>
    </section>
  );
}

interface About {
  readonly name: string;
  readonly label: string;
  readonly short: string;
  readonly size: number;
  readonly cards: string;
}

/** A source in words, without what it fits. */
export function aboutSource(view: CardsView, words: Words, seat: number, source: Source): About {
  const place = placeOf(source);
  if (place) {
    const cards = view.row[seat]?.[place - 1] ?? [];
    const [under, card] = cards.length > 1 ? cards.slice(-2) : [undefined, cards[0]];
    const id = !card ? "cards-row-empty" : under ? "cards-row-on" : "cards-row";
    const name = words.phrase(id, { place, card: card ?? "", under: under ?? "" });
    const short = place === 2 ? words.phrase("cards-row-short") : "";
    return { name, label: "", short, size: cards.length, cards: cards.join("+") };
  }
  const inHand = source === HAND;
  const { top, open } = view.hand[seat] ?? { top: null, open: 0 };
  const reserve = view.reserve[seat] ?? { top: null, size: 0 };
  const [card, size] = inHand ? [top, open] : [reserve.top, reserve.size];
  const [seen, unseen, none] = inHand
    ? ["cards-open", "cards-open-unseen", "cards-open-none"]
    : ["cards-reserve", "cards-reserve-unseen", "cards-reserve-empty"];
  const name = words.phrase(card ? seen : size ? unseen : none, { count: size, card: card ?? "" });
  const short = size ? words.phrase(inHand ? "cards-open-short" : "cards-left", { count: size }) : "";
  const opened = size ? words.phrase("cards-open-label", { count: size }) : "";
  const label = inHand ? opened : words.phrase("cards-reserve-label", { game: view.reserve_name });
  return { name, label, short, size, cards: card ?? "" };
}
