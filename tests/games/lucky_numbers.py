"""Lucky Numbers: its variants, where every clover is, and everything that can be said."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from ludotheque.games.lucky_numbers.actions import Action
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.view import View
from ludotheque.kernel import State
from ludotheque.match import Match
from support.games import Variant, variants

OFF_ON = (False, True)
VARIANTS = [
    *variants("lucky-numbers", range(2, 6), setup=("choice", "sorted", "michael"), bruno=OFF_ON, tournament=OFF_ON),
    *variants("lucky-numbers", range(2, 4), setup=("choice", "sorted", "michael"), tournament=(True,), first=(1,)),
    Variant("lucky-numbers", 2, (("setup", "choice"), ("bruno", True), ("tournament", False)), rules=1),
]
SHORT: dict[str, Any] = {}
REFUSED = ("draw", "The diagonal comes first")


def conserved(state: State) -> None:
    """Every clover is in a garden, drawn, held, in the middle or in the pile."""
    found = [clover for clover in [*state.garden.ravel().tolist(), *state.drawn.ravel().tolist(), state.held] if clover]
    for colour, piles in enumerate(zip(state.face_up.tolist(), state.face_down.tolist(), strict=True)):
        for numbers in piles:
            found += [number | colour << 5 for number in _in_set(numbers)]
    assert sorted(found) == [number | colour << 5 for colour in range(state.seats) for number in range(1, 21)]


def _in_set(numbers: int) -> Iterator[int]:
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


def every_text(match: Match[View, Action], seat: int) -> list[str]:
    """Everything that notation can say (arrangements: of the seat's own numbers and two others)."""
    own = {*match.view(seat).to_arrange[seat], 0, 7}
    return [
        "draw",
        "leave",
        *(f"place {cell}" for cell in CELL_NAMES),
        *(f"set {cell}" for cell in CELL_NAMES),
        *(f"take {number} {cell}" for number in range(21) for cell in CELL_NAMES),
        *("arrange " + " ".join(map(str, order)) for order in product(sorted(own), repeat=4)),
    ]
