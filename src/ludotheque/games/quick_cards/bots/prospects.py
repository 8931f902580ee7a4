"""What is played for in a round of Ligretto or Dutch Blitz."""

from collections.abc import Mapping
from typing import NamedTuple

from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import Ints
from ludotheque.options import OptionValue


class Stakes(NamedTuple):
    """What is played for in a round."""

    scores: Ints
    """What each seat has scored in the rounds before."""
    target: int
    leader_wins: bool
    """Whether a blocked round decides the match."""


AT_THE_DEAL = 2 * RESERVE_SIZE
"""What the cards of the reserve take away before the first of them is played."""
SURER = 0.75
"""How much less a round sways the score that is expected of it than the one that stands."""


def leader_wins(options: Mapping[str, OptionValue]) -> bool:
    """Whether a blocked round decides the match."""
    return options.get("blocked") == "leader"


def stakes(options: Mapping[str, OptionValue], scores: Ints) -> Stakes:
    """What is played for in a round of such a match, after rounds with these scores."""
    target = options["target"]
    assert isinstance(target, int)
    return Stakes(scores, target, leader_wins(options))
