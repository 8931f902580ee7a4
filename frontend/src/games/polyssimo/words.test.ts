import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordsOf } from "../../words/bundle.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");

/** Every message that the code of the board names. */
const named = new Set(
  readdirSync(new URL(".", import.meta.url))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => [...read(`./${file}`).matchAll(/"(poly-(?!pick")[a-z-]+[a-z])"/g)].map(([, id]) => id ?? ""))
    .filter((id) => !/^poly-(lie|say|seat|rest|go|keys)/.test(id)),
);

describe.each(["en", "fr"] as const)("the words of the board (%s)", (language) => {
  const text = read(`../../../words/polyssimo/${language}.ftl`);
  const words = wordsOf(language, "polyssimo", [text]);

  it("has all that the board says", () => {
    const messages = [...named].filter((id) => /words\.phrase|label:/.test(usesOf(id)));
    expect(messages.length).toBeGreaterThan(40);
    expect(messages.filter((id) => !words.has(id))).toEqual([]);
  });

  it("names each wood", () => {
    for (const wood of ["stained", "ebony", "maple"]) expect(words.has(`poly-wood-${wood}`)).toBe(true);
  });

  it("has nothing that the board never says", () => {
    const told = [...text.matchAll(/^(poly-[a-z-]+) =/gm)].map(([, id]) => id ?? "");
    expect(told.filter((id) => !named.has(id) && !id.startsWith("poly-wood-"))).toEqual([]);
  });

  it("counts squares as people do", () => {
    const one = words.phrase("poly-squares-left", { count: 1 });
    expect(one).not.toBe(words.phrase("poly-squares-left", { count: 2 }));
  });
});

/** The lines of code around each use of a message. */
function usesOf(id: string): string {
  return readdirSync(new URL(".", import.meta.url))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => read(`./${file}`))
    .filter((code) => code.includes(`"${id}"`))
    .join("\n");
}
