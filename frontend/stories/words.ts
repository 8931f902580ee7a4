/** The words of a game without a server: from its files. */

import { wordsOf } from "../src/words/bundle.ts";
import type { Language, Words } from "../src/words/index.ts";

const SERVER = "../../src/ludotheque";
const files = import.meta.glob<string>(["../../src/ludotheque/{,table/,games/*/}{,page.}??.ftl", "../words/??.ftl"], {
  import: "default",
});

/** The words of a game whose files lie in these folders. */
export async function wordsIn(language: Language, game: string, ...folders: readonly string[]): Promise<Words> {
  const own = folders.flatMap((folder) => [`${SERVER}/games/${folder}/`, `${SERVER}/games/${folder}/page.`]);
  const names = [`${SERVER}/`, `${SERVER}/table/`, "../words/", ...own].map((begin) => `${begin}${language}.ftl`);
  return wordsOf(language, game, await Promise.all(names.map((name) => files[name]!())));
}
