"""What is seen of a game of Pig, and the game behind it. Nothing is hidden: all seats and spectators see the same."""

from ludotheque import contract
from ludotheque.kernel import State
from ludotheque_pig.state import OVER, new_round


class View(contract.View, frozen=True):
    """The points on the table."""

    banked: list[int]
    """The points that each seat has for good."""
    turn: int
    """The seat on turn; at the end, the one that won."""
    turn_total: int
    """What it has rolled in this turn, and would lose with a 1."""
    die: int | None
    """What was rolled last."""
    target: int

    @property
    def leader(self) -> int:
        """The seat with most points among the others than the one on turn."""
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
    """The one game that looks like this."""
    state = new_round(view.seats, view.target)
    state.banked[: view.seats] = view.banked
    state.turn, state.turn_total, state.die = view.turn, view.turn_total, view.die or 0
    if view.result:
        state.phase = OVER
    return state
