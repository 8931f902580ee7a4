/** Who has been gone from their seat for a while, and the bot that could play for them. */

import { useEffect, useState } from "preact/hooks";
import { announce } from "../ear.ts";
import type { Standing } from "../net/standing.ts";
import { Button } from "../parts/Button.tsx";
import { overDays } from "../state/days.ts";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";
import { called } from "../words/telling.ts";
import type { Note } from "./Notices.tsx";
import type { Sitting } from "./sitting.ts";

/** A page that is loaded again is back before so many milliseconds. */
const A_WHILE = 5000;

/** The seats of people who are not here though they are waited for: in a match over days, who has missed a move. */
export function awayFrom({ table, here }: Standing): readonly number[] {
  const { seats, settings } = table.value ?? { seats: [], settings: {} };
  const patient = overDays(settings);
  return seats.flatMap(({ guest, bot, missed }, seat) =>
    guest != null && !bot && !here.value.includes(guest) && (missed || !patient) ? [seat] : [],
  );
}

export function useAway(sitting: Sitting, words: Words): readonly Note[] {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const names = called(words, standing.names());
  const playing = table.phase === "playing" && !table.paused;
  const away = playing ? awayFrom(standing) : [];
  const now = away.join();
  const [shown, setShown] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(now);
      const before = shown.split(",");
      for (const seat of away) if (!before.includes(`${seat}`)) announce(say("away", { who: names[seat] ?? "" }));
    }, A_WHILE);
    return () => clearTimeout(timer);
  }, [now]);
  if (table.proposal) return [];
  return away
    .filter((seat) => shown.split(",").includes(`${seat}`))
    .map((seat) => ({
      about: `away ${seat}`,
      text: say("away", { who: names[seat] ?? "" }),
      answers:
        standing.seat.value === null ? null : (
          <Button
            label={say("away-ask")}
            name={say("ask-stand-in", { who: names[seat] ?? "" })}
            act={() => ask({ do: "propose", what: "stand-in", seat })}
          />
        ),
    }));
}
