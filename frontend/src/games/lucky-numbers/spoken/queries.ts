/** Questions that a key answers by ear. */

import type { Query } from "../../contract.ts";
import { cloverName, columnOf, gardenInWords, lineInWords, middleInWords, orList, rowOf } from "./names.ts";
import { openOf } from "../turn/open.ts";
import { tableOf } from "../table.ts";
import type { LuckyProps } from "../moments.ts";

/** Which of the others was asked about last: each time the next one is told. */
let asked = -1;

/** The cell where the focus is, in my garden; null elsewhere. */
const cellHere = (): string | null => document.activeElement?.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? null;

/** My garden (who watches: that of seat 1), where I am in it, the middle, what is held, the others, the scores. */
export function queries({ view, seat, names, words }: LuckyProps): Query[] {
  const table = tableOf(view);
  const mine = seat ?? 0;
  const garden = table.gardens[mine] ?? [];
  const of = (owner: number) => {
    const inWords = gardenInWords(words, table.gardens[owner] ?? []);
    return owner === seat ? inWords : words.phrase("lucky-garden-told", { who: names[owner] ?? "", garden: inWords });
  };
  const others = table.gardens.map((_, owner) => owner).filter((owner) => owner !== mine);
  const row = (cell: string) => {
    const number = Number(cell[1]);
    return words.phrase("lucky-row", { row: number, line: lineInWords(words, rowOf(garden, number)) });
  };
  const column = (cell: string) => {
    const letter = cell[0] ?? "";
    return words.phrase("lucky-column", { column: letter, line: lineInWords(words, columnOf(garden, letter)) });
  };
  return [
    { key: "g", label: "lucky-query-garden", answer: () => of(mine) },
    { key: "r", label: "lucky-query-row", answer: () => here(row) },
    { key: "c", label: "lucky-query-column", answer: () => here(column) },
    { key: "m", label: "lucky-query-middle", answer: () => middleInWords(words, table) },
    {
      key: "w",
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
    { key: "o", label: "lucky-query-others", answer: () => of(others[++asked % others.length] ?? mine) },
    { key: "k", label: "lucky-query-colours", answer: () => gardenInWords(words, garden, true) },
    {
      key: "s",
      label: "lucky-query-scores",
      answer: () => scoresInWords(),
    },
  ];

  /** The line through the cell where the focus is; the whole garden where it is on none. */
  function here(line: (cell: string) => string): string {
    const cell = cellHere();
    return cell ? line(cell) : of(mine);
  }

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
