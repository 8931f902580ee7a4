/** How sure the coach is of what it advises. */

import type { ActionShown } from "../../net/messages.ts";

/** With a margin this wide, a chance is what the coach thinks at first sight. */
const ROUGH = 0.25;
/** … and with this one it was not compared with the others in depth. */
const AT_SIGHT = 0.4;
/** Two chances in one position are off together: they are off by less of each other. */
const OF_EACH_OTHER = 0.1;

export const isRough = ({ margin }: Pick<ActionShown, "margin">): boolean => margin >= ROUGH;

/** 3 where the best is ahead of the next by as much as it may be off, or stands alone; 2 by a good part of that; else 1. */
export function sureness(actions: readonly Pick<ActionShown, "chance" | "margin">[]): 1 | 2 | 3 {
  const [best, second] = actions;
  if (!best || !second) return 3;
  const off = best.margin < AT_SIGHT ? Math.min(best.margin, OF_EACH_OTHER) : best.margin;
  const ahead = (best.chance - second.chance) / Math.max(off, 0.01);
  return ahead >= 1 ? 3 : ahead >= 0.4 ? 2 : 1;
}
