/** The card table in every phase: cards.html?story=NAME&theme=night&language=fr&seat=none */

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import "../src/look/base.css";
import "./cards.css";
import { page } from "../src/games/cards/page.ts";
import type { View } from "../src/games/cards/wire.ts";
import type { BoardProps, Refusal } from "../src/games/contract.ts";
import { oneOf, type Words } from "../src/words/index.ts";
import { type Film, unroll } from "./film.ts";
import { wordsIn } from "./words.ts";
import type { CardsProps } from "../src/games/cards/view.ts";

interface News {
  readonly events: CardsProps["events"];
  readonly view: View;
  readonly legal: readonly string[];
}

const files = import.meta.glob<unknown>("./fixtures/cards-*.json", { import: "default" });
const NAMES = ["Noor", "Ana", "Bruno", "Chloé", "Dmitri", "Emeka", "Freya", "Goran", "Hana", "Inès", "Jules", "Kofi"];
const POINTS = [46, 61, 38, 72, 19, 55, 47, 12, 80, 33, -4, 58];
const LATE = "Too late: pile 1 already has a red 4, from seat 2. Each number goes on a pile once.";

const asked = new URLSearchParams(location.search);
const language = oneOf([asked.get("language") ?? ""]);
const theme = asked.get("theme") ?? "day";
document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

/** Which file and which moment of it, and what is done with it. */
interface Story {
  readonly file: string;
  readonly moment?: string;
  readonly phase?: BoardProps["phase"];
  readonly countdown?: number;
  readonly refuse?: boolean;
  readonly film?: boolean;
}

const STORIES: Record<string, Story> = {};
for (const seats of [2, 4, 6, 8, 12]) {
  const file = `ligretto-${seats}`;
  STORIES[`${seats}-countdown`] = { file, moment: "deal", countdown: 3000 };
  STORIES[`${seats}-deal`] = { file, moment: "deal" };
  STORIES[`${seats}-middle`] = { file, moment: "middle" };
  STORIES[`${seats}-late`] = { file, moment: "late" };
  STORIES[`${seats}-refused`] = { file, moment: "middle", refuse: true };
  STORIES[`${seats}-end`] = { file, moment: "end", countdown: 60_000 };
}
STORIES["blitz-middle"] = { file: "blitz-4", moment: "middle" };
STORIES["blitz-late"] = { file: "blitz-4", moment: "late" };
STORIES["blitz-end"] = { file: "blitz-4", moment: "end", countdown: 60_000 };
STORIES["wrong"] = { file: "wrong" };
STORIES["call"] = { file: "call" };
STORIES["stacking"] = { file: "stacking" };
STORIES["over"] = { file: "over", moment: "over", phase: "over" };
STORIES["replay-end"] = { file: "over", moment: "over", phase: "replay" };
STORIES["blocked"] = { file: "blocked", moment: "end", countdown: 60_000 };
STORIES["film-12"] = { file: "film-12", film: true };

const withPoints = (view: View): View => ({ ...view, scores: POINTS.slice(0, view.seats), round: 3 });

function Shown({ story, data, words }: { story: Story; data: unknown; words: Words }) {
  const seat = asked.get("seat") === "none" ? null : 0;
  const start = (): News => {
    if (story.film) return { events: [], view: withPoints((data as Film).first), legal: ["turn"] };
    const moments = data as Record<string, News>;
    const first = story.moment === "end" ? moments.before : story.moment ? moments[story.moment] : (data as News);
    if (!first) throw new Error("no such moment");
    return { ...first, view: withPoints(first.view), events: story.moment === "end" ? [] : first.events };
  };
  const [news, setNews] = useState(start);
  const [begins] = useState(() => (story.countdown ? Date.now() + story.countdown : null));
  const [done, setDone] = useState(0);

  useEffect(() => {
    if (story.moment === "end") {
      const { end } = data as Record<string, News>;
      if (end) setTimeout(() => setNews({ ...end, view: { ...withPoints(end.view), round: 4 } }), 200);
    }
    if (!story.film) return;
    const steps = unroll(data as Film);
    const perSecond = Number(asked.get("speed") ?? 20);
    let at = 0;
    const timer = setInterval(() => {
      const step = steps[at];
      at += 1;
      if (step) setNews({ ...step, view: withPoints(step.view) });
      else {
        clearInterval(timer);
        setDone(at);
      }
    }, 1000 / perSecond);
  }, []);

  const act = (action: string): Promise<Refusal | null> =>
    new Promise((resolve) => {
      console.log("act", action);
      setTimeout(() => resolve(story.refuse ? { code: "too-late", reason: LATE } : null), 90);
    });
  const { Board } = page;
  const props: CardsProps = {
    ...news,
    legal: seat === null ? [] : news.legal,
    seat,
    names: NAMES.slice(0, news.view.seats),
    act,
    words,
    phase: story.phase ?? "playing",
    begins,
  };
  (globalThis as Record<string, unknown>).answers = page.queries(props).map((query) => query.answer());
  return (
    <div class="story" data-done={done || undefined}>
      <header>
        <b>{words.phrase("title")}</b>{" "}
        {news.events
          .map((event) => event.kind)
          .join(", ")
          .slice(0, 40)}
      </header>
      <main>
        <Board {...props} />
      </main>
    </div>
  );
}

async function show(): Promise<void> {
  const root = document.querySelector("#story");
  if (!root) return;
  const story = STORIES[asked.get("story") ?? ""];
  if (!story) {
    const links = Object.keys(STORIES).map((name) => (
      <p key={name}>
        <a href={`?story=${name}`}>{name}</a>
      </p>
    ));
    render(<div class="stories">{links}</div>, root);
    return;
  }
  const data = await files[`./fixtures/cards-${story.file}.json`]?.();
  const game = /blitz|wrong/.test(story.file) ? "dutch-blitz" : "ligretto";
  const words = await wordsIn(language, game, "quick_cards", game.replace("-", "_"));
  render(<Shown story={story} data={data} words={words} />, root);
}

void show();
