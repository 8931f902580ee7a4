/** The page of Ligretto and Dutch Blitz. */

import type { GamePage } from "../contract.ts";
import { DeckPicture } from "./backs.tsx";
import { Board } from "./Board.tsx";
import { tally } from "./ending.ts";
import { Picture } from "./Picture.tsx";
import { openInWords, queries } from "./queries.ts";
import type { CardsEvent, CardsView } from "./view.ts";

export const page: GamePage<CardsView, CardsEvent> = {
  Board,
  queries,
  openInWords,
  tally,
  Picture,
  Own: DeckPicture,
  pictures: { 1: ["cards"], 2: ["reserve", "row"], 3: ["pile"], 7: ["stacked"] },
  sounds: {
    all: { opens: "wood", plays: "wood", completes: "again", stacks: "wood", stops: "again", "calls-dutch": "turn" },
    own: { turns: "leaf", "turns-over": "leaf" }, // everybody turns their own hand all the time
  },
};
