/** What a person can choose for themselves: theme, motion, sounds one by one, language. */

import { KINDS, play } from "../sound/play.ts";
import { letters, loudness, muted, still, theme, THEMES, VERBOSITIES, verbosity } from "../state/chosen.ts";
import { say } from "../state/say.ts";
import { CheckField, LanguageField, SelectField } from "./Fields.tsx";

export function Choices() {
  return (
    <div class="choices">
      <SelectField
        id="choose-theme"
        label={say("bar-theme")}
        value={theme.value}
        values={THEMES.map((name) => [name, say(`theme-${name}`)] as const)}
        change={(name) => (theme.value = name)}
      />
      <LanguageField id="choose-language" label="bar-language" />
      <SelectField
        id="choose-verbosity"
        label={say("choose-verbosity")}
        help={say(`verbosity-${verbosity.value}`, {}, "help")}
        value={verbosity.value}
        values={VERBOSITIES.map((name) => [name, say(`verbosity-${name}`)] as const)}
        change={(name) => (verbosity.value = name)}
      />
      <CheckField id="still" label={say("choose-still")} checked={still.value} change={(on) => (still.value = on)} />
      <CheckField
        id="letters"
        label={say("choose-letters")}
        help={say("choose-letters", {}, "help")}
        checked={letters.value}
        change={(on) => (letters.value = on)}
      />
      <fieldset class="field">
        <legend>{say("choose-sounds")}</legend>
        <CheckField id="sounds" label={say("bar-sound")} checked={!muted.value} change={(on) => (muted.value = !on)} />
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
