/** Learn the sounds of a game: every one with its words, what tells them apart, and questions to the ear. */

import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../ear.ts";
import { boardOf } from "../games/shelf.ts";
import { Button, LinkButton } from "../parts/Button.tsx";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { SoundShape } from "../parts/SoundShape.tsx";
import type { SoundLesson, SoundQuestion, Sounds } from "../sound/events.ts";
import type { Heard } from "../sound/notes.ts";
import { hear } from "../sound/play.ts";
import { loudness, muted } from "../state/chosen.ts";
import { troubleOf, useGameWords } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
import { say, useWords } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import type { Words } from "../words/index.ts";
import "./Sounds.css";

/** Between two sounds that are compared. */
const BETWEEN = 450;

interface PartProps {
  readonly own: Words;
  readonly words: Words;
  readonly sounds: Sounds;
  readonly lesson: SoundLesson;
}

export function SoundsPage({ game }: { game: string }) {
  const own = useWords("sounds");
  const words = useGameWords(game);
  const load = async () => {
    const { sounds } = await boardOf(game);
    return { sounds, lesson: (await sounds?.learn?.()) ?? null };
  };
  const { found, error } = useLoaded(load, [game]);
  useTitle(own && words ? [say("sounds-learn"), words.title].join(", ") : "");
  if (!own || !words || !found) return <Layout>{<Waiting trouble={error ? troubleOf(error) : ""} />}</Layout>;
  const { sounds, lesson } = found;
  const part = sounds && lesson ? { own, words, sounds, lesson } : null;
  return (
    <Layout look="sounds">
      <div>
        <h1 data-heading tabIndex={-1}>
          {say("sounds-learn")}
        </h1>
        <p class="soft">{part ? own.phrase("sounds-lead", { title: words.title }) : own.phrase("sounds-none")}</p>
        {muted.value ? (
          <p class="trouble">
            {own.phrase("sounds-muted")} <Button label={say("bar-sound")} act={() => (muted.value = false)} />
          </p>
        ) : null}
      </div>
      {part ? (
        <>
          <Every {...part} />
          <Apart {...part} />
          <Quiz {...part} />
        </>
      ) : null}
      <p class="buttons">
        <LinkButton label={say("shelf-rules")} href={`/rules/${game}`} />
        <LinkButton label={say("to-the-shelf")} href="/" />
      </p>
    </Layout>
  );
}

/** Every sound, to be heard, and switched off. */
function Every({ own, words, sounds, lesson }: PartProps) {
  return (
    <section>
      <h2>{own.phrase("sounds-all")}</h2>
      <ul class="sounds-list">
        {lesson.examples(words).map((heard) => (
          <li key={heard.sound}>
            <button type="button" class="sounds-play" onClick={() => hear(heard, sounds.made)}>
              <SoundShape heard={heard} made={sounds.made} /> <span>{heard.text}</span>
            </button>
            <label class="check">
              <input
                type="checkbox"
                checked={loudness.value[heard.sound] !== 0}
                aria-label={own.phrase("sounds-on-of", { sound: heard.text })}
                onChange={(event) => {
                  const { [heard.sound]: _, ...others } = loudness.value;
                  loudness.value = event.currentTarget.checked ? others : { ...others, [heard.sound]: 0 };
                }}
              />
              <span aria-hidden="true">{own.phrase("sounds-on")}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the place, the pitch and the voice of a card tell. */
function Apart({ own, words, sounds, lesson }: PartProps) {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = () => timers.current.splice(0).forEach(clearTimeout);
  useEffect(() => () => stop(), []);
  const playAll = (all: readonly Heard[]) => {
    stop();
    timers.current = all.map((heard, at) => setTimeout(() => hear(heard, sounds.made), at * BETWEEN));
  };
  return (
    <section>
      <h2>{own.phrase("sounds-apart")}</h2>
      <ul class="sounds-apart">
        {lesson.scales(words).map(({ about, heard }) => (
          <li key={about}>
            <p>{about}</p>
            <Button label={own.phrase("sounds-hear")} name={`${own.phrase("sounds-hear")}: ${about}`} act={() => playAll(heard)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Questions, as many as somebody likes; each answer is told. */
function Quiz({ own, words, sounds, lesson }: PartProps) {
  const [question, setQuestion] = useState<SoundQuestion | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [score, setScore] = useState({ right: 0, asked: 0 });
  const play = ({ heard }: SoundQuestion) => hear({ ...heard, text: "" }, sounds.made);
  const ask = () => {
    const next = lesson.question(words, Math.random);
    setQuestion(next);
    setChosen(null);
    play(next);
  };
  const answer = (given: number) => {
    if (!question || chosen !== null) return;
    const right = given === question.right;
    const now = { right: score.right + Number(right), asked: score.asked + 1 };
    setChosen(given);
    setScore(now);
    announce(`${told(right, question)} ${own.phrase("sounds-score", now)}`);
  };
  const told = (right: boolean, { heard }: SoundQuestion) =>
    own.phrase(right ? "sounds-right" : "sounds-wrong", { heard: heard.text.slice(0, 1).toLowerCase() + heard.text.slice(1) });
  return (
    <section>
      <h2>{own.phrase("sounds-quiz")}</h2>
      <div class="sounds-quiz">
        {question ? (
          <>
            <p id="sounds-question">{question.ask}</p>
            <div class="buttons" role="group" aria-labelledby="sounds-question">
              {question.answers.map((text, at) => (
                <Button
                  key={text}
                  label={text}
                  look={`quiet ${chosen !== null && at === question.right ? "right" : chosen === at ? "wrong" : ""}`}
                  off={chosen !== null}
                  act={() => answer(at)}
                />
              ))}
            </div>
            {chosen === null ? null : <p>{told(chosen === question.right, question)}</p>}
            <div class="buttons">
              <Button label={own.phrase("sounds-again")} act={() => play(question)} />
              <Button label={own.phrase("sounds-next")} look="primary" act={ask} />
            </div>
            {score.asked > 0 ? <p class="soft">{own.phrase("sounds-score", score)}</p> : null}
          </>
        ) : (
          <Button label={own.phrase("sounds-ask")} look="primary" act={ask} />
        )}
      </div>
    </section>
  );
}
