/** Every seat with the squares it has left and the pieces it still holds: at hand where there is no room for them. */

import { useState } from "preact/hooks";
import type { Seated } from "../../net/standing.ts";
import { useCondition } from "../../parts/condition.ts";
import { Face } from "../../parts/Face.tsx";
import { SeatNote } from "../../parts/SeatNote.tsx";
import type { Words } from "../contract.ts";
import { handOf } from "./view.ts";
import type { View } from "./wire.ts";
import { Pieces } from "./Wood.tsx";

interface SeatsProps {
  readonly view: View;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly levels?: readonly string[] | undefined;
  readonly faces?: readonly Seated[] | undefined;
  readonly words: Words;
}

/** What a seat is called by whoever reads: a name, or "You". */
export const called = ({ seat, names, words }: Omit<SeatsProps, "view">, other: number): string =>
  other === seat ? words.phrase("poly-you") : (names[other] ?? words.phrase("seat", { number: other + 1 }));

export function Seats(props: SeatsProps) {
  const { view, seat, words } = props;
  const narrow = useCondition("phone");
  const [looked, look] = useState<number | null>(null);
  const shows = (other: number) => other !== seat || view.phase === "over";
  return (
    <section class="poly-seats" aria-labelledby="poly-seats">
      <h2 class="unseen" id="poly-seats">
        {words.phrase("poly-seats")}
      </h2>
      <ul>
        {view.squares_left.map((left, other) => (
          <li key={other} data-seat={other} class={seatClass(view, other)} aria-current={view.turn === other ? "true" : undefined}>
            <h3>
              <SeatFace {...props} of={other} />
              {narrow && shows(other) ? (
                <button
                  type="button"
                  class="poly-look one-line"
                  aria-expanded={looked === other}
                  onClick={() => look(looked === other ? null : other)}
                >
                  {called(props, other)} <span class="unseen">{words.phrase("poly-look")}</span>
                </button>
              ) : (
                <span class="one-line">{called(props, other)}</span>
              )}
              {props.levels?.[other] && <small class="poly-level">{props.levels[other]}</small>}
              {props.faces?.[other] && <SeatNote {...props.faces[other]} />}
            </h3>
            <p class="poly-left">
              <b>{left}</b> <small>{words.phrase("poly-squares-left", { count: left })}</small>{" "}
              <Standing view={view} seat={other} words={words} />
            </p>
            {shows(other) && <Rest {...props} of={other} />}
          </li>
        ))}
      </ul>
      {narrow && looked !== null && shows(looked) && (
        <div class="poly-looked">
          <Rest {...props} of={looked} />
        </div>
      )}
    </section>
  );
}

/** The face of a seat, ringed where it plays now or has won; a mark where faces are not known. */
export function SeatFace({ view, faces, of }: Pick<SeatsProps, "view" | "faces"> & { readonly of: number }) {
  const face = faces?.[of];
  const now = view.turn === of;
  if (!face) return now ? <i class="poly-turnmark" aria-hidden="true" /> : null;
  return <Face {...face} ring={view.result?.winners.includes(of) ? "won" : now ? "now" : null} />;
}

function seatClass(view: View, seat: number): string {
  return `poly-seat${view.turn === seat ? " now" : ""}${view.result?.winners.includes(seat) ? " won" : ""}`;
}

function Standing({ view, seat, words }: { view: View; seat: number; words: Words }) {
  if (view.result) return view.result.winners.includes(seat) ? <em>{words.phrase("poly-won")}</em> : null;
  return view.passed.includes(seat) ? <em>{words.phrase("poly-passes")}</em> : null;
}

/** The pieces that a seat still holds, small. */
function Rest(props: SeatsProps & { readonly of: number }) {
  const { view, words, of } = props;
  const hand = handOf(view, of);
  if (hand.length === 0) return <p class="poly-rest soft">{words.phrase("poly-no-pieces")}</p>;
  return (
    <Pieces
                words={words}
      pieces={hand}
      look="poly-rest"
      label={words.phrase("poly-their-pieces", { who: called(props, of) })}
      small
    />
  );
}
