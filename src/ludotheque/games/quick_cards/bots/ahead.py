"""Looking ahead: rounds played on from an imagined world, once for each action that could be tried, by quick looks.

They are played on for a few actions of everybody, and what lies open then says how they will end (`outlook`): to play
them to their end takes longer and tells less, as luck in the rest of a round is worth far more than any one action.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ludotheque import shelf
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import TURN
from ludotheque.games.quick_cards.bots.learned import learned
from ludotheque.games.quick_cards.bots.outlook import COUNTED, OF_A_SEAT, Outlook, expect, outlook
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.bots.prospects import Stakes
from ludotheque.games.quick_cards.bots.race import Racers, new_racers, race
from ludotheque.games.quick_cards.clock import DO, NOTHING_PLANNED, SEE, TURNING, about, intend, make_plan
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.state import GOING_ON, RESERVE_SIZE
from ludotheque.kernel import Chance, Floats, Ints, Rounds, State, below, new_chance, rule
from ludotheque.options import OptionValue

TIMES = (0.4, 0.9, 0.8, 0.3)
"""The seconds that everybody is thought to take: to see, to decide and move, to decide and turn, to give up."""
AHEAD = 5.0
"""The seconds for which a round is played on: three or four actions of everybody."""


class Scratch(NamedTuple):
    """Scratch buffers for thinking about one match."""

    trial: Rounds
    """The imagined round that is being played on."""
    racers: Racers
    luck: Chance
    outlook: Outlook
    things: Floats
    counted: Floats
    points: Floats


def new_scratch(name: str, seats: int, options: Mapping[str, OptionValue]) -> Scratch:
    """Buffers for matches of a game with these seats and options."""
    game = shelf.game(name)
    assert isinstance(game, QuickCards)
    return Scratch(
        trial=np.zeros(1, game.state_type),
        racers=new_racers(game, [TIMES] * seats, [learned(name, seats, options)] * seats),
        luck=new_chance(1),
        outlook=outlook(name, seats, options),
        things=np.zeros((seats, len(OF_A_SEAT))),
        counted=np.zeros(len(COUNTED)),
        points=np.zeros(seats),
    )


@rule
def swap_hidden(state: State, chance: Chance) -> None:
    """Shuffle the cards of each seat that nobody sees: below the top of the reserve, and in the hand but its top."""
    state.can_play = False  # perhaps not with these cards
    for seat in range(state.seats):
        in_reserve = max(0, int(state.reserve_size[seat]) - 1)
        size, top = int(state.stock_size[seat]), int(state.turned[seat]) - 1
        hidden = in_reserve + size - (top >= 0)
        for at in range(hidden - 1, 0, -1):
            other = below(chance, at + 1)
            one, two = at - in_reserve, other - in_reserve
            one += top >= 0 and one >= top
            two += top >= 0 and two >= top
            card = int(state.reserve[seat, at]) if at < in_reserve else int(state.stock[seat, one])
            taken = int(state.reserve[seat, other]) if other < in_reserve else int(state.stock[seat, two])
            if at < in_reserve:
                state.reserve[seat, at] = taken
            else:
                state.stock[seat, one] = taken
            if other < in_reserve:
                state.reserve[seat, other] = card
            else:
                state.stock[seat, two] = card


@rule
def be_busy(state: State, seat: int, scratch: Scratch) -> None:
    """Let a seat be in the midst of something: it looks the table over, or has a card in its fingers already."""
    racers, luck = scratch.racers, scratch.luck
    times, plan, due, listed = racers.times, racers.plan, racers.due, racers.look.sight.listed
    look, do = times[seat, SEE], times[seat, DO]
    plan[seat, 0] = NOTHING_PLANNED
    spent = (look + do) * below(luck, 1024) / 1024
    at = choose(state, seat, racers.tastes[seat], racers.look, luck)
    if spent < look or at == WAIT:
        due[seat] = about(look, luck) * below(luck, 1024) / 1024
    else:
        make_plan(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], plan)
        due[seat] = about(times[seat, TURNING if listed[at, 0] == TURN else DO], luck) * below(luck, 1024) / 1024


@rule
def smallest_reserve(state: State) -> int:
    """The cards of the smallest reserve. (NumPy's ``min`` would take longer to compile than the whole race.)"""
    smallest = RESERVE_SIZE
    for seat in range(state.seats):
        smallest = min(smallest, state.reserve_size[seat])
    return smallest


@rule
def look_ahead(world: State, seat: int, tried: Ints, stakes: Stakes, seed: np.uint64, scratch: Scratch) -> None:
    """Let a round go on from a world for a while after an action, as the seed has it: ``scratch.trial[0]`` is the round
    then, and ``scratch.points`` what the seats are likely to have when it is over.

    The hidden cards change places first, and everybody else is in the midst of something.
    """
    racers, luck, points = scratch.racers, scratch.luck, scratch.points
    luck[0] = seed
    scratch.trial[0] = world
    state = scratch.trial[0]
    swap_hidden(state, luck)
    for other in range(state.seats):
        if other != seat:
            be_busy(state, other, scratch)
    racers.due[seat] = 0.0
    intend(state, seat, tried[0], tried[1], tried[2], racers, luck)
    race(state, racers, luck, AHEAD)
    if state.ending == GOING_ON:
        expect(state, scratch.outlook, scratch.things, scratch.counted, points)
    else:
        count_points(state, points)
    for other in range(len(points)):
        points[other] += stakes.scores[other]
