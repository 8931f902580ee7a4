/** What is lit: a source that fits, its pile and the card that the pile asks for, together. */

import type { Words } from "../contract.ts";
import { sourcesFor, targetsOf } from "./hands/choosing.ts";
import type { Lights } from "./Middle.tsx";
import { aboutSource } from "./Mine.tsx";
import type { Open, Source, Target } from "./notation.ts";
import type { Playing } from "./playing.ts";
import { type CardsView, shownAt, sourcesOf, unwatched } from "./view.ts";

interface LitTable {
  readonly middle: Omit<Lights, "latest">;
  readonly mine: { readonly fits: ReadonlyMap<Source, string>; readonly takes: ReadonlyMap<number, string> };
}

export function lightsOf(
  words: Words,
  view: CardsView,
  free: number,
  seat: number | null,
  open: Open,
  playing: Playing,
  active: boolean,
): LitTable {
  const { refused, chosen, busy } = playing;
  const at = refused?.place.startsWith("middle ") ? Number(refused.place.slice(7)) : null;
  const hit = refused && at !== null ? { at, reason: refused.reason } : null;
  const piles = new Map<number, string>();
  const fits = new Map<Source, string>();
  const takes = new Map<number, string>();
  if (!active || seat === null) return { middle: { fits: piles, refused: hit }, mine: { fits, takes } };

  const place = (target: Target) => (target === "new" ? free : target);
  const light = (target: Target, source: Source | undefined) => {
    const card = source && shownAt(view, seat, source);
    if (card && !piles.has(place(target))) piles.set(place(target), card);
  };
  if (chosen) {
    for (const target of targetsOf(view, seat, open, chosen)) light(target, chosen);
    const card = shownAt(view, seat, chosen);
    for (const row of open.stacks.get(chosen) ?? []) if (card) takes.set(row, card);
  } else if (!unwatched(view)) {
    const targets = new Set([...open.plays.values()].flat());
    for (const target of targets) {
      const source = sourcesFor(view, seat, open, target).find((one) => !busy(one));
      light(target, source);
    }
  }
  if (!unwatched(view)) {
    for (const source of sourcesOf(view, seat)) {
      const what = busy(source) ? null : whereItFits(words, view, seat, open, source);
      if (what) fits.set(source, what);
    }
  }
  return { middle: { fits: piles, refused: hit }, mine: { fits, takes } };
}

function whereItFits(words: Words, view: CardsView, seat: number, open: Open, source: Source): string | null {
  const target = open.plays.get(source)?.[0];
  const place = open.stacks.get(source)?.[0];
  if (target === undefined && place === undefined) return null;
  const what = aboutSource(view, words, seat, source).name;
  if (target === "new") return words.phrase("cards-fits-new", { what });
  if (target !== undefined) return words.phrase("cards-fits-pile", { what, pile: target + 1 });
  return words.phrase("cards-fits-row", { what, place });
}
