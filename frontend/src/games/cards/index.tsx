/** The page of Ligretto and Dutch Blitz. */

import { tally } from "./ending.ts";
import type { GamePage } from "../contract.ts";
import { Board } from "./Board.tsx";
import { Picture } from "./Picture.tsx";
import { queries } from "./queries.ts";

export const page: GamePage = { Board, queries, Picture, tally };
