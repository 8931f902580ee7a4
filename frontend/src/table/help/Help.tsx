/** Help at the table: what can be done now, the questions that keys answer, and the command box. */

import { useState } from "preact/hooks";
import { answer } from "../../ear.ts";
import type { Query, Refusal } from "../../games/contract.ts";
import { Button } from "../../parts/fields/Button.tsx";
import { KeyChoice } from "../../parts/fields/KeyChoice.tsx";
import { useGame } from "../../state/games.ts";
import { ownKeys } from "../../state/chosen.ts";
import { say } from "../../state/say.ts";
import type { Words } from "../../words/index.ts";
import { understood, written } from "../../words/notation.ts";
import type { Sitting } from "../sitting.ts";
import { commandsNow, tableCommand } from "./typed.ts";
import { useTyping } from "../log/typing.ts";

interface HelpProps {
  readonly sitting: Sitting;
  readonly words: Words;
  readonly queries: readonly Query[];
  readonly mayHint: boolean;
  /** Whether the game has sounds to be learned. */
  readonly sounds?: boolean;
}

export function Help({ sitting, words, queries, mayHint, sounds }: HelpProps) {
  const lessons = useGame(sitting.standing.table.value?.game ?? "")?.lessons ?? [];
  return (
    <>
      <CommandBox sitting={sitting} words={words} queries={queries} mayHint={mayHint} />
      <Questions words={words} queries={queries} />
      {sounds ? (
        <p>
          <a href={`/sounds/${words.game}`} target="_blank" rel="noreferrer">
            {say("sounds-beside")}
          </a>
        </p>
      ) : null}
      {lessons.length > 0 ? (
        <p>
          <a href={`/learn/${words.game}`} target="_blank" rel="noreferrer">
            {say("learn-beside")}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** The questions that keys answer, by eye and by ear. */
export function Questions({ words, queries }: Pick<HelpProps, "words" | "queries">) {
  const [answered, setAnswered] = useState("");
  const usual = new Map([...queries.map(({ label, key }) => [label, key] as const), ["help", "h"]]);
  return (
    <section>
      <h3>{say("queries")}</h3>
      <p class="soft">{say("queries-how")}</p>
      <ul class="queries">
        {queries.map((query) => (
          <li key={query.label}>
            <KeyChoice what={query.label} name={words.phrase(query.label)} usual={query.key} all={usual} nameOf={(what) => words.phrase(what)} />
            <button
              type="button"
              class="query"
              onClick={() => {
                const told = query.answer();
                setAnswered(told);
                answer(told);
              }}
            >
              {words.phrase(query.label)}
            </button>
          </li>
        ))}
      </ul>
      {Object.keys(ownKeys.value).length > 0 ? <Button label={say("keys-usual")} act={() => (ownKeys.value = {})} /> : null}
      {answered ? <p class="query-answer">{answered}</p> : null}
    </section>
  );
}

function CommandBox({ sitting, words, queries, mayHint }: Pick<HelpProps, "sitting" | "words" | "queries" | "mayHint">) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { standing } = sitting;
  const legal = standing.mayAct() ? standing.legal.value : [];
  const commands = commandsNow(standing, mayHint).map((name) => say(`command-${name}`));
  const inWords = () => queries.find(({ label }) => label === "query-actions")?.answer() ?? "";
  const { text, type, send } = useTyping(async (typed) => {
    const wish = tableCommand(typed, words);
    if (wish?.do === "hint") {
      await sitting.askHint();
      return true;
    }
    if (wish) return sitting.ask(wish);
    const no = await sitting.act(understood(words, typed));
    setRefused(no);
    return no === null;
  });
  return (
    <form class="command" onSubmit={send}>
      <label for="command-text">
        <h3>{say("command")}</h3>
      </label>
      <div class="chat-box">
        <input
          id="command-text"
          class="entry"
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          list="command-list"
          maxLength={400}
          value={text}
          aria-describedby="command-how"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <Button label={say("command-do")} />
      </div>
      <datalist id="command-list">
        {legal.slice(0, 100).map((action) => (
          <option key={action}>{written(words, action)}</option>
        ))}
      </datalist>
      {refused ? <p class="trouble">{refused.reason}</p> : null}
      <p class="soft" id="command-how">
        {legal.length > 0 ? `${inWords()} ${say("command-now", { actions: legal.slice(0, 8).map((action) => written(words, action)).join(" · ") })}` : say("command-nothing")}{" "}
        {commands.length > 0 ? say("command-table", { commands: commands.join(" · ") }) : null}
      </p>
    </form>
  );
}
