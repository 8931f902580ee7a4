/** A match that was played: step by step, with a timeline, on the same board. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../ear.ts";
import { recordAddress, seeReplay } from "../net/http.ts";
import type { Replay, View } from "../net/messages.ts";
import { faceOn } from "../net/standing.ts";
import { Bar } from "../parts/Bar.tsx";
import { LinkButton } from "../parts/Button.tsx";
import { CopyButton } from "../parts/CopyButton.tsx";
import { Fair } from "../parts/Fair.tsx";
import { Select } from "../parts/Fields.tsx";
import { useLatest } from "../parts/hearing.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { troubleOf, useGame, useGameWords } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
import { note, search } from "../state/route.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { useBoard } from "../table/Frame.tsx";
import { Hindsight } from "../table/afterwards/Hindsight.tsx";
import { TryAgain } from "../table/afterwards/TryAgain.tsx";
import { roundsOf } from "../table/rounds.ts";
import { Sheet } from "../table/Sheet.tsx";
import type { Words } from "../words/index.ts";
import { called, tell } from "../words/telling.ts";
import "./Replay.css";

interface ReplayProps {
  readonly table: string;
  readonly match: number;
}

export function ReplayPage({ table, match }: ReplayProps) {
  const { found: replay, error } = useLoaded(() => seeReplay(table, match), [table, match]);
  const words = useGameWords(replay?.game ?? null);
  if (replay && words) return <Shown table={table} match={match} replay={replay} words={words} />;
  return (
    <Layout>
      <Waiting trouble={error ? troubleOf(error) : ""} />
    </Layout>
  );
}

/** Milliseconds for each step, and how many times as fast as usual that is. */
const SPEEDS = [[2400, 0.5], [1200, 1], [600, 2], [250, 5]] as const;
const nothing = () => Promise.resolve(null);

function Shown({ table, match, replay, words }: ReplayProps & { replay: Replay; words: Words }) {
  const last = replay.steps.length - 1;
  const asked = Number(new URLSearchParams(search.value).get("step") ?? 0); // by a link, or a way back
  const step = Math.min(last, Math.max(0, Number.isInteger(asked) ? asked : 0));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1200);
  const { page } = useBoard(replay.game);
  const useful = useGame(replay.game)?.real_time === false; // where all play at once nobody waits for a move
  const names = called(words, replay.names);
  const faces = useMemo(
    () => replay.names.map((name, seat) => faceOn(seat, name, replay.animals[seat])),
    [replay],
  );
  const sentences = useMemo(
    () => replay.steps.map(({ events }) => events.map((event) => tell(words, event, null, null, replay.names))),
    [replay, words],
  );
  const rounds = useMemo(() => roundsOf(replay.steps.flatMap(({ events }) => events), page?.tally), [replay, page]);
  const current = replay.steps[step];
  useTitle([words.title, say("replay-subtitle", { match })].join(", "));
  const said = sentences[step] ?? [];

  const jump = (to: number, aloud = true) => {
    const next = Math.min(last, Math.max(0, to));
    note(`?step=${next}`);
    if (aloud) announce((sentences[next] ?? []).join(" "));
  };
  const latest = useLatest({ step, jump });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const { step: now, jump: on } = latest.current;
      if (now >= last) setPlaying(false);
      else on(now + 1);
    }, speed);
    return () => clearInterval(timer);
  }, [playing, speed, last]);

  const button = (icon: IconName, label: string, to: number) => (
    <button
      type="button"
      class="tool"
      aria-label={say(label)}
      aria-disabled={to < 0 || to > last}
      onClick={() => {
        setPlaying(false);
        jump(to);
      }}
    >
      <Icon name={icon} size={24} />
    </button>
  );

  return (
    <>
      <div class="frame replay">
        <Bar title={words.title} subtitle={say("replay-subtitle", { match })} />
        <section class="timeline wrap" aria-label={say("replay-timeline")}>
          <h2 class="unseen">{say("replay-timeline")}</h2>
          <div class="timeline-buttons">
            {button("first", "replay-first", 0)}
            {button("back", "replay-back", step - 1)}
            <button
              type="button"
              class="btn primary"
              onClick={() => {
                if (!playing && step >= last) jump(0);
                setPlaying(!playing);
              }}
            >
              <Icon name={playing ? "pause" : "play"} /> {say(playing ? "replay-pause" : "replay-play")}
            </button>
            {button("forward", "replay-forward", step + 1)}
            {button("last", "replay-last", last)}
            <label class="timeline-speed">
              <span class="unseen">{say("replay-speed")}</span>
              <Select
                value={speed}
                values={SPEEDS.map(([time, times]) => [time, say("replay-speed-times", { times })] as const)}
                change={setSpeed}
              />
            </label>
          </div>
          <input
            class="timeline-slider"
            type="range"
            min={0}
            max={last}
            value={step}
            aria-label={say("replay-step")}
            aria-valuetext={say("replay-step-of", { step, last })}
            onInput={(event) => {
              setPlaying(false);
              jump(event.currentTarget.valueAsNumber, false);
            }}
            onChange={() => announce(said.join(" "))}
          />
          <p class="timeline-said">
            <span class="soft">{say("replay-step-of", { step, last })}</span> {said.join(" ")}
          </p>
        </section>
        <main class="board-place" id="board" tabIndex={-1}>
          {page && current ? (
            <page.Board
              view={current.view}
              legal={[]}
              seat={null}
              names={names}
              faces={faces}
              events={current.events}
              act={nothing}
              words={words}
              phase="replay"
            />
          ) : null}
        </main>
      </div>
      <section class="wrap replay-after" aria-label={say("replay-after")}>
        <div class="buttons">
          {step < last && useful ? (
            <TryAgain table={table} match={match} step={step} seat={null} label={say("practice-what-if")} />
          ) : null}
          <CopyButton link={`${location.origin}${location.pathname}?step=${step}`} label="replay-share">
            <Icon name="link" />{" "}
          </CopyButton>
          <a class="btn quiet" href={recordAddress(table, match)} download={`${replay.game}-${table}-${match}.txt`}>
            {say("replay-record")}
          </a>
          <LinkButton label={say("to-the-table")} href={`/t/${table}`} />
        </div>
        {useful ? <p class="soft">{say("practice-means")}</p> : null}
        <Fair table={table} match={match} />
        <h2>{say("sheet")}</h2>
        <Sheet
          rounds={rounds}
          totals={replay.result.scores}
          names={names}
          faces={faces}
          mine={null}
          words={words}
          target={typeof replay.options.target === "number" ? replay.options.target : null}
          winners={replay.result.winners}
        />
        <Hindsight
          game={replay.game}
          table={table}
          match={match}
          names={names}
          mine={null}
          faces={faces}
          page={page}
          last={(replay.steps.at(-1)?.view ?? null) as View | null}
        />
        <details class="terms">
          <summary>{say("replay-all")}</summary>
          <ol class="log replay-log">
            {sentences.map((told, index) => (
              <li key={index}>
                <button type="button" aria-current={index === step ? "step" : undefined} onClick={() => jump(index)}>
                  {index}. {told.join(" ")}
                </button>
              </li>
            ))}
          </ol>
        </details>
      </section>
    </>
  );
}
