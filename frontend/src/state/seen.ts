/** How far this browser has seen what happened at each table, so that who comes back is told what they missed. */

const KEY = "ludotheque.seen";
/** The tables that are remembered. */
const MOST = 40;

type Seen = readonly (readonly [table: string, number: number])[];

function all(): Seen {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Seen).filter((one) => Array.isArray(one) && typeof one[1] === "number") : [];
  } catch {
    return []; // a browser may forbid keeping anything
  }
}

/** The number of the last news of a table that was seen here; 0 for a table that is new here. */
export const seenAt = (table: string): number => all().find(([name]) => name === table)?.[1] ?? 0;

/** Remember that everything up to a number was seen. */
export function seen(table: string, number: number): void {
  try {
    const others = all().filter(([name]) => name !== table);
    localStorage.setItem(KEY, JSON.stringify([...others, [table, number]].slice(-MOST)));
  } catch {
    // as above
  }
}
