/** What my hands do: a tap, a key or a dropped card becomes a move. */

import { useMemo, useRef } from "preact/hooks";
import { announce } from "../../ear.ts";
import type { BoardProps } from "../contract.ts";
import { sourcesFor } from "./choosing.ts";
import type { DragActions } from "./dragging.ts";
import type { Spot } from "./motion.ts";
import type { Open, Target } from "./notation.ts";
import type { Playing } from "./playing.ts";
import { type CardsView, placeOf, shownAt, type Source } from "./view.ts";

export interface Hands extends DragActions {
  /** A pile was meant: play the chosen card there, or the first of mine that fits. */
  pile(at: number): void;
  /** A source was tapped: choose it, or stack the chosen card on it. */
  pick(source: Source): void;
  /** The key of a source: the first time it chooses, the second time it plays the best-known place. */
  source(source: Source): void;
  /** A source was tapped twice: play its best-known place. */
  quick(source: Source): void;
  best(): void;
  turn(): void;
  call(): void;
}

export function useHands(props: BoardProps, view: CardsView, open: Open, playing: Playing, active: boolean): Hands {
  const latest = useRef({ props, view, open, playing, active });
  latest.current = { props, view, open, playing, active };
  return useMemo(() => {
    const targetAt = (at: number): Target => (latest.current.view.piles[at] ? at : "new");

    function pile(at: number): void {
      const { props, view, open, playing } = latest.current;
      if (props.seat === null) return;
      const target = targetAt(at);
      if (target === "new" && at > view.piles.length) return; // a key without a place
      const fitting = sourcesFor(view, props.seat, open, target).find((source) => !playing.busy(source));
      const source = playing.chosen ?? fitting;
      if (source) playing.send({ kind: "play", source, pile: target });
      else {
        const none = props.words.phrase("cards-none-fits");
        playing.say(`middle ${at}`, none);
        announce(none);
      }
    }

    /** Stack the chosen card on this place of the row if that is open; whether it was. */
    function stackOn(source: Source): boolean {
      const { open, playing } = latest.current;
      const { chosen } = playing;
      if (!chosen || chosen === source || !open.stacks.get(chosen)?.includes(placeOf(source))) return false;
      playing.send({ kind: "stack", source: chosen, place: placeOf(source) });
      return true;
    }

    function choose(source: Source): void {
      const { props, view, playing } = latest.current;
      if (props.seat !== null && shownAt(view, props.seat, source) && !playing.busy(source)) playing.choose(source);
    }

    function pick(source: Source): void {
      const { playing } = latest.current;
      if (stackOn(source)) return;
      if (playing.chosen === source) playing.choose(null);
      else choose(source);
    }

    function quick(source: Source): void {
      const { playing } = latest.current;
      const move = playing.best(source);
      if (move) playing.send(move);
      else choose(source);
    }

    const source = (key: Source) => {
      if (stackOn(key)) return;
      if (latest.current.playing.chosen === key) quick(key);
      else choose(key);
    };

    function best(): void {
      const { playing } = latest.current;
      const move = playing.best(playing.chosen) ?? playing.best(null);
      if (move) playing.send(move);
    }

    const turn = () => latest.current.playing.send({ kind: "turn" });

    function call(): void {
      const { open, playing } = latest.current;
      if (open.stop) playing.send({ kind: "stop" });
      else if (open.dutch) playing.send({ kind: "dutch" });
    }

    const lift = (lifted: Source) => latest.current.playing.choose(lifted);

    function drop(dropped: Source, places: readonly string[], from: Spot): boolean {
      const { playing } = latest.current;
      const middle = places.find((place) => place.startsWith("middle "));
      if (middle) {
        playing.send({ kind: "play", source: dropped, pile: targetAt(Number(middle.slice(7))) }, from);
        return true;
      }
      const row = places.find((place) => place.startsWith("mine row ") && place !== `mine ${dropped}`);
      if (row) playing.send({ kind: "stack", source: dropped, place: Number(row.slice(9)) }, from);
      else playing.choose(null);
      return row !== undefined;
    }
    return { pile, pick, source, quick, best, turn, call, lift, drop };
  }, []);
}
