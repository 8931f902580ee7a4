/** Polyssimo Challenge on the page. */

import type { GamePage } from "../contract.ts";
import { Board } from "./Board.tsx";
import { Picture } from "./Picture.tsx";
import { openInWords, queries } from "./spoken/queries.ts";
import { Small } from "./Small.tsx";
import { inShort } from "./spoken/spoken.ts";
import type { Event, View } from "./wire.ts";

export const page: GamePage<View, Event> = {
  Board,
  queries,
  openInWords,
  inShort,
  wholeTurns: true,
  Picture,
  Small,
  pictures: { 2: ["draft"], 3: ["turned", "box"] },
  drawings: ["pentominoes", "hexominoes"],
  hinted: true,
  seatsTeacher: true,
  sounds: { all: { picked: "leaf", laid: "wood" } },
};
