import { OutOfReach, seeDaily, seeOfflinePuzzles, seePuzzle } from "../net/http.ts";
import type { PuzzleShown } from "../net/messages.ts";
import type { Language } from "../words/index.ts";

/** The puzzle of a name or an ID, or of a day; offline, one of those that were taken along. */
export async function findPuzzle(name: string | undefined, day: string, language: Language): Promise<PuzzleShown> {
  try {
    return await (name ? seePuzzle(name) : seeDaily(day));
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    const wanted = (name ?? day).toUpperCase();
    const offline = await seeOfflinePuzzles(language);
    const found = offline.find((puzzle) => puzzle.id === wanted || puzzle.name.toUpperCase() === wanted);
    if (found) return found;
    throw error;
  }
}
