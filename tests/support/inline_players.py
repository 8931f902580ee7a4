"""Bots that think where they are asked, for tests that must not depend on other processes."""

from collections.abc import Sequence

from ludotheque.contract import Action, View
from ludotheque.table.playing.players import think


class InlinePlayers:
    async def choose(self, game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        return think(game, level, view, actions, seed)

    def close(self) -> None:
        """Nothing to stop."""
