"""The kit of Polyssimo Challenge."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludotheque.games.polyssimo import GAME, Action, View
from ludotheque.kit import Kit, Maker

if TYPE_CHECKING:
    from ludotheque.games.polyssimo.coach import PolyssimoCoach
    from ludotheque.games.polyssimo.face import PolyssimoFace
    from ludotheque.marks import MarkSet, Reader


class PolyssimoKit(Kit[View, Action]):
    """What comes in the box of Polyssimo Challenge."""

    minutes = 30
    shelf_place = 2
    lid = "#ead9b6"
    seconds_to_compile = (4.0, 11.0)

    def bots(self) -> Mapping[str, Maker[View, Action]]:
        """Its bots by name."""
        from ludotheque.games.polyssimo.bots import BOTS

        return BOTS

    def coach(self) -> "PolyssimoCoach":
        """The coach that weighs picks and placements."""
        from ludotheque.games.polyssimo.coach import PolyssimoCoach

        return PolyssimoCoach()

    def face(self) -> "type[PolyssimoFace]":
        """The board in plain lines."""
        from ludotheque.games.polyssimo.face import PolyssimoFace

        return PolyssimoFace

    def marks(self, reader: "Reader") -> "Sequence[MarkSet]":
        """The names of its pieces, columns and rows."""
        from ludotheque.games.polyssimo.marks import marks

        return marks(reader)


KIT = PolyssimoKit(GAME)
