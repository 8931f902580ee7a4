/** How well the bots of a new table play: one level for all of them, or each its own. */

import type { GameShown } from "../../net/messages.ts";
import { Face } from "../../parts/Face.tsx";
import { CheckField, Select } from "../../parts/fields/Fields.tsx";
import { say } from "../../state/say.ts";
import "./Levels.css";

/** The levels of a game to choose from, weakest first: the animal, and how well it plays. */
export const levelsOf = (game: GameShown) =>
  game.levels.map(({ name, animal, title }) => [name, say("level-of-animal", { name: animal, level: title })] as const);

interface FieldsProps {
  readonly game: GameShown;
  readonly bots: number;
  /** As chosen so far, one for each bot; the last holds for the rest. */
  readonly chosen: readonly string[];
  change(levels: readonly string[]): void;
}

/** A choice for all the bots of a new table; where each has its own level, a field for each. */
export function LevelFields({ game, bots, chosen, change }: FieldsProps) {
  if (bots === 0 || game.levels.length < 2) return null;
  const usual = game.levels.find((level) => level.usual)?.name ?? "";
  const levels = Array.from({ length: bots }, (_, bot) => chosen[bot] ?? chosen.at(-1) ?? usual);
  const each = chosen.length > 1 && bots > 1;
  return (
    <fieldset class="field levels">
      <legend>{say("new-level")}</legend>
      {each ? (
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
      ) : (
        <Animals game={game} chosen={levels[0] ?? ""} change={(level) => change([level])} />
      )}
      {bots > 1 ? (
        <CheckField
          id="level-each"
          label={say("new-level-each")}
          checked={each}
          change={(own) => change(own ? levels : levels.slice(0, 1))}
        />
      ) : null}
    </fieldset>
  );
}

interface AnimalsProps {
  readonly game: GameShown;
  readonly chosen: string;
  change(level: string): void;
}

/** One animal for each level, and how the chosen one plays. */
function Animals({ game, chosen, change }: AnimalsProps) {
  const level = game.levels.find(({ name }) => name === chosen);
  return (
    <>
      <div class="level-animals">
        {game.levels.map(({ name, animal, title }) => (
          <label key={name} class={name === chosen ? "chosen" : ""}>
            <input type="radio" name="level" value={name} checked={name === chosen} onChange={() => change(name)} />
            <Face name={animal} animal={animal} size={48} />
            <span>{animal}</span> <small>{title}</small>
          </label>
        ))}
      </div>
      {level ? <p class="soft level-manner">{level.manner}</p> : null}
    </>
  );
}
