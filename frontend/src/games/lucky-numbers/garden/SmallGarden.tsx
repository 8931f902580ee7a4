/** The garden of somebody else: a small table that is read, not played on. */

import type { JSX } from "preact";
import type { Seated } from "../../../net/standing.ts";
import { Face } from "../../../parts/Face.tsx";
import { SeatNote } from "../../../parts/SeatNote.tsx";
import type { Words } from "../../contract.ts";
import { Ladybird, LyingClover } from "./drawings.tsx";
import { cellName, cloverName } from "../spoken/names.ts";
import { CELLS, DIAGONAL, emptyCells, nameOf, SIDE } from "../table.ts";
import type { Clover as CloverOnTable, Garden as Cells } from "../table.ts";

interface Props {
  readonly cells: Cells;
  readonly name: string;
  readonly face: Seated | undefined;
  /** How well this bot plays; nothing for people. */
  readonly level: string;
  readonly owner: number;
  readonly words: Words;
  /** A word on what this seat does: plays now, plays next, is arranging. */
  readonly note: string | null;
  readonly acting: boolean;
  readonly newest: readonly string[];
  readonly pair: readonly string[];
  readonly toArrange: readonly CloverOnTable[];
  readonly won: boolean;
  /** Show this garden large; only for those who watch. */
  onShow: (() => void) | null;
}

export function SmallGarden(props: Props): JSX.Element {
  const { cells, name, words, owner } = props;
  const count = words.phrase("lucky-empty-count", { count: emptyCells(cells) });
  const heading = `lucky-seat-${owner}`;
  const arranging = props.toArrange.length > 0;
  return (
    <section class={`lucky-seat ${props.acting ? "acting" : ""}`} aria-labelledby={heading} data-seat={owner}>
      <h2 id={heading}>
        {props.face && <Face {...props.face} ring={props.won ? "won" : props.acting ? "now" : null} />}
        {props.onShow ? (
          <button
            type="button"
            class="lucky-show one-line"
            onClick={props.onShow}
            aria-label={words.phrase("lucky-show-large", { who: name })}
          >
            {name}
          </button>
        ) : (
          <span class="lucky-name one-line">{name}</span>
        )}{" "}
        <small>
          {arranging ? "" : count}
          {props.note && <span class="lucky-note unseen">{arranging ? "" : ", "}{props.note}</span>}
        </small>
        {props.face && <SeatNote {...props.face} />}
      </h2>
      <div class="lucky-plot">
        <table class={`garden ${props.won ? "won" : ""}`} aria-label={words.phrase("lucky-garden-of", { who: name })}>
          <tbody>
            {[0, 1, 2, 3].map((row) => (
              <tr key={row}>
                {CELLS.slice(row * SIDE, row * SIDE + SIDE).map((cell) => (
                  <Cell key={cell} {...props} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Ladybird />
        {arranging && (
          <ul class="lucky-to-lay" aria-label={words.phrase("lucky-to-lay")}>
            {props.toArrange.map((clover) => (
              <li key={nameOf(clover)}>
                <span class="unseen">{cloverName(words, clover)}</span>
                <LyingClover clover={clover} spot={`${owner} hand`} />
              </li>
            ))}
          </ul>
        )}
        {props.level && <p class="lucky-level unseen">{props.level}</p>}
      </div>
    </section>
  );
}

function Cell({ cell, cells, words, owner, newest, pair }: Props & { readonly cell: string }): JSX.Element {
  const clover = cells[CELLS.indexOf(cell)] ?? null;
  const looks = [
    "cell",
    DIAGONAL.includes(cell) && "golden",
    newest.includes(cell) && "newest",
    pair.includes(cell) && "pair",
  ];
  return (
    <td class="garden-cell">
      <span class={looks.filter(Boolean).join(" ")}>
        <span class="unseen">{cellName(words, cell, clover, null)}</span>
        {clover && <LyingClover key={nameOf(clover)} clover={clover} spot={`${owner} ${cell}`} />}
      </span>
    </td>
  );
}
