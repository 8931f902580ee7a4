"""Outlook: how many points each seat is likely to have when a round that is under way is over, from what lies open.

It is a sum of what can be counted on the table, each thing with its weight. What weighs how much differs by game,
variant and seats: `training.quick_cards.watching` finds it out, and `outlooks.csv` holds it.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from ludotheque.games.quick_cards.bots.measured import Measured, nearest, read
from ludotheque.games.quick_cards.bots.sight import steps_to
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.rules import row_card_takes, shown, wanted
from ludotheque.games.quick_cards.state import HAND, RESERVE
from ludotheque.kernel import Floats, State, rule
from ludotheque.options import OptionValue

Outlook: TypeAlias = Floats
"""The weight of everything in `COUNTED`, in points."""

FILE = Path(__file__).parent / "outlooks.csv"
OF_A_SEAT = (
    "points",
    "reserve",  # how many cards it has left
    "reserve squared",
    "ready",  # the open cards, the hand's not among them, that the middle takes now
    "soon",  # … after one more card
    "missing",  # how many cards have yet to come before each of them, in all
    "near",  # the sum of one over that, counting itself
    "reserve near",  # the same of the top of the reserve alone
    "reserve stacks",  # the top of the reserve can be stacked
    "buried",  # the cards of the row that lie below others
    "hand ready",
    "hand soon",
    "hand size",
)
POINTS, LEFT, SQUARED, READY, SOON, MISSING, NEAR, RESERVE_NEAR, STACKS, BURIED, HAND_READY, HAND_SOON, HAND_SIZE = (
    range(len(OF_A_SEAT))
)
TOGETHER = (
    "least",  # the fewest cards in another's reserve: how long the round will last
    "least squared",
    "least or own",
    "least × reserve",
    "least × near",
    "least × ready",
)
COUNTED = ("always", *OF_A_SEAT, *(f"others’ {thing}" for thing in OF_A_SEAT), *TOGETHER)
"""Whatever is counted: of the seat itself, on average of the others, and of both together."""
OWN, OTHERS, BOTH = 1, 1 + len(OF_A_SEAT), 1 + 2 * len(OF_A_SEAT)


@cache
def outlooks() -> Measured[Outlook]:
    """All that were found, by game, whether cards may be stacked, and seats."""
    return read(FILE)


def outlook(game: str, seats: int, options: Mapping[str, OptionValue]) -> Outlook:
    """What weighs how much in such matches."""
    return nearest(outlooks(), game, seats, options)


@rule
def count_open(state: State, seat: int, middle_takes: int, things: Floats) -> None:
    """Count what is to be counted of a seat, but its points."""
    things[LEFT:] = 0.0
    left = int(state.reserve_size[seat])
    things[LEFT], things[SQUARED], things[HAND_SIZE] = left, left * left, state.stock_size[seat]
    takes = 0
    for source in range(HAND):
        card = shown(state, seat, source) if source <= state.rows else 0
        if card:
            steps = steps_to(middle_takes, card)
            things[READY] += steps == 1
            things[SOON] += steps == 2
            things[MISSING] += steps - 1
            things[NEAR] += 1.0 / steps
            if source == RESERVE:
                things[RESERVE_NEAR] = 1.0 / steps
            else:
                things[BURIED] += int(state.row_depth[seat, source - 1]) - 1
                takes |= row_card_takes(state.stacking, card)
    things[STACKS] = left > 0 and takes >> shown(state, seat, RESERVE) & 1
    card = shown(state, seat, HAND)
    if card:
        steps = steps_to(middle_takes, card)
        things[HAND_READY], things[HAND_SOON] = steps == 1, steps == 2


@rule
def count_all(state: State, things: Floats, points: Floats) -> None:
    """Count what is to be counted of every seat, a row each; ``points`` is a scratch buffer."""
    count_points(state, points)
    middle_takes = wanted(state)
    for seat in range(state.seats):
        count_open(state, seat, middle_takes, things[seat])
        things[seat, POINTS] = points[seat]


@rule
def compare(state: State, seat: int, things: Floats, counted: Floats) -> None:
    """Everything in `COUNTED` for a seat, from what was counted of every seat."""
    least, counted[0] = 99.0, 1.0
    counted[OTHERS:BOTH] = 0.0
    for other in range(state.seats):
        if other != seat:
            least = min(least, things[other, LEFT])
        for at in range(len(OF_A_SEAT)):
            if other == seat:
                counted[OWN + at] = things[seat, at]
            else:
                counted[OTHERS + at] += things[other, at] / (state.seats - 1)
    own, near, ready = things[seat, LEFT], things[seat, NEAR], things[seat, READY]
    counted[BOTH], counted[BOTH + 1], counted[BOTH + 2] = least, least * least, min(least, own)
    counted[BOTH + 3], counted[BOTH + 4], counted[BOTH + 5] = least * own, least * near, least * ready


@rule
def expect(state: State, outlook: Outlook, things: Floats, counted: Floats, points: Floats) -> None:
    """Write the points that each seat is likely to have when the round is over; the rest are scratch buffers."""
    count_all(state, things, points)
    for seat in range(state.seats):
        compare(state, seat, things, counted)
        total = 0.0
        for at in range(len(outlook)):
            total += outlook[at] * counted[at]
        points[seat] = total
