/** A new table: the game, who plays, the options in words, my name. One click opens it. */

import { useState } from "preact/hooks";
import { command, openTable } from "../net/http.ts";
import type { GameShown, Settings } from "../net/messages.ts";
import { once } from "../net/once.ts";
import { Button } from "../parts/Button.tsx";
import { Alert, LanguageField, NameField, range, SelectField } from "../parts/Fields.tsx";
import { Layout, Waiting } from "../parts/Layout.tsx";
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
    <Layout look="new-table">
      {game ? (
        <Form key={name} game={game} withBots={withBots} />
      ) : (
        <Waiting trouble={trouble || (games ? say("no-such-game") : "")} />
      )}
    </Layout>
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

  const botCounts = range(Math.max(0, game.least_seats - people), game.most_seats - people);
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
          <SelectField
            id="people"
            label={say("new-people")}
            value={people}
            values={range(1, game.most_seats).map((count) => [count, say("new-people-count", { count })] as const)}
            change={choosePeople}
          />
          <SelectField
            id="bots"
            label={say("new-bots")}
            value={bots}
            values={botCounts.map((count) => [count, say("new-bots-count", { count })] as const)}
            change={setBots}
          />
          <LevelFields game={game} bots={bots} chosen={levels} change={setLevels} />
        </div>
        <details class="terms">
          <summary>{say("new-options")}</summary>
          <div class="fields">
            <OptionFields game={game} seats={seats} chosen={options} change={setOptions} />
            <SettingFields game={game} settings={settings} change={setSettings} />
          </div>
        </details>
        <Alert text={trouble} />
        <Button label={say(alone ? "new-play" : "new-open")} look="primary large" off={busy} />
      </form>
    </div>
  );
}
