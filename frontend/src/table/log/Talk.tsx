/** Talking: quick phrases, which everybody hears in their own language, and what is typed. */

import { Button } from "../../parts/fields/Button.tsx";
import { useGame } from "../../state/games.ts";
import { say } from "../../state/say.ts";
import { Log } from "./Log.tsx";
import type { Sitting } from "../sitting.ts";
import { useTyping } from "./typing.ts";

export function ChatBox({ sitting }: { sitting: Sitting }) {
  const { text, type, send } = useTyping((said) => sitting.ask({ do: "chat", text: said }));
  return (
    <form class="chat-box" onSubmit={send}>
      <label class="unseen" for="chat-text">
        {say("chat-label")}
      </label>
      <input
        id="chat-text"
        class="entry"
        maxLength={300}
        autoComplete="off"
        placeholder={say("chat-label")}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <Button label={say("chat-send")} />
    </form>
  );
}

export function Talk({ sitting }: { sitting: Sitting }) {
  const { guest, table } = sitting.standing;
  const watching = guest.value === null;
  const phrases = useGame(table.value?.game ?? "")?.phrases ?? [];
  return (
    <>
      {watching ? (
        <p class="soft">{say("talk-watching")}</p>
      ) : (
        <>
          <ChatBox sitting={sitting} />
          <ul class="phrases" aria-label={say("phrases")}>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <button type="button" class="phrase" onClick={() => void sitting.ask({ do: "say", phrase })}>
                  {say(`table-phrase-${phrase}`, {}, "phrase")}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Log sitting={sitting} only="talk" />
    </>
  );
}
