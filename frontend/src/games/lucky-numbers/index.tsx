/** Lucky Numbers on the page. */

import type { GamePage } from "../contract.ts";
import { Board } from "./Board.tsx";
import type { LuckyEvent } from "./moments.ts";
import { Picture } from "./Picture.tsx";
import { queries } from "./queries.ts";
import { Small } from "./Small.tsx";
import type { View } from "./wire.ts";

export const page: GamePage<View, LuckyEvent> = {
  Board,
  queries,
  Picture,
  Small,
  pictures: { 1: ["clovers"], 2: ["diagonal"], 3: ["pile"], 6: ["pair"] },
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
