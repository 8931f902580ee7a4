/** The command box: every action of the game as text, and the commands of the table in words. */

import type { Wish } from "../net/line.ts";
import type { Words } from "../words/index.ts";

const PLAIN: Readonly<Record<string, Wish>> = {
  hint: { do: "hint" },
  undo: { do: "propose", what: "undo" },
  pause: { do: "propose", what: "pause" },
  resume: { do: "propose", what: "resume" },
  agree: { do: "answer", agree: true },
  decline: { do: "answer", agree: false },
  back: { do: "comeback" },
  leave: { do: "leave" },
  rematch: { do: "rematch" },
};

/** The commands of the table by what is typed, in a language. */
export const COMMANDS: readonly string[] = [...Object.keys(PLAIN), "chat"];

/** What was typed, as a command of the table; null where it is for the game. */
export function tableCommand(typed: string, words: Words): Wish | null {
  const text = typed.trim();
  const chat = words.phrase("command-chat");
  const lower = text.toLowerCase();
  if (lower.startsWith(`${chat} `)) return { do: "chat", text: text.slice(chat.length + 1).trim() };
  for (const [name, wish] of Object.entries(PLAIN)) {
    if (lower === words.phrase(`command-${name}`)) return wish;
  }
  return null;
}
