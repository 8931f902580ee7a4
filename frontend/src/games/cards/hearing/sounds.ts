/** What is heard at the table: a card that lands sounds where its pile is, as high as its number, in the voice of its colour. */

import type { Words } from "../../contract.ts";
import type { Hearer, Sounds } from "../../../sound/events.ts";
import type { Heard, Note, Timbre } from "../../../sound/notes.ts";
import { hasFolk, withFolk } from "../card/folk.ts";
import { type Colour, colourOf, numberOf } from "../notation.ts";
import type { CardsEvent, CardsView, CardText } from "../view.ts";

/** The voice of each colour. */
export const VOICE_OF: Readonly<Record<Colour, Timbre>> = { red: "horn", blue: "flute", green: "reed", yellow: "bell" };

/** So many piles stand side by side in the stereo picture; the next ones begin at the left again. They are the same on
 * every screen, so that an ear can learn them. */
export const ACROSS = 8;

/** Where a pile sounds, counted from 1 as people count it. */
export const panOf = (pile: number): number => (((pile - 1) % ACROSS) / (ACROSS - 1)) * 2 - 1;

/** A major scale from 1 to 10, in half tones. */
const STEPS = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16];
const LOWEST = 330;

/** How high a number sounds. */
export const pitchOf = (number: number): number => LOWEST * 2 ** ((STEPS[number - 1] ?? 0) / 12);

const KNOCK: Note = { pitch: 900, length: 0.05, timbre: "breath", loud: 0.5 };
const knocks = (count: number): readonly Note[] =>
  Array.from({ length: count }, (_, at) => ({ begin: at * 0.12, length: 0.1, timbre: "drum" as const, loud: 0.6 }));

/** How they are made. My own cards are an octave lower, and wood. */
const MADE: Readonly<Record<string, readonly Note[]>> = {
  lands: [{ loud: 0.34 }],
  mine: [{ times: 0.5, loud: 0.6 }, KNOCK],
  complete: [{ times: 1, loud: 0.4 }, { times: 1.26, begin: 0.1, loud: 0.4 }, { times: 1.5, begin: 0.2, length: 0.6, loud: 0.4 }],
  late: [{ times: 1, length: 0.14, loud: 0.5 }, { times: 0.63, begin: 0.12, length: 0.3, glide: 0.7, loud: 0.5 }],
  "left-3": knocks(3),
  "left-2": knocks(2),
  "left-1": knocks(1),
  dutch: [0, 0.14, 0.28].flatMap((begin) => [
    { begin, pitch: 880, length: 0.12, timbre: "bell" as const },
    { begin: begin + 0.07, pitch: 660, length: 0.12, timbre: "bell" as const },
  ]),
  stop: [784, 659, 523, 262].map((pitch, at) => ({ pitch, begin: at * 0.14, length: at < 3 ? 0.25 : 1, timbre: "bell" as const, loud: 0.4 })),
};

/** A reserve of so few cards is heard to shrink. */
const FEW = 3;
export const FEW_PITCH = { mine: 196, theirs: 440 };

export const landing = (card: CardText, pile: number): Pick<Heard, "pan" | "pitch" | "timbre"> => ({
  pan: panOf(pile),
  pitch: pitchOf(numberOf(card)),
  timbre: VOICE_OF[colourOf(card)],
});

function heard(event: CardsEvent, { seat, view, names, words: plain }: Hearer<CardsView>): readonly Heard[] {
  const words = view && hasFolk(view) ? withFolk(plain) : plain;
  const { kind, facts } = event;
  const mine = event.seat !== null && event.seat === seat;
  const told = (message: string, more: object = {}) =>
    words.phrase(message, { who: names[event.seat ?? -1] ?? "", ...facts, ...more }, mine ? "you" : undefined);
  const left = (): readonly Heard[] => {
    const size = (event.seat === null ? undefined : view?.reserve[event.seat]?.size) ?? 0;
    if (size < 1 || size > FEW) return [];
    return [{ sound: `left-${size}`, pitch: mine ? FEW_PITCH.mine : FEW_PITCH.theirs, text: told("cards-sound-left", { count: size }) }];
  };
  if (kind === "plays" || kind === "opens" || kind === "completes") {
    const sound = kind === "completes" ? "complete" : mine ? "mine" : "lands";
    const played = { sound, ...landing(facts.card, facts.pile), text: told(kind === "completes" ? "cards-sound-complete" : "cards-sound-lands") };
    return facts.source === view?.reserve_name ? [played, ...left()] : [played];
  }
  if (kind === "fills" || (kind === "stacks" && facts.source === view?.reserve_name)) return left();
  if (kind === "calls-dutch" || kind === "nothing-wrong") return [{ sound: "dutch", text: told("cards-sound-dutch") }];
  if (kind === "stops" || kind === "blocked") return [{ sound: "stop", text: told(kind === "stops" ? "cards-sound-stops" : "cards-sound-blocked") }];
  if ((kind === "turns" || kind === "turns-over") && mine) return [{ sound: "leaf", text: told("cards-sound-turns") }];
  return [];
}

/** Whoever loses a race hears the card that was there first, and where. */
function refused({ code, facts }: { readonly code: string; readonly facts?: Readonly<Record<string, unknown>> }, words: Words): Heard {
  const { card, pile } = (facts ?? {}) as { card?: CardText; pile?: number };
  if (code !== "too-late" || !card || !pile) return { sound: "refused", text: words.phrase("cards-sound-refused") };
  return { sound: "late", ...landing(card, pile), text: words.phrase("cards-sound-late", { card, pile }) };
}

export const sounds: Sounds<CardsView, CardsEvent> = {
  own: { stacks: "wood" },
  made: MADE,
  of: heard,
  refused,
  learn: () => import("./learning.ts").then(({ lesson }) => lesson),
};
