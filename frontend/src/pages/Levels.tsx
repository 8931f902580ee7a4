/** How well the bots of a new table play: one level for all of them, or each its own. */

import type { GameShown } from "../net/messages.ts";
import { Select, SelectField } from "../parts/Fields.tsx";
import { say } from "../state/say.ts";

/** The levels of a game to choose from, weakest first. */
export const levelsOf = (game: GameShown) => game.levels.map(({ name, title }) => [name, title] as const);

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
  const usual = game.levels.find((level) => level.usual)?.name ?? "";
  const levels = Array.from({ length: bots }, (_, bot) => chosen[bot] ?? chosen.at(-1) ?? usual);
  const each = chosen.length > 1 && bots > 1;
  return (
    <>
      <SelectField
        id="level"
        label={say("new-level")}
        help={say("new-level", {}, "help")}
        value={each ? EACH : (levels[0] ?? "")}
        values={[...levelsOf(game), ...(bots > 1 ? [[EACH, say("new-level-each")] as const] : [])]}
        change={(level) => change(level === EACH ? levels : [level])}
      />
      {each ? (
        <fieldset class="field">
          <legend>{say("new-bots")}</legend>
          <div class="level-each">
            {levels.map((level, bot) => (
              <Select
                key={bot}
                name={say("new-level-of", { number: bot + 1 })}
                value={level}
                values={levelsOf(game)}
                change={(picked) => change(levels.with(bot, picked))}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
