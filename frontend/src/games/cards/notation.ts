/** The notation: cards and sources, and the actions, read from `legal` and written for `act`. */

import type { Card } from "./wire.ts";

export type Colour = "red" | "blue" | "green" | "yellow";

/** What a card is called: "red 4" is a red card, and a 4. */
export const colourOf = (card: Card): Colour => card.split(" ", 1)[0] as Colour;
export const numberOf = (card: Card): number => Number(card.slice(card.indexOf(" ") + 1));

/** Where a card of mine lies: the reserve's own name, "row 2" or "hand". */
export type Source = string;

export const HAND: Source = "hand";
/** The source that a place of the row is, from 1. */
export const rowSource = (place: number): Source => `row ${place}`;
/** The place of the row that a source is, from 1; 0 for the reserve and the hand. */
export const placeOf = (source: Source): number => (source.startsWith("row ") ? Number(source.slice(4)) : 0);

/** A pile, counted from 0 as in the view, or a new one. */
export type Target = number | "new";

export type Move =
  | { readonly kind: "play"; readonly source: Source; readonly pile: Target }
  | { readonly kind: "stack"; readonly source: Source; readonly place: number }
  | { readonly kind: "turn" | "stop" | "dutch" };

/** What is open to my seat, by source. */
export interface Open {
  readonly plays: ReadonlyMap<Source, readonly Target[]>;
  readonly stacks: ReadonlyMap<Source, readonly number[]>;
  readonly turn: boolean;
  readonly stop: boolean;
  readonly dutch: boolean;
}

const FORM = /^(play|stack) (\w+|row \d+) (?:(new)|(?:pile|row) (\d+))$/;

/** The move that a text of `legal` stands for; null for a text of another kind. */
export function readMove(text: string): Move | null {
  if (text === "turn" || text === "stop" || text === "dutch") return { kind: text };
  const [, kind, source = "", isNew, number] = FORM.exec(text) ?? [];
  if (kind === "play") return { kind, source, pile: isNew ? "new" : Number(number) - 1 };
  if (kind === "stack") return { kind, source, place: Number(number) };
  return null;
}

/** The text of a move. It names the card, so that it is refused if the source shows another one by then. */
export function writeMove(move: Move, card: Card | null): string {
  const named = card ? ` ${card}` : "";
  if (move.kind === "play") {
    return `play ${move.source}${named} ${move.pile === "new" ? "new" : `pile ${move.pile + 1}`}`;
  }
  return move.kind === "stack" ? `stack ${move.source}${named} row ${move.place}` : move.kind;
}

/** What a list of legal texts leaves open. */
export function openOf(legal: readonly string[]): Open {
  const plays = new Map<Source, Target[]>();
  const stacks = new Map<Source, number[]>();
  const calls = new Set<string>();
  for (const text of legal) {
    const move = readMove(text);
    if (move?.kind === "play") add(plays, move.source, move.pile);
    else if (move?.kind === "stack") add(stacks, move.source, move.place);
    else if (move) calls.add(move.kind);
  }
  return { plays, stacks, turn: calls.has("turn"), stop: calls.has("stop"), dutch: calls.has("dutch") };
}

function add<Thing>(lists: Map<Source, Thing[]>, source: Source, thing: Thing): void {
  const list = lists.get(source);
  if (list) list.push(thing);
  else lists.set(source, [thing]);
}
