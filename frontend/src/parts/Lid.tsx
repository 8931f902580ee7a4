/** The box of a game, as it stands on the shelf. */

import dutchBlitz from "../look/boxes/dutch-blitz.svg";
import ligretto from "../look/boxes/ligretto.svg";
import luckyNumbers from "../look/boxes/lucky-numbers.svg";
import polyssimo from "../look/boxes/polyssimo.svg";
import puzzles from "../look/boxes/puzzles.svg";
import type { ComponentChildren } from "preact";
import "./Lid.css";

const PICTURES: Readonly<Record<string, string>> = {
  "lucky-numbers": luckyNumbers,
  polyssimo,
  ligretto,
  "dutch-blitz": dutchBlitz,
  puzzles,
};

export function Lid({ game, children }: { game: string; children?: ComponentChildren }) {
  return (
    <div class={`box box-${game}`}>
      <div class="lid">
        {PICTURES[game] ? <img src={PICTURES[game]} width="280" height="240" alt="" draggable={false} /> : null}
        {children}
      </div>
    </div>
  );
}
