/** Opening a table: once, however often it is asked for, and with bots alone the match begins at once. */

import { command, openTable } from "./http.ts";
import type { Opening } from "./messages.ts";
import { once } from "./once.ts";

/** Opens a table and begins to play there, where nobody else is awaited; gives the name of the table. */
export const begin = (opening: Opening & { readonly seats: number }, lots = false): Promise<string> =>
  once(JSON.stringify({ ...opening, lots }), async (token) => {
    const { table } = await openTable({ ...opening, token });
    if (opening.bots === opening.seats - 1) {
      if (lots) await command(table, { do: "drawlots", id: "lots-1" });
      await command(table, { do: "ready", id: "ready-1" });
      await command(table, { do: "start", id: "start-1" });
    }
    return table;
  });
