/** The Fluent files, fetched when a language or a game first needs them. */

import { loadAnew } from "../net/anew.ts";
import { wordsOf } from "./bundle.ts";
import type { Language, Words } from "./index.ts";

type Fetch = () => Promise<string>;

const SERVER = "../../../src/ludotheque";
const files = import.meta.glob<string>(
  [
    "../../../src/ludotheque/{en,fr}.ftl",
    "../../../src/ludotheque/table/{en,fr}.ftl",
    "../../../src/ludotheque/games/*/{en,fr}.ftl",
    "../../words/**/{en,fr}.ftl",
  ],
  { import: "default" },
) as Record<string, Fetch>;

/** Where a game's words are, the later before the earlier: the server's folders, and the page's own. */
const FOLDERS: Record<string, readonly string[]> = {
  "lucky-numbers": [`${SERVER}/games/lucky_numbers`, "../../words/lucky-numbers"],
  polyssimo: [`${SERVER}/games/polyssimo`, "../../words/polyssimo"],
  ligretto: [`${SERVER}/games/quick_cards`, `${SERVER}/games/ligretto`, "../../words/cards", "../../words/ligretto"],
  "dutch-blitz": [
    `${SERVER}/games/quick_cards`,
    `${SERVER}/games/dutch_blitz`,
    "../../words/cards",
    "../../words/dutch-blitz",
  ],
  puzzles: ["../../words/puzzles"],
};
const COMMON: readonly string[] = [SERVER, `${SERVER}/table`, "../../words"];

export const GAMES: readonly string[] = Object.keys(FOLDERS);

const kept = new Map<string, Promise<Words>>();

/** The words of a language, and of a game over them. */
export function wordsFor(language: Language, game: string | null = null): Promise<Words> {
  const key = `${language} ${game ?? ""}`;
  const words = kept.get(key) ?? gather(language, game);
  kept.set(key, words);
  return words;
}

async function gather(language: Language, game: string | null): Promise<Words> {
  const folders = [...COMMON, ...((game && FOLDERS[game]) || [])];
  const fetches = folders.map((folder) => files[`${folder}/${language}.ftl`]).filter((fetch) => fetch !== undefined);
  return wordsOf(language, game, await Promise.all(fetches.map((fetch) => fetch())).catch(loadAnew));
}
