/** Lucky Numbers on the page. */

import type { GamePage } from "../contract.ts";
import { Board } from "./Board.tsx";
import { inShort, type LuckyEvent } from "./moments.ts";
import { Picture } from "./garden/Picture.tsx";
import { openInWords, queries } from "./spoken/queries.ts";
import { Small } from "./garden/Small.tsx";
import type { View } from "./wire.ts";

export const page: GamePage<View, LuckyEvent> = {
  Board,
  queries,
  openInWords,
  inShort,
  Picture,
  Small,
  hinted: true,
  pictures: { 1: ["clovers"], 2: ["diagonal"], 3: ["pile"], 6: ["pair"] },
  seatsTeacher: true,
  drawings: ["example"],
  sounds: {
    all: {
      arranges: "wood",
      sets: "wood",
      draws: "leaf",
      takes: "wood",
      "takes-in-exchange": "wood",
      places: "wood",
      "places-in-exchange": "wood",
      leaves: "leaf",
      "plays-again": "again",
    },
  },
};
