/** What is to be played: the options of a game and what the table agrees on beside, in words. */

import type { GamePage } from "../games/contract.ts";
import type { GameShown, OptionShown, Settings } from "../net/messages.ts";
import { CheckField, NumberField, Select, SelectField } from "../parts/Fields.tsx";
import { say } from "../state/say.ts";

export type Options = Readonly<Record<string, unknown>>;

/** The option that says which seat begins; undefined where nobody does. */
export const whoBegins = (game: GameShown) => game.options.find(({ kind }) => kind === "whichseat");
/** The option of which every seat has a value of its own, such as its deck. */
export const oneEach = (game: GameShown) => game.options.find(({ kind }) => kind === "oneeach");

interface OptionsProps {
  readonly game: GameShown;
  readonly seats: number;
  /** What each seat is called. */
  readonly names: readonly string[];
  readonly chosen: Options;
  change(chosen: Options): void;
}

/** A field for each option, but for those that have a place of their own: who begins, and what each seat has. */
export function OptionFields({ game, seats, names, chosen, change }: OptionsProps) {
  const here = game.options.filter((option) => option !== whoBegins(game) && option !== oneEach(game));
  return (
    <>
      {here.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          seats={seats}
          names={names}
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
  readonly names: readonly string[];
  readonly value: unknown;
  change(value: unknown): void;
}

function OptionField({ option, seats, names, value, change }: OptionProps) {
  const field = { id: `option-${option.name}`, label: option.title, help: option.help, change };
  if (option.kind === "switch") return <CheckField {...field} checked={value === true} />;
  if (option.kind === "choice")
    return <SelectField {...field} value={String(value)} values={Object.entries(option.values ?? {})} />;
  if (option.kind === "number")
    return (
      <NumberField {...field} value={Number(value)} least={option.least ?? undefined} most={option.most ?? undefined} />
    );
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const each = Array.from({ length: seats }, (_, seat) => Number(given[seat] ?? 0));
  return (
    <fieldset class="field" aria-describedby={`${field.id}-help`}>
      <legend>{option.title}</legend>
      <div class="per-seat buttons">
        {each.map((count, seat) => (
          <label key={seat}>
            <span class="one-line">{names[seat] ?? say("seat-number", { number: seat + 1 })}</span>
            <input
              type="number"
              class="entry"
              min={0}
              max={option.most_by_seats?.[seats] ?? option.total ?? undefined}
              value={count}
              onChange={(event) => change(each.with(seat, event.currentTarget.valueAsNumber || 0))}
            />
          </label>
        ))}
      </div>
      <small id={`${field.id}-help`}>{option.help}</small>
    </fieldset>
  );
}

interface BeginsProps {
  readonly option: OptionShown;
  readonly seat: number | typeof LOT;
  /** What each seat is called. */
  readonly names: readonly string[];
  /** Whether lots can be wished for, to be drawn later. */
  readonly byLot?: boolean;
  change(seat: number | typeof LOT): void;
}

export const LOT = "lot";

/** Who begins. */
export const BeginsField = ({ option, seat, names, byLot, change }: BeginsProps) => (
  <SelectField
    id={`option-${option.name}`}
    label={option.title}
    help={option.help}
    value={seat}
    values={[...names.map((name, number) => [number, name] as const), ...(byLot ? [[LOT, say("lots-chosen")] as const] : [])]}
    change={change}
  />
);

interface OwnProps {
  /** Its name, where no label is seen. */
  readonly name?: string;
  readonly id?: string;
  readonly describedBy?: string;
  readonly option: OptionShown;
  readonly value: string;
  /** What cannot be had, as others have it. */
  readonly taken: readonly string[];
  readonly Picture: GamePage["Own"];
  change(value: string): void;
}

/** What a seat chooses as its own, with a picture of it. */
export const OwnSelect = ({ option, value, taken, Picture, change, ...named }: OwnProps) => (
  <span class="own">
    {Picture ? <Picture value={value} /> : null}
    <Select
      {...named}
      value={value}
      values={Object.entries(option.values ?? {}).filter(([one]) => one === value || !taken.includes(one))}
      change={change}
    />
  </span>
);

/** What each seat has: as chosen, then whatever is left, in its order. */
export function eachOwn(option: OptionShown, chosen: unknown, seats: number): readonly string[] {
  const wished = Array.isArray(chosen) ? chosen.map(String) : [];
  return [...new Set([...wished.slice(0, seats), ...Object.keys(option.values ?? {})])].slice(0, seats);
}

interface SettingsProps {
  readonly game: GameShown;
  readonly settings: Settings;
  change(settings: Settings): void;
}

/** Whether a clock is one whose seconds are chosen. */
const counted = (clock: string) => clock === "turn" || clock === "player";

export function SettingFields({ game, settings, change }: SettingsProps) {
  const clock = settings.clock ?? "none";
  const field = (name: keyof Settings) => ({
    id: `setting-${name}`,
    label: say(`setting-${name}`),
    help: say(`setting-${name}`, {}, "help"),
  });
  const number = (name: "seconds" | "increment" | "countdown", least: number, most: number, first: number) => (
    <NumberField
      {...field(name)}
      least={least}
      most={most}
      value={settings[name] ?? first}
      change={(value) => change({ ...settings, [name]: value })}
    />
  );
  return (
    <>
      {game.clocks.length > 1 ? (
        <SelectField
          {...field("clock")}
          value={clock}
          values={game.clocks.map((name) => [name, say("setting-clock", {}, name)] as const)}
          change={(chosen) =>
            change({ ...settings, clock: chosen, seconds: chosen === "turn" ? 60 : chosen === "player" ? 600 : 0 })
          }
        />
      ) : null}
      {counted(clock) ? number("seconds", 1, 86_400, 60) : null}
      {clock === "player" ? number("increment", 0, 3600, 0) : null}
      <SelectField
        {...field("pace")}
        value={settings.pace ?? "usual"}
        values={game.paces
          .filter((pace) => pace !== "instant")
          .map((name) => [name, say("setting-pace", {}, name)] as const)}
        change={(pace) => change({ ...settings, pace })}
      />
      {game.real_time ? (
        <>
          <SelectField
            {...field("rhythm")}
            value={settings.rhythm ?? "free"}
            values={game.rhythms.map((name) => [name, say("setting-rhythm", {}, name)] as const)}
            change={(rhythm) => change({ ...settings, rhythm })}
          />
          <SelectField
            {...field("signal")}
            value={settings.signal ?? "ready"}
            values={["ready", "word"].map((name) => [name, say("setting-signal", {}, name)] as const)}
            change={(signal) => change({ ...settings, signal })}
          />
          {number("countdown", 0, 30, 5)}
          <CheckField
            {...field("best_place")}
            checked={settings.best_place === true}
            change={(best_place) => change({ ...settings, best_place })}
          />
        </>
      ) : null}
      {game.coached ? (
        <CheckField {...field("hints")} checked={settings.hints !== false} change={(hints) => change({ ...settings, hints })} />
      ) : null}
    </>
  );
}

/** What the table agrees on beside the options, in words: what would surprise somebody who plays. */
export function settingsInWords(game: GameShown, settings: Settings): readonly string[] {
  const clock = settings.clock ?? "none";
  const [seconds, increment, countdown] = [settings.seconds ?? 0, settings.increment ?? 0, settings.countdown ?? 5];
  const told: (readonly [keyof Settings, string])[] = [];
  if (clock !== "none") told.push(["clock", say("setting-clock", {}, clock)]);
  if (counted(clock)) told.push(["seconds", `${seconds}`]);
  if (clock === "player") told.push(["increment", `${increment}`]);
  if (game.real_time) told.push(["rhythm", say("setting-rhythm", {}, settings.rhythm ?? "free")]);
  if (game.real_time) told.push(["signal", say("setting-signal", {}, settings.signal ?? "ready")], ["countdown", `${countdown}`]);
  if (game.real_time) told.push(["best_place", say(settings.best_place ? "word-yes" : "word-no")]);
  if (game.coached) told.push(["hints", say(settings.hints === false ? "word-no" : "word-yes")]);
  return told.map(([name, value]) => say("term", { title: say(`setting-${name}`), value }));
}

/** The options in words. */
export function termsInWords(game: GameShown, options: Options, names: readonly string[]): readonly string[] {
  const told = game.options.filter((option) => option !== oneEach(game));
  return told.map((option) => {
    const value = options[option.name] ?? option.default;
    let words = String(value);
    if (option.kind === "switch") words = say(value ? "word-yes" : "word-no");
    else if (option.kind === "whichseat") words = names[Number(value)] ?? words;
    else if (option.kind === "choice") words = option.values?.[String(value)] ?? words;
    else if (Array.isArray(value)) words = value.map((each, seat) => `${names[seat] ?? seat + 1} ${each}`).join(" · ");
    return say("term", { title: option.title, value: words });
  });
}
