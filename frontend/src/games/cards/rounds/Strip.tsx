/** Before and after a round: the countdown over the table, and the paper strip with the points. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Faced } from "../../../net/standing.ts";
import { Face } from "../../../parts/Face.tsx";
import { signed } from "../../../words/numbers.ts";
import type { Words } from "../../contract.ts";
import { Swatch } from "../card/Card.tsx";
import type { RoundEnd } from "./ending.ts";
import type { CardsView } from "../view.ts";

/** How many whole seconds are left until a moment; 0 when it has come, or there is none. */
export function useSecondsTo(moment: number | null): number {
  const left = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
  const [, tick] = useState(0);
  useEffect(() => {
    if (moment === null || left() === 0) return undefined;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (left() === 0) clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, [moment]);
  return left();
}

/** The seconds before a round, or before it goes on, large over the middle. */
export function Countdown({ seconds, round, words }: { seconds: number; round: number | null; words: Words }) {
  return (
    <div class="cards-countdown" role="timer">
      <b key={seconds} aria-hidden="true">
        {seconds}
      </b>
      <span>{round === null ? words.phrase("cards-resumes", { seconds }) : words.phrase("cards-begins", { round, seconds })}</span>
    </div>
  );
}

interface StripProps {
  readonly end: RoundEnd;
  readonly view: CardsView;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly faces: readonly Faced[];
  readonly words: Words;
  readonly seconds: number;
  /** What the next round waits for, if it does. */
  readonly signal: ComponentChildren;
  readonly keyShown: boolean;
  /** Null where there is nothing to go on to, as in a replay. */
  readonly goOn: (() => void) | null;
}

/** The end of a round: one strip of paper over a table where nothing moves any more. */
export function Strip({ end, view, seat, names, faces, words, seconds, signal, keyShown, goOn }: StripProps) {
  const most = end.lines[0]?.points;
  const mine = end.by !== null && end.by === seat;
  const title = words.phrase(end.how === "stopped" ? "cards-stopped-title" : "cards-blocked-title");
  return (
    <>
      <div class="cards-veil" />
      <section class="cards-strip" aria-label={title}>
        <h2>{title}</h2>
        {end.by === null ? (
          <p class="cards-why">{words.phrase("cards-blocked-why")}</p>
        ) : (
          <p class="cards-why">
            <b>{mine ? words.phrase("cards-you") : names[end.by]}</b>{" "}
            {words.phrase("cards-stopped-why", {}, mine ? "you" : undefined)}
          </p>
        )}
        <ul
          class={`cards-sum ${end.lines.length > 6 ? "cards-many" : ""}`}
          aria-label={words.phrase("cards-this-round")}
        >
          {end.lines.map((line) => (
            <li key={line.seat} class={line.points === most ? "cards-most" : ""}>
              <h3>
                <Swatch deck={view.decks[line.seat] ?? ""} />
                {faces[line.seat] && <Face {...faces[line.seat]!} />}
                {line.seat === seat ? words.phrase("cards-you") : names[line.seat]}
              </h3>
              <b>{signed(line.points)}</b>
              <span>{words.phrase("cards-out-left", { out: line.out, left: line.left })}</span>
            </li>
          ))}
        </ul>
        <div class="cards-after">
          {seconds > 0 && <p class="cards-why">{words.phrase("cards-next-round", { seconds })}</p>}
          {signal ??
            (goOn && (
              <button type="button" class="cards-call primary" onClick={goOn}>
                {words.phrase("cards-go-on")} {keyShown && <kbd>{words.phrase("cards-enter")}</kbd>}
              </button>
            ))}
        </div>
      </section>
    </>
  );
}
