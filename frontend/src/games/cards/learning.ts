/** How the sounds of the table are learned: each with its words, what tells them apart, and questions to the ear. */

import type { Words } from "../contract.ts";
import type { SoundLesson, SoundQuestion } from "../../sound/events.ts";
import type { Heard } from "../../sound/notes.ts";
import type { Colour } from "./notation.ts";
import { ACROSS, FEW_PITCH, landing, VOICE_OF } from "./sounds.ts";
import type { CardText } from "./view.ts";

const COLOURS = Object.keys(VOICE_OF) as readonly Colour[];
const cardOf = (colour: Colour, number: number): CardText => `${colour} ${number}` as CardText;
const MIDDLE = 4;

const lands = (words: Words, card: CardText, pile: number): Heard => ({
  sound: "lands",
  ...landing(card, pile),
  text: words.phrase("cards-sound-card", { card, pile }),
});

function examples(words: Words): readonly Heard[] {
  const all: readonly (Omit<Heard, "text"> & { readonly told: string })[] = [
    { sound: "lands", ...landing("red 4", MIDDLE), told: "cards-learn-lands" },
    { sound: "mine", ...landing("red 4", MIDDLE), told: "cards-learn-mine" },
    { sound: "leaf", told: "cards-learn-leaf" },
    { sound: "refused", told: "cards-learn-refused" },
    { sound: "late", ...landing("green 6", 3), told: "cards-learn-late" },
    { sound: "complete", ...landing("blue 10", 6), told: "cards-learn-complete" },
    { sound: "left-3", pitch: FEW_PITCH.theirs, told: "cards-learn-left-three" },
    { sound: "left-2", pitch: FEW_PITCH.theirs, told: "cards-learn-left-two" },
    { sound: "left-1", pitch: FEW_PITCH.theirs, told: "cards-learn-left-one" },
    { sound: "dutch", told: "cards-learn-dutch" },
    { sound: "stop", told: "cards-learn-stop" },
  ];
  return all.map(({ told, ...heard }) => Object.assign(heard, { text: words.phrase(told) }));
}

function scales(words: Words): ReturnType<SoundLesson["scales"]> {
  const piles = Array.from({ length: ACROSS }, (_, at) => at + 1);
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1);
  return [
    { about: words.phrase("cards-learn-piles"), heard: piles.map((pile) => lands(words, "blue 5", pile)) },
    { about: words.phrase("cards-learn-numbers"), heard: numbers.map((number) => lands(words, cardOf("blue", number), MIDDLE)) },
    { about: words.phrase("cards-learn-colours"), heard: COLOURS.map((colour) => lands(words, cardOf(colour, 5), MIDDLE)) },
  ];
}

/** Some of a list, the first of them among others, in an order of chance. */
function choices<Thing>(right: Thing, others: readonly Thing[], count: number, chance: () => number): readonly Thing[] {
  const rest = others.filter((one) => one !== right);
  const chosen = [right];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(chance() * rest.length), 1));
  for (let at = chosen.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [chosen[at], chosen[other]] = [chosen[other]!, chosen[at]!];
  }
  return chosen;
}

/** What was that, which colour, or left or right? A number is asked for by its neighbourhood: few ears name a pitch. */
function question(words: Words, chance: () => number): SoundQuestion {
  const pick = <Thing>(all: readonly Thing[]): Thing => all[Math.floor(chance() * all.length)]!;
  const asked = (ask: string, heard: Heard, right: string, all: readonly string[]): SoundQuestion => {
    const answers = choices(right, all, 4, chance);
    return { heard, ask: words.phrase(ask), answers, right: answers.indexOf(right) };
  };
  const kind = pick(["sound", "colour", "number", "pile"] as const);
  if (kind === "sound") {
    const all = examples(words);
    const heard = pick(all);
    return asked("cards-quiz-sound", heard, heard.text, all.map(({ text }) => text));
  }
  const [colour, number, pile] = [pick(COLOURS), pick([1, 4, 7, 10]), pick([1, 3, 6, 8])];
  const heard = lands(words, cardOf(colour, number), pile);
  if (kind === "colour") return asked("cards-quiz-colour", heard, words.phrase(`word-${colour}`), COLOURS.map((one) => words.phrase(`word-${one}`)));
  if (kind === "number") return asked("cards-quiz-number", heard, `${number}`, ["1", "4", "7", "10"]);
  const pileName = (at: number) => words.phrase("cards-say-where-pile", { pile: at });
  return asked("cards-quiz-pile", heard, pileName(pile), [1, 3, 6, 8].map(pileName));
}

export const lesson: SoundLesson = { examples, scales, question };
