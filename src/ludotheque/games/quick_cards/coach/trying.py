"""What an action is worth where there is time to think: rounds are played on by quick looks, with the same luck for all
actions, and what is likely to come of each is judged as a race to the target."""

from math import sqrt
from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards.actions import act
from ludotheque.games.quick_cards.bots.ahead import Scratch, look_ahead, smallest_reserve
from ludotheque.games.quick_cards.bots.prospects import SURER, Stakes
from ludotheque.games.quick_cards.coach.chances import CHANCES, Course, new_race, run, share_of_win
from ludotheque.games.quick_cards.ending import count_points, settle
from ludotheque.games.quick_cards.state import BLOCKED, GOING_ON, RESERVE_SIZE
from ludotheque.kernel import Chance, Floats, Ints, State, below, new_chance, rule

TRIALS, ATTEMPTS, LEAST = 3000, 1000, 8
"""The number of times that rounds are played on for a hint, and the most and the least for one action."""


class Found(NamedTuple):
    """What an action is worth."""

    chance: float
    luck: float
    """How far off that may be (95 %) by the luck of the trials; 0 only if the action ends the match."""


@rule
def ends_match(world: State, seat: int, tried: Ints, stakes: Stakes, scratch: Scratch) -> bool:
    """Whether an action ends the match by itself."""
    scratch.trial[0] = world
    state, points, best = scratch.trial[0], scratch.points, 0.0
    act(state, seat, tried[0], tried[1], tried[2], scratch.racers.news)
    settle(state, scratch.racers.news)
    if state.ending == GOING_ON:
        return False
    count_points(state, points)
    for other in range(len(points)):
        best = max(best, points[other] + stakes.scores[other])
    return bool(best >= stakes.target or (stakes.leader_wins and state.ending == BLOCKED))


@rule
def try_each(
    world: State, seat: int, tried: Ints, stakes: Stakes, course: Course, seeds: Chance, scratch: Scratch, race: Floats,
    won: Floats,
) -> bool:  # fmt: skip
    """Try out an action once for each seed, and write the chances to win the match. Returns whether it ends it."""
    for attempt in range(len(seeds)):
        look_ahead(world, seat, tried, stakes, seeds[attempt], scratch)
        state, points, best = scratch.trial[0], scratch.points, 0.0
        for total in points:
            best = max(best, total)
        over = state.ending != GOING_ON
        if over and (best >= stakes.target or (stakes.leader_wins and state.ending == BLOCKED)):
            won[attempt] = share_of_win(points, seat)
        else:
            left = 0.0 if over else SURER**2 * smallest_reserve(state) / RESERVE_SIZE
            run(points, left, stakes.target, course, race)
            won[attempt] = race[CHANCES, seat]
    return ends_match(world, seat, tried, stakes, scratch)


def try_all(
    world: State, seat: int, codes: Ints, stakes: Stakes, course: Course, scratch: Scratch, seed: int
) -> list[Found]:
    """What each of some actions is worth, a row each: kind, source and target."""
    attempts, chance = max(LEAST, min(ATTEMPTS, TRIALS // len(codes))), new_chance(seed)
    luck = [below(chance, 1 << 31) << 31 | below(chance, 1 << 31) | 1 for _ in range(attempts)]
    seeds, won, race, found = np.array(luck, np.uint64), np.empty(attempts), new_race(int(world.seats)), []
    for code in codes:
        ends = try_each(world, seat, code, stakes, course, seeds, scratch, race, won)
        unlucky = 0.0 if ends else 3 / attempts
        found.append(Found(float(won.mean()), max(unlucky, 1.96 * float(won.std()) / sqrt(attempts))))
    return found
