"""A bot for Lucky Numbers that knows which number belongs on which cell, and takes what comes nearest."""

from typing import NamedTuple

from ludotheque.games.lucky_numbers.actions import DRAW, LEAVE, TAKE
from ludotheque.games.lucky_numbers.bots.turns import open_action, open_actions
from ludotheque.games.lucky_numbers.state import HIGHEST, HOLDING, SIDE, number_of
from ludotheque.kernel import Chance, State, below, rule


class Taste(NamedTuple):
    """What a greedy player likes."""

    corner: float
    """The ideal number of a1."""
    step: float
    """What each step right or down adds to that."""
    empty: float
    """How far from its ideal an empty cell counts."""
    least: float
    """By how much a clover must bring a cell nearer to its ideal to be placed there …"""
    exchange: float = 0.0
    """… by how much more, if another clover lies there …"""
    take: float = 0.0
    """… and if it comes from the middle, instead of a draw."""


TUNED = Taste(0.36, 3.56, 7.0, 2.0)
UNTUNED = Taste(1.0, 19 / 6, 25.0, 5.0)
"""Numbers spread evenly from 1 to 20; whatever fits fills an empty cell, and exchanges must bring a lot."""


@rule
def ideal(cell: int, taste: Taste) -> float:
    """The number that suits a cell best: low at the top left, high at the bottom right."""
    return float(taste.corner + taste.step * (cell // SIDE + cell % SIDE))


@rule
def gain(state: State, seat: int, number: int, cell: int, taste: Taste) -> float:
    """How much nearer to its ideal a cell comes when it gets a number."""
    here = number_of(state.garden[seat, cell])
    best = ideal(cell, taste)
    before = abs(here - best) if here else float(taste.empty)
    return float(before - abs(number - best))


@rule
def greedy_action(state: State, seat: int, taste: Taste, chance: Chance) -> tuple[int, int, int]:
    """Place, take or exchange where it helps most, if it helps enough, else draw or leave; any of equals."""
    chosen = (LEAVE, 0, 0) if state.phase == HOLDING else (DRAW, 0, 0)
    best, equals = -100.0, 0
    for position in range(open_actions(state, seat)):
        kind, number, cell = open_action(state, seat, position)
        if kind in (DRAW, LEAVE):
            if best < taste.least:
                return kind, 0, 0
            continue
        helps = gain(state, seat, number if number else number_of(state.held), cell, taste)
        if state.garden[seat, cell]:
            helps -= taste.exchange
        if kind == TAKE:
            helps -= taste.take
        if helps > best:
            best, equals = helps, 0
        if helps == best:
            equals += 1
            if below(chance, equals) == 0:
                chosen = kind, number, cell
    return chosen


@rule
def ascending(state: State, seat: int) -> int:
    """The arrangement of the four drawn clovers in order, as an action has it."""
    order = used = 0
    for place in range(SIDE):
        best, lowest = 0, HIGHEST + 1
        for slot in range(SIDE):
            if not used >> slot & 1 and number_of(state.drawn[seat, slot]) < lowest:
                best, lowest = slot, number_of(state.drawn[seat, slot])
        used |= 1 << best
        order |= lowest << 5 * place
    return order
