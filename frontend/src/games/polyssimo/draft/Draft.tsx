/** The draft: all pieces spread out on the mat; what is taken leaves a hollow with the name of whoever took it. */

import { useMemo, useRef, useState } from "preact/hooks";
import type { Refusal } from "../../contract.ts";
import { SeatNote } from "../../../parts/SeatNote.tsx";
import { Spots } from "./Spots.tsx";
import { openings } from "../openings.ts";
import { pieceNamed } from "../wood/pieces.ts";
import { called, SeatFace } from "../Seats.tsx";
import { handOf, type PolyProps } from "../view.ts";
import { Pieces } from "../wood/Wood.tsx";
import { pickText } from "../notation.ts";

export function Draft(props: PolyProps) {
  const { view, words, seat } = props;
  const open = useMemo(() => openings(props.legal), [props.legal]);
  const [kept, choose] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  /** How many pieces lay there when I asked for one and have no answer yet. Other news may come before it: then I may ask. */
  const asked = useRef<number | null>(null);
  const mine = view.turn !== null && view.turn === seat;
  const chosen = kept !== null && view.taken_by[kept] === null ? kept : null;
  const take = async (piece: string) => {
    const there = view.middle.length;
    if (asked.current === there || !mine) return;
    asked.current = there;
    setRefused(null);
    const refusal = await props.act(pickText(piece));
    if (asked.current === there) asked.current = null;
    setRefused(refusal);
    if (!refusal) choose((now) => (now === piece ? null : now)); // another one may be lifted by now
  };
  const others = view.hands.map((_, other) => other).filter((other) => other !== seat);
  return (
    <div class={`poly${props.teacher ? " taught" : ""}`}>
      <div class="poly-drafting">
        {props.teacher && <div class="poly-teacher">{props.teacher}</div>}
        {props.hint?.note}
        <h2 class="unseen">{words.phrase("poly-others")}</h2>
        <ul class="poly-others" aria-label={words.phrase("poly-others")}>
          {others.map((other) => (
            <li key={other} data-seat={other}>
              <h3>
                <SeatFace view={view} faces={props.faces} of={other} />
                <span class="one-line">{called(props, other)}</span> <Amount props={props} of={other} />
                {props.faces?.[other] && <SeatNote {...props.faces[other]} />}
              </h3>
              <Pieces
                words={words}
                pieces={handOf(view, other)}
                look="poly-stash"
                label={words.phrase("poly-they-have", { who: called(props, other) })}
                small
              />
            </li>
          ))}
        </ul>
        <section class="poly-mat" aria-labelledby="poly-pick">
          <div class="poly-mat-head">
            <h2 id="poly-pick">
              {mine
                ? words.phrase("poly-draft")
                : words.phrase("poly-draft-of", { who: called(props, view.turn ?? 0) })}{" "}
              <small>{words.phrase("poly-on-table", { count: view.middle.length })}</small>
            </h2>
            <ol class="poly-order" aria-label={words.phrase("poly-order")}>
              {view.hands.map((_, other) => (
                <li key={other} class={`one-line ${other === view.turn ? "now" : ""}`} aria-current={other === view.turn ? "step" : undefined}>
                  {called(props, other)}
                </li>
              ))}
            </ol>
          </div>
          <Spots
            props={props}
            open={open}
            chosen={chosen}
            refused={refused}
            choose={(piece) => {
              if (piece !== chosen) setRefused(null);
              choose(piece);
            }}
            take={(piece) => void take(piece)}
          />
        </section>
        {seat !== null && (
          <section class="poly-yours" aria-label={words.phrase("poly-yours")} data-seat={seat}>
            <h3>
              {words.phrase("poly-yours")} <Amount props={props} of={seat} />
            </h3>
            <Pieces words={words} pieces={handOf(view, seat)} look="poly-stash" />
          </section>
        )}
        {seat !== null && mine && (
          <div class="poly-take">
            {(view.hexominoes_due[seat] ?? 0) > 0 && (
              <p class="poly-due">{words.phrase("poly-due-you", { count: view.hexominoes_due[seat] })}</p>
            )}
            <button
              type="button"
              class="btn primary"
              aria-disabled={chosen === null}
              onClick={() => chosen !== null && void take(chosen)}
            >
              {chosen === null
                ? words.phrase("poly-choose-piece")
                : words.phrase("poly-take", { piece: chosen, size: pieceNamed(chosen).shape.length })}
              {chosen !== null && <kbd aria-hidden="true">{words.phrase("poly-enter")}</kbd>}
            </button>
            <p class="poly-keys">{words.phrase("poly-draft-keys")}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** How many pieces and squares a seat has, and the hexominoes that it must still pick. */
function Amount({ props, of }: { props: PolyProps; of: number }) {
  const { view } = props;
  const hand = handOf(view, of);
  const due = view.hexominoes_due[of] ?? 0;
  const size = { count: hand.length, squares: view.squares_left[of] };
  return (
    <small>
      {hand.length > 0 ? props.words.phrase("poly-hand-size", size) : props.words.phrase("poly-nothing-yet")}
      {due > 0 && ` · ${props.words.phrase("poly-due", { count: due })}`}
    </small>
  );
}
