/** The laying of pieces as a state: what I hold, where it hovers, what the server said. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../../../ear.ts";
import { useLatest } from "../../../parts/gestures/hearing.ts";
import type { Refusal } from "../../contract.ts";
import { type Place, pulledIn } from "../wood/geometry.ts";
import { broughtTo, type Hand, hovering, nextFit, pickedUp, pushed, type Turn, turned, whereItLies } from "./hand.ts";
import { type Openings, openings, type Standing, standing as standingOf } from "../openings.ts";
import { shapeInWords } from "../spoken/spoken.ts";
import { coverOf, handOf, type PolyProps } from "../view.ts";
import type { View } from "../wire.ts";

export interface Laying {
  readonly view: View;
  readonly open: Openings;
  readonly cover: ReadonlyMap<string, string>;
  /** My pieces, in the order of the number keys. */
  readonly mine: readonly string[];
  readonly hand: Hand | null;
  readonly standing: Standing | null;
  /** Where a pointer holds the piece, in squares; null when it hovers beside its ghost. */
  readonly held: Place | null;
  /** It is on its way down, until the table has answered: meanwhile nothing else is picked up, and it does not move. */
  readonly landing: boolean;
  readonly refused: Refusal | null;
  /** Whether a piece of mine has no place any more; a lesson opens only what it asks for, so there nobody knows. */
  nowhere(piece: string): boolean;
  /** These tell by ear how the piece would lie, unless they are asked to be quiet; they give the hand as it is then. */
  pickUp(piece: string, quietly?: boolean): Hand | null;
  turn(turn: Turn, quietly?: boolean): Hand | null;
  next(quietly?: boolean): Hand | null;
  tell(hand: Hand): void;
  putBack(): void;
  push(down: number, right: number): Hand | null;
  bringTo(first: Place): void;
  /** The hand of a pointer is at a point, in squares from the corner of the board. */
  hover(row: number, column: number): void;
  rest(): void;
  place(): void;
}

let inMyHand: Hand | null = null;

/** The piece in my hand, for questions about it. */
export const handNow = (): Hand | null => inMyHand;

export function useLaying(props: PolyProps): Laying {
  const { view, words, seat } = props;
  const open = useMemo(() => openings(props.legal), [props.legal]);
  const cover = useMemo(() => coverOf(view), [view]);
  const mine = seat === null || view.phase === "over" ? [] : handOf(view, seat);
  const [kept, setHand] = useState<Hand | null>(null);
  const [held, setHeld] = useState<Place | null>(null);
  const [onItsWay, setOnItsWay] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const last = useRef<Place | undefined>(undefined);
  // pieces can leave my hand while I hold them: I laid one in another window, or a bot stood in for me
  const hand = kept && mine.includes(kept.piece) ? kept : null;
  // news may tell that it lies before the answer comes, and then my next turn: the next piece does not wait for that
  const landing = onItsWay !== null && mine.includes(onItsWay);
  const standingWith = (hand: Hand) => standingOf(hand.piece, hand.shape, hand.at, open, cover);
  const standing = hand && standingWith(hand);
  // a pointer can move and press before the page is drawn again: what counts is where the piece is, not where it is seen
  const now = useLatest({ hand, landing });

  useLayoutEffect(() => {
    if (kept && !hand) setHand(null);
  }, [kept, hand]);
  useLayoutEffect(() => void (inMyHand = hand), [hand]);
  useLayoutEffect(() => () => void (inMyHand = null), []);
  useLayoutEffect(() => setRefused(null), [view]); // it was said of what was then

  /** The piece in my hand that I can move: none while it is on its way down. */
  const loose = () => (now.current.landing ? null : now.current.hand);
  const change = (next: Hand | null, pointer: Place | null = null) => {
    now.current.hand = next;
    setHand(next);
    setHeld(pointer);
    setRefused(null);
    if (next) last.current = pulledIn(next.shape, next.at);
  };
  const told = (next: Hand, before = "") =>
    announce([before, sayStanding(props, next, standingWith(next))].join(" ").trim());

  /** Move or turn the piece in my hand; gives the hand as it is then. */
  const move = (step: (hand: Hand) => Hand | null, quietly = true): Hand | null => {
    const hand = loose();
    const next = hand && step(hand);
    if (!next) return null;
    change(next);
    if (!quietly) told(next);
    return next;
  };
  const nowhere = (piece: string) => !props.teacher && open.any && !open.pieces.has(piece);
  const rest = () => void move((hand) => ({ ...hand, at: pulledIn(hand.shape, hand.at) }));
  const place = () => {
    const hand = loose();
    if (!hand) return;
    const standing = standingWith(hand);
    if (standing.is === "outside") announce(sayStanding(props, hand, standing));
    else void lay(hand.piece, standing.action);
  };

  return {
    view,
    open,
    cover,
    mine,
    hand,
    standing,
    held,
    landing,
    refused,
    nowhere,
    pickUp(piece, quietly = false) {
      if (now.current.landing) return null;
      const next = pickedUp(piece, open, last.current);
      change(next);
      if (!quietly) told(next, words.phrase("poly-picked-up", { piece, shape: shapeInWords(words, next.shape) }));
      return next;
    },
    tell: (hand) => told(hand),
    putBack() {
      const hand = loose();
      if (!hand) return;
      change(null);
      announce(words.phrase("poly-back", { piece: hand.piece }));
    },
    turn(turn, quietly = false) {
      const next = move((hand) => turned(hand, turn));
      if (!next) return null;
      const now = words.phrase("poly-says-now", { shape: shapeInWords(words, next.shape) });
      if (quietly) announce(now);
      else told(next, now);
      return next;
    },
    push: (down, right) => move((hand) => pushed(hand, down, right)),
    bringTo: (first) => void move((hand) => broughtTo(hand, first)),
    hover(row, column) {
      const hand = loose();
      if (hand) change(hovering(hand, row, column), { row, column });
    },
    rest,
    place,
    next: (quietly = false) =>
      move((hand) => {
        const next = nextFit(hand, open);
        if (!next && open.any && !nowhere(hand.piece)) told(hand);
        else if (!next) announce(words.phrase(open.any ? "poly-nowhere" : "poly-wait", { piece: hand.piece }));
        return next;
      }, quietly),
  };

  /** Ask the server, even where it does not look open: the server says which rule is in the way. */
  async function lay(piece: string, action: string): Promise<void> {
    now.current.landing = true;
    setOnItsWay(piece);
    setHeld(null);
    try {
      const refusal = await props.act(action);
      setRefused(refusal);
      if (!refusal) setHand((held) => (held?.piece === piece ? null : held)); // I may hold another one by now
    } finally {
      setOnItsWay((other) => (other === piece ? null : other));
    }
  }
}

/** How the piece in hand would lie, in words. */
export function sayStanding({ words, view, seat }: PolyProps, hand: Hand, standing: Standing): string {
  const facts = { piece: hand.piece, square: whereItLies(hand) };
  if (standing.is === "open") return words.phrase("poly-fits", facts);
  if (standing.is === "free") return words.phrase("poly-free", facts, view.turn === seat ? "mine" : undefined);
  if (standing.is === "outside") return words.phrase("poly-outside", facts);
  return words.phrase("poly-overlaps", { ...facts, lying: standing.lying });
}
