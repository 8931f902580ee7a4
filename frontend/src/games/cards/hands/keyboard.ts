/** The keyboard maps the table: keys by their place for piles and sources, arrows within each list. */

import { useLayoutEffect } from "preact/hooks";
import { useWindowEvent } from "../../../parts/gestures/hearing.ts";
import { letters } from "../../../state/chosen.ts";
import { useLoaded } from "../../../state/loaded.ts";
import { BEST, CALL, placeOfKey, sourceOfKey, TURN } from "./keys.ts";
import type { Source } from "../notation.ts";

interface KeyActions {
  readonly columns: number;
  readonly sources: readonly Source[];
  readonly active: boolean;
  /** Whether the strip of a round that is over waits to be put away. */
  readonly over: boolean;
  pile(at: number): void;
  source(source: Source): void;
  turn(): void;
  /** Plays the best-known place, where the table allows that. */
  readonly best: (() => void) | null;
  call(): void;
  goOn(): void;
}

/** What stands on the keys of this keyboard, where the browser tells. */
export function useLayoutLabels(): ReadonlyMap<string, string> | null {
  const { keyboard } = navigator as { keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> } };
  return useLoaded(async () => (await keyboard?.getLayoutMap?.()) ?? null, []).found;
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

/** Whether the browser itself does something with Space or Enter where the focus is. */
const answers = (target: EventTarget | null, board: HTMLElement | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=button]") !== null && !board?.contains(target);

/** Hear the keys of the table, wherever the focus is, unless somebody is writing. */
export function useKeys(board: { readonly current: HTMLElement | null }, actions: KeyActions): void {
  const { active, over, columns, sources, ...act } = actions;
  function press(event: KeyboardEvent): boolean {
    if (over && event.code === "Enter" && !answers(event.target, null)) return (act.goOn(), true);
    if (!active) return false;
    if (event.code === TURN && !answers(event.target, board.current)) return (act.turn(), true);
    if (!letters.peek()) return false;
    if (event.code === BEST && act.best) return (act.best(), true);
    if (event.code === CALL) return (act.call(), true);
    const source = event.shiftKey ? null : sourceOfKey(event.code, sources);
    if (source) return (act.source(source), true);
    const at = placeOfKey({ code: event.code, shift: event.shiftKey }, columns);
    if (at === null) return false;
    return (act.pile(at), true);
  }
  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
    if (event.repeat) {
      if (event.code === TURN && !answers(event.target, board.current)) event.preventDefault();
    } else if (press(event)) event.preventDefault();
  });
  useWindowEvent("keyup", (event) => {
    // Space on a card turns three; without this, the card would be pressed as well.
    if (event.code === TURN && active && board.current?.contains(event.target as Node)) event.preventDefault();
  });
}

/** Keeps the focus on its place though something else is drawn there now: the pile that a 1 has opened, the call where
 * the reserve lay; on my cards where nothing is left of it. */
export function useFocusOnPlace(board: { readonly current: HTMLElement | null }): void {
  const held = document.activeElement as HTMLElement | null;
  const { pile, source } = held?.dataset ?? {};
  const inside = board.current?.contains(held) ?? false;
  useLayoutEffect(() => {
    const root = board.current;
    if (!root || !inside || root.contains(document.activeElement)) return;
    const there = pile !== undefined ? `[data-pile="${pile}"]` : source !== undefined ? "[data-call]" : "[data-none]";
    const next = [there, ".cards-mine [tabindex='0']", "[tabindex='0']"].map((one) => root.querySelector<HTMLElement>(one));
    next.find((one) => one !== null)?.focus();
  });
}

/** Where an arrow leads from a place in rows of so many; the same place where it leads nowhere. */
export function stepFrom(at: number, key: string, columns: number, places: number): number {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === "Home") return 0;
  if (key === "End") return places - 1;
  const to = at + (steps[key] ?? 0);
  return to >= 0 && to < places ? to : at;
}

/** Move the focus within the piles or within my sources; whether the key was one for that. */
export function walk(board: HTMLElement, event: KeyboardEvent, columns: number): boolean {
  if (!/^(Arrow|Home|End)/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const button = (event.target as Element).closest<HTMLElement>("[data-pile], [data-source], [data-turn]");
  if (!button) return false;
  const inMiddle = button.dataset.pile !== undefined;
  const list = [...board.querySelectorAll<HTMLElement>(inMiddle ? "[data-pile]" : "[data-source], [data-turn]")];
  const at = list.indexOf(button);
  const to = stepFrom(at, event.key, inMiddle ? columns : list.length, list.length);
  if (to !== at) list[to]?.focus();
  else if (inMiddle && event.key === "ArrowDown")
    board.querySelector<HTMLElement>(".cards-mine [tabindex='0']")?.focus();
  else if (!inMiddle && event.key === "ArrowUp") board.querySelector<HTMLElement>(".cards-mat [tabindex='0']")?.focus();
  return true;
}
