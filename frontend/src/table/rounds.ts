/** The rounds of a match, gathered from what was told. */

import type { GameEvent } from "../words/index.ts";

export interface Round {
  readonly round: number;
  readonly scores: readonly number[];
}

/** Every round that is over, with what each seat scored in it. */
export function roundsOf(events: Iterable<GameEvent>): readonly Round[] {
  const rounds = new Map<number, Round>();
  for (const { kind, facts } of events) {
    if (kind === "table-started") rounds.clear();
    if (kind !== "round-over" || typeof facts?.round !== "number" || !Array.isArray(facts.scores)) continue;
    rounds.set(facts.round, { round: facts.round, scores: facts.scores as number[] });
  }
  return [...rounds.values()].toSorted((one, other) => one.round - other.round);
}

/** After each round, what each seat has in all. */
export function totalsOf(rounds: readonly Round[], seats: number): readonly (readonly number[])[] {
  const totals: number[][] = [Array.from({ length: seats }, () => 0)];
  for (const { scores } of rounds) totals.push((totals.at(-1) ?? []).map((sum, seat) => sum + (scores[seat] ?? 0)));
  return totals;
}
