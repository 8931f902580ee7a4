"""The plain bot for Ligretto and Dutch Blitz: it does the first thing that it can, and is as good as its tempo."""

from collections.abc import Sequence

from ludotheque.bots import View


def choose(view: View, legal: Sequence[str], seed: int) -> str | None:  # noqa: ARG001 (it looks no further)
    """The first action that is open: reserve before row before hand, playing before stacking, turning last."""
    return "stop" if "stop" in legal else legal[0] if legal else None
