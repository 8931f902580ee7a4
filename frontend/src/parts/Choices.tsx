/** What a person can choose for themselves: theme, motion, sounds one by one, language. */

import { KINDS, play } from "../sound/play.ts";
import { letters, loudness, muted, still, theme, type Theme } from "../state/chosen.ts";
import { say } from "../state/say.ts";
import { LanguageField } from "./Fields.tsx";

const THEMES: readonly Theme[] = ["system", "day", "night", "contrast"];

export function Choices() {
  return (
    <div class="choices">
      <div class="field">
        <label for="choose-theme">{say("bar-theme")}</label>
        <select
          id="choose-theme"
          value={theme.value}
          onChange={(event) => (theme.value = event.currentTarget.value as Theme)}
        >
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {say(`theme-${name}`)}
            </option>
          ))}
        </select>
      </div>
      <LanguageField id="choose-language" label="bar-language" />
      <label class="check">
        <input type="checkbox" checked={still.value} onChange={(event) => (still.value = event.currentTarget.checked)} />
        <span>{say("choose-still")}</span>
      </label>
      <div class="field">
        <label class="check">
          <input
            type="checkbox"
            checked={letters.value}
            aria-describedby="letters-help"
            onChange={(event) => (letters.value = event.currentTarget.checked)}
          />
          <span>{say("choose-letters")}</span>
        </label>
        <small id="letters-help">{say("choose-letters", {}, "help")}</small>
      </div>
      <fieldset class="field">
        <legend>{say("choose-sounds")}</legend>
        <label class="check">
          <input
            type="checkbox"
            checked={!muted.value}
            onChange={(event) => (muted.value = !event.currentTarget.checked)}
          />
          <span>{say("bar-sound")}</span>
        </label>
        {KINDS.map((kind) => (
          <label key={kind} class="volume">
            <span>{say(`sound-${kind}`)}</span>
            <input
              type="range"
              min="0"
              max="1"
              step="0.1"
              disabled={muted.value}
              value={loudness.value[kind] ?? 0.6}
              onChange={(event) => {
                loudness.value = { ...loudness.value, [kind]: event.currentTarget.valueAsNumber };
                play(kind);
              }}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
