/** What happened, in words, the latest first. It is no live region, not even one that is off: a screen reader would take
 * its lines for those of the announcer, and stay silent. */

import { useEffect, useRef, useState } from "preact/hooks";
import { isPlay, isTalk, type Told } from "../net/chronicle.ts";
import { Button } from "../parts/Button.tsx";
import { Face } from "../parts/Face.tsx";
import { say } from "../state/say.ts";
import type { Sitting } from "./sitting.ts";
import "./Log.css";

/** How many are shown at first, and how many more each time. */
const PAGE = 100;

interface LogProps {
  readonly sitting: Sitting;
  /** Only so many of the latest, with no way to the earlier ones. */
  readonly most?: number;
  /** Only what was said, or only what was played. */
  readonly only?: "talk" | "moves";
}

export function Log({ sitting, most, only }: LogProps) {
  const { standing, memory } = sitting;
  const chronicle = only === "talk" ? standing.talk : standing.past;
  const [wanted, setWanted] = useState(most ?? PAGE);
  const missing = chronicle.missing.value;
  useEffect(() => {
    if (missing) void memory.earlier(chronicle);
  }, [chronicle, missing]);
  const all = chronicle.told.value.filter(({ event }) => only !== "moves" || isPlay(event));
  const told = all.slice(-wanted).toReversed();
  const earlier = all.length > wanted || chronicle.first.value > 1;
  const more = async () => {
    if (all.length < wanted + PAGE && chronicle.first.value > 1) await memory.earlier(chronicle);
    setWanted((before) => before + PAGE);
  };
  if (told.length === 0 && missing) return <p class="soft log-empty">{say("loading")}</p>;
  if (told.length === 0 && (most !== undefined || !earlier))
    return <p class="soft log-empty">{say(only === "talk" ? "log-no-talk" : "log-empty")}</p>;
  const scrolls = most === undefined; // what scrolls must be reached by keys
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={say(only === "talk" ? "talk" : "log")} tabIndex={scrolls ? 0 : undefined}>
      <ol class="log">
        {told.map((one, index) => (
          <Line key={one.key} one={one} sitting={sitting} follows={told[index + 1]?.number === one.number} />
        ))}
      </ol>
      {most === undefined ? <Beginning earlier={earlier} more={more} talk={only === "talk"} /> : null}
    </div>
  );
}

interface LineProps {
  readonly one: Told;
  readonly sitting: Sitting;
  /** Whether it is not the first event of its news. */
  readonly follows: boolean;
}

/** One event; the number of a move stands before the first of its events. */
function Line({ one, sitting, follows }: LineProps) {
  const { event, move, undone, names } = one;
  const text = sitting.inWords(one);
  const name = event.seat == null ? undefined : names[event.seat];
  return (
    <li class={`${isTalk(event) ? "log-talk" : ""} ${undone ? "log-undone" : ""}`}>
      {move !== null && isPlay(event) ? (
        <span class="log-number">{follows ? "" : <><span class="unseen">{say("log-move")} </span>{move}</>}</span>
      ) : null}
      <span>
        {name === undefined || event.seat == null ? null : <Face {...sitting.standing.faceOf(name, event.seat)} size={16} />}{" "}
        {undone ? <s>{text}</s> : text}
        {undone ? <em> {say("log-undone")}</em> : null}
      </span>
    </li>
  );
}

interface BeginningProps {
  readonly earlier: boolean;
  readonly talk: boolean;
  more(): Promise<void>;
}

/** A way to what was before, which is also fetched when it comes into view; or that this is the beginning. */
function Beginning({ earlier, talk, more }: BeginningProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(more);
  latest.current = more;
  const had = useRef(false);
  useEffect(() => {
    if (!earlier || !place.current || typeof IntersectionObserver === "undefined") return;
    const looking = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && void latest.current());
    looking.observe(place.current);
    return () => looking.disconnect();
  }, [earlier]);
  useEffect(() => {
    if (!earlier && had.current) place.current?.focus();
  }, [earlier]);
  return (
    <div class="log-beginning" ref={place} tabIndex={-1} data-quiet-focus>
      {earlier ? (
        <Button
          label={say("log-earlier", {}, talk ? "talk" : undefined)}
          act={() => {
            had.current = true;
            return more();
          }}
        />
      ) : (
        <p class="soft">{say("log-beginning")}</p>
      )}
    </div>
  );
}
