/** The sources and the words, as files, for tests that read them all. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsOf } from "../src/words/bundle.ts";
import type { Language, Words } from "../src/words/index.ts";

export const ROOT = join(import.meta.dirname, "..");
export const SERVER = join(ROOT, "../src/ludotheque");
const GAMES_HOME = join(SERVER, "games");
const ANOTHER_PACKAGE = join(ROOT, "../tests/architecture/another_package");

export const read = (file: string): string => readFileSync(file, "utf-8");

/** Every file under a folder with one of the endings. */
export function filesUnder(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(folder, name));
}

/** Where the words of a game lie: in the folders of the family that it belongs to, and in its own. */
function foldersOf(game: string): string[] {
  const own = game.replaceAll("-", "_");
  if (existsSync(join(ANOTHER_PACKAGE, own))) return [join(ANOTHER_PACKAGE, own)];
  const code = filesUnder(join(GAMES_HOME, own), ".py").map(read).join("\n");
  const families = [...code.matchAll(/ludotheque\.games\.(\w+)/g)].map(([, folder]) => folder ?? own);
  return [...new Set([...families.filter((folder) => folder !== own), own])].map((folder) => join(GAMES_HOME, folder));
}

/** The games: every folder with rules. */
export const GAMES = readdirSync(GAMES_HOME)
  .filter((folder) => existsSync(join(GAMES_HOME, folder, "rules.en.md")))
  .map((folder) => folder.replaceAll("_", "-"));

function fail(what: string): never {
  throw new Error(what);
}

const READ = new Map<string, Words>();

/** All that the page can say at the table of a game, read once; what it cannot say is an error. */
export function allWords(language: Language, game: string | null = null): Words {
  const key = `${language} ${game}`;
  let words = READ.get(key);
  if (!words) READ.set(key, (words = readWords(language, game)));
  return words;
}

function readWords(language: Language, game: string | null): Words {
  const folders = game ? foldersOf(game) : [];
  const files = [
    join(SERVER, `${language}.ftl`),
    join(SERVER, "table", `${language}.ftl`),
    join(ROOT, "words", `${language}.ftl`),
    join(ROOT, "words", "puzzles", `${language}.ftl`),
    join(ROOT, "words", "me", `${language}.ftl`),
    join(ROOT, "words", "sounds", `${language}.ftl`),
    ...folders.flatMap((folder) => [join(folder, `${language}.ftl`), join(folder, `page.${language}.ftl`)]),
  ];
  return wordsOf(language, game, files.filter(existsSync).map(read), fail);
}
