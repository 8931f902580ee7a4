/** The command box: every action of the game as text, and the commands of the table in words. */

import type { Wish } from "../net/line.ts";
import type { Standing } from "../net/standing.ts";
import type { Words } from "../words/index.ts";

const PLAIN: Readonly<Record<string, Wish>> = {
  hint: { do: "hint" },
  pass: { do: "pass" },
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

/** The commands that lead somewhere as things stand; the others are understood, and refused with a reason. */
export function commandsNow(standing: Standing, mayHint: boolean): readonly string[] {
  const table = standing.table.value!;
  const [playing, seat] = [table.phase === "playing", standing.seat.value];
  const open: Readonly<Record<string, boolean>> = {
    hint: mayHint,
    pass: table.settings.rhythm === "turns" && standing.mayAct(),
    undo: standing.undoable.value,
    pause: playing && !table.paused,
    resume: playing && table.paused,
    agree: table.proposal !== null,
    decline: table.proposal !== null,
    back: playing && table.seats[seat ?? -1]?.bot === true,
    rematch: table.phase === "over",
  };
  if (standing.guest.value === null) return [];
  return seat === null ? ["chat"] : COMMANDS.filter((name) => open[name] ?? true);
}

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
