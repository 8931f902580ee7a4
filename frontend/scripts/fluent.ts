import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What only the server says, in words that it sends along: the page need not carry it. */
const SERVERS = /^(refused|error|record|impossible)-/;

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

/** Lets modules import the Fluent files of the server and of the page. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(slim(readFileSync(id, "utf-8")))};`, moduleType: "js" };
    },
  };
}
