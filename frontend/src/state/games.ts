/** The games of the server in the order of its shelf, with everything that can be chosen. */

import { effect, signal } from "@preact/signals";
import { LATER } from "../net/anew.ts";
import { OutOfReach, Refused, seeGames } from "../net/http.ts";
import type { GameShown } from "../net/messages.ts";
import type { Language, Words } from "../words/index.ts";
import { language } from "./chosen.ts";
import { say, useWords } from "./say.ts";

/** The games, in a language; null until they are here. */
export const shelf = signal<{ readonly language: Language; readonly games: readonly GameShown[] } | null>(null);
const failure = signal<unknown>(null);

/** What went wrong, in words: the server's own where it refused. What only a programmer understands goes to the console. */
export function troubleOf(error: unknown): string {
  if (error instanceof OutOfReach) return say("out-of-reach");
  if (error instanceof Refused) return error.message;
  console.error(error);
  return say("trouble");
}

/** Asks for the games until the server answers, and again when another language is chosen. */
export function stockShelf(): void {
  effect(() => {
    const wanted = language.value;
    const load = async (): Promise<void> => {
      if (language.peek() !== wanted) return;
      try {
        const games = await seeGames();
        if (language.peek() !== wanted) return;
        shelf.value = { language: wanted, games };
        failure.value = null;
      } catch (error) {
        failure.value = error;
        setTimeout(() => void load(), LATER);
      }
    };
    void load();
  });
}

/** The games, and what went wrong if they cannot be had. */
export const useGames = (): { games: readonly GameShown[] | null; trouble: string } => ({
  games: shelf.value?.games ?? null,
  trouble: failure.value === null ? "" : troubleOf(failure.value),
});

/** A game of the shelf; undefined until it is here. */
export const useGame = (name: string): GameShown | undefined => shelf.value?.games.find((game) => game.name === name);

/** A game as soon as the shelf is here; undefined where the server has none of that name. */
export const gameNamed = (name: string): Promise<GameShown | undefined> =>
  new Promise((resolve) => {
    const stop = shelf.subscribe((here) => {
      if (!here) return;
      resolve(here.games.find((game) => game.name === name));
      queueMicrotask(() => stop());
    });
  });

/** The words of a game; null until they are here. */
export function useGameWords(name: string | null): Words | null {
  const here = shelf.value;
  return useWords(here && name, here?.games.find((game) => game.name === name)?.words, here?.language);
}
