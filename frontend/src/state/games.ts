/** The games of the server, with everything that can be chosen. */

import { useEffect, useState } from "preact/hooks";
import { OutOfReach, seeGames } from "../net/http.ts";
import type { GameShown } from "../net/messages.ts";
import { language } from "./chosen.ts";
import { say } from "./say.ts";

/** What went wrong, in words. */
export const troubleOf = (error: unknown): string =>
  error instanceof OutOfReach ? say("out-of-reach") : error instanceof Error ? error.message : String(error);

/** The games with everything that can be chosen, in the language of the page. */
export function useGames(): { games: readonly GameShown[] | null; trouble: string } {
  const [games, setGames] = useState<readonly GameShown[] | null>(null);
  const [trouble, setTrouble] = useState("");
  const wanted = language.value;
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      seeGames().then(
        (found) => {
          if (!here) return;
          setGames(found);
          setTrouble("");
        },
        (error: unknown) => {
          if (!here) return;
          setTrouble(troubleOf(error));
          timer = setTimeout(load, 2000);
        },
      );
    };
    load();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return { games, trouble };
}
