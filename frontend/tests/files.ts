/** The sources and the words, as files, for tests that read them all. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsOf } from "../src/words/bundle.ts";
import type { Language, Words } from "../src/words/index.ts";

export const ROOT = join(import.meta.dirname, "..");
export const SERVER = join(ROOT, "../src/ludotheque");

export const read = (file: string): string => readFileSync(file, "utf-8");

/** Every file under a folder with one of the endings. */
export function filesUnder(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(folder, name));
}

const optional = (file: string): string[] => {
  try {
    return [read(file)];
  } catch {
    return [];
  }
};

const GAME_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  "lucky-numbers": ["lucky_numbers"],
  polyssimo: ["polyssimo"],
  ligretto: ["quick_cards", "ligretto"],
  "dutch-blitz": ["quick_cards", "dutch_blitz"],
};
export const GAMES = Object.keys(GAME_FOLDERS);

/** All that the page can say at the table of a game. */
export function allWords(language: Language, game: string | null = null): Words {
  const folders = (game && GAME_FOLDERS[game]) || [];
  const own = game === "ligretto" || game === "dutch-blitz" ? ["cards", game] : game ? [game] : [];
  return wordsOf(language, game, [
    read(join(SERVER, `${language}.ftl`)),
    read(join(SERVER, "table", `${language}.ftl`)),
    read(join(ROOT, "words", `${language}.ftl`)),
    read(join(ROOT, "words", "puzzles", `${language}.ftl`)),
    ...folders.map((folder) => read(join(SERVER, "games", folder, `${language}.ftl`))),
    ...own.flatMap((folder) => optional(join(ROOT, "words", folder, `${language}.ftl`))),
  ]);
}
