/** The boards of the games: ours are built into the page, another package brings its own, and a plain one does for all. */

import { gameNamed } from "../state/games.ts";
import type { GamePage } from "./contract.ts";

const boards = import.meta.glob<GamePage>("./*/index.tsx", { import: "page" });

/** The board of a game. */
export async function boardOf(name: string): Promise<GamePage> {
  const ours = boards[`./${name}/index.tsx`];
  if (ours) return ours();
  const { otherBoard } = await import("./foreign/load.ts");
  return otherBoard((await gameNamed(name))?.board ?? null);
}
