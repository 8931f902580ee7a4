/** The menu at the table: what can be asked of the others, leaving, the rules, and one's own choices. */

import { Choices } from "../parts/Choices.tsx";
import { guided } from "../state/chosen.ts";
import { go, stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";
import { called, levelInWords } from "../words/telling.ts";
import { awayFrom } from "./Away.tsx";
import type { Sitting } from "./sitting.ts";

interface MenuProps {
  readonly sitting: Sitting;
  readonly words: Words;
  readonly mayHint: boolean;
  close(): void;
}

export function Menu({ sitting, words, mayHint, close }: MenuProps) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const mine = standing.seat.value;
  const names = called(words, standing.names());
  const playing = table.phase === "playing";
  const away = awayFrom(standing);
  const request = (wish: Parameters<typeof ask>[0]) => void ask(wish).then((done) => done && close());
  return (
    <>
      <ul class="menu">
        {mayHint ? (
          <li>
            <button type="button" class="btn quiet" onClick={() => void sitting.askHint().then(close)}>
              {say("ask-hint")}
            </button>
          </li>
        ) : null}
        {mine !== null && playing ? (
          <>
            <li>
              <button type="button" class="btn quiet" onClick={() => request({ do: "propose", what: "undo" })}>
                {say("ask-undo")}
              </button>
            </li>
            {table.paused ? null : (
              <li>
                <button type="button" class="btn quiet" onClick={() => request({ do: "propose", what: "pause" })}>
                  {say("ask-pause")}
                </button>
              </li>
            )}
            {away.map((seat) => (
              <li key={seat}>
                <button
                  type="button"
                  class="btn quiet"
                  onClick={() => request({ do: "propose", what: "stand-in", seat })}
                >
                  {say("ask-stand-in", { who: names[seat] ?? "" })}
                </button>
              </li>
            ))}
          </>
        ) : null}
        <li>
          <a class="btn quiet" href={`/rules/${table.game}`} target="_blank" rel="noreferrer">
            {say("rules-beside")}
          </a>
        </li>
        <li>
          <button
            type="button"
            class="btn quiet"
            onClick={() => {
              guided.value = { ...guided.value, [table.game]: false };
              close();
            }}
          >
            {say("guide-again")}
          </button>
        </li>
        <li>
          {mine === null ? (
            <a class="btn quiet" href="/" onClick={stay}>
              {say("to-the-shelf")}
            </a>
          ) : (
            <button
              type="button"
              class="btn quiet"
              onClick={() => void ask({ do: "leave" }).then((done) => done && go("/"))}
            >
              {say(playing ? "leave-playing" : "leave")}
            </button>
          )}
        </li>
      </ul>
      <h3>{say("people-here")}</h3>
      <ul class="people">
        {table.guests.map((guest) => {
          const here = standing.here.value.includes(guest.guest);
          return (
            <li key={guest.guest}>
              {guest.name} <span class={here ? "soft" : "warn-text"}>{say(here ? "here" : "seat-away")}</span>
            </li>
          );
        })}
        {table.seats.map((seat, number) =>
          seat.bot && seat.guest == null ? (
            <li key={`bot ${number}`}>
              {names[number]} <span class="soft">{levelInWords(words, seat.level)}</span>
            </li>
          ) : null,
        )}
        {standing.spectators.value > 0 ? (
          <li class="soft">{say("watchers", { count: standing.spectators.value })}</li>
        ) : null}
      </ul>
      <h3>{say("choices")}</h3>
      <Choices />
    </>
  );
}
