/** A lesson: the real board with one thing to do at a time, and a teacher who says what, and why not otherwise. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../ear.ts";
import type { BoardProps } from "../games/contract.ts";
import { LessonEnd } from "../lessons/LessonEnd.tsx";
import { LessonMenu } from "../lessons/LessonMenu.tsx";
import { Learning } from "../lessons/learning.ts";
import { Steps } from "../lessons/Steps.tsx";
import { Teacher } from "../lessons/Teacher.tsx";
import { Ways } from "../lessons/Ways.tsx";
import { seeLesson } from "../net/http.ts";
import type { GameShown, Taught } from "../net/messages.ts";
import { faceOn } from "../net/standing.ts";
import { Bar, SoundButton } from "../parts/Bar.tsx";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { PanelButtons } from "../parts/fields/PanelButtons.tsx";
import { Preparing } from "../parts/Preparing.tsx";
import { type Sounds, soundsOf } from "../sound/events.ts";
import { hear } from "../sound/play.ts";
import { language, learned, myName } from "../state/chosen.ts";
import { useFocusKept } from "../state/focus.ts";
import { troubleOf, useGame, useGames, useGameWords } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { Drawer } from "../table/Drawer.tsx";
import { useBoard, useQueryKeys } from "../table/Frame.tsx";
import { Questions } from "../table/help/Help.tsx";
import type { Words } from "../words/index.ts";
import { tell } from "../words/telling.ts";
import "../lessons/lesson.css";

const LEARNER = 0;
const PANELS = [["help", "help"], ["menu", "menu"]] as const;

/** The lesson of that name, or the first one of the game. */
export function LessonPage({ game: name, name: wished }: { readonly game: string; readonly name: string }) {
  const { games, trouble } = useGames();
  const game = useGame(name);
  const lesson = wished || game?.lessons[0]?.name;
  const spoken = language.value;
  const words = useGameWords(name);
  const load = async () => (lesson ? seeLesson(name, lesson, spoken) : null);
  const { found: taught, error } = useLoaded(load, [name, lesson, spoken]);
  if (game && words && taught) return <Lesson key={`${name}/${lesson}`} game={game} words={words} taught={taught} />;
  const none = games && (game ? !lesson && say("lesson-none") : say("no-such-game"));
  return (
    <Layout>
      <Preparing name={name} title={game?.title ?? ""} then="" />
      <Waiting trouble={trouble || none || (error ? troubleOf(error) : "")} />
    </Layout>
  );
}

interface LessonProps {
  readonly game: GameShown;
  readonly words: Words;
  readonly taught: Taught;
}

/** How a lesson is seen and heard; it lasts as long as the page, whatever language is chosen meanwhile. */
function useLearning({ words, taught }: LessonProps, names: readonly string[], sounds: Sounds | undefined): Learning {
  const key = `${taught.game}/${taught.name}`;
  const now = useMemo(() => ({ words, names, sounds }), []);
  Object.assign(now, { words, names, sounds });
  const learning = useMemo(() => {
    const done = learned.peek()[key] ?? 0;
    return new Learning(taught, done, {
      tell(events) {
        announce(events.map((event) => tell(now.words, event, null, LEARNER, now.names)).join(" "));
        for (const event of events) {
          const hearer = { ...now, seat: LEARNER, view: learning.view.peek() };
          for (const heard of soundsOf(event, hearer, now.sounds)) hear(heard, now.sounds?.made);
        }
      },
      say: (text) => announce(text),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      keep: (steps) => (learned.value = { ...learned.value, [key]: Math.max(steps, learned.value[key] ?? 0) }),
    });
  }, []);
  learning.translate(taught);
  useEffect(() => learning.ask(), [taught.title]);
  useEffect(() => () => learning.close(), []);
  return learning;
}

function Lesson(props: LessonProps) {
  const { game, words, taught } = props;
  const { page, trouble } = useBoard(game.name);
  const [panel, setPanel] = useState<"help" | "menu" | null>(null);
  const me = myName.value.trim() || say("name-usual");
  const rivals = game.levels.slice(0, taught.seats - 1).map(({ animal }) => animal);
  const names = [me, ...rivals];
  const learning = useLearning(props, names, page?.sounds);
  const { step } = learning;
  const over = learning.at.value === null;
  const { ask, how } = taught.steps[step] ?? taught.end;
  const praise = learning.praise.value;
  const count = taught.steps.length + 1;
  useTitle([say("lesson-step-short", { step: step + 1, steps: count }), taught.title, words.title].join(" · "));
  useFocusKept(".lesson", '#board [tabindex="0"], #board button');
  useEffect(() => {
    if (!over) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>(".lesson-end .btn")?.focus({ preventScroll: true });
  }, [over]);

  const titles = [...taught.steps, taught.end].map(({ title }) => title);
  const done = learned.value[`${taught.game}/${taught.name}`] ?? 0;
  const steps = (
    <Steps
      titles={titles}
      step={step}
      done={done}
      goTo={(wanted) => {
        setPanel(null);
        learning.goTo(wanted);
      }}
    />
  );
  const ways = over ? null : <Ways learning={learning} first={step === 0} away={`/play/${game.name}?bots`} />;
  const teacher = (
    <>
      <Teacher ask={ask} how={how} praise={praise} step={step} steps={count} />
      {ways}
    </>
  );
  const board: BoardProps | null = learning.view.value && {
    view: learning.view.value,
    legal: learning.legal,
    seat: LEARNER,
    names,
    faces: [{ name: me }, ...rivals.map((name, seat) => faceOn(seat + 1, name, name))],
    events: learning.events.value,
    act: learning.act,
    words,
    phase: "playing",
    begins: null,
    signal: null,
    moves: steps,
    teacher: over ? null : teacher,
  };
  const queries = page && board && !over ? page.queries(board) : [];
  useQueryKeys(queries, () => setPanel(panel === "help" ? null : "help"));

  return (
    <div class={`frame lesson ${panel ? "with-drawer" : ""}`}>
      <Bar title={words.title} subtitle={taught.title} quiet>
        <PanelButtons panels={PANELS} open={panel} change={(now) => setPanel(now)} />
        <SoundButton />
      </Bar>
      <div class="stage">
        {over ? (
          <LessonEnd taught={taught} game={game} praise={praise} rival={rivals[0] ?? ""} again={() => learning.goTo(0)} />
        ) : null}
        {!over && page && !page.seatsTeacher ? <div class="lesson-above">{teacher}</div> : null}
        <main class="board-place" id="board" tabIndex={-1} inert={over}>
          {page && board ? <page.Board {...board} /> : <Waiting trouble={trouble ? say("out-of-reach") : ""} />}
        </main>
        {ways ? <div class="lesson-below">{ways}</div> : null}
      </div>
      {panel ? (
        <Drawer key={panel} title={say(panel)} close={() => setPanel(null)}>
          {panel === "help" ? <Questions words={words} queries={queries} /> : null}
          {panel === "menu" ? <LessonMenu game={game.name} steps={steps} /> : null}
        </Drawer>
      ) : null}
    </div>
  );
}
