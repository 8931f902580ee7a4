// @vitest-environment happy-dom

import { describe, expect, test } from "vitest";
import { boundBy, noteSeal, notedSeal } from "../src/fair/seal.ts";

describe("a seal", () => {
  const terms = ["game: lucky-numbers", "rules: 1", "seats: 2", "setup: choice", "bruno: no", "tournament: no"];
  const [seal, old] = ["107a78f3f6db5925bd8e2c753456f1aac34e3263aa1e6034866b2d0ff11169d7", "3ebafc118443a792c513e80e9212e0b1641220a67ed83f67b43373e517815476"];
  test("binds seed and terms, as docs/records.md computes it, and those of earlier versions the seed alone", async () => {
    expect(await boundBy(seal, "four leaves", terms)).toBe("terms");
    expect(await boundBy(old, "four leaves", terms)).toBe("seed");
    expect(await boundBy(seal, "five leaves", terms)).toBeNull();
    expect(await boundBy(seal, "four leaves", [...terms.slice(0, -1), "tournament: yes"])).toBeNull();
    expect(await boundBy(seal, "four leaves", [])).toBeNull();
  });
  test("is kept as it was seen last before the match, for the last tables", () => {
    noteSeal("abc", 1, old);
    noteSeal("abc", 1, seal);
    expect([notedSeal("abc", 1), notedSeal("abc", 2), notedSeal("abd", 1)]).toEqual([seal, null, null]);
    for (let match = 1; match <= 300; match++) noteSeal("busy", match, old);
    expect([notedSeal("abc", 1), notedSeal("busy", 1), notedSeal("busy", 300)]).toEqual([null, null, old]);
    localStorage.setItem("ludotheque.seals", "not JSON");
    expect(notedSeal("busy", 300)).toBeNull();
  });
});
