"""What a round in progress leads to: ``python -m training.quick_cards.watching``.

Quick looks race rounds at an equal tempo. Least squares relate what is visible during a round to the points at its end.
Writes `outlooks.csv`, and prints how much of the points it explains in other rounds.
"""

import numpy as np

from ludotheque.games.quick_cards.bots.ahead import TIMES
from ludotheque.games.quick_cards.bots.outlook import COUNTED, FILE, OF_A_SEAT, Outlook, compare, count_all
from ludotheque.games.quick_cards.bots.race import FOREVER, race
from ludotheque.games.quick_cards.bots.taste import Taste
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.state import GOING_ON
from ludotheque.kernel import Chance, Floats, Rounds, State, below, new_chance, rule
from training.quick_cards.contests import Contest, Contestant, Table, begin
from training.quick_cards.variants import Variant, measure

LOOKS, OTHER_LOOKS = 1_000_000, 200_000
"""The number of seats that are looked at in the midst of a round, and of those in other rounds afterwards."""
EVERY = 4.0
"""Seconds between two looks, for each seat at the table."""
STEADY = 1e-6
"""Keeps weights small where two things always go together."""


@rule
def watch(
    blank: State,
    trial: Rounds,
    table: Table,
    chance: Chance,
    seen: Floats,
    ended: Floats,
    things: Floats,
    points: Floats,
) -> None:
    """Play rounds; write what is counted of every seat now and then, and the points that it had in the end."""
    number = 0
    while number < len(seen):
        trial[0] = blank
        state = trial[0]
        begin(state, table, chance)
        first, now = number, EVERY * below(chance, 1024) / 1024
        while state.ending == GOING_ON and number + state.seats <= len(seen):
            race(state, table.racers, chance, now)
            if state.ending != GOING_ON:
                break
            count_all(state, things, points)
            for seat in range(state.seats):
                compare(state, seat, things, seen[number])
                ended[number] = seat
                number += 1
            now += EVERY * state.seats
        if number == first and number + state.seats > len(seen):
            return
        race(state, table.racers, chance, FOREVER)
        count_points(state, points)
        for at in range(first, number):
            ended[at] = points[int(ended[at])]


def rounds(contest: Contest, looks: int, seed: int, taste: Taste | None = None) -> tuple[Floats, Floats]:
    """What was counted at each of the looks, and the points that came of it; all play by a taste, or a learned one."""
    seats = contest.seats
    looks -= looks % seats
    seen, ended = np.zeros((looks, len(COUNTED))), np.zeros(looks)
    table = contest.table([Contestant(taste, TIMES)] * seats)
    trial, things, points = np.zeros(1, contest.game.state_type), np.zeros((seats, len(OF_A_SEAT))), np.zeros(seats)
    watch(contest.game.begin(contest.terms, 0), trial, table, new_chance(seed), seen, ended, things, points)
    return seen, ended


def weigh(seen: Floats, ended: Floats) -> Outlook:
    """The weights by which what was seen tells best what came of it."""
    spread = np.diag(STEADY * (seen.var(axis=0) + STEADY))
    return np.asarray(np.linalg.solve(seen.T @ seen / len(seen) + spread, seen.T @ ended / len(seen)), np.float64)


def found_of(variant: Variant, seats: int) -> tuple[Outlook, str]:
    """The outlook of a variant, and how much it tells of other rounds."""
    contest = Contest(variant.game, seats, variant.options)
    found = weigh(*rounds(contest, LOOKS, 1))
    seen, ended = rounds(contest, OTHER_LOOKS, 2)
    left = ended - seen @ found
    return found, f"{1 - left.var() / ended.var():.0%} known, ± {left.std():.1f} points"


if __name__ == "__main__":
    measure(FILE, COUNTED, found_of)
