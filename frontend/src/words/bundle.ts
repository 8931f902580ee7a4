/** One Fluent bundle and what is said from it; the same behaviour as `ludotheque/words.py` and `table/telling/sentences.py`. */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Facts, GameEvent, Language, Words } from "./index.ts";
import { withNumbersSet } from "./numbers.ts";

const value = (given: FluentValue | undefined): string =>
  String(typeof given === "object" && given !== null ? given.valueOf() : (given ?? ""));

/** The message that names a single thing ("red", "row 2"), and its facts. */
export function wordFor(thing: string): [message: string, facts: Record<string, string | number>] {
  const space = thing.lastIndexOf(" ");
  if (space < 1) return [`word-${thing}`, {}];
  const number = thing.slice(space + 1);
  return [`word-${thing.slice(0, space)}`, { number: /^\d+$/.test(number) ? Number(number) : number }];
}

/** How a name begins, without its accents, before which French says "d’": as in `ludotheque/words.py`. */
const ELIDED = /^(?:[aeiouœæ]|y(?![aeiouy])|h(?:[eiy]|o[nr]))/;

/** A name after "de", in French. */
function of(name: string): string {
  const plain = name.toLowerCase().normalize("NFD").replaceAll(/\p{Mn}/gu, "");
  return ELIDED.test(plain) ? `d’${name}` : `de ${name}`;
}

/**
 * The words of the texts, later ones before earlier ones. Where a message is missing or lacks a fact, its name or what
 * is known is said, and `complain` hears of it: nothing that is shown fails for want of words.
 */
export function wordsOf(
  language: Language,
  game: string | null,
  texts: readonly string[],
  complain: (what: string) => void = console.error,
): Words {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      WORD: ([given]) => format(...wordFor(value(given))),
      DE: ([given]) => of(value(given)),
      CARD: ([given]) => {
        const [colour, number] = value(given).split(/ (.*)/s);
        return format("card", { colour: colour ?? "", number: number ?? "" });
      },
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });

  function format(id: string, facts: Record<string, FluentVariable>, attribute?: string): string {
    const message = bundle.getMessage(id);
    const pattern = (attribute ? message?.attributes[attribute] : undefined) ?? message?.value;
    if (!pattern) {
      complain(`${language}: no words for ${id}${attribute ? `.${attribute}` : ""}`);
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, facts, errors);
    if (errors.length > 0) complain(`${language}: ${id}: ${errors.map(String).join("; ")}`);
    return text;
  }

  function plain(given: unknown): FluentVariable {
    if (typeof given === "number" || typeof given === "string" || given instanceof Date) return given;
    if (Array.isArray(given)) return listing(given.map(String));
    return String(given);
  }

  function listing(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return format("list", { head: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
  }

  function phrase(message: string, facts: Facts = {}, attribute?: string): string {
    const told = Object.entries(facts).map(([key, given]) => [key.replaceAll("_", "-"), plain(given)] as const);
    const text = format(message, Object.fromEntries(told), attribute);
    const numbers = told.flatMap(([, given]) => (typeof given === "number" ? [given] : []));
    return numbers.length > 0 ? withNumbersSet(text, numbers.some((number) => number < 0)) : text;
  }

  function has(message: string, attribute?: string): boolean {
    const found = bundle.getMessage(message);
    return attribute ? found?.attributes[attribute] !== undefined : Boolean(found?.value);
  }

  function sentence(event: GameEvent, reader: number | null, names: readonly string[]): string {
    const facts: Record<string, unknown> = { ...event.facts };
    const called = (seat: number) => names[seat] ?? phrase("seat", { number: seat + 1 });
    if (typeof event.seat === "number") facts.who = called(event.seat);
    let mine = reader !== null && event.seat === reader;
    if (Array.isArray(facts.winners)) {
      const winners = facts.winners as number[];
      facts.count = winners.length;
      mine = reader !== null && winners.includes(reader);
      facts.winners = winners.map(called);
    }
    if (Array.isArray(facts.scores)) {
      const scores = facts.scores as number[];
      facts.scores = scores.map((score, seat) => phrase("seat-score", { who: called(seat), score })).join(", ");
    }
    if (!has(event.kind)) return [facts.who, event.kind].filter(Boolean).join(": ");
    const text = phrase(event.kind, facts, mine ? "you" : undefined);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  const title = has("title") ? phrase("title") : (game ?? "");
  return { language, game, title, phrase, has, sentence, listing };
}
