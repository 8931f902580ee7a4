"""How often a player who knows the order of the pile wins: ``python -m training.lucky_numbers.seer``.

The others are the learned bot with one ply, which knows nothing. Before each of its actions, the seer plays the round
on in its head with the clovers that will really come, all seats playing like that bot, and takes an action after which
it wins, if there is one. Argument: the number of deals.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from ludotheque.games.lucky_numbers.bots.players import LEARNED, Player, choose_action
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, list_open, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance
from ludotheque.games.lucky_numbers.state import OVER, ROUND, SORTED, new_round
from ludotheque.kernel import Chance, Floats, Ints, Rounds, State, new_chance, rule
from training.lucky_numbers.contests import LONGEST, outcome

TRIED = 30
"""The number of actions that the seer tries at most at a time."""


@rule
def play_on(state: State, player: Player, buffers: Buffers, deal: Chance, chance: Chance) -> None:
    """Play a round to its end, all seats alike."""
    for _ in range(LONGEST):
        while awaits_chance(state):
            reveal_any(state, deal)
        if state.phase == OVER:
            return
        seat = int(state.turn)
        kind, number, cell = choose_action(player, buffers, state, seat, chance)
        act(state, seat, kind, number, cell)


@rule
def foreseen(
    state: State, player: Player, buffers: Buffers, seat: int, deal: Chance, chance: Chance, ahead: Rounds,
    future: Chance, kind: int, number: int, cell: int,
) -> float:  # fmt: skip
    """What a seat will have won if it does something now, and all go on as they do."""
    ahead[0] = state
    future[0] = deal[0]
    act(ahead[0], seat, kind, number, cell)
    play_on(ahead[0], player, buffers, future, chance)
    return share_of_win(ahead[0], seat)


@rule
def play_as_seer(
    state: State, player: Player, buffers: Buffers, seat: int, deal: Chance, chance: Chance, ahead: Rounds,
    future: Chance, listed: Ints,
) -> None:  # fmt: skip
    """Play a round in which one seat knows the pile. Clovers come in the same order, whoever draws them."""
    for _ in range(LONGEST):
        while awaits_chance(state):
            reveal_any(state, deal)
        if state.phase == OVER:
            return
        here = int(state.turn)
        kind, number, cell = choose_action(player, buffers, state, here, chance)
        if here == seat:
            best = foreseen(state, player, buffers, seat, deal, chance, ahead, future, kind, number, cell)
            for i in range(min(TRIED, list_open(state, seat, listed))):
                if best == 1:
                    break
                share = foreseen(
                    state, player, buffers, seat, deal, chance, ahead, future, listed[i, 0], listed[i, 1], listed[i, 2]
                )
                if share > best:
                    best, kind, number, cell = share, listed[i, 0], listed[i, 1], listed[i, 2]
        act(state, here, kind, number, cell)


def shares(seats: int, first: int, deals: int) -> Floats:
    """What the seer wins of some deals, each played from every seat."""
    player = Player(LEARNED, net=nets()[seats])
    buffers, ahead, future = new_buffers(player.net), np.zeros(1, ROUND), new_chance(0)
    listed, found = buffers.listed.copy(), np.zeros((deals, seats))
    for number in range(deals):
        for seat in range(seats):
            state = new_round(seats, 0, SORTED, False)
            play_as_seer(state, player, buffers, seat, new_chance(first + number), new_chance(1), ahead, future, listed)
            found[number, seat] = share_of_win(state, seat)
    of_deals: Floats = found.mean(axis=1)
    return of_deals


def main(deals: int) -> None:
    """Print how often the seer wins with two seats and with four."""
    for seats in (2, 4):
        shares(seats, 0, 1)  # compiled before the processes part
        with ProcessPoolExecutor() as pool:
            parts = -(-deals // (os.cpu_count() or 2))
            jobs = [pool.submit(shares, seats, 1000 + begin, parts) for begin in range(0, deals, parts)]
            found = outcome(np.concatenate([job.result() for job in jobs]))
        print(f"{seats} seats, sorted, a seer: {found} ({found.deals * seats} matches)", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
