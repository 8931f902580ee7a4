/** Matches over days: which clocks they have, and the time that is left, in words. */

import type { Settings } from "../net/messages.ts";
import { say } from "./say.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** Whether a table is played over days: those who play come and go. */
export const overDays = ({ clock }: Settings) => clock === "day" || clock === "three-days";

/** The time that is left of a slow clock, in words. */
export function timeLeft(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  if (rest >= 36 * HOUR) return say("left-days", { days: Math.round(rest / DAY) });
  if (rest >= 90 * MINUTE) return say("left-hours", { hours: Math.round(rest / HOUR) });
  return say("left-minutes", { minutes: Math.ceil(rest / MINUTE) });
}
