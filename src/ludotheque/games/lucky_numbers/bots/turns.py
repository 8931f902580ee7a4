"""The rules of a turn, compiled once for all bots: random play has them copied to where they are called."""

from ludotheque.games.lucky_numbers import actions
from ludotheque.kernel import State, rule


@rule
def act(state: State, seat: int, kind: int, number: int, cell: int) -> None:
    """Carry out an action that is allowed."""
    actions.act(state, seat, kind, number, cell)


@rule
def open_actions(state: State, seat: int) -> int:
    """The number of actions that are open to a seat on turn (after the arranging)."""
    return actions.open_actions(state, seat)


@rule
def open_action(state: State, seat: int, position: int) -> tuple[int, int, int]:
    """The action (kind, number, cell) at a position among those that `open_actions` counts."""
    return actions.open_action(state, seat, position)
