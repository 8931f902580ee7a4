/** A new table: the game, who plays, the options in words, my name. One click opens it. */

import { useState } from "preact/hooks";
import { boardOf } from "../../games/shelf.ts";
import type { Favourite, GameShown, OptionShown } from "../../net/messages.ts";
import { begin } from "../../net/opening.ts";
import { Button } from "../../parts/fields/Button.tsx";
import { Alert, LanguageField, NameField, range, SelectField } from "../../parts/fields/Fields.tsx";
import { Layout, Waiting } from "../../parts/Layout.tsx";
import { Lid } from "../../parts/Lid.tsx";
import { Preparing } from "../../parts/Preparing.tsx";
import { language, myName } from "../../state/chosen.ts";
import { troubleOf, useGames } from "../../state/games.ts";
import { useLoaded } from "../../state/loaded.ts";
import { memory, note } from "../../state/memory.ts";
import { go, path, stay } from "../../state/route.ts";
import { say } from "../../state/say.ts";
import { useTitle } from "../../state/title.ts";
import { LevelFields } from "./Levels.tsx";
import { likedBefore } from "./favourites.ts";
import { BeginsField, eachOwn, LOT, oneEach, OptionFields, OwnSelect, SettingFields, whoBegins } from "./Terms.tsx";
import "./NewTable.css";

export function NewTable({ name, withBots }: { name: string; withBots: boolean }) {
  const { games, trouble } = useGames();
  const game = games?.find((one) => one.name === name);
  const [fresh, setFresh] = useState(false);
  useTitle(game?.title ?? "");
  return (
    <Layout look="new-table">
      {game ? (
        <Form
          key={`${name} ${fresh}`}
          game={game}
          withBots={withBots}
          favourite={fresh ? undefined : memory.peek().favourites[name]}
          reset={() => setFresh(true)}
        />
      ) : (
        <Waiting trouble={trouble || (games ? say("no-such-game") : "")} />
      )}
    </Layout>
  );
}

interface FormProps {
  readonly game: GameShown;
  readonly withBots: boolean;
  /** How I last set up a table for this game. */
  readonly favourite: Favourite | undefined;
  /** Begin again with what is usual. */
  reset(): void;
}

function Form({ game, withBots, favourite, reset }: FormProps) {
  const [liked] = useState(() => likedBefore(game, favourite, withBots));
  const [people, setPeople] = useState(liked.people);
  const [bots, setBots] = useState(liked.bots);
  const [levels, setLevels] = useState(liked.levels);
  const [options, setOptions] = useState(liked.options);
  const [settings, setSettings] = useState(liked.settings);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [lots, setLots] = useState(false);
  const seats = people + bots;
  const alone = people === 1;

  const choosePeople = (count: number) => {
    setPeople(count);
    setBots(Math.max(game.least_seats - count, Math.min(bots, game.most_seats - count)));
  };

  const begins = whoBegins(game);
  const first = begins && Number(options[begins.name] ?? 0) < seats ? Number(options[begins.name] ?? 0) : 0;
  const own = oneEach(game);
  const each = own ? eachOwn(own, options[own.name], seats) : [];
  const { found: page } = useLoaded(() => (own ? boardOf(game.name) : Promise.resolve(null)), [own?.name]);
  const takeOwn = (option: OptionShown, value: string) =>
    setOptions({ ...options, [option.name]: each.map((one, seat) => (seat === 0 ? value : one === value ? each[0] : one)) });
  const seatNames = range(1, seats).map((number) => {
    const name = say("seat-number", { number });
    return number === 1 ? say("name-you", { name }) : name;
  });

  async function open(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    const here = path.peek();
    try {
      const name = myName.value.trim() || say("name-usual");
      const agreed = { ...options, ...(own ? { [own.name]: each } : {}), ...(begins ? { [begins.name]: first } : {}) };
      const terms = { game: game.name, seats, bots, levels: levels.slice(0, bots), options: agreed, settings };
      const opened = await begin({ ...terms, name, language: language.value }, lots && begins !== undefined);
      note({ favourites: { [game.name]: { at: Date.now(), people, bots, levels: levels.slice(0, bots), options, settings } } });
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
        {game.lessons.length > 0 ? (
          <p>
            <a href={`/learn/${game.name}`} onClick={stay}>
              {say("learn")}
            </a>
          </p>
        ) : null}
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
            {begins ? (
              <BeginsField
                option={begins}
                seat={alone && lots ? LOT : first}
                names={seatNames}
                byLot={alone}
                change={(seat) => {
                  setLots(seat === LOT);
                  if (seat !== LOT) setOptions({ ...options, [begins.name]: seat });
                }}
              />
            ) : null}
            {own ? (
              <div class="field">
                <label for="own">{own.title}</label>
                <OwnSelect
                  id="own"
                  describedBy="own-help"
                  option={own}
                  value={each[0] ?? ""}
                  taken={[]}
                  Picture={page?.Own}
                  change={(value) => takeOwn(own, value)}
                />
                <small id="own-help">{own.help}</small>
              </div>
            ) : null}
            <OptionFields game={game} seats={seats} names={seatNames} chosen={options} change={setOptions} />
            <SettingFields game={game} settings={settings} change={setSettings} />
          </div>
          {favourite ? <Button label={say("new-usual")} look="plain" act={reset} /> : null}
        </details>
        <Alert text={trouble} />
        <Preparing name={game.name} title={game.title} then={busy ? say("preparing-then") : ""} />
        <Button label={say(alone ? "new-play" : "new-open")} look="primary large" off={busy} />
      </form>
    </div>
  );
}
