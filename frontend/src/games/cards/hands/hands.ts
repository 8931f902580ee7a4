/** What my hands do: a tap, a key or a dropped card becomes a move. */

import { useMemo } from "preact/hooks";
import { announce } from "../../../ear.ts";
import type { Box } from "../../../parts/gestures/flight.ts";
import { useLatest } from "../../../parts/gestures/hearing.ts";
import { sourcesFor } from "./choosing.ts";
import type { DragActions } from "./dragging.ts";
import { type Open, placeOf, type Source, type Target } from "../notation.ts";
import type { Playing } from "../playing.ts";
import { type CardsProps, type CardsView, type CardText, shownAt } from "../view.ts";

interface Hands extends DragActions {
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
  /** Call the one thing, or what the key for calls means now: the end of the round before misplaced cards. */
  call(what?: string): void;
}

export function useHands(props: CardsProps, view: CardsView, open: Open, playing: Playing, active: boolean): Hands {
  const latest = useLatest({ props, view, open, playing, active });
  return useMemo(() => {
    const targetAt = (at: number): Target => (latest.current.view.piles[at] ? at : "new");
    function shown(source: Source): CardText | null {
      const { props, view } = latest.current;
      return props.seat === null ? null : shownAt(view, props.seat, source);
    }

    function pile(at: number): void {
      const { props, view, open, playing } = latest.current;
      if (props.seat === null) return;
      const target = targetAt(at);
      const opening = playing.flights.filter(({ move }) => move.kind === "play" && move.pile === "new").length;
      if (target === "new" && at > view.piles.length + opening) return; // a key without a place
      const fitting = sourcesFor(view, props.seat, open, target).find((source) => !playing.busy(source));
      const source = playing.chosen ?? fitting;
      if (source) playing.send({ kind: "play", source, pile: target });
      else if (!playing.flights.some(({ to }) => to === `middle ${at}`)) {
        // who presses twice has a card of theirs on its way there
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
      const { playing } = latest.current;
      if (shown(source) && !playing.busy(source)) playing.choose(source);
    }

    /** Whether the last tap laid a card there. */
    let stacked = false;

    function pick(source: Source): void {
      const { playing } = latest.current;
      stacked = stackOn(source);
      if (stacked) return;
      if (playing.chosen === source) playing.choose(null);
      else choose(source);
    }

    function bestOf(source: Source): void {
      const { playing } = latest.current;
      const move = playing.best(source);
      if (move) playing.send(move);
      else choose(source);
    }

    const quick = (source: Source) => {
      if (!stacked) bestOf(source); // else the first tap of the two had its own meaning
    };

    const source = (key: Source) => {
      if (stackOn(key)) return;
      if (latest.current.playing.chosen === key) bestOf(key);
      else choose(key);
    };

    function best(): void {
      const { playing } = latest.current;
      const move = playing.best(playing.chosen) ?? playing.best(null);
      if (move) playing.send(move);
    }

    const turn = () => latest.current.playing.send({ kind: "turn" });

    function call(what?: string): void {
      const { open, playing } = latest.current;
      if (open.stop && what !== "dutch") playing.send({ kind: "stop" });
      else if (open.dutch && what !== "stop") playing.send({ kind: "dutch" });
    }

    function lift(lifted: Source): CardText | null {
      const { playing } = latest.current;
      const card = shown(lifted);
      if (!card || playing.busy(lifted)) return null;
      playing.choose(lifted);
      return card;
    }

    function drop(dropped: Source, card: CardText, places: readonly string[], from: Box): boolean {
      const { playing, active } = latest.current;
      if (!active || shown(dropped) !== card) {
        playing.choose(null); // the round ended meanwhile, or the card was turned or played otherwise
        return false;
      }
      const middle = places.find((place) => place.startsWith("middle "));
      if (middle) {
        playing.send({ kind: "play", source: dropped, pile: targetAt(Number(middle.slice(7))) }, from);
        return true;
      }
      const sources = places.filter((place) => place.startsWith("mine ")).map((place) => place.slice(5));
      const row = sources.find((source) => placeOf(source) && source !== dropped);
      if (row) playing.send({ kind: "stack", source: dropped, place: placeOf(row) }, from);
      else playing.choose(null);
      return row !== undefined;
    }
    return { pile, pick, source, quick, best, turn, call, lift, drop };
  }, []);
}
