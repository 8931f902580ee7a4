/** Imports point one way, and nothing outside a game's folder knows the game; solo puzzles belong to Lucky Numbers. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const LAYERS = ["look words fair", "net", "state ear.ts", "sound", "parts", "games", "table puzzles", "lessons", "pages", "main.tsx"];
const HEIGHT = new Map(LAYERS.flatMap((names, height) => names.split(" ").map((name) => [name, height] as const)));
const FAMILIES = new Set(["cards", "foreign", "plain"]);

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name),
);
const imports = files.flatMap((file) =>
  [...readFileSync(join(SOURCES, file), "utf-8").matchAll(/(?:from|^import|import\() ?"(\.[^"]+)"/gm)].map((found) => ({
    file,
    imported: normalize(join(dirname(file), found[1] ?? "")),
  })),
);
const part = (file: string): string => file.split("/")[0] ?? "";
const folder = (file: string): string | null => {
  const [first, second, third] = file.split("/");
  return first === "games" && third !== undefined ? (second ?? null) : null;
};

test("nothing looks upwards", () => {
  const inside = imports.filter(({ imported }) => !imported.startsWith(".."));
  expect(inside.length).toBeGreaterThan(300);
  for (const { file, imported } of inside) {
    const [here, there] = [HEIGHT.get(part(file)), HEIGHT.get(part(imported))];
    expect(here, file).toBeDefined();
    expect(there, `${file} imports ${imported}`).toBeLessThanOrEqual(here ?? -1);
  }
});

test("nothing outside its folder knows a game", () => {
  for (const { file, imported } of imports) {
    const game = folder(imported);
    if (game === null || FAMILIES.has(game) || folder(file) === game) continue;
    expect(/puzzles?/i.test(file), `${file} imports ${imported}`).toBe(true);
  }
});
