/** The clock: what each seat has left. */

import { useEffect, useState } from "preact/hooks";
import { Face } from "../parts/Face.tsx";
import { Icon } from "../parts/Icon.tsx";
import { overDays, timeLeft } from "../state/days.ts";
import { say } from "../state/say.ts";
import { minutes } from "./minutes.ts";
import type { Sitting } from "./sitting.ts";

export function Clock({ sitting, names }: { sitting: Sitting; names: readonly string[] }) {
  const { table, ahead, faces } = sitting.standing;
  const clock = table.value?.clock;
  const [now, setNow] = useState(Date.now());
  const runs = Boolean(clock && clock.running.length > 0 && table.value?.phase === "playing");
  const slow = overDays(table.value?.settings ?? {});
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), slow ? 30_000 : 500);
    return () => clearInterval(timer);
  }, [runs, slow]);
  if (!clock || table.value?.phase !== "playing") return null;
  return (
    <ul class="clock" aria-label={say("clock")}>
      {clock.left.map((left, seat) => {
        const running = clock.running.includes(seat);
        if (slow && !running) return null; // over days, only the time that runs is worth a word
        const rest = running ? left - Math.max(0, now + ahead.value - clock.at) : left;
        return (
          <li key={seat} class={`${running ? "running" : ""} ${rest < (slow ? 3_600_000 : 10_000) ? "late" : ""}`}>
            <Icon name="away" size={16} /> <Face {...(faces.value[seat] ?? { name: "" })} size={16} /> <span class="one-line">{names[seat]}</span> <strong>{slow ? timeLeft(rest) : minutes(rest)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
