/** Lucky Numbers on the page. */

import type { GamePage } from "../contract.ts";
import { Board } from "./Board.tsx";
import { Picture } from "./Picture.tsx";
import { queries } from "./queries.ts";
import type { View } from "./wire.ts";

export const page: GamePage<View> = { Board, queries, Picture };
