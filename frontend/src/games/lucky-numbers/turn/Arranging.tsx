/** My four clovers before they lie on the diagonal. */

import type { ComponentChildren, JSX } from "preact";
import { Bold } from "../../../parts/text/Bold.tsx";
import type { Words } from "../../contract.ts";
import { arrangement, inHand } from "./arranging.ts";
import type { Draft } from "./arranging.ts";
import { LyingClover } from "../garden/drawings.tsx";
import { Choice } from "./Hand.tsx";
import { cloverInFull } from "../spoken/names.ts";
import { nameOf } from "../table.ts";
import type { Clover as CloverOnTable } from "../table.ts";
import type { Action } from "../wire.ts";

interface Props {
  readonly words: Words;
  readonly drawn: readonly CloverOnTable[];
  readonly draft: Draft;
  readonly picked: number | null;
  readonly orders: readonly (readonly number[])[];
  readonly refused: string | null;
  /** The coach's note. */
  readonly hint?: ComponentChildren;
  onPick(clover: number): void;
  onAscending(): void;
  onKeep(action: Action): void;
}

export function Arranging(props: Props): JSX.Element {
  const { words, drawn, draft } = props;
  const numbers = drawn.map((clover) => clover.number);
  const left = inHand(draft, numbers);
  const action = arrangement(draft, numbers, props.orders);
  return (
    <section class="lucky-hand arranging" aria-labelledby="lucky-hand-heading">
      {left.length > 0 && (
        <ul class="lucky-four" aria-label={words.phrase("lucky-arrange-hand")}>
          {left.map((place) => {
            const clover = drawn[place];
            if (!clover) return null;
            const picked = props.picked === place;
            const name = cloverInFull(words, clover);
            return (
              <li key={nameOf(clover)}>
                <button
                  type="button"
                  class={`lucky-up open ${picked ? "picked" : ""}`}
                  data-drag={`hand ${place}`}
                  aria-pressed={picked}
                  aria-label={words.phrase("lucky-arrange-pick", { clover: name })}
                  onClick={() => props.onPick(place)}
                >
                  <LyingClover clover={clover} spot="hand" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div class="lucky-say">
        <h2 id="lucky-hand-heading">{words.phrase("lucky-arrange")}</h2>
        <p>
          <Bold text={words.phrase(action ? "lucky-arrange-done" : "lucky-arrange-how")} />
        </p>
        {props.refused && <p class="lucky-refused at-hand">{props.refused}</p>}
        <div class="lucky-buttons buttons">
          {action ? (
            <Choice primary label={words.phrase("lucky-arrange-keep")} onClick={() => props.onKeep(action)} />
          ) : (
            <Choice label={words.phrase("lucky-arrange-ascending")} onClick={props.onAscending} />
          )}
        </div>
      </div>
      {props.hint}
    </section>
  );
}
