/** The board of a game that is not built into the page. */

import type { ForeignModule, GamePage } from "../contract.ts";
import { page as plain } from "../plain/Board.tsx";
import { foreignPage } from "./page.tsx";

const bring = (address: string): Promise<ForeignModule> => import(/* @vite-ignore */ address) as Promise<ForeignModule>;

/** The board at an address; the plain one where there is none, or where what is there does not work. */
export async function otherBoard(address: string | null, load = bring): Promise<GamePage> {
  if (!address) return plain;
  try {
    const module = await load(address);
    return foreignPage(module);
  } catch (error) {
    const there = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!there) throw error; // the line is cut
    console.error(error);
    return foreignPage(null);
  }
}
