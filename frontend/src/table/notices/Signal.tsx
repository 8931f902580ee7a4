/** The signal for a round that everybody plays at once: who is awaited, that I am ready, or the word. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../ear.ts";
import type { Wish } from "../../net/line.ts";
import type { Standing } from "../../net/standing.ts";
import { Button } from "../../parts/fields/Button.tsx";
import { clickOnce } from "../../parts/gestures/presses.ts";
import { focusIsLost } from "../../state/focus.ts";
import { say } from "../../state/say.ts";
import type { Words } from "../../words/index.ts";
import { called } from "../../words/telling.ts";
import { awayFrom } from "./Away.tsx";
import type { Sitting } from "../sitting.ts";

/** So many milliseconds after the end of a round a key or a click may still have been meant for the cards. */
const STILL_PLAYING = 1000;
/** After so many milliseconds nobody has to wait any longer for somebody who is here. */
const PATIENCE = 60_000;

/** The seats of people who are not ready. */
const awaitedAt = ({ table }: Standing): readonly number[] =>
  (table.value?.seats ?? []).flatMap(({ bot, ready }, seat) => (bot || ready ? [] : [seat]));

/** What a round waits for, in words; nothing while none waits. */
export function awaited({ standing }: Sitting, words: Words): string {
  const table = standing.table.value!;
  if (table.waits == null) return "";
  const mine = standing.seat.value;
  const [seats, names] = [awaitedAt(standing), called(words, standing.names())];
  const others = seats.filter((seat) => seat !== mine);
  const facts = { names: others.map((seat) => names[seat] ?? ""), count: others.length };
  if (table.settings.signal === "word") return others.length > 0 ? say("signal-reads", facts) : say("signal-word-waits");
  if (others.length > 0) return say("signal-waits", facts, others.length < seats.length ? "you" : undefined);
  const people = table.seats.filter(({ bot }) => !bot).length;
  return say(people > 1 ? "signal-yours" : "signal-alone");
}

interface SignalProps {
  readonly sitting: Sitting;
  readonly words: Words;
  /** What else is to be done before I am ready: to put away what I read. */
  close(): void;
}

export function Signal({ sitting, words, close }: SignalProps) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const mine = standing.seat.value;
  const seat = mine === null ? undefined : table.seats[mine];
  const plays = seat !== undefined && !seat.bot;
  const word = table.settings.signal === "word";
  const panel = useRef<HTMLElement>(null);
  const [early, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), STILL_PLAYING);
    if (!document.activeElement?.closest(".drawer, dialog, input, textarea"))
      (panel.current?.querySelector<HTMLElement>(".primary") ?? panel.current)?.focus();
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    // the button that I pressed is gone; at once, before a board takes the focus for its cards
    if (focusIsLost()) panel.current?.focus({ preventScroll: true });
  }, [seat?.ready]);
  const text = awaited(sitting, words);
  const answer = (wish: Wish) => {
    close();
    return ask(wish);
  };
  return (
    <section class="signal" ref={panel} tabIndex={-1} data-quiet-focus aria-label={say("signal")} onClickCapture={clickOnce}>
      <p>{text}</p>
      {plays ? (
        <div class="buttons">
          {word ? (
            <Button
              key="word"
              label={say("signal-give", { word: words.phrase("signal-word") })}
              look="primary"
              off={early || table.paused}
              act={() => answer({ do: "signal" })}
            />
          ) : seat.ready ? (
            <Button key="wait" label={say("lobby-wait")} act={() => ask({ do: "wait" })} />
          ) : (
            <Button key="ready" label={say("lobby-ready")} look="primary" off={early} act={() => answer({ do: "ready" })} />
          )}
          <StandIns sitting={sitting} words={words} />
        </div>
      ) : null}
    </section>
  );
}

/** Bots for those who have kept the others waiting for long though they are here. */
function StandIns({ sitting, words }: Omit<SignalProps, "close">) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const since = (table.waits ?? 0) - standing.ahead.value;
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => look((count) => count + 1), since + PATIENCE - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  if (table.settings.signal === "word" || table.proposal || Date.now() < since + PATIENCE) return null;
  const names = called(words, standing.names());
  const [away, mine] = [awayFrom(standing), standing.seat.value];
  return awaitedAt(standing)
    .filter((seat) => seat !== mine && !away.includes(seat))
    .map((seat) => (
      <Button
        key={seat}
        label={say("ask-stand-in", { who: names[seat] ?? "" })}
        act={() => ask({ do: "propose", what: "stand-in", seat })}
      />
    ));
}

/** Whoever reads is not ready: while something is open that is read, no countdown runs. Nobody hears of a refusal. */
export function useReading({ standing, line }: Sitting, reading: boolean): void {
  const { waits, begins } = standing.table.value!;
  const said = useRef(false);
  useEffect(() => {
    const { seats } = standing.table.peek()!;
    const seat = seats[standing.seat.peek() ?? -1];
    const soon = waits != null || (begins !== null && begins - standing.ahead.peek() > Date.now());
    if (!reading || !soon || !seat?.ready || seat.bot) return;
    said.current = true;
    void line.send({ do: "wait" });
  }, [reading, waits, begins]);
  useEffect(() => {
    if (!reading) return undefined;
    return () => {
      // where everybody says that they are ready, that is for a button to say
      if (said.current && standing.table.peek()?.settings.signal === "word") void line.send({ do: "ready" });
      said.current = false;
    };
  }, [reading]);
}

/** Lets ears know what a round waits for: when it begins to wait, and when it waits for me alone. */
export function useAwaitedHeard(sitting: Sitting, words: Words): void {
  const { standing } = sitting;
  const { waits, settings } = standing.table.value!;
  const last = settings.signal !== "word" && awaitedAt(standing).join() === `${standing.seat.value}`;
  useEffect(() => announce(awaited(sitting, words)), [waits, last]);
}

/** Lets ears know that the countdown runs. */
export function useCountdownHeard({ standing }: Sitting): void {
  const begins = standing.table.value?.begins ?? null;
  useEffect(() => {
    const seconds = begins === null ? 0 : Math.round((begins - standing.ahead.peek() - Date.now()) / 1000);
    if (seconds > 0) announce(say("signal-begins", { seconds }));
  }, [begins]);
}
