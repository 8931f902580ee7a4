/** The notation of Lucky Numbers: the one place on the page that reads and writes its texts. */

import { CELLS } from "./table.ts";
import type { Action } from "./wire.ts";

/** The action that a text of `legal` stands for. */
export function read(text: string): Action | null {
  const [verb, ...rest] = text.split(" ");
  const cell = CELLS.indexOf(rest.at(-1) ?? "");
  switch (verb) {
    case "arrange":
      return { do: verb, numbers: rest.map(Number) };
    case "take":
      return { do: verb, number: Number(rest[0]), cell };
    case "set":
    case "place":
      return { do: verb, cell };
    case "draw":
    case "leave":
      return { do: verb };
    default:
      return null;
  }
}

/** The text of an action. */
export function write(action: Action): string {
  switch (action.do) {
    case "arrange":
      return `arrange ${action.numbers.join(" ")}`;
    case "take":
      return `take ${action.number} ${CELLS[action.cell]}`;
    case "set":
    case "place":
      return `${action.do} ${CELLS[action.cell]}`;
    default:
      return action.do;
  }
}
