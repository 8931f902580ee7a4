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

/** The seats of people who have been gone for a while; that they are, and that they are back, is said once. */
export function useGone({ standing }: Sitting, words: Words): readonly number[] {
  const { phase, paused, seats } = standing.table.value!;
  const names = called(words, standing.names());
  const away = phase === "playing" && !paused ? awayFrom(standing) : [];
  const now = away.join();
  const [gone, setGone] = useState<readonly number[]>([]);
  useEffect(() => {
    const tell = (message: string, of: readonly number[]) => {
      for (const seat of of) announce(say(message, { who: names[seat] ?? "" }));
    };
    const isHere = (seat: number) => standing.here.value.includes(seats[seat]?.guest ?? -1) && !seats[seat]?.bot;
    tell("away-over", gone.filter((seat) => !away.includes(seat) && isHere(seat)));
    setGone((before) => before.filter((seat) => away.includes(seat)));
    const timer = setTimeout(() => {
      setGone(away);
      tell("away", away.filter((seat) => !gone.includes(seat)));
    }, A_WHILE);
    return () => clearTimeout(timer);
  }, [now]);
  return gone;
}

/** Who is gone, with a way to ask for a bot. */
export function awayNotes({ standing, ask }: Sitting, words: Words, gone: readonly number[]): readonly Note[] {
  const { proposal } = standing.table.value!;
  const names = called(words, standing.names());
  if (proposal) return [];
  return gone.map((seat) => ({
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
