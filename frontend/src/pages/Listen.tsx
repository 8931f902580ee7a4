/** Listen to the rules: read by a voice of the browser, with what a player of sound has. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { hearRules } from "../net/http.ts";
import { Button } from "../parts/Button.tsx";
import { Select } from "../parts/Fields.tsx";
import { Reading, voiceFor, whenVoicesCome } from "../sound/reading.ts";
import { readingSpeed } from "../state/chosen.ts";
import { useLoaded } from "../state/loaded.ts";
import { say } from "../state/say.ts";
import "./Listen.css";

const SPEEDS = [0.7, 0.85, 1, 1.25, 1.5, 2] as const;

/** Somebody who can read the rules of a game aloud; nobody until they are loaded. It falls silent when the page goes. */
export function useReading(game: string, language: string): Reading | null {
  const { found } = useLoaded(() => hearRules(game, language), [game, language]);
  const reading = useMemo(() => found && new Reading(found, language, () => readingSpeed.peek()), [found]);
  useEffect(() => () => reading?.stop(), [reading]);
  return reading;
}

interface ListenProps {
  readonly game: string;
  readonly language: string;
  readonly reading: Reading;
}

export function Listen({ game, language, reading }: ListenProps) {
  const { chapters } = reading;
  const part = reading.chapter.value;
  const [mute, setMute] = useState(false);
  useEffect(() => whenVoicesCome(() => setMute((was) => was && !voiceFor(language))), [language]);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(part);
  useEffect(() => {
    const focus = document.activeElement === document.body; // what had it is gone with the reading
    if (part === null && before.current !== null && focus) box.current?.querySelector("button")?.focus({ preventScroll: true });
    before.current = part;
  }, [part]);
  const listen = () => {
    if (voiceFor(language)) reading.play();
    else setMute(true);
  };
  if (part === null)
    return (
      <div class="listen" ref={box}>
        <Button label={say("listen")} name={say("listen-title")} act={listen} />
        <p role="status">{mute ? say("listen-no-voice", { game }) : ""}</p>
      </div>
    );
  const speaking = reading.speaking.value;
  return (
    <div class="listen reading" role="group" aria-label={say("listen-title")} ref={box}>
      <Button label={say(speaking ? "listen-pause" : "listen-go-on")} act={() => (speaking ? reading.pause() : reading.play())} />
      <Button label={say("listen-back")} act={() => reading.go(-1)} />
      <Button label={say("listen-forward")} off={part + 1 === chapters.length} act={() => reading.go(1)} />
      <Button label={say("listen-stop")} act={() => reading.stop()} />
      <Select
        name={say("replay-speed")}
        value={readingSpeed.value}
        values={SPEEDS.map((times) => [times, say("replay-speed-times", { times })])}
        change={(speed) => {
          readingSpeed.value = speed;
          reading.hurry();
        }}
      />
      <p>{say("listen-part", { number: part + 1, count: chapters.length, title: chapters[part]?.title ?? "" })}</p>
    </div>
  );
}
