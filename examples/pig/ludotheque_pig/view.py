"""What players see of a game of Pig, and the game behind it. Nothing is hidden: everybody sees the same."""

from ludotheque import contract
from ludotheque.kernel import State
from ludotheque_pig.state import OVER, new_round


class View(contract.View, frozen=True):
    """The points on the table."""

    banked: list[int]
    """The points that each seat has banked."""
    turn: int
    """The seat whose turn it is; at the end, the winner."""
    turn_total: int
    """What has been rolled in this turn, and would be lost with a 1."""
    die: int | None
    """The last roll."""
    target: int

    @property
    def leader(self) -> int:
        """The other seat with the most points."""
        return max((seat for seat in range(self.seats) if seat != self.turn), key=self.banked.__getitem__)


def view(state: State, facts: contract.MatchFacts) -> View:
    """The table, the same for everybody."""
    return View(
        *facts,
        banked=state.banked[: facts.seats].tolist(),
        turn=int(state.turn),
        turn_total=int(state.turn_total),
        die=int(state.die) or None,
        target=int(state.target),
    )


def imagine(view: View) -> State:
    """The one game that gives this view."""
    state = new_round(view.seats, view.target)
    state.banked[: view.seats] = view.banked
    state.turn, state.turn_total, state.die = view.turn, view.turn_total, view.die or 0
    if view.result:
        state.phase = OVER
    return state
