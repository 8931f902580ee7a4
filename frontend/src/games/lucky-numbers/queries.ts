/** Questions that a key answers by ear. */

import type { Query } from "../contract.ts";
import { cloverName, columnOf, gardenInWords, lineInWords, middleInWords, orList, rowOf } from "./names.ts";
import { openOf } from "./open.ts";
import { COLUMNS, tableOf } from "./table.ts";
import type { LuckyProps } from "./moments.ts";

/** Four keys side by side, for the gardens of up to four others. */
const OTHERS: readonly string[] = ["u", "i", "o", "p"];

/** My garden (who watches: that of seat 1), its rows and columns, the middle, what is held, the others, the scores. */
export function queries({ view, seat, names, words }: LuckyProps): Query[] {
  const table = tableOf(view);
  const mine = seat ?? 0;
  const garden = table.gardens[mine] ?? [];
  const of = (owner: number) => {
    const inWords = gardenInWords(words, table.gardens[owner] ?? []);
    return owner === seat ? inWords : words.phrase("lucky-garden-told", { who: names[owner] ?? "", garden: inWords });
  };
  const others = table.gardens.map((_, owner) => owner).filter((owner) => owner !== mine);
  return [
    { key: "g", label: "lucky-query-garden", answer: () => of(mine) },
    ...[1, 2, 3, 4].map((row) => ({
      key: String(row),
      label: `lucky-query-row-${row}`,
      answer: () => words.phrase("lucky-row", { row, line: lineInWords(words, rowOf(garden, row)) }),
    })),
    ...COLUMNS.map((column, place) => ({
      key: String(5 + place),
      label: `lucky-query-column-${column}`,
      answer: () => words.phrase("lucky-column", { column, line: lineInWords(words, columnOf(garden, column)) }),
    })),
    { key: "m", label: "lucky-query-middle", answer: () => middleInWords(words, table) },
    {
      key: "c",
      label: "lucky-query-held",
      answer: () =>
        table.held
          ? words.phrase(
              "lucky-held-told",
              { who: names[table.turn] ?? "", clover: cloverName(words, table.held) },
              table.turn === seat ? "you" : undefined,
            )
          : words.phrase("lucky-held-none"),
    },
    ...others.map((owner, place) => ({
      key: OTHERS[place] ?? "",
      label: `lucky-query-other-${place + 1}`,
      answer: () => of(owner),
    })),
    {
      key: "s",
      label: "lucky-query-scores",
      answer: () => scoresInWords(),
    },
  ];

  function scoresInWords(): string {
    const empties = table.gardens.map((cells, owner) =>
      words.phrase("lucky-empty-of", { who: names[owner] ?? "", count: cells.filter((clover) => !clover).length }),
    );
    const game = `${empties.join(", ")}.`;
    if (table.rounds < 2) return game;
    const points = table.scores.map((score, owner) => words.phrase("seat-score", { who: names[owner] ?? "", score }));
    const rounds = { round: table.round, rounds: table.rounds, scores: points.join(", ") };
    return `${game} ${words.phrase("lucky-points", rounds)}`;
  }
}

/** What I can do, in words: one sentence for each kind of action. */
export function openInWords({ view, words, legal }: LuckyProps): string {
  const open = openOf(legal);
  const held = tableOf(view).held?.number ?? 0;
  const told: string[] = [];
  if (open.arrange.length > 0) told.push(words.phrase("lucky-open-arrange"));
  if (open.set.length > 0) told.push(words.phrase("lucky-open-set", { number: held, cells: orList(words, open.set) }));
  if (open.place.length > 0)
    told.push(words.phrase("lucky-open-place", { number: held, cells: orList(words, open.place) }));
  if (open.leave) told.push(words.phrase("lucky-open-leave", { number: held }));
  if (open.draw) told.push(words.phrase("lucky-open-draw"));
  for (const [number, cells] of open.take)
    told.push(words.phrase("lucky-open-take", { number, cells: orList(words, cells) }));
  return told.join(" ");
}
