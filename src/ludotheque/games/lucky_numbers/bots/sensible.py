"""A player of Lucky Numbers that knows the rules and no more: anything will do that is not plainly silly."""

from ludotheque.games.lucky_numbers.actions import DRAW, LEAVE, SET
from ludotheque.games.lucky_numbers.bots.turns import open_action, open_actions
from ludotheque.games.lucky_numbers.state import HOLDING
from ludotheque.kernel import Chance, State, below, rule


@rule
def can_fill(state: State, seat: int) -> bool:
    """Whether some open action fills an empty cell."""
    for position in range(open_actions(state, seat)):
        kind, _, cell = open_action(state, seat, position)
        if kind not in (DRAW, LEAVE) and state.garden[seat, cell] == 0:
            return True
    return False


@rule
def is_sensible(state: State, seat: int, kind: int, cell: int, filling: bool) -> bool:
    """Whether an action is sensible: to draw, to fill a cell, or anything with a drawn clover that fills none."""
    if kind in (DRAW, SET):
        return True
    if kind == LEAVE:
        return not filling
    return bool(state.garden[seat, cell] == 0 or (state.phase == HOLDING and not filling))


@rule
def sensible_action(state: State, seat: int, chance: Chance) -> tuple[int, int, int]:
    """Any of the sensible actions, each as likely as the next."""
    count, filling, equals = open_actions(state, seat), can_fill(state, seat), 0
    chosen = (DRAW, 0, 0)
    for position in range(count):
        kind, number, cell = open_action(state, seat, position)
        if is_sensible(state, seat, kind, cell, filling):
            equals += 1
            if below(chance, equals) == 0:
                chosen = kind, number, cell
    if equals:
        return chosen
    return open_action(state, seat, below(chance, count))  # with an empty pile there may be nothing but exchanges
