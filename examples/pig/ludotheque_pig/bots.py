"""The bots of Pig: from a rule of thumb to perfect play."""

from collections.abc import Mapping, Sequence

from ludotheque.kit import Bot, Maker
from ludotheque_pig.actions import HOLD, ROLL, Action
from ludotheque_pig.odds import chances
from ludotheque_pig.view import View


def hold_at(points: int = 20) -> Bot[View, Action]:
    """Hold once a turn has brought enough."""

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action:  # noqa: ARG001 (nothing is left to chance here)
        return HOLD if HOLD in actions and view.turn_total >= points else ROLL

    return choose


def optimal() -> Bot[View, Action]:
    """Play perfectly for two seats; with more, play as if the strongest opponent were the only one."""

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action:  # noqa: ARG001
        mine, theirs = view.banked[view.turn], view.banked[view.leader]
        rolling, holding = chances(mine, theirs, view.turn_total, view.target)
        return HOLD if holding > rolling else ROLL

    return choose


BOTS: Mapping[str, Maker[View, Action]] = {"hold-at": hold_at, "optimal": optimal}
