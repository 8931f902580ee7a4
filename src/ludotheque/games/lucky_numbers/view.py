"""What is seen of a round of Lucky Numbers. Everything that lies on the table is open to all."""

from typing import Any

from ludotheque.games.lucky_numbers.notation import COLOURS
from ludotheque.games.lucky_numbers.rules import clovers_face_down
from ludotheque.games.lucky_numbers.state import HIGHEST
from ludotheque.kernel import State

PHASES = ("dealing", "arranging", "setting", "choosing", "holding", "over")


def view(state: State) -> dict[str, Any]:
    """The gardens, the middle, the count of the pile and what the seat on turn holds."""
    seats = int(state.seats)
    gardens = state.garden[:seats].tolist()
    drawn = [[clover for clover in of_seat if clover] for of_seat in state.drawn[:seats].tolist()]
    face_up = _sorted_clovers(state.face_up.tolist())
    held = int(state.held)
    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "first": int(state.first),
        "gardens": [_numbers(garden) for garden in gardens],
        "garden_colours": [_colours(garden) for garden in gardens],
        "to_arrange": [_numbers(clovers) for clovers in drawn],
        "to_arrange_colours": [_colours(clovers) for clovers in drawn],
        "face_up": _numbers(face_up),
        "face_up_colours": _colours(face_up),
        "face_down": int(clovers_face_down(state)),
        "held": held & 31 or None,
        "held_colour": COLOURS[held >> 5] if held else None,
    }


def _numbers(clovers: list[int]) -> list[int]:
    return [clover & 31 for clover in clovers]


def _colours(clovers: list[int]) -> list[str | None]:
    return [COLOURS[clover >> 5] if clover else None for clover in clovers]


def _sorted_clovers(numbers_of_colour: list[int]) -> list[int]:
    """The clovers of a set for each colour, by number and then by colour."""
    return [
        number | colour << 5
        for number in range(1, HIGHEST + 1)
        for colour, numbers in enumerate(numbers_of_colour)
        if numbers >> number & 1
    ]
