/** Every icon that a button may have is drawn, once. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");

test("every icon that a button may have is drawn, and no other", () => {
  const named = /export type IconName =([^;]+);/.exec(read("../src/parts/Icon.tsx"))?.[1]?.match(/\w+/g);
  const drawn = [...read("../src/look/icons.svg").matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn).toEqual(named);
});
