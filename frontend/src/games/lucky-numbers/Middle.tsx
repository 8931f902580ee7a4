/** The middle: the pile, and the clovers that lie face up, a toolbar that arrow keys walk: in a list a screen
 * reader would keep the arrows for itself. */

import type { JSX } from "preact";
import { Lamp } from "../../parts/Lamp.tsx";
import { useState } from "preact/hooks";
import type { Words } from "../contract.ts";
import { Back, LyingClover } from "./garden/drawings.tsx";
import type { TableHint } from "./hinting.ts";
import { middleName } from "./spoken/names.ts";
import { nameOf } from "./table.ts";
import type { Clover as CloverOnTable } from "./table.ts";

interface Props {
  readonly faceUp: readonly CloverOnTable[];
  readonly faceDown: number;
  readonly words: Words;
  readonly canDraw: boolean;
  /** For each number that I may take the cells it fits on. */
  readonly take: ReadonlyMap<number, readonly string[]>;
  readonly picked: number | null;
  /** What the coach points at. */
  readonly lamp: TableHint["middle"];
  /** While I drag a clover that may be left here: the middle is open to it, or it is over the middle now. */
  readonly landing: "" | "open" | "over";
  readonly refused: string | null;
  onDraw(): void;
  onPick(number: number): void;
}

/** How a clover lies, a little turned; by its number, so that it does not turn anew when others come. */
const LEANS: readonly number[] = [-3, 2.5, -1.5, 3, -2.5, 1, 2];

/** The backs that are seen of the pile, the lowest first. */
const DEPTHS: readonly number[] = [3, 2, 1];

export function Middle(props: Props): JSX.Element {
  const { faceUp, words } = props;
  const [walked, walkTo] = useState(0);
  const cursor = Math.min(walked, Math.max(0, faceUp.length - 1));
  const firstOf = new Map(faceUp.map((clover, place) => [clover.number, place] as const).toReversed());
  const walk = (event: KeyboardEvent) => {
    const to = destination(event.key, cursor, faceUp.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    walkTo(to);
    (event.currentTarget as HTMLElement).closest("[role=toolbar]")?.querySelectorAll<HTMLElement>("button")[to]?.focus();
  };
  const pile = words.phrase(props.canDraw ? "lucky-pile-draw" : "lucky-pile-name", { count: props.faceDown });
  return (
    <section class="lucky-middle" aria-labelledby="lucky-middle-heading">
      <h2 id="lucky-middle-heading" class="unseen">{words.phrase("lucky-middle")}</h2>
      <div class={`lucky-lay ${props.landing && `landing-${props.landing}`}`} data-drop="middle">
        <div class="lucky-pile">
          <button
            type="button"
            class={`lucky-stack ${props.canDraw ? "open" : ""} ${props.faceDown === 0 ? "empty" : ""}`}
            data-pile
            aria-label={pile}
            aria-disabled={!props.canDraw}
            onClick={() => props.canDraw && props.onDraw()}
          >
            {DEPTHS.filter((depth) => depth <= props.faceDown).map((depth) => (
              <span key={depth} class={`lucky-back depth-${depth}`}>
                {depth === 1 && <Back />}
              </span>
            ))}
            {props.lamp === "pile" && <Lamp />}
          </button>
          <span class="lucky-pile-count" aria-hidden="true">
            <b>{props.faceDown}</b> <small class="wide-words">{words.phrase("lucky-face-down")}</small>
            <small class="narrow-words">{words.phrase("lucky-face-down", {}, "short")}</small>
          </span>
        </div>
        {faceUp.length === 0 ? (
          <p class="lucky-nothing">{words.phrase("lucky-nothing-face-up")}</p>
        ) : (
          <div class={`lucky-face-up ${crowd(faceUp.length)}`} role="toolbar" aria-label={words.phrase("lucky-face-up")}>
            {faceUp.map((clover, place) => {
              const cells = props.take.get(clover.number);
              const picked = props.picked === clover.number && firstOf.get(clover.number) === place;
              return (
                <div key={nameOf(clover)} style={{ rotate: `${LEANS[clover.number % LEANS.length]}deg` }}>
                  <button
                    type="button"
                    class={`lucky-up ${cells ? "open" : ""} ${picked ? "picked" : ""}`}
                    data-drag={cells ? `middle ${clover.number}` : undefined}
                    data-number={clover.number}
                    tabIndex={cursor === place ? 0 : -1}
                    aria-label={middleName(words, clover, cells ? cells.length : null)}
                    aria-pressed={cells ? picked : undefined}
                    aria-disabled={!cells}
                    onFocus={() => walkTo(place)}
                    onKeyDown={walk}
                    onClick={() => cells && props.onPick(clover.number)}
                  >
                    <LyingClover clover={clover} spot="middle" />
                    {props.lamp === clover.number && firstOf.get(clover.number) === place && <Lamp />}
                  </button>
                </div>
              );
            })}
          </div>
        )}
      </div>
      {props.refused && <p class="lucky-refused at-middle">{props.refused}</p>}
    </section>
  );
}

/** How closely the clovers lie: the more there are, the smaller. */
function crowd(count: number): string {
  if (count <= 5) return "few";
  if (count <= 10) return "some";
  return count <= 18 ? "many" : "most";
}

function destination(key: string, from: number, count: number): number | null {
  const last = count - 1;
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(last, from + 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, from - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}
