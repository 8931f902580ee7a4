"""The actions of Pig."""

from typing import TypeAlias

from ludotheque import contract


class Roll(contract.Action, frozen=True):
    """Roll the die."""


class Hold(contract.Action, frozen=True):
    """Keep the points of this turn and pass the die on."""


Action: TypeAlias = Roll | Hold
ROLL, HOLD = Roll(), Hold()
