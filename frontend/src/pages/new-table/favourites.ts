/** How I last set up a table for a game, as far as it still fits. */

import type { Favourite, GameShown, Settings } from "../../net/messages.ts";
import type { Options } from "./Terms.tsx";

interface Liked {
  readonly people: number;
  readonly bots: number;
  readonly levels: readonly string[];
  readonly options: Options;
  readonly settings: Settings;
}

/** What a new table begins with: what I liked before, or what is usual. A table with bots is one for me alone. */
export function likedBefore(game: GameShown, favourite: Favourite | undefined, withBots: boolean): Liked {
  const usual: Liked = {
    people: withBots ? 1 : 2,
    bots: withBots ? Math.min(2, game.most_seats - 1) : 0,
    levels: [],
    options: {},
    settings: {},
  };
  if (!favourite) return usual;
  const { people, bots, levels = [], settings = {} } = favourite;
  const sameKind = withBots === (people === 1) && people + bots >= game.least_seats && people + bots <= game.most_seats;
  const known = new Set(game.levels.map(({ name }) => name));
  const kinds = new Map(game.options.map(({ name, kind }) => [name, kind]));
  // What belongs to a seat (who begins, decks, handicaps) depends on who sits there, and is chosen anew.
  const fits = ([name, value]: readonly [string, unknown]) =>
    kinds.has(name) && kinds.get(name) !== "whichseat" && !Array.isArray(value);
  return {
    ...usual,
    ...(sameKind ? { people, bots } : {}),
    levels: levels.every((level) => known.has(level)) ? levels : [],
    options: Object.fromEntries(Object.entries(favourite.options ?? {}).filter(fits)),
    settings: game.clocks.includes(settings.clock ?? "none") ? settings : { ...settings, clock: "none", seconds: 0 },
  };
}
