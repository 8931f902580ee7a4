/** The rounds of a match, gathered from what was told. */

import type { GamePage, Tally } from "../../games/contract.ts";
import type { GameEvent } from "../../words/index.ts";

export interface Round {
  readonly round: number;
  readonly scores: readonly number[];
  readonly tally: Tally | null;
}

/** Every round that is over, with what each seat scored in it. */
export function roundsOf(events: Iterable<GameEvent>, tally?: GamePage["tally"]): readonly Round[] {
  const rounds = new Map<number, Round>();
  for (const event of events) {
    const { kind, facts } = event;
    if (kind === "table-started") rounds.clear();
    if (!Array.isArray(facts?.scores)) continue;
    const scores = facts.scores as readonly number[];
    // a match of one round tells of its end alone
    const round = kind === "round-over" ? Number(facts.round) : kind === "match-over" && rounds.size === 0 ? 1 : 0;
    if (round > 0) rounds.set(round, { round, scores, tally: tally?.(event) ?? null });
  }
  return [...rounds.values()].toSorted((one, other) => one.round - other.round);
}

/** After each round, what each seat has in all; before the first, what it has from rounds that were not told. */
export function totalsOf(rounds: readonly Round[], totals: readonly number[]): readonly (readonly number[])[] {
  const first = totals.map((total, seat) => rounds.reduce((sum, { scores }) => sum - (scores[seat] ?? 0), total));
  const after: (readonly number[])[] = [first];
  for (const { scores } of rounds) after.push((after.at(-1) ?? []).map((sum, seat) => sum + (scores[seat] ?? 0)));
  return after;
}
