/** A table that is mine: it is remembered, I sit there again on another device, and I am called when it is my turn. */

import { useEffect, useRef } from "preact/hooks";
import { callTo } from "../state/calling.ts";
import { useGame } from "../state/games.ts";
import { noteTable, secret } from "../state/memory.ts";
import { say } from "../state/say.ts";
import { turns } from "../state/title.ts";
import type { Sitting } from "../table/sitting.ts";

/** Remember this table, and come back to it by my profile; `again` opens the line anew, as the guest whom it knows. */
export function useMine(sitting: Sitting | null, again: () => void): void {
  const table = sitting?.standing.table.value ?? null;
  const guest = sitting?.standing.guest.value ?? null;
  const seat = sitting?.standing.seat.value ?? null;
  const game = useGame(table?.game ?? "");
  const tried = useRef("");
  useEffect(() => {
    if (table && game && guest !== null) noteTable(table, seat, game.levels.map(({ name }) => name));
  }, [table, game, guest, seat]);
  const unknown = table !== null && guest === null ? `${table.id} ${secret.value}` : "";
  useEffect(() => {
    if (!table || !unknown || !secret.peek() || tried.current === unknown) return;
    tried.current = unknown;
    void comeBack(table.id).then((known) => known && again());
  }, [unknown]);
  useCalls(sitting, game?.real_time === false ? game.title : "");
}

async function comeBack(table: string): Promise<boolean> {
  try {
    return await (await import("../state/profile.ts")).sitAgain(table);
  } catch {
    return false; // out of reach; whoever loads the page again tries again
  }
}

/** Call me when it becomes my turn in a game of turns while I look elsewhere. */
function useCalls(sitting: Sitting | null, title: string): void {
  const mine = title !== "" && sitting?.standing.mayAct() === true;
  useEffect(() => {
    if (mine && sitting) callTo(sitting.id, title, say("status-yours"));
    const show = () => {
      turns.value = mine && document.hidden ? 1 : 0;
    };
    show();
    document.addEventListener("visibilitychange", show);
    return () => {
      turns.value = 0;
      document.removeEventListener("visibilitychange", show);
    };
  }, [mine, sitting]);
}
