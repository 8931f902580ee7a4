/** A key that a person can put in the place of another: press it, then the new one. */

import { useState } from "preact/hooks";
import { answer } from "../ear.ts";
import { canBeKey, chooseKey, keyFor, letterOf } from "../state/keys.ts";
import { say } from "../state/say.ts";
import { useWindowEvent } from "./hearing.ts";

interface KeyChoiceProps {
  /** What the key does, and its name in words. */
  readonly what: string;
  readonly name: string;
  readonly usual: string;
  /** All that keys do here, with their usual keys: whatever has the new key gets the old one. */
  readonly all: ReadonlyMap<string, string>;
  nameOf(what: string): string;
}

export function KeyChoice({ what, name, usual, all, nameOf }: KeyChoiceProps) {
  const [waits, setWaits] = useState(false);
  const key = keyFor(what, usual).toUpperCase();
  useWindowEvent("keydown", (event) => {
    if (!waits || ["Alt", "Shift", "Control", "Meta", "Tab"].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setWaits(false);
    const letter = letterOf(event);
    if (event.key === "Escape") answer(say("key-kept", { key }));
    else if (!canBeKey(letter)) answer(say("key-not", { key: letter.toUpperCase() }));
    else {
      const old = keyFor(what, usual);
      const taken = [...all].find(([other, its]) => other !== what && keyFor(other, its) === letter)?.[0];
      if (taken) chooseKey(taken, old);
      chooseKey(what, letter === usual ? null : letter);
      const is = say("key-is", { name, key: letter.toUpperCase() });
      answer(taken ? `${is} ${say("key-is", { name: nameOf(taken), key: old.toUpperCase() })}` : is);
    }
  });
  return (
    <button
      type="button"
      class="key-choice"
      aria-label={say("key-change", { name, key })}
      aria-pressed={waits}
      onBlur={() => setWaits(false)}
      onClick={() => {
        setWaits(true);
        answer(say("key-press"));
      }}
    >
      <kbd>{waits ? "…" : `Alt+${key}`}</kbd>
    </button>
  );
}
