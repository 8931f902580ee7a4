/** A garden in small, to look back on a match: the clover just laid ringed, the cell that became narrow with what fits. */

import type { JSX } from "preact";
import type { SmallProps } from "../../contract.ts";
import { Clover, Ladybird } from "./drawings.tsx";
import { type LuckyEvent, momentOf } from "../moments.ts";
import { CELLS, DIAGONAL, tableOf } from "../table.ts";
import type { View } from "../wire.ts";
import "../look/clover.css";
import "../look/small.css";

export function Small({ view, seat, events = [], why, won }: SmallProps<View, LuckyEvent>): JSX.Element {
  const { gardens, toArrange } = tableOf(view);
  const moment = momentOf(events);
  const newest = moment.seat === seat ? moment.newest : [];
  const fitting = Array.isArray(why?.fitting) ? (why.fitting as readonly number[]) : [];
  return (
    <span class={`lucky-picture lucky-small garden ${won ? "won" : ""}`}>
      {CELLS.map((cell, place) => {
        const clover = gardens[seat]?.[place] ?? toArrange[seat]?.[DIAGONAL.indexOf(cell)];
        const tight = why?.tight === cell && !clover;
        const looks = ["cell", DIAGONAL.includes(cell) && "golden", newest.includes(cell) && "put", tight && "tight"];
        return (
          <span key={cell} class={looks.filter(Boolean).join(" ")}>
            {clover ? <Clover clover={clover} /> : null}
            {tight ? <b>{fitting.length === 1 ? fitting[0] : fitting.length === 0 ? "×" : "…"}</b> : null}
          </span>
        );
      })}
      {won ? <Ladybird /> : null}
    </span>
  );
}
