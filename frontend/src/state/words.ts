/** The words: text that lies beside the page, and over it that of a game, from the server. */

import { LATER, loadAnew } from "../net/anew.ts";
import { Refused, seeWords } from "../net/http.ts";
import { wordsOf } from "../words/bundle.ts";
import type { Language, Words } from "../words/index.ts";

/** Where the words of a language lie: the common ones, and those of a part of the page. */
const addresses = import.meta.glob<string>("../../words/**/*.ftl", { query: "?address", import: "default", eager: true });

const kept = new Map<string, Promise<Words>>();

/** The words of a language and, over them, those at an address of the server, or of a part of the page. */
export function wordsFor(language: Language, part: string | null = null, address = ""): Promise<Words> {
  const key = `${language} ${part ?? ""} ${address}`;
  const words = kept.get(key) ?? gather(language, part, address);
  kept.set(key, words);
  return words;
}

async function gather(language: Language, part: string | null, address: string): Promise<Words> {
  const beside = ["", `${part ?? ""}/`].map((folder) => addresses[`../../words/${folder}${language}.ftl`] ?? addresses[`../../words/${folder}en.ftl`]);
  const built = Promise.all(beside.map((at) => (at ? read(at) : ""))).catch(loadAnew);
  const served = address ? await wordsAt(address) : "";
  return wordsOf(language, part, [...(await built), served]);
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
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
