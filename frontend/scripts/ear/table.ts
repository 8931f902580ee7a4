/** The page of a table of cards for somebody who hears and presses keys, without anything to see: each line that comes in
 * tells the time, and a frame from the table or a key; each that goes out, what was said and sounded, and what was sent. */

import { open, passUntil, next, receive, sent, settle } from "./browser.ts";
import { createInterface } from "node:readline";
import { h, render } from "preact";
import { announce, lines } from "../../src/ear.ts";
import { atBoard, openInWords } from "../../src/games/cards/finding.ts";
import { CardsListener } from "../../src/games/cards/listener.ts";
import { openOf } from "../../src/games/cards/notation.ts";
import { usePlaying } from "../../src/games/cards/playing.ts";
import { queries } from "../../src/games/cards/queries.ts";
import { sounds } from "../../src/games/cards/sounds.ts";
import type { CardsEvent, CardsProps, CardsView } from "../../src/games/cards/view.ts";
import type { Listener } from "../../src/games/contract.ts";
import type { Sounds } from "../../src/sound/events.ts";
import type { Heard } from "../../src/sound/notes.ts";
import { lately } from "../../src/sound/play.ts";
import { Sitting } from "../../src/table/sitting.ts";
import { wordsOf } from "../../src/words/bundle.ts";
import type { Language } from "../../src/words/index.ts";
import { called } from "../../src/words/telling.ts";

interface Told {
  readonly at: number;
  /** A new table, with its words. */
  readonly begin?: { readonly language: Language; readonly game: string; readonly texts: readonly string[] };
  readonly frame?: string;
  readonly key?: string;
}

const said: [at: number, text: string][] = [];
const heard: [at: number, sound: Omit<Heard, "text">][] = [];
let spoken = 0;
lines.subscribe((all) => {
  for (const { key, text } of all) if (key > spoken) said.push([Date.now(), text]);
  spoken = Math.max(spoken, all.at(-1)?.key ?? 0);
});
let latest: Heard | undefined;
lately.subscribe((all) => {
  const last = all.at(-1);
  if (!last || last === latest) return;
  latest = last;
  const { text: _, ...sound } = last; // an ear hears the sound, not what it means
  heard.push([Date.now(), sound]);
});

const place = document.createElement("div");
let sitting: Sitting;
let words: CardsProps["words"];

function begin({ language, game, texts }: NonNullable<Told["begin"]>): void {
  render(null, place);
  sitting?.close();
  words = wordsOf(language, game, texts);
  sitting = new Sitting("table");
  sitting.speak(words);
  sitting.sounds = sounds as unknown as Sounds;
  sitting.attend({ turns: false, listener }, words);
  open();
}
const listener = () => new CardsListener() as unknown as Listener;

/** The table as the frame gives it to the board. */
function props(): CardsProps | null {
  const { standing } = sitting;
  const [view, table, seat] = [standing.view.value, standing.table.value, standing.seat.value];
  if (!view || !table) return null;
  const rests = seat === null ? undefined : standing.rests.value[seat];
  return {
    view: view as unknown as CardsView,
    legal: standing.mayAct() ? standing.legal.value : [],
    seat,
    names: called(words, standing.names()),
    events: standing.events.value as readonly unknown[] as readonly CardsEvent[],
    act: sitting.act,
    words,
    phase: table.phase === "over" ? "over" : "playing",
    settings: table.settings,
    begins: table.begins,
    rests: rests ? rests - standing.ahead.value : null,
  };
}

/** My hands, without the cards. */
function Hands(now: CardsProps) {
  const playing = usePlaying(now, now.view, openOf(now.legal));
  atBoard.hands = now.phase === "playing" && now.seat !== null && (now.begins ?? 0) <= Date.now() ? playing : null;
  return null;
}

function draw(): void {
  const now = props();
  if (now) render(h(Hands, now), place);
}

function press(key: string): void {
  const now = props();
  if (!now) return;
  const keys = [...queries(now), { key: "a", answer: () => openInWords(now) }];
  announce(keys.find((one) => one.key === key)?.answer() ?? "");
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line) as Told;
  await passUntil(told.at);
  if (told.begin) begin(told.begin);
  if (told.frame) receive(told.frame);
  await settle();
  draw();
  if (told.key) press(told.key);
  await settle();
  draw();
  const answer = { said: said.splice(0), heard: heard.splice(0), sent: sent.splice(0), next: next() };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
