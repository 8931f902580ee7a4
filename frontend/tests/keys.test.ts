// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { ownKeys } from "../src/state/chosen.ts";
import { canBeKey, chooseKey, keyFor, letterOf } from "../src/state/keys.ts";

afterEach(() => (ownKeys.value = {}));

test.each([
  ["QWERTY", "a", "KeyA", "a"],
  ["AZERTY", "a", "KeyQ", "a"],
  ["AZERTY", "m", "Semicolon", "m"],
  ["AZERTY", "&", "Digit1", "1"],
  ["QWERTZ", "z", "KeyY", "z"],
  ["a Mac with Alt", "å", "KeyA", "a"],
  ["Cyrillic", "ф", "KeyA", "a"],
  ["capitals", "G", "KeyG", "g"],
])("on %s the key that writes %s is found", (_, key, code, letter) => expect(letterOf({ key, code })).toBe(letter));

test("a person puts a key of their own in the place of the usual one, and takes it back", () => {
  chooseKey("query-last", "j");
  expect(keyFor("query-last", "l")).toBe("j");
  expect(keyFor("query-turn", "t")).toBe("t");
  chooseKey("query-last", null);
  expect(keyFor("query-last", "l")).toBe("l");
});

test("no key is taken from the browser", () => expect([..."adefz1é"].filter(canBeKey)).toEqual(["a", "z", "1"]));
