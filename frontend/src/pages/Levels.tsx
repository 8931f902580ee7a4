/** How well bots play, to be chosen: one level for all of them, or each its own. */

import type { GameShown, LevelShown } from "../net/messages.ts";
import { say } from "../state/say.ts";

interface ChoiceProps {
  readonly levels: readonly LevelShown[];
  readonly value: string;
  readonly id?: string;
  readonly label?: string;
  /** A last choice beside the levels: its value and its words. */
  readonly other?: readonly [value: string, words: string] | undefined;
  change(level: string): void;
}

/** The levels of a game, weakest first. */
export function LevelChoice({ levels, value, id, label, other, change }: ChoiceProps) {
  return (
    <select id={id} aria-label={label} value={value} onChange={(event) => change(event.currentTarget.value)}>
      {levels.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
      {other ? <option value={other[0]}>{other[1]}</option> : null}
    </select>
  );
}

/** The level that bots have when nobody chooses. */
export const usualLevel = (game: GameShown): string => game.levels.find(({ usual }) => usual)?.name ?? "";

const EACH = "each";

interface FieldsProps {
  readonly game: GameShown;
  readonly bots: number;
  /** As chosen so far, one for each bot; the last holds for the rest. */
  readonly chosen: readonly string[];
  change(levels: readonly string[]): void;
}

/** A field for all the bots of a new table; where each has its own, one for each. */
export function LevelFields({ game, bots, chosen, change }: FieldsProps) {
  if (bots === 0 || game.levels.length < 2) return null;
  const levels = Array.from({ length: bots }, (_, bot) => chosen[bot] ?? chosen.at(-1) ?? usualLevel(game));
  const each = chosen.length > 1 && bots > 1;
  return (
    <>
      <div class="field">
        <label for="level">{say("new-level")}</label>
        <LevelChoice
          id="level"
          levels={game.levels}
          value={each ? EACH : (levels[0] ?? "")}
          other={bots > 1 ? [EACH, say("new-level-each")] : undefined}
          change={(level) => change(level === EACH ? levels : [level])}
        />
        <small>{say("new-level", {}, "help")}</small>
      </div>
      {each ? (
        <fieldset class="field">
          <legend>{say("new-bots")}</legend>
          <div class="level-each">
            {levels.map((level, bot) => (
              <LevelChoice
                key={bot}
                levels={game.levels}
                value={level}
                label={say("new-level-of", { number: bot + 1 })}
                change={(picked) => change(levels.with(bot, picked))}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
