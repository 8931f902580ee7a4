/** The page of Ligretto and Dutch Blitz. */

import type { GamePage } from "../contract.ts";
import { DeckPicture } from "./backs.tsx";
import { Board } from "./Board.tsx";
import { tally } from "./ending.ts";
import { openInWords } from "./finding.ts";
import { CardsListener } from "./listener.ts";
import { Picture } from "./Picture.tsx";
import { queries } from "./queries.ts";
import { sounds } from "./sounds.ts";
import type { CardsEvent, CardsView } from "./view.ts";

export const page: GamePage<CardsView, CardsEvent> = {
  Board,
  queries,
  openInWords,
  listener: () => new CardsListener(),
  tally,
  Picture,
  Own: DeckPicture,
  pictures: { 1: ["cards"], 2: ["reserve", "row"], 3: ["pile"], 7: ["stacked"] },
  sounds,
};
