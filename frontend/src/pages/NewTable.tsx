/** A new table: the game, who plays, the options in words, my name. One click opens it. */

import { useState } from "preact/hooks";
import { command, openTable } from "../net/http.ts";
import type { GameShown, Settings } from "../net/messages.ts";
import { once } from "../net/once.ts";
import { Bar } from "../parts/Bar.tsx";
import { LanguageField, NameField } from "../parts/Fields.tsx";
import { Lid } from "../parts/Lid.tsx";
import { language, myName } from "../state/chosen.ts";
import { troubleOf, useGames } from "../state/games.ts";
import { go, path, stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { LevelFields } from "./Levels.tsx";
import { OptionFields, SettingFields, type Options } from "./Terms.tsx";
import "./NewTable.css";

export function NewTable({ name, withBots }: { name: string; withBots: boolean }) {
  const { games, trouble } = useGames();
  const game = games?.find((one) => one.name === name);
  useTitle(game?.title ?? "");
  return (
    <>
      <Bar />
      <main class="wrap new-table">
        {game ? (
          <Form key={name} game={game} withBots={withBots} />
        ) : (
          <p role="status">{trouble || (games ? say("no-such-game") : say("loading"))}</p>
        )}
      </main>
    </>
  );
}

function Form({ game, withBots }: { game: GameShown; withBots: boolean }) {
  const [people, setPeople] = useState(withBots ? 1 : 2);
  const [bots, setBots] = useState(withBots ? Math.min(2, game.most_seats - 1) : 0);
  const [levels, setLevels] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Options>({});
  const [settings, setSettings] = useState<Settings>({});
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const seats = people + bots;
  const alone = people === 1;

  const choosePeople = (count: number) => {
    setPeople(count);
    setBots(Math.max(game.least_seats - count, Math.min(bots, game.most_seats - count)));
  };

  async function open(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    const here = path.peek();
    try {
      const name = myName.value.trim() || say("name-usual");
      const terms = { game: game.name, seats, bots, levels: levels.slice(0, bots), options, settings };
      const wished = { ...terms, name, language: language.value };
      const opened = await once(JSON.stringify(wished), async (token) => {
        const { table } = await openTable({ ...wished, token });
        if (alone) {
          await command(table, { do: "ready", id: "ready-1" });
          await command(table, { do: "start", id: "start-1" });
        }
        return table;
      });
      if (path.peek() === here) go(`/t/${opened}`); // who has gone elsewhere meanwhile stays there
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  }

  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div class="new-table-grid">
      <div class="new-table-box">
        <Lid {...game} />
        <p>
          <a href={`/rules/${game.name}`} onClick={stay}>
            {say("shelf-rules")}
          </a>
        </p>
      </div>
      <form onSubmit={(event) => void open(event)}>
        <h1 data-heading tabIndex={-1}>
          {game.title}
        </h1>
        <p class="soft">{alone ? say("new-lead-bots") : say("new-lead-friends")}</p>
        <div class="fields">
          <NameField />
          <LanguageField id="my-language" label="my-language" />
          <div class="field">
            <label for="people">{say("new-people")}</label>
            <select id="people" value={people} onChange={(event) => choosePeople(Number(event.currentTarget.value))}>
              {range(1, game.most_seats).map((count) => (
                <option key={count} value={count}>
                  {say("new-people-count", { count })}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="bots">{say("new-bots")}</label>
            <select id="bots" value={bots} onChange={(event) => setBots(Number(event.currentTarget.value))}>
              {range(Math.max(0, game.least_seats - people), game.most_seats - people).map((count) => (
                <option key={count} value={count}>
                  {say("new-bots-count", { count })}
                </option>
              ))}
            </select>
          </div>
          <LevelFields game={game} bots={bots} chosen={levels} change={setLevels} />
        </div>
        <details class="terms">
          <summary>{say("new-options")}</summary>
          <div class="fields">
            <OptionFields game={game} seats={seats} chosen={options} change={setOptions} />
            <SettingFields game={game} settings={settings} change={setSettings} />
          </div>
        </details>
        {trouble ? (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        ) : null}
        <button type="submit" class="btn primary large" aria-disabled={busy}>
          {alone ? say("new-play") : say("new-open")}
        </button>
      </form>
    </div>
  );
}
