/** The 24 places of the draft: one tab stop with arrow keys; a piece is lifted first and taken then. */

import { useRef, useState } from "preact/hooks";
import { announce } from "../../../ear.ts";
import { useWindowEvent } from "../../../parts/gestures/hearing.ts";
import { Lamp } from "../../../parts/Lamp.tsx";
import { letters } from "../../../state/chosen.ts";
import { isFor } from "../../../state/focus.ts";
import type { Refusal } from "../../contract.ts";
import { adviceOf } from "../hinting.ts";
import type { Openings } from "../openings.ts";
import { type Piece, PIECES } from "../wood/pieces.ts";
import { called } from "../Seats.tsx";
import { shapeInWords } from "../spoken/spoken.ts";
import { LoosePiece } from "../wood/Wood.tsx";
import type { PolyProps } from "../view.ts";

interface SpotsProps {
  readonly props: PolyProps;
  readonly open: Openings;
  /** The piece that is lifted. */
  readonly chosen: string | null;
  readonly refused: Refusal | null;
  choose(piece: string | null): void;
  take(piece: string): void;
}

/** How long the letters of a typed name belong together. */
const TYPING = 900;

export function Spots({ props, open, chosen, refused, choose, take }: SpotsProps) {
  const { view, words, seat } = props;
  const mine = seat !== null && view.turn === seat;
  const advised = adviceOf(props.hint).piece;
  const list = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const pressedOn = useRef<{ lifted: boolean } | null>(null);
  const typed = useRef({ text: "", at: 0 });

  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  const goTo = (place: number) => {
    const within = Math.max(0, Math.min(PIECES.length - 1, place));
    setStop(within);
    buttons()[within]?.focus();
  };

  /** How many places lie beside each other: the sheet is narrower on a phone. */
  const columns = () => {
    const tops = buttons().map((button) => Math.round(button.getBoundingClientRect().top + button.offsetHeight / 2));
    return Math.max(1, tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 20).length);
  };

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, () => number> = {
      ArrowLeft: () => -1,
      ArrowRight: () => 1,
      ArrowUp: () => -columns(),
      ArrowDown: () => columns(),
      Home: () => -stop,
      End: () => PIECES.length,
    };
    const step = steps[event.key];
    if (step) goTo(stop + step());
    else if (event.key === "Escape" && chosen !== null) choose(null);
    else return;
    event.preventDefault();
  };

  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.key.length !== 1) return;
    if (!letters.peek() || !isFor(list.current?.closest(".poly") ?? null, event)) return;
    const now = performance.now();
    const text = (now - typed.current.at < TYPING ? typed.current.text : "") + event.key.toUpperCase();
    const place = PIECES.findIndex(({ name }) => name === text);
    const begins = PIECES.some(({ name }) => name.startsWith(text));
    typed.current = { text: begins ? text : event.key.toUpperCase(), at: now };
    const found = place >= 0 ? place : PIECES.findIndex(({ name }) => name === typed.current.text);
    if (found >= 0) goTo(found);
  });

  const nameOf = (piece: Piece, owner: number | null): string => {
    if (owner !== null) {
      const facts = { piece: piece.name, who: called(props, owner) };
      return words.phrase("poly-spot-taken", facts, owner === seat ? "you" : undefined);
    }
    const facts = { piece: piece.name, shape: shapeInWords(words, piece.shape), wood: words.phrase(`poly-wood-${piece.wood}`) };
    // the same name whoever's turn it is: a screen reader that hears 24 names change misses what is announced
    const name = words.phrase(mine && !open.pieces.has(piece.name) ? "poly-spot-not-open" : "poly-spot", facts);
    return mine && piece.name === advised ? words.phrase("poly-spot-advised", { name }) : name;
  };

  return (
    // a toolbar, for in a list of buttons a screen reader keeps the arrows for itself
    <div class="poly-spots" role="toolbar" aria-label={words.phrase("poly-on-table-list")} ref={list}>
      {PIECES.map((piece, place) => {
        const owner = view.taken_by[piece.name] ?? null;
        const up = chosen === piece.name;
        const shut = owner === null && mine && !open.pieces.has(piece.name);
        return (
          <div key={piece.name} class={`poly-spot${owner === null ? "" : " gone"}${up ? " up" : ""}${shut ? " shut" : ""}${piece.name === advised ? " advised" : ""}`}>
            <button
              type="button"
              tabIndex={place === stop ? 0 : -1}
              data-piece={piece.name}
              aria-label={nameOf(piece, owner)}
              aria-disabled={owner !== null}
              onKeyDown={press}
              onPointerDown={() => (pressedOn.current = { lifted: up })}
              onFocus={() => {
                setStop(place);
                if (mine) choose(owner === null ? piece.name : null);
              }}
              onClick={(event) => {
                const pressed = pressedOn.current;
                pressedOn.current = null;
                if (owner !== null) {
                  announce(nameOf(piece, owner)); // a key is never pressed into silence
                  return;
                }
                if (!mine) {
                  if (seat !== null) announce(words.phrase("poly-draft-of", { who: called(props, view.turn ?? 0) }));
                  return;
                }
                choose(piece.name);
                if (!pressed || pressed.lifted || event.detail === 0) take(piece.name);
              }}
            >
              <span class="poly-lie">
                <LoosePiece name={piece.name} hollow={owner !== null} unit={34} />
              </span>
              {piece.name === advised && <Lamp />}
              {owner !== null && (
                <span class="poly-taker one-line" aria-hidden="true">
                  {called(props, owner)}
                </span>
              )}
            </button>
            {up && refused && <p class="poly-refused">{refused.reason}</p>}
          </div>
        );
      })}
    </div>
  );
}
