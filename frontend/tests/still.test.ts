// @vitest-environment happy-dom
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { fly } from "../src/parts/flight.ts";
import { dress, still } from "../src/state/chosen.ts";
import { read, ROOT } from "./files.ts";

afterEach(() => (still.value = false));

test("whoever wants no motion sees none: nothing flies, and what is timed takes no time", () => {
  dress(document.documentElement);
  const thing = document.createElement("div");
  thing.animate = () => ({}) as Animation;
  const here = new DOMRect(0, 0, 10, 10);
  expect(fly(thing, here, new DOMRect(50, 0, 10, 10))).not.toBeNull();
  still.value = true;
  expect(fly(thing, here, new DOMRect(50, 0, 10, 10))).toBeNull();
  const tokens = read(join(ROOT, "src/look/tokens.css"));
  expect(tokens).toMatch(/data-motion="still"\] \{\s*--quick: 0ms;\s*--slow: 0ms;/);
});
