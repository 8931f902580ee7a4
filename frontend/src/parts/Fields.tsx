/** Fields that several forms have: what I am called, and my language. */

import { language, myName } from "../state/chosen.ts";
import { say } from "../state/say.ts";
import { LANGUAGES, type Language } from "../words/index.ts";

export function NameField() {
  return (
    <div class="field">
      <label for="my-name">{say("my-name")}</label>
      <input
        id="my-name"
        type="text"
        maxLength={40}
        // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML knows "nickname", the rule does not yet
        autoComplete="nickname"
        placeholder={say("name-usual")}
        value={myName.value}
        onInput={(event) => (myName.value = event.currentTarget.value)}
      />
    </div>
  );
}

export function LanguageField({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div class="field">
      <label for={id}>{say(label)}</label>
      <select
        id={id}
        value={language.value}
        onChange={(event) => (language.value = event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {say(`language-${code}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
