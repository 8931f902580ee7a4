"""The state of a round of Polyssimo Challenge, from a view of it alone. Nothing is hidden, so there is but one."""

from ludotheque.bots import View
from ludotheque.games.polyssimo.notation import read_action
from ludotheque.games.polyssimo.pieces import NAMES
from ludotheque.games.polyssimo.rules import lay, pass_turn, pick
from ludotheque.games.polyssimo.state import new_round
from ludotheque.kernel import Chance, State


def imagine(view: View, chance: Chance | None = None) -> State:  # noqa: ARG001 (every game's worlds are drawn with chance)
    """The state that a view shows: the seats pick and lay again what they have, in any order, for that is all the same.

    A seat that has no more pieces on the board when its turn comes had passed by then.
    """
    seats = view["seats"]
    state = new_round(seats, view["options"]["handicap"])
    laid = {name: read_action(f"lay {name} {' '.join(squares)}").number for name, squares in view["laid"].items()}
    picked: list[list[int]] = [[] for _ in range(seats)]
    layings: list[list[int]] = [[] for _ in range(seats)]
    for name, seat in view["taken_by"].items():
        if seat is not None:
            picked[seat].append(NAMES.index(name))
            if name in laid:
                layings[seat].append(laid[name])
    while any(picked):
        seat = int(state.turn)
        pick(state, seat, picked[seat].pop())
    while any(layings):
        seat = int(state.turn)
        if layings[seat]:
            lay(state, seat, layings[seat].pop())
        else:
            state.passed |= 1 << seat
            pass_turn(state)
    return state
