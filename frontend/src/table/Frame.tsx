/** The frame around a board: whose turn, the line, the clock, the log, talk, proposals, help, and the end. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { answer, lines } from "../ear.ts";
import type { BoardProps, GamePage, Query } from "../games/contract.ts";
import { boardOf } from "../games/shelf.ts";
import { loadAnew } from "../net/anew.ts";
import type { Seated } from "../net/standing.ts";
import { Bar, SoundButton } from "../parts/Bar.tsx";
import { useCondition } from "../parts/gestures/condition.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";
import { useWindowEvent } from "../parts/gestures/hearing.ts";
import { Waiting } from "../parts/Layout.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { PanelButtons } from "../parts/fields/PanelButtons.tsx";
import { byEar, language } from "../state/chosen.ts";
import { useFocusKept } from "../state/focus.ts";
import { useGame } from "../state/games.ts";
import { keyFor, letterOf } from "../state/keys.ts";
import { useLoaded } from "../state/loaded.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import type { Words } from "../words/index.ts";
import { actionInWords, called, levelInWords } from "../words/telling.ts";
import { End } from "./afterwards/End.tsx";
import { useGone } from "./notices/Away.tsx";
import { Between } from "./scores/Between.tsx";
import { Bubbles } from "./phrases/Bubbles.tsx";
import { Clock } from "./notices/Clock.tsx";
import { Drawer } from "./Drawer.tsx";
import { hintOnBoard, HintNote, mayAskHint } from "./help/Hint.tsx";
import { LineBanner } from "./notices/LineBanner.tsx";
import { Help } from "./help/Help.tsx";
import { Log } from "./log/Log.tsx";
import { Talk } from "./log/Talk.tsx";
import { Menu } from "./Menu.tsx";
import { Sheet } from "./scores/Sheet.tsx";
import { Notice, useNotes } from "./notices/Notices.tsx";
import { roundsOf } from "./scores/rounds.ts";
import { awaited, Signal, useAwaitedHeard, useCountdownHeard, useReading } from "./notices/Signal.tsx";
import type { Sitting } from "./sitting.ts";
import "./Frame.css";
import "./sideways.css";

export type Panel = "sheet" | "log" | "talk" | "help" | "menu";
/** The panels that are read, and not left open beside the table. */
const READ: ReadonlySet<Panel | null> = new Set(["sheet", "help", "menu"] as const);
const SHEET = ["sheet", "sheet"] as const;
const earStrip = () => import("./hearing/EarStrip.tsx").then(({ EarStrip }) => EarStrip);
const PANELS: readonly (readonly [Panel, IconName])[] = [
  ["log", "log"],
  ["talk", "chat"],
  ["help", "help"],
  ["menu", "menu"],
];

interface FrameProps {
  readonly sitting: Sitting;
  readonly words: Words;
}

/** The board of a game, when it is here. */
export function useBoard(game: string): { page: GamePage | null; trouble: boolean } {
  const { found: page, error } = useLoaded(() => boardOf(game), [game]);
  useEffect(() => void (error && loadAnew()), [error]);
  return { page, trouble: Boolean(error) };
}

