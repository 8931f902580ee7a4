/** Talking: quick phrases, which everybody hears in their own language, and what is typed. */

import { say } from "../state/say.ts";
import { Log } from "./Log.tsx";
import type { Sitting } from "./sitting.ts";
import { useTyping } from "./typing.ts";

const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-moment", "again", "goodbye"];

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
      <button type="submit" class="btn quiet">
        {say("chat-send")}
      </button>
    </form>
  );
}

export function Talk({ sitting }: { sitting: Sitting }) {
  const watching = sitting.standing.guest.value === null;
  return (
    <>
      {watching ? (
        <p class="soft">{say("talk-watching")}</p>
      ) : (
        <>
          <ChatBox sitting={sitting} />
          <ul class="phrases" aria-label={say("phrases")}>
            {PHRASES.map((phrase) => (
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
