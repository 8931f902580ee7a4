import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** What only the server says, in words that it sends along: the page need not carry it. */
const SERVERS = /^(refused|error|record|impossible)-/;
/** Asks for the address of the words, and not for themselves: they are text, and no part of a script. */
const ADDRESS = "?address";

/** A Fluent file without its comments and without what only the server says. */
export function slim(text: string): string {
  let kept = true;
  return text
    .split("\n")
    .filter((line) => {
      if (line.startsWith("#") || line.trim() === "") return false;
      if (/^[a-z-]/i.test(line)) kept = !SERVERS.test(line);
      return kept;
    })
    .join("\n");
}

/** The parts of a text by name, each from its beginning to the next. */
function parts(begin: RegExp, text: string): Map<string, string> {
  const places = [...text.matchAll(begin)];
  return new Map(places.map((place, number) => [place[1] ?? "", text.slice(place.index, places[number + 1]?.index)]));
}

/** A Fluent text with the messages and attributes that only the English one has: as in `ludotheque/completing.py`. */
export function complete(own: string, english: string): string {
  const entries = (text: string) => parts(/^(-?[a-z][\w-]*) *=/gim, text.replaceAll(/^#.*\n/gm, ""));
  const attributes = (entry: string) => parts(/^ +\.([a-z][\w-]*) *=/gim, entry);
  const said = entries(own);
  for (const [name, entry] of entries(english)) {
    const mine = said.get(name);
    const lacking = [...attributes(entry)].filter(([attribute]) => !attributes(mine ?? "").has(attribute));
    said.set(name, mine === undefined ? entry : [mine, ...lacking.map(([, text]) => text)].map((text) => text.trimEnd()).join("\n"));
  }
  return [...said.values()].map((entry) => entry.trimEnd()).join("\n");
}

/** What is written in a file; nothing where a language has none. */
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf-8") : "");

/** What lies at the address of a file: with the page's common words come those of the server that they stand on. */
function filesAt(file: string): readonly string[] {
  const [page, ...below] = file.split("/words/");
  if (below.length !== 1 || below[0]!.includes("/")) return [file];
  const server = join(page!, "../src/ludotheque");
  return [join(server, basename(file)), join(server, "table", basename(file)), file];
}

/** Lets modules import the Fluent files of the server and of the page, or the addresses at which they lie. */
export function fluent(): Plugin {
  let building = false;
  return {
    name: "fluent",
    enforce: "pre",
    configResolved({ command }) {
      building = command === "build";
    },
    load(id) {
      const file = id.replace(ADDRESS, "");
      if (!file.endsWith(".ftl")) return null;
      const files = id === file ? [file] : filesAt(file);
      for (const one of files) this.addWatchFile(one);
      const text = files.map((one) => slim(complete(read(one), read(one.replace(/\w+\.ftl$/, "en.ftl"))))).join("\n");
      let given = JSON.stringify(text);
      if (id !== file)
        given = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: basename(file), source: text })}`
          : JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`);
      return { code: `export default ${given};`, moduleType: "js" };
    },
  };
}
