/** My turn on this page: what I have picked up, what the table refused, and the draft of my diagonal. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../../ear.ts";
import { ascending, lay, NOTHING_LAID } from "./arranging.ts";
import type { Draft } from "./arranging.ts";
import { cellName } from "../spoken/names.ts";
import { write } from "../notation.ts";
import { openCells, openOf, puttingOn } from "./open.ts";
import type { Open } from "./open.ts";
import { CELLS, DIAGONAL, nameOf } from "../table.ts";
import type { LuckyProps } from "../moments.ts";
import type { Clover, Table } from "../table.ts";
import type { Action } from "../wire.ts";

/** Where something was refused, and why: at a cell, in the middle, or at the hand. */
export interface Refused {
  readonly at: string;
  readonly reason: string;
  /** The cell of the clover that would not stand in order with it. */
  readonly clash: string | null;
}

export interface Turn {
  readonly open: Open;
  /** The number that I picked in the middle. */
  readonly picked: number | null;
  /** The number that would come to the cells that glow. */
  readonly number: number | null;
  readonly cells: readonly string[];
  readonly refused: Refused | null;
  readonly draft: Draft;
  /** Which of my four clovers I have picked up while arranging. */
  readonly inFingers: number | null;
  pick(number: number | null): void;
  pickForDiagonal(clover: number | null): void;
  setDraft(draft: Draft): void;
  /** Lay my four clovers, the lowest first. */
  layAscending(): void;
  /** Whether the table has not answered yet; nothing else is asked meanwhile. */
  waits(): boolean;
  /** Do an action; a refusal is shown at that place. Answers whether it was done. */
  play(action: Action, at: string): Promise<boolean>;
  /** A cell was chosen: put there what I have, or pick up what lies there while arranging. */
  choose(cell: string): Promise<boolean>;
}

export function useTurn(props: LuckyProps, table: Table, mine: readonly Clover[]): Turn {
  const open = openOf(props.legal);
  const [wanted, pick] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [draft, setDraft] = useState<Draft>(NOTHING_LAID);
  const [inFingers, pickForDiagonal] = useState<number | null>(null);

  const stands = `${table.round} ${props.legal.join()}`;
  /** How things stood when an action was asked that has no answer yet. Other news may come before it: then I may act. */
  const asked = useRef<string | null>(null);
  // at once, and not when the page has been painted: what is picked up in between is picked up for this turn
  useLayoutEffect(() => {
    pick(null);
    setRefused(null);
    pickForDiagonal(null);
  }, [stands]);
  const drawn = `${table.round} ${mine.map(nameOf).join()}`;
  useLayoutEffect(() => setDraft(NOTHING_LAID), [drawn]); // and not at a pause

  const arranging = open.arrange.length > 0;
  const picked = wanted !== null && open.take.has(wanted) ? wanted : null;
  const fingers = arranging ? inFingers : null;
  const cells = arranging ? (fingers === null ? [] : DIAGONAL) : openCells(open, picked);
  const number = arranging ? (mine[fingers ?? -1]?.number ?? null) : (picked ?? table.held?.number ?? null);

  async function play(action: Action, at: string): Promise<boolean> {
    if (asked.current === stands) return false;
    asked.current = stands;
    setRefused(null);
    try {
      const no = await props.act(write(action));
      if (no) setRefused({ at, reason: no.reason, clash: (no.facts?.clash as string | undefined) ?? null });
      return no === null;
    } finally {
      if (asked.current === stands) asked.current = null;
    }
  }

  function arrange(cell: string): boolean {
    const place = DIAGONAL.indexOf(cell);
    const there = draft[place] ?? null;
    if (place < 0) return false;
    if (fingers === null && there !== null) {
      pickForDiagonal(there);
      return true;
    }
    const next = fingers ?? mine.findIndex((_, clover) => !draft.includes(clover));
    if (next < 0) return false;
    setDraft(lay(draft, next, place));
    pickForDiagonal(null);
    announce(cellName(props.words, cell, mine[next] ?? null, null));
    return true;
  }

  function layAscending(): void {
    const draft = ascending(mine.map(({ number }) => number));
    setDraft(draft);
    pickForDiagonal(null);
    const { words } = props;
    const cells = DIAGONAL.map((cell, place) =>
      words.phrase("lucky-arranged", { cell, number: mine[draft[place] ?? -1]?.number ?? 0 }, "cell"),
    );
    const done = words.phrase("lucky-arrange-done");
    announce(`${words.phrase("lucky-arranged", { cells })} ${done}`);
  }

  async function choose(cell: string): Promise<boolean> {
    if (arranging) return arrange(cell);
    if (props.legal.length === 0) return false;
    // With nothing in hand the table itself says what is to be done first.
    return play(puttingOn(open, picked, cell) ?? { do: "place", cell: CELLS.indexOf(cell) }, cell);
  }

  return {
    open,
    picked,
    number,
    cells,
    refused,
    draft,
    inFingers: fingers,
    pick,
    pickForDiagonal,
    setDraft,
    layAscending,
    waits: () => asked.current === stands,
    play,
    choose,
  };
}
