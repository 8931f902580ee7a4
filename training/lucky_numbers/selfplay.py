"""Rounds that a network plays against itself, as positions to learn from."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.actions import ARRANGE
from ludotheque.games.lucky_numbers.bots.greedy import TUNED, ascending, greedy_action
from ludotheque.games.lucky_numbers.bots.net import Scratch, evaluate, find_all_features, look
from ludotheque.games.lucky_numbers.bots.players import Player, choose_action
from ludotheque.games.lucky_numbers.bots.sensible import sensible_action
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.playout import arrange_anyhow, reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance
from ludotheque.games.lucky_numbers.state import ARRANGING, CELLS, CHOICE, CHOOSING, HOLDING, MICHAEL, OVER, new_round
from ludotheque.kernel import Chance, Record, State, below, rule
from training.lucky_numbers.learning import POSITION, Positions


class Habits(NamedTuple):
    """How rounds of self-play are played and judged afterwards."""

    trust: float
    """How much what came later counts, against what was thought of the next turn."""
    slips: float
    """How often a seat does anything sensible."""
    greedy: bool
    """Whether the greedy player plays for the learned one."""
    anyhow: float
    """How often a diagonal is arranged anyhow."""


MICHAELS, BRUNOS = 0.12, 0.15
"""How often Michael's setup and Bruno's variant are played."""
MOST_TURNS = 400
"""A round of self-play with more turns than this is not learnt from."""


@rule
def write_down(state: State, scratch: Scratch, position: Record) -> None:
    """Note the table at the beginning of a turn."""
    look(state, scratch)
    for seat in range(int(state.seats)):
        for cell in range(CELLS):
            position.garden[seat, cell] = scratch.garden[seat, cell]
    for number in range(len(scratch.pile)):
        position.pile[number] = scratch.pile[number]
        position.middle[number] = scratch.middle[number]
    position.turn = state.turn
    position.bruno = state.bruno != 0


@rule
def play_and_note(
    player: Player, buffers: Buffers, state: State, habits: Habits, positions: Positions, chance: Chance
) -> int:
    """Play a round and note every turn with how it turned out. Returns their number, 0 if there are too many."""
    net, scratch, seats, count = player.net, buffers.scratch, int(state.seats), 0
    while state.phase != OVER:
        if awaits_chance(state):
            reveal_any(state, chance)
            continue
        if state.phase == ARRANGING:
            for seat in range(seats):
                if below(chance, 1000) < habits.anyhow * 1000:
                    arrange_anyhow(state, seat, chance)
                else:
                    act(state, seat, ARRANGE, ascending(state, seat), 0)
            state.phase = CHOOSING
            continue
        if state.phase != HOLDING:
            if count == len(positions):
                return 0
            write_down(state, scratch, positions[count])
            find_all_features(scratch, seats)
            for seat in range(seats):
                guess = evaluate(net, scratch, seat, seats, (seat - int(state.turn)) % seats, int(state.bruno != 0))
                positions[count].target[seat] = guess
            count += 1
        seat = int(state.turn)
        if below(chance, 100_000) < habits.slips * 100_000:
            kind, number, cell = sensible_action(state, seat, chance)
            if not habits.greedy:
                positions[count - 1].turn = int(state.turn) + 100
        elif habits.greedy:
            kind, number, cell = greedy_action(state, seat, TUNED, chance)
        else:
            kind, number, cell = choose_action(player, buffers, state, seat, chance)
        act(state, seat, kind, number, cell)
    for seat in range(seats):
        outcome = share_of_win(state, seat)
        for i in range(count - 1, -1, -1):
            thought = float(positions[i].target[seat])
            if positions[i].turn >= 100:
                outcome = thought  # what came of a slip says nothing of the turns before
            positions[i].target[seat] = outcome
            outcome = habits.trust * outcome + (1 - habits.trust) * thought
    for i in range(count):
        if positions[i].turn >= 100:
            positions[i].turn -= 100
    return count


def collect(
    player: Player, seats: int, rounds: int, habits: Habits, positions: Positions, at: int, chance: Chance
) -> int:
    """Play rounds and add their turns to the positions, the newest over the oldest. Returns the number ever added."""
    buffers, notes = new_buffers(player.net), np.zeros(MOST_TURNS, POSITION)
    for _ in range(rounds):
        setup = MICHAEL if below(chance, 100) < 100 * MICHAELS else CHOICE
        state = new_round(seats, below(chance, seats), setup, below(chance, 100) < 100 * BRUNOS)
        count = play_and_note(player, buffers, state, habits, notes, chance)
        positions[(at + np.arange(count)) % len(positions)] = notes[:count]
        at += count
    return at
