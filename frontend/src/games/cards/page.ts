/** The page of Ligretto and Dutch Blitz. */

import type { GamePage } from "../contract.ts";
import { DeckPicture } from "./card/backs.tsx";
import { Board } from "./Board.tsx";
import { tally } from "./rounds/ending.ts";
import { openInWords } from "./hearing/finding.ts";
import { CardsListener } from "./hearing/listener.ts";
import { Picture } from "./card/Picture.tsx";
import { queries } from "./hearing/queries.ts";
import { sounds } from "./hearing/sounds.ts";
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
