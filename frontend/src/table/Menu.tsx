/** The menu at the table: what can be asked of the others, leaving, the rules, and one's own choices. */

import type { Wish } from "../net/line.ts";
import { Button, LinkButton } from "../parts/Button.tsx";
import { Choices } from "../parts/Choices.tsx";
import { Face } from "../parts/Face.tsx";
import { byEar } from "../state/chosen.ts";
import { useGame } from "../state/games.ts";
import { go } from "../state/route.ts";
import { overDays } from "../state/days.ts";
import { say } from "../state/say.ts";
import type { Facts, Words } from "../words/index.ts";
import { called, levelInWords } from "../words/telling.ts";
import { awayFrom } from "./Away.tsx";
import type { Panel } from "./Frame.tsx";
import type { Sitting } from "./sitting.ts";

interface MenuProps {
  readonly sitting: Sitting;
  readonly words: Words;
  readonly mayHint: boolean;
  /** What has a button of its own in the bar, for where there is no bar. */
  readonly panels: readonly Panel[];
  open(panel: Panel): void;
  close(): void;
}

export function Menu({ sitting, words, mayHint, panels, open, close }: MenuProps) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const mine = standing.seat.value;
  const faces = standing.faces.value;
  const names = called(words, standing.names());
  const playing = table.phase === "playing";
  const game = useGame(table.game);
  const away = awayFrom(standing);
  const request = (wish: Wish) => void ask(wish).then((done) => done && close());
  const item = (label: string, act: () => void, facts: Facts = {}) => (
    <li>
      <Button label={say(label, facts)} act={act} />
    </li>
  );
  return (
    <>
      <ul class="menu">
        <li class="menu-panels">
          {panels.map((panel) => (
            <Button key={panel} label={say(panel)} act={() => open(panel)} />
          ))}
        </li>
        <li class="menu-ear">
          <Button label={say("ear")} act={() => (close(), (byEar.value = true))} />
        </li>
        {mayHint ? item("ask-hint", () => void sitting.askHint().then(close)) : null}
        {mine !== null && playing ? (
          <>
            {standing.undoable.value ? item("ask-undo", () => request({ do: "propose", what: "undo" })) : null}
            {table.paused ? null : item("ask-pause", () => request({ do: "propose", what: "pause" }))}
            {away.map((seat) =>
              item("ask-stand-in", () => request({ do: "propose", what: "stand-in", seat }), { who: names[seat] ?? "" }),
            )}
          </>
        ) : null}
        <li>
          <a class="btn quiet" href={`/rules/${table.game}`} target="_blank" rel="noreferrer">
            {say("rules-beside")}
          </a>
        </li>
        {game && game.lessons.length > 0 ? (
          <li>
            <a class="btn quiet" href={`/learn/${table.game}`} target="_blank" rel="noreferrer">
              {say("learn-beside")}
            </a>
          </li>
        ) : null}
        {mine === null ? (
          <li>
            <LinkButton label={say("to-the-shelf")} href="/" />
          </li>
        ) : (
          item(playing ? "leave-playing" : "leave", () => void ask({ do: "leave" }).then((done) => done && go("/")))
        )}
      </ul>
      <h3>{say("people-here")}</h3>
      <ul class="people">
        {table.guests.map((guest) => {
          const here = standing.here.value.includes(guest.guest);
          return (
            <li key={guest.guest}>
              <Face {...(faces.find(({ name, animal }) => !animal && name === guest.name) ?? guest)} /> {guest.name}{" "}
              <span class={here || overDays(table.settings) ? "soft" : "warn-text"}>{say(here ? "here" : "seat-away")}</span>
            </li>
          );
        })}
        {table.seats.map((seat, number) =>
          seat.bot && seat.guest == null ? (
            <li key={`bot ${number}`}>
              <Face {...faces[number]!} /> {names[number]} <span class="soft">{levelInWords(words, seat.level)}</span>
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
