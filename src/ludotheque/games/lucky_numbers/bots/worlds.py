"""A round of Lucky Numbers made from a view alone.

Everything on the table is open, and a state holds no future: it knows which clovers are still face down, not in which
order they will come. So there is one such state for a view, whatever chance says.
"""

from ludotheque.bots import View
from ludotheque.games.lucky_numbers import SETUPS
from ludotheque.games.lucky_numbers.garden import put
from ludotheque.games.lucky_numbers.notation import COLOURS
from ludotheque.games.lucky_numbers.state import clover, colour_of, new_round, number_of
from ludotheque.games.lucky_numbers.view import PHASES
from ludotheque.kernel import Chance, State, copied


def imagine(view: View, chance: Chance | None = None) -> State:  # noqa: ARG001 (nothing is left to chance here)
    """The round that a view shows, with what nobody has seen yet face down."""
    options = view["options"]
    state = copied(new_round(view["seats"], view["first"], SETUPS.index(options["setup"]), options["bruno"]))
    state.phase = PHASES.index(view["phase"])
    state.turn = view["turn"]
    for seat in range(view["seats"]):
        for cell, laid in enumerate(_clovers(view["gardens"][seat], view["garden_colours"][seat])):
            if laid:
                put(state, seat, cell, laid)
                _seen(state, laid)
        for slot, drawn in enumerate(_clovers(view["to_arrange"][seat], view["to_arrange_colours"][seat])):
            state.drawn[seat, slot] = drawn
            _seen(state, drawn)
    for open_clover in _clovers(view["face_up"], view["face_up_colours"]):
        state.face_up[colour_of(open_clover)] |= 1 << number_of(open_clover)
        _seen(state, open_clover)
    if view["held"]:
        (state.held,) = _clovers([view["held"]], [view["held_colour"]])
        _seen(state, int(state.held))
    return state


def _clovers(numbers: list[int], colours: list[str | None]) -> list[int]:
    """Clovers from their numbers and colours; 0 where there is none."""
    return [
        int(clover(number, COLOURS.index(colour))) if colour else 0
        for number, colour in zip(numbers, colours, strict=True)
    ]


def _seen(state: State, clover: int) -> None:
    """A clover that lies open is not in the pile."""
    state.face_down[colour_of(clover)] &= ~(1 << number_of(clover))
