/** Seals of deals: what this browser computes by itself, and what it saw before the first move. */

import { sha256 } from "./sha256.ts";

/** What a commitment binds: the seed with the terms or, where an earlier version of the server dealt, the seed alone. */
export async function boundBy(
  commitment: string,
  seed: string,
  terms: readonly string[],
): Promise<"terms" | "seed" | null> {
  if ((await sha256([seed, ...terms].map((line) => `${line}\n`).join(""))) === commitment) return "terms";
  return (await sha256(seed)) === commitment ? "seed" : null;
}

const KEY = "ludotheque.seals";
const MOST = 200;

function kept(): Readonly<Record<string, string>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Record<string, string> | null) ?? {};
  } catch {
    return {}; // a browser may forbid keeping anything
  }
}

/** Keep the commitment that a table shows before a match, so that nobody need be believed afterwards. */
export function noteSeal(table: string, match: number, commitment: string): void {
  const { [`${table} ${match}`]: _, ...others } = kept();
  const all = [...Object.entries(others), [`${table} ${match}`, commitment]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // as above
  }
}

/** The commitment that this browser saw before a match, if it was there. */
export const notedSeal = (table: string, match: number): string | null => kept()[`${table} ${match}`] ?? null;
