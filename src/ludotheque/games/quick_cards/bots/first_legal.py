"""The plain bot for Ligretto and Dutch Blitz: it does the first thing that it can, and is as good as its tempo."""

from collections.abc import Sequence

from ludotheque.games.quick_cards.actions import Action, Stop
from ludotheque.games.quick_cards.view import View


def choose(view: View, actions: Sequence[Action], seed: int) -> Action | None:  # noqa: ARG001 (it looks no further)
    """The first action that is open: reserve before row before hand, playing before stacking, turning last."""
    return Stop() if Stop() in actions else actions[0] if actions else None
