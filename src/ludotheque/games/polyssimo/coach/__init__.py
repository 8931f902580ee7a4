"""The coach of Polyssimo Challenge: what the strongest bot thinks of an action, and how often that comes true."""

from collections.abc import Sequence

from ludotheque.bots.coach.coach import Coach
from ludotheque.bots.coach.reasons import Reason
from ludotheque.bots.coach.trusting import margin, trusted
from ludotheque.games.polyssimo.actions import Action, Lay, Pick, code_of
from ludotheque.games.polyssimo.coach import reasons
from ludotheque.games.polyssimo.coach.worth import LEVELS, Thought, Trust, how_early, table, thoughts
from ludotheque.games.polyssimo.view import View, imagine


class PolyssimoCoach(Coach[View, Action]):
    """Weighs the actions of Polyssimo; all seats are taken to go on as a level does."""

    def __init__(self, level: str = LEVELS[-1]) -> None:
        self.level = level

    def among(self, level: str) -> "PolyssimoCoach":
        """The coach for those who play like a level, or like the nearest one that was measured."""
        return PolyssimoCoach(LEVELS[-1] if level in ("", "expert", "master", "champion") else LEVELS[0])

    def estimate(self, view: View, actions: Sequence[Action]) -> dict[Action, tuple[float, float]]:
        """The chance to win of every open action, and its margin of error (95 %)."""
        state = imagine(view)
        by_number = {code_of(action)[1]: action for action in actions}
        found = ((by_number.get(number), thought) for number, thought in thoughts(state).items())
        early = how_early(state)
        return {action: self._worth(thought, view.seats, early) for action, thought in found if action}

    def _worth(self, thought: Thought, seats: int, early: float) -> tuple[float, float]:
        if thought.kind == "proof":
            return thought.chance, 0.0
        trust: Trust = table()[self.level, seats, thought.kind]
        chance = trusted(thought.chance, early, trust)
        return chance, margin(chance, trust.spread)

    def deed(self, view: View, action: Action) -> Reason:
        """An action as it is spoken of."""
        if isinstance(action, Pick):
            return Reason("deed-pick", {"piece": action.piece})
        piece, first, last = _ends(action)
        return Reason("deed-lay", {"piece": piece, "from": first, "to": last})

    def deed_beside(self, view: View, action: Action, other: Action | None) -> Reason:
        """An action as it is spoken of: with all its squares, where the other one has the same ends."""
        if isinstance(action, Lay) and isinstance(other, Lay) and _ends(action) == _ends(other):
            return Reason("deed-lay-on", {"piece": action.piece, "squares": ", ".join(action.squares)})
        return self.deed(view, action)

    def reason(self, view: View, action: Action, other: Action | None) -> Reason | None:
        """What an action has that another one lacks."""
        return reasons.why(view, action, other, self.deed_beside(view, other, action)) if other else None


def _ends(laying: Lay) -> tuple[str, str, str]:
    """A piece, and the first and the last square that it covers."""
    return laying.piece, laying.squares[0], laying.squares[-1]
