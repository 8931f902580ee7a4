/** How sure the coach is of what it advises. */

import type { ActionShown } from "../../net/messages.ts";

/** With a margin this wide, a chance is what the coach thinks at first sight. */
const ROUGH = 0.25;

export const isRough = ({ margin }: Pick<ActionShown, "margin">): boolean => margin >= ROUGH;

/** 3 where the best is ahead of the next by as much as it may be off, or stands alone; 2 by a good part of that; else 1. */
export function sureness(actions: readonly Pick<ActionShown, "chance" | "margin">[]): 1 | 2 | 3 {
  const [best, second] = actions;
  if (!best || !second) return 3;
  const ahead = (best.chance - second.chance) / Math.max(best.margin, 0.01);
  return ahead >= 1 ? 3 : ahead >= 0.4 ? 2 : 1;
}
