/** The words: the common ones are built into the page, those of a game come from the server. */

import { LATER, loadAnew } from "../net/anew.ts";
import { Refused, seeWords } from "../net/http.ts";
import { wordsOf } from "../words/bundle.ts";
import type { Language, Words } from "../words/index.ts";

const files = import.meta.glob<string>(
  ["../../../src/ludotheque/{en,fr}.ftl", "../../../src/ludotheque/table/{en,fr}.ftl", "../../words/**/{en,fr}.ftl"],
  { import: "default" },
);
const COMMON: readonly string[] = ["../../../src/ludotheque", "../../../src/ludotheque/table", "../../words"];

const kept = new Map<string, Promise<Words>>();

/** The words of a language and, over them, those at an address of the server, or of a part of the page. */
export function wordsFor(language: Language, part: string | null = null, address = ""): Promise<Words> {
  const key = `${language} ${part ?? ""} ${address}`;
  const words = kept.get(key) ?? gather(language, part, address);
  kept.set(key, words);
  return words;
}

async function gather(language: Language, part: string | null, address: string): Promise<Words> {
  const folders = part === null ? COMMON : [...COMMON, `../../words/${part}`];
  const fetches = folders.map((folder) => files[`${folder}/${language}.ftl`]).filter((fetch) => fetch !== undefined);
  const built = Promise.all(fetches.map((fetch) => fetch())).catch(loadAnew);
  const served = address ? await wordsAt(address) : "";
  return wordsOf(language, part, [...(await built), served]);
}

/** The words at an address, asked for until the server answers; none where it knows of none. */
async function wordsAt(address: string): Promise<string> {
  for (;;) {
    try {
      return await seeWords(address);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return "";
      await new Promise((later) => setTimeout(later, LATER));
    }
  }
}
