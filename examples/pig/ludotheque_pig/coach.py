"""The coach of Pig: the chances of winning, exact for two seats, and the reason for an action."""

from collections.abc import Mapping, Sequence

from ludotheque.bots.coach.coach import Coach
from ludotheque.bots.coach.reasons import Reason
from ludotheque_pig import rules
from ludotheque_pig.actions import HOLD, ROLL, Action
from ludotheque_pig.forecast import forecast
from ludotheque_pig.odds import chances
from ludotheque_pig.view import View, imagine

MUCH = 20
"""A turn total is high from here on: one more roll loses, on average, as much as it wins."""


class PigCoach(Coach[View, Action]):
    """Exact for two seats; with more, it plays games to their end."""

    margin = 0.0

    def estimate(self, view: View, actions: Sequence[Action]) -> Mapping[Action, float | tuple[float, float]]:
        if view.seats > 2:
            return {action: _forecast(view, action) for action in actions}
        mine, theirs = view.banked[view.turn], view.banked[view.leader]
        worth = dict(zip((ROLL, HOLD), chances(mine, theirs, view.turn_total, view.target), strict=True))
        return {action: worth[action] for action in actions}

    def reason(self, view: View, action: Action, other: Action | None) -> Reason | None:
        points = view.turn_total
        if points == 0:
            return Reason("first-roll")
        if action == HOLD:
            return Reason("keeps", {"points": points})
        if points < MUCH:
            return Reason("little-to-lose", {"points": points})
        return Reason("race", {"left": view.target - view.banked[view.leader]})

    def deed(self, view: View, action: Action) -> Reason:
        return Reason("deed-hold" if action == HOLD else "deed-roll")


def _forecast(view: View, action: Action) -> tuple[float, float]:
    state, seat = imagine(view), view.turn
    if action == HOLD:
        rules.hold(state)
    else:
        rules.roll(state)
    return forecast(state, seat)
