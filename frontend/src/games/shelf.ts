/** The games that have a board of their own, in the order of the shelf, and how to fetch it. */

import type { GamePage } from "./contract.ts";

export interface Box {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly minutes: number;
}

export const BOXES: readonly Box[] = [
  { name: "lucky-numbers", least: 2, most: 5, minutes: 20 },
  { name: "polyssimo", least: 2, most: 4, minutes: 30 },
  { name: "ligretto", least: 2, most: 12, minutes: 10 },
  { name: "dutch-blitz", least: 2, most: 4, minutes: 15 },
];

const boards = import.meta.glob<GamePage>("./*/index.tsx", { import: "page" });
const FOLDERS: Readonly<Record<string, string>> = { ligretto: "cards", "dutch-blitz": "cards" };

/** The board of a game; a game of another package gets the plain one. */
export async function boardOf(game: string): Promise<GamePage> {
  const fetch = boards[`./${FOLDERS[game] ?? game}/index.tsx`] ?? boards["./plain/index.tsx"];
  if (!fetch) throw new Error(`no board for ${game}`);
  return fetch();
}
