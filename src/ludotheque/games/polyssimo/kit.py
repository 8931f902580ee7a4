"""The kit of Polyssimo Challenge."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludotheque.games.polyssimo import GAME, Action, View
from ludotheque.games.polyssimo.board import SQUARE_NAMES
from ludotheque.games.polyssimo.notation import TEXTS
from ludotheque.games.polyssimo.ways import PIECE_LAID, squares_of
from ludotheque.kit import Kit, Maker

if TYPE_CHECKING:
    from ludotheque.games.polyssimo.coach import PolyssimoCoach
    from ludotheque.games.polyssimo.encoding import PolyssimoEncoding
    from ludotheque.games.polyssimo.face import PolyssimoFace
    from ludotheque.marks import MarkSet, Reader


class PolyssimoKit(Kit[View, Action]):
    """What comes in the box of Polyssimo Challenge."""

    minutes = 30
    shelf_place = 2
    lid = "#ead9b6"
    seconds_to_compile = (3.5, 8.0)
    lessons = ("first", "handicap")

    def bots(self) -> Mapping[str, Maker[View, Action]]:
        """Its bots by name."""
        from ludotheque.games.polyssimo.bots import BOTS

        return BOTS

    def coach(self) -> "PolyssimoCoach":
        """The coach that weighs picks and placements."""
        from ludotheque.games.polyssimo.coach import PolyssimoCoach

        return PolyssimoCoach()

    def encoding(self) -> "PolyssimoEncoding":
        """19,428 actions, and the board as numbers."""
        from ludotheque.games.polyssimo.encoding import PolyssimoEncoding

        return PolyssimoEncoding()

    def face(self) -> "type[PolyssimoFace]":
        """The board in plain lines."""
        from ludotheque.games.polyssimo.face import PolyssimoFace

        return PolyssimoFace

    def marks(self, reader: "Reader") -> "Sequence[MarkSet]":
        """The names of its pieces, columns and rows."""
        from ludotheque.games.polyssimo.marks import marks

        return marks(reader)

    def tries(self, view: View) -> Sequence[str]:
        """Every piece that lies in the middle; to lay one there are too many ways."""
        return [f"pick {piece}" for piece in view.middle] if view.phase == "draft" else []

    def clashes(self, view: View) -> Mapping[str, str]:
        """Every piece of the learner over every covered square: a laying of which that is the first covered square."""
        covered = {square for squares in view.laid.values() for square in squares}
        mine = set(view.hands[view.seat or 0])
        found: dict[tuple[int, str], str] = {}
        for placement, piece in PIECE_LAID.items():
            if piece in mine:
                first = next((square for square in squares_of(placement) if SQUARE_NAMES[square] in covered), None)
                if first is not None:
                    found.setdefault((first, piece), TEXTS[placement])
        return {f"{piece} {SQUARE_NAMES[square]}": found[square, piece] for square, piece in sorted(found)}


KIT = PolyssimoKit(GAME)
