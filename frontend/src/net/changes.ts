/** A view after what has changed in it. */

import type { Changes, View } from "./messages.ts";

/** The view before stays as it was, and so does all in it that has not changed: what is drawn of that need not be drawn
 * again. */
export function changed(view: View, { fields, items }: Changes): View {
  const lists = Object.entries(items ?? {}).map(([name, others]) => {
    const list = [...(view[name] as readonly unknown[])];
    for (const [place, item] of Object.entries(others)) list[Number(place)] = item;
    return [name, list] as const;
  });
  return { ...view, ...fields, ...Object.fromEntries(lists) };
}
