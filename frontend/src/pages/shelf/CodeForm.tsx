/** "I have a code": six signs that somebody read out lead to their table. */

import { useState } from "preact/hooks";
import { findTable } from "../../net/http.ts";
import { Button } from "../../parts/fields/Button.tsx";
import { Alert } from "../../parts/fields/Fields.tsx";
import { troubleOf } from "../../state/games.ts";
import { go } from "../../state/route.ts";
import { say } from "../../state/say.ts";

/** How a code looks, in every language. */
const EXAMPLE = "K4T 7RM";

export function CodeForm() {
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const find = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      const { table } = await findTable(code);
      go(`/t/${table}`);
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };
  return (
    <form class="code-form" onSubmit={(event) => void find(event)}>
      <label for="code">{say("code-label")}</label>
      <input
        id="code"
        class="entry"
        value={code}
        required
        maxLength={12}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder={EXAMPLE}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <Button label={say("code-go")} off={busy} />
      <Alert text={trouble} />
    </form>
  );
}
