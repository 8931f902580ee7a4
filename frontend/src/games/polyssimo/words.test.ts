import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../words/index.ts";

const here = new URL(".", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), "utf-8");
const code = readdirSync(here, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => read(file))
  .join("\n");

const messages = (language: string, room = "page.") =>
  [...read(`../../../../src/ludotheque/games/polyssimo/${room}${language}.ftl`).matchAll(/^(poly-[a-z-]+) =/gm)].map(([, id]) => id ?? "");

describe("the words of the board", () => {
  it("are the same in every language", () => {
    for (const language of LANGUAGES) expect(messages(language), language).toEqual(messages("en"));
  });

  it("are all used, each by its whole name", () => {
    const unused = messages("en").filter((id) => !code.includes(`"${id}"`) && !id.startsWith("poly-wood-"));
    expect(unused).toEqual([]);
  });

  it("are there wherever the code asks for one by name", () => {
    const asked = [...code.matchAll(/phrase\(\s*"(poly-[a-z-]+)"|label: "(poly-[a-z-]+)"/g)].map(([, id, label]) => id ?? label);
    expect(asked.length).toBeGreaterThan(40);
    const known = new Set([...messages("en"), ...messages("en", "")]);
    expect(asked.filter((id) => !known.has(id ?? ""))).toEqual([]);
  });
});
