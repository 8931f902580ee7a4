/** What is to be played: the options of a game and what the table agrees on beside, in words. */

import type { GameShown, OptionShown, Settings } from "../net/messages.ts";
import { say } from "../state/say.ts";

export type Options = Readonly<Record<string, unknown>>;

interface OptionsProps {
  readonly game: GameShown;
  readonly seats: number;
  readonly chosen: Options;
  change(chosen: Options): void;
}

export function OptionFields({ game, seats, chosen, change }: OptionsProps) {
  return (
    <>
      {game.options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          seats={seats}
          value={chosen[option.name] ?? option.default}
          change={(value) => change({ ...chosen, [option.name]: value })}
        />
      ))}
    </>
  );
}

interface OptionProps {
  readonly option: OptionShown;
  readonly seats: number;
  readonly value: unknown;
  change(value: unknown): void;
}

function OptionField({ option, seats, value, change }: OptionProps) {
  const id = `option-${option.name}`;
  const help = <small id={`${id}-help`}>{option.help}</small>;
  if (option.kind === "switch")
    return (
      <div class="field">
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={`${id}-help`}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          <span>{option.title}</span>
        </label>
        {help}
      </div>
    );
  if (option.kind === "choice")
    return (
      <div class="field">
        <label for={id}>{option.title}</label>
        <select
          id={id}
          value={String(value)}
          aria-describedby={`${id}-help`}
          onChange={(event) => change(event.currentTarget.value)}
        >
          {Object.entries(option.values ?? {}).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
        {help}
      </div>
    );
  if (option.kind === "number")
    return (
      <div class="field">
        <label for={id}>{option.title}</label>
        <input
          id={id}
          type="number"
          min={option.least ?? undefined}
          max={option.most ?? undefined}
          required
          value={Number(value)}
          aria-describedby={`${id}-help`}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
        {help}
      </div>
    );
  const given = Array.isArray(value) ? (value as number[]) : [];
  const each = Array.from({ length: seats }, (_, seat) => given[seat] ?? 0);
  return (
    <fieldset class="field" aria-describedby={`${id}-help`}>
      <legend>{option.title}</legend>
      <div class="per-seat buttons">
        {each.map((count, seat) => (
          <input
            key={seat}
            type="number"
            class="entry"
            min={0}
            max={option.most_by_seats?.[seats] ?? option.total ?? undefined}
            value={count}
            aria-label={say("seat-number", { number: seat + 1 })}
            onChange={(event) => change(each.with(seat, event.currentTarget.valueAsNumber || 0))}
          />
        ))}
      </div>
      {help}
    </fieldset>
  );
}

interface SettingsProps {
  readonly game: GameShown;
  readonly settings: Settings;
  change(settings: Settings): void;
}

export function SettingFields({ game, settings, change }: SettingsProps) {
  const clock = settings.clock ?? "none";
  const number = (name: "seconds" | "increment" | "countdown", least: number, most: number, first: number) => (
    <div class="field">
      <label for={`setting-${name}`}>{say(`setting-${name}`)}</label>
      <input
        id={`setting-${name}`}
        type="number"
        min={least}
        max={most}
        required
        value={settings[name] ?? first}
        onChange={(event) => change({ ...settings, [name]: event.currentTarget.valueAsNumber })}
      />
      <small>{say(`setting-${name}`, {}, "help")}</small>
    </div>
  );
  return (
    <>
      {game.clocks.length > 1 ? (
        <div class="field">
          <label for="setting-clock">{say("setting-clock")}</label>
          <select
            id="setting-clock"
            value={clock}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              change({ ...settings, clock: chosen, seconds: chosen === "none" ? 0 : chosen === "turn" ? 60 : 600 });
            }}
          >
            {game.clocks.map((name) => (
              <option key={name} value={name}>
                {say("setting-clock", {}, name)}
              </option>
            ))}
          </select>
          <small>{say("setting-clock", {}, "help")}</small>
        </div>
      ) : null}
      {clock === "none" ? null : number("seconds", 1, 86_400, 60)}
      {clock === "player" ? number("increment", 0, 3600, 0) : null}
      <div class="field">
        <label for="setting-pace">{say("setting-pace")}</label>
        <select
          id="setting-pace"
          value={settings.pace ?? "usual"}
          onChange={(event) => change({ ...settings, pace: event.currentTarget.value })}
        >
          {game.paces
            .filter((pace) => pace !== "instant")
            .map((name) => (
              <option key={name} value={name}>
                {say("setting-pace", {}, name)}
              </option>
            ))}
        </select>
        <small>{say("setting-pace", {}, "help")}</small>
      </div>
      {game.real_time ? number("countdown", 0, 60, 5) : null}
      {game.coached ? (
        <div class="field">
          <label class="check">
            <input
              type="checkbox"
              checked={settings.hints !== false}
              aria-describedby="setting-hints-help"
              onChange={(event) => change({ ...settings, hints: event.currentTarget.checked })}
            />
            <span>{say("setting-hints")}</span>
          </label>
          <small id="setting-hints-help">{say("setting-hints", {}, "help")}</small>
        </div>
      ) : null}
    </>
  );
}

/** The options that differ from what is usual, in words. */
export function termsInWords(game: GameShown, options: Options): readonly string[] {
  return game.options.map((option) => {
    const value = options[option.name] ?? option.default;
    let words = String(value);
    if (option.kind === "switch") words = say(value ? "word-yes" : "word-no");
    else if (option.kind === "choice") words = option.values?.[String(value)] ?? words;
    else if (Array.isArray(value)) words = value.join(" · ");
    return say("term", { title: option.title, value: words });
  });
}
