/** Whether the server can be reached, and what the page takes along for when it cannot. */

import { effect, signal } from "@preact/signals";
import { keepPage } from "../net/keeper.ts";
import { fetchAll, lessonAddress, rulesAddress, spokenAddress, seeBooklet, seeGames, seeOfflinePuzzles, whenAnswered } from "../net/http.ts";
import { shelf } from "./games.ts";

/** Whether the server could not be reached when it was last asked. */
export const offline = signal(false);

/** Keep the page, its rules, lessons and puzzles in every language that is chosen. */
export async function keepForOffline(): Promise<void> {
  whenAnswered((away) => (offline.value = away));
  if (await keepPage()) effect(() => void takeAlong(shelf.value));
}

/** Ask for what is wanted offline: the keeper keeps the answers. */
async function takeAlong(here: typeof shelf.value): Promise<void> {
  if (!here) return;
  const files = here.games.flatMap(({ name, words, box, board }) => [
    rulesAddress(name, here.language),
    spokenAddress(name, here.language),
    words,
    box,
    board,
  ]);
  await fetchAll(files.filter((address) => address !== null));
  await Promise.allSettled([seeGames(), seeBooklet(), seeOfflinePuzzles(here.language)]);
  // last, as they wait until their games are compiled
  await fetchAll(here.games.flatMap(({ name, lessons }) => lessons.map((one) => lessonAddress(name, one.name, here.language))));
}