export function Frame({ sitting, words }: FrameProps) {
  const { standing } = sitting;
  const table = standing.table.value!;
  const view = standing.view.value;
  const seat = standing.seat.value;
  const { page, trouble } = useBoard(table.game);
  const [panel, setPanel] = useState<Panel | null>(null);
  const game = useGame(table.game);
  useEffect(() => {
    sitting.sounds = page?.sounds;
    if (page && game) sitting.attend({ ...page, turns: !game.real_time }, words);
  }, [sitting, page, game, words]);
  const names = called(words, standing.names());
  const over = table.phase === "over";
  const practice = table.phase !== "gathering" && Boolean(table.matches.at(-1)?.practice);
  const hinted = page?.hinted === true;
  const drawer = [useCondition("phone"), useCondition("sideways")].includes(true); // no room beside a board
  const advice = sitting.hint.value;
  const gone = useGone(sitting, words);
  const faces = useSeated(sitting, gone);
  const status = statusOf(sitting, names);
  useReading(sitting, READ.has(panel));
  useAwaitedHeard(sitting, words);
  useCountdownHeard(sitting);
  const waits = table.waits != null && !over;
  const signal = waits ? (
    <Signal sitting={sitting} words={words} close={() => setPanel((now) => (READ.has(now) ? null : now))} />
  ) : null;
  const props: BoardProps | null = view && {
    view,
    legal: standing.mayAct() ? standing.legal.value : [],
    seat,
    names,
    levels: standing.levels().map((level, at) => (faces[at]?.note ? "" : levelInWords(words, level))),
    faces,
    events: standing.events.value,
    act: sitting.act,
    words,
    phase: over ? "over" : "playing",
    settings: table.settings,
    begins: table.begins === null ? null : table.begins - standing.ahead.value,
    rests: seat !== null && standing.rests.value[seat] ? standing.rests.value[seat] - standing.ahead.value : null,
    pass: standing.mayAct() && table.settings.rhythm === "turns" ? sitting.pass : null,
    signal,
    hint: hinted ? hintOnBoard(sitting, !drawer) : null,
    moves: <Log sitting={sitting} only="moves" most={9} />,
  };
  const queries: readonly Query[] = [
    ...(page && props ? page.queries(props) : []),
    ...ownQueries(sitting, words, status, game?.real_time === true, () => (page && props ? page.openInWords?.(props) : undefined)),
  ];
  const { first, rest, putAway } = useNotes(sitting, words, hinted, gone);
  const middle = (
    <>
      <div class="notice-place">
        <LineBanner sitting={sitting} />
        {first ? <Notice key={first.about} note={first} putAway={putAway} /> : null}
      </div>
    </>
  );
  const ends = standing.ends.value;
  const rounds = useMemo(() => roundsOf(ends, page?.tally), [ends, page]);
  const totals = view?.scores ?? [];
  const mayHint = mayAskHint(sitting, game ?? null);
  const panels = rounds.length > 0 || (view?.round ?? 1) > 1 ? [SHEET, ...PANELS] : PANELS;
  useTitle([status, words.title].filter(Boolean).join(" · "));
  useFocusKept(".notice, .hint-note", '#board [tabindex="0"], #board button'); // they go when they are answered
  useQueryKeys(queries, () => setPanel(panel === "help" ? null : "help"));

  return (
    <div class={`frame ${panel ? "with-drawer" : ""}`}>
      <a
        class="skip"
        href="#board"
        onClick={(event) => {
          event.preventDefault();
          const board = document.getElementById("board");
          (board?.querySelector<HTMLElement>("[tabindex='0'], button:not([tabindex='-1'])") ?? board)?.focus();
        }}
      >
        {say("to-the-board")}
      </a>
      <Bar
        title={words.title}
        subtitle={practice ? [say("practice"), status].filter(Boolean).join(" · ") : status}
        quiet={Boolean(first)}
        middle={middle}
      >
        <PanelButtons panels={panels} open={panel} change={(now) => setPanel(now)} />
        {mayHint ? (
          <button type="button" class="tool tool-hint" aria-label={say("hint")} onClick={() => void sitting.askHint()}>
            <Icon name="hint" />
            <span class="tool-word">{say("hint")}</span>
          </button>
        ) : null}
        <button
          type="button"
          class="tool tool-ear"
          aria-label={say("ear")}
          aria-expanded={byEar.value}
          onClick={() => (byEar.value = !byEar.value)}
        >
          <Icon name="ear" />
        </button>
        <SoundButton />
      </Bar>
      <Clock sitting={sitting} names={names} />
      {seat === null && !over ? <p class="onlooker">{say("watching")}</p> : null}
      <div class={`stage ${over ? "over" : ""}`}>
        {over ? <End sitting={sitting} words={words} names={names} page={page} rounds={rounds} /> : null}
        {over || page?.tally ? null : <Between rounds={rounds} totals={totals} names={names} faces={faces} mine={seat} words={words} signal={signal} />}
        <main class="board-place" id="board" tabIndex={-1}>
          {page && props ? (
            <page.Board {...props} />
          ) : (
            <div class="wrap">
              <Waiting trouble={trouble ? say("out-of-reach", {}, "table") : ""} />
            </div>
          )}
        </main>
        <LastMove sitting={sitting} open={() => setPanel("log")} />
        {byEar.value ? (
          <Lazy
            load={earStrip}
            page={page}
            words={words}
            queries={queries}
            rhythm={game?.real_time ? (table.settings.rhythm ?? "free") : null}
          />
        ) : null}
      </div>
      <Bubbles sitting={sitting} words={words} />
      {hinted && drawer && advice && advice !== "thinking" ? <HintNote sitting={sitting} hint={advice} /> : null}
      {panel ? (
        <Drawer key={panel} title={say(panel)} close={() => setPanel(null)}>
          {panel === "sheet" ? (
            <Sheet
              rounds={rounds}
              totals={totals}
              names={names}
              faces={faces}
              mine={seat}
              words={words}
              target={typeof table.options.target === "number" ? table.options.target : null}
            />
          ) : null}
          {panel === "log" ? <Log sitting={sitting} /> : null}
          {panel === "talk" ? <Talk sitting={sitting} /> : null}
          {panel === "help" ? <Help sitting={sitting} words={words} queries={queries} mayHint={mayHint} sounds={Boolean(page?.sounds?.learn)} /> : null}
          {panel === "menu" ? (
            <>
              {rest.map((note) => (
                <Notice key={note.about} note={note} />
              ))}
              <Menu
                sitting={sitting}
                words={words}
                mayHint={mayHint}
                panels={panels.flatMap(([name]) => (name === "menu" ? [] : [name]))}
                open={setPanel}
                close={() => setPanel((now) => (now === "menu" ? null : now))}
              />
            </>
          ) : null}
        </Drawer>
      ) : null}
    </div>
  );
}

