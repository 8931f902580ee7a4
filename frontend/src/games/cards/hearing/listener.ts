/** What somebody must hear in words where all play at once: only what concerns them, and only as long as it is true. */

import { capital } from "../../../words/telling.ts";
import type { GameEvent, Listener, RealTimeNews, Refusal, Sayable, Words } from "../../contract.ts";
import { type Fit, fitInWords, fitsOf, placeOfFit, sentencesOf, topInWords } from "../fits.ts";
import { hasFolk, withFolk } from "../card/folk.ts";
import { openOf, type Source } from "../notation.ts";
import { type CardsEvent, type CardsView, type CardText, shownAt, sourcesOf } from "../view.ts";

type News = RealTimeNews<CardsView, CardsEvent>;

/** An opponent with so few cards left is told. */
const FEW = 2;
/** So many fits are told at once; an ear keeps no more. */
const MOST = 2;
/** What the whole table must know beside the end; of misplaced cards only mine are told. */
const FOR_ALL: ReadonlySet<string> = new Set(["used-up", "calls-dutch", "nothing-wrong", "checked", "goes-on", "hands-moved", "hands-taken-up"]);
const OF_MINE: ReadonlySet<string> = new Set(["put-right", "comes-back", "goes-back"]);

/** The reasons that come in a race, in a few words; the others are said as the server gives them. */
const IN_SHORT: Readonly<Record<string, string>> = {
  "too-late": "cards-ear-refused-too-late",
  "too-high": "cards-ear-refused-too-high",
  complete: "cards-ear-refused-complete",
  "other-colour": "cards-ear-refused-other-colour",
  "not-a-one": "cards-ear-refused-not-a-one",
  changed: "cards-ear-refused-changed",
};

export class CardsListener implements Listener<CardsView, CardsEvent> {
  #now: News | null = null;
  #fits: readonly Fit[] = [];
  /** What I know already: the top of each source, the place that was told for a card, who is down to few. */
  #tops = new Map<Source, CardText | null>();
  #told = new Map<CardText, string>();
  #few = new Set<number>();
  #end = "";
  #refusal = "";
  #event = "";
  /** Whether my turn has begun, where one plays after the other. */
  #turn = false;

  hear(news: News): void {
    const { view, seat, events, legal } = news;
    const before = this.#now?.view;
    this.#now = news;
    if (before?.round !== view.round) this.#forget();
    if (!isMyTurn(view, seat)) this.#turn = false;
    else if (!before || !isMyTurn(before, seat)) this.#turn = true;
    for (const event of events) this.#take(event, news);
    this.#fits = seat === null ? [] : fitsOf(view, seat, openOf(legal));
    // a fit that is gone may be told again when it comes back
    for (const [card, place] of this.#told)
      if (!this.#fits.some((fit) => fit.card === card && placeOfFit(fit) === place)) this.#told.delete(card);
  }

  refused(refusal: Refusal, plain: Words): void {
    const words = this.#now && hasFolk(this.#now.view) ? withFolk(plain) : plain;
    const short = IN_SHORT[refusal.code];
    this.#refusal = short ? capital(words.phrase(short, refusal.facts)) : refusal.reason;
  }

  next(sayable: Sayable): string {
    const end = this.#end;
    const refusal = this.#refusal;
    this.#end = this.#refusal = "";
    if (end || refusal) return [end, refusal].filter(Boolean).join(" ");
    if (this.#now?.view.result) return ""; // of my cards there is nothing more to tell
    if (this.#turn) {
      this.#turn = false;
      return [this.#now?.words.phrase("turn-yours"), sayable === "all" && this.#mine()].filter(Boolean).join(" ");
    }
    if (sayable === "urgent") return "";
    const event = this.#event;
    this.#event = "";
    return sayable === "all" ? event || this.#mine() || this.#others() : "";
  }

  #forget(): void {
    this.#tops.clear();
    this.#told.clear();
    this.#few.clear();
    this.#refusal = this.#event = "";
  }

  #take(event: CardsEvent, { seat, names, words, view }: News): void {
    const sentence = () => words.sentence(event as GameEvent, seat, names);
    if (event.kind === "round-over") {
      const [own, total] = seat === null ? [] : [event.facts.scores[seat], view.scores[seat]];
      const most = Math.max(...view.scores);
      const lead = view.scores.flatMap((score, who) => (score === most ? [who === seat ? words.phrase("cards-ear-you") : (names[who] ?? "")] : []));
      const facts = { score: own ?? 0, total: total ?? 0, most, who: words.listing(lead) };
      this.#end += own === undefined ? sentence() : words.phrase("cards-ear-score", facts);
    } else if (event.kind === "match-over") {
      const { winners, scores } = event.facts;
      const most = Math.max(...scores);
      const who = words.listing(winners.map((winner) => names[winner] ?? ""));
      const facts = { who, count: winners.length, most, score: (seat === null ? undefined : scores[seat]) ?? 0 };
      const about = seat === null ? "watched" : winners.includes(seat) ? "you" : undefined;
      this.#end += words.phrase("cards-ear-won", facts, about);
    } else if (event.kind === "stops" || event.kind === "blocked") this.#end += `${sentence()} `;
    else if (FOR_ALL.has(event.kind) || (OF_MINE.has(event.kind) && event.seat === seat)) this.#event = sentence();
  }

  /** My new top cards, and which of mine have just become playable. */
  #mine(): string {
    const { view, seat, words: plain } = this.#now ?? {};
    if (!view || !plain || typeof seat !== "number") return "";
    const words = hasFolk(view) ? withFolk(plain) : plain;
    const isNew = (source: Source) => shownAt(view, seat, source) !== (this.#tops.get(source) ?? null);
    const fresh = this.#fits.filter(({ card }, at) => !this.#told.has(card) && this.#fits.findIndex((fit) => fit.card === card) === at);
    const told = fresh.slice(0, MOST);
    const tops = sourcesOf(view, seat).filter((source) => {
      const news = isNew(source) && !told.some((fit) => fit.source === source);
      this.#tops.set(source, shownAt(view, seat, source));
      return news;
    });
    for (const fit of told) this.#told.set(fit.card, placeOfFit(fit));
    const parts = [...told.map((fit) => fitInWords(words, fit)), ...tops.map((source) => topInWords(words, view, seat, source))];
    return sentencesOf(words, parts.filter(Boolean));
  }

  /** Whoever else is down to few cards. */
  #others(): string {
    const { view, seat, names, words } = this.#now ?? {};
    if (!view || !words || !names) return "";
    const parts = view.reserve.flatMap(({ size }, who) => {
      if (who === seat || size > FEW || size < 1 || this.#few.has(who)) return [];
      this.#few.add(who);
      return [words.phrase("cards-ear-few", { who: names[who] ?? "", count: size })];
    });
    return sentencesOf(words, parts);
  }
}

/** Whether it is my turn, at a table where one plays after the other. */
const isMyTurn = ({ actors }: CardsView, seat: number | null): boolean => actors.length === 1 && actors[0] === seat;
