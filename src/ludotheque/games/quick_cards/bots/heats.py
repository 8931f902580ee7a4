"""Which of several actions wins most: all are tried out in heats, after each of which the weaker half drops out."""

import numpy as np

from ludotheque.games.quick_cards.actions import PLAY, TURN
from ludotheque.games.quick_cards.bots.ahead import MOST_TRIED, Scratch, try_out
from ludotheque.games.quick_cards.bots.policy import SELDOM, WAIT, choose
from ludotheque.games.quick_cards.bots.prospects import Stakes
from ludotheque.kernel import Chance, Floats, Ints, State, below, rule

HEATS = (0.2, 0.3, 0.5)
"""The attempts of an action come in heats, these parts of them all."""
PATIENCE = 3
"""For how many looks a card that can be played is kept back at most, on average."""
CLEAR = 3.0
"""The heats are over when one action leads, or trails, the one that a quick look likes by this many standard errors."""
SURE = 1.5
"""The number of standard errors by which another action must be better than that one."""


@rule
def alike(state: State, one: Ints, other: Ints) -> bool:
    """Whether two actions make no difference: they lay the same card on equal piles."""
    if one[0] != other[0] or one[1] != other[1]:
        return False
    if one[0] == PLAY and one[2] >= 0 and other[2] >= 0:
        return bool(state.pile_top[one[2]] == state.pile_top[other[2]])
    return bool(one[2] == other[2])


@rule
def worth_trying(state: State, open_to_it: Ints, count: int, tried: Ints, chance: Chance) -> int:
    """Write the actions that could make a difference into ``tried``. Returns their number.

    Now and then turning is not among them: a seat that can play a card, or only stack, must not put it off for ever.
    An attempt thinks that the card will be played at the next look, so that putting it off seems to cost nothing.
    """
    others = plays = 0
    for at in range(count):
        others += open_to_it[at, 0] != TURN
        plays += open_to_it[at, 0] == PLAY
    no_turning = others > 0 and below(chance, PATIENCE if plays else SELDOM) == 0
    found = 0
    for at in range(count):
        new = found < MOST_TRIED and not (no_turning and open_to_it[at, 0] == TURN)
        for before in range(found):
            new = new and not alike(state, tried[before], open_to_it[at])
        if new:
            for part in range(tried.shape[1]):  # to assign the row takes two seconds more to compile
                tried[found, part] = open_to_it[at, part]
            found += 1
    return found


@rule
def first_thought(state: State, seat: int, count: int, scratch: Scratch, chance: Chance) -> int:
    """What a quick look likes, of the actions to be tried."""
    look = scratch.racers.look
    liked = choose(state, seat, scratch.racers.tastes[seat], look, chance)
    if liked != WAIT:
        for at in range(count):
            if alike(state, look.sight.listed[liked], scratch.tried[at]):
                return at
    return 0


@rule
def best_of(
    world: State, seat: int, count: int, stakes: Stakes, attempts: int, scratch: Scratch, chance: Chance
) -> int:
    """Which of the actions in ``scratch.tried`` wins most: what a quick look likes, unless another is surely better.

    Every attempt has the same luck for all actions.
    """
    tried, order, won = scratch.tried, scratch.order, scratch.won
    for at in range(count):
        order[at] = at
    liked = first_thought(world, seat, count, scratch, chance)
    order[0], order[liked] = liked, 0
    done, lead, error = 0, 0.0, 0.0
    for heat in HEATS:
        more = max(2, int(heat * attempts + 0.5))
        for attempt in range(done, done + more):
            seed = np.uint64(below(chance, 1 << 32) << 31 | below(chance, 1 << 31) | 1)
            for at in range(count):
                action = order[at]
                won[action, attempt] = try_out(world, seat, tried[action], stakes, seed, scratch)
        done += more
        count = keep_the_better(won, order, count, done)
        lead, error = ahead_by(won[order[1]], won[order[0]], done)
        if abs(lead) > CLEAR * error:
            break
    return int(order[1] if lead > SURE * error else order[0])


@rule
def keep_the_better(won: Floats, order: Ints, count: int, done: int) -> int:
    """Sort the rivals of the first action, the better ones first, and keep half of them. Returns the number left."""
    for at in range(2, count):
        rival, place = order[at], at
        worth = won[rival, :done].sum()
        while place > 1 and won[order[place - 1], :done].sum() < worth:
            order[place] = order[place - 1]
            place -= 1
        order[place] = rival
    return min(count, 1 + max(1, count // 2))


@rule
def ahead_by(one: Floats, other: Floats, done: int) -> tuple[float, float]:
    """By how much one action leads another, and the standard error of that."""
    total = squares = 0.0
    for attempt in range(done):
        lead = one[attempt] - other[attempt]
        total += lead
        squares += lead * lead
    mean = total / done
    return mean, (max(0.0, squares / done - mean * mean) / done) ** 0.5