/** The faces at the seats, with what is to be known of each: it lasts, so that a board draws it once. */
function useSeated({ standing }: Sitting, gone: readonly number[]): readonly Seated[] {
  const faces = standing.faces.value;
  const { phase, seats } = standing.table.value!;
  const speaking = language.value;
  const note = (seat: number) => {
    const { guest, bot, name } = seats[seat] ?? {};
    if (guest != null && bot) return say("seat-stand-in", { bot: name ?? "" });
    return gone.includes(seat) ? say("seat-away") : "";
  };
  return useMemo(
    () => (phase === "playing" ? faces.map((face, seat) => ({ ...face, note: note(seat) })) : faces),
    [faces, phase, gone.join(), speaking],
  );
}

/** Whose turn it is, in words. */
function statusOf(sitting: Sitting, names: readonly string[]): string {
  const { standing } = sitting;
  const table = standing.table.value!;
  const view = standing.view.value;
  if (table.phase === "over") return say("status-over");
  if (table.paused) return say("status-paused");
  if (table.waits != null) return say("status-waits");
  const actors = standing.actors.value;
  const target = table.options.target;
  if (actors.length > 1 && typeof target === "number")
    return say("status-round", { round: view?.round ?? 1, target });
  if (standing.mayAct()) return say("status-yours");
  if (actors.length === 0) return "";
  return say("status-plays", { who: actors.map((seat) => names[seat] ?? ""), count: actors.length });
}

/** The questions that every table answers. */
function ownQueries(
  sitting: Sitting,
  words: Words,
  status: string,
  atOnce: boolean,
  openInWords: () => string | undefined,
): readonly Query[] {
  const { standing } = sitting;
  // where all play at once, the last move of all of them says nothing
  const last: readonly Query[] = atOnce
    ? [{ key: "l", label: "query-again", answer: () => lines.peek().at(-1)?.text.trimEnd() ?? words.phrase("log-empty") }]
    : [
        {
          key: "l",
          label: "query-last",
          answer: () => {
            const last = standing.past.told.value.at(-1);
            return last ? sitting.inWords(last) : words.phrase("log-empty");
          },
        },
        { key: "n", label: "query-since", answer: () => sitting.voice.since() },
      ];
  return [
    ...last,
    { key: "t", label: "query-turn", answer: () => awaited(sitting, words) || status || words.phrase("status-nobody") },
    {
      key: "a",
      label: "query-actions",
      answer: () => {
        const legal = standing.mayAct() ? standing.legal.value : [];
        if (legal.length === 0) return words.phrase("command-nothing");
        const actions = legal.slice(0, 20).map((action) => actionInWords(words, action)).join(", ");
        return openInWords() ?? words.phrase("query-actions-told", { count: legal.length, actions });
      },
    },
  ];
}

/** Alt and a letter asks a question; Alt and H opens the help. */
export function useQueryKeys(queries: readonly Query[], help: () => void): void {
  useWindowEvent("keydown", (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.getModifierState("AltGraph")) return;
    const letter = letterOf(event);
    const asked = queries.find(({ label, key }) => keyFor(label, key) === letter);
    if (!asked && letter !== keyFor("help", "h")) return;
    event.preventDefault();
    if (asked) answer(asked.answer());
    else help();
  });
}

/** On a phone: the last move, and a way to all of them. */
function LastMove({ sitting, open }: { sitting: Sitting; open(): void }) {
  const last = sitting.standing.past.told.value.at(-1);
  return (
    <button type="button" class="last-move" onClick={open}>
      <span class="one-line">{last ? sitting.inWords(last) : say("log")}</span>
      <Icon name="chevron" />
      {last ? <span class="unseen">{say("log")}</span> : null}
    </button>
  );
}
