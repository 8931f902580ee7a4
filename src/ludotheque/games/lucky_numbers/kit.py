"""Everything that Lucky Numbers brings."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludotheque.games.lucky_numbers import GAME
from ludotheque.games.lucky_numbers.actions import Action
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.view import View
from ludotheque.kit import Kit, Maker

if TYPE_CHECKING:
    from ludotheque.games.lucky_numbers.coach import LuckyNumbersCoach
    from ludotheque.games.lucky_numbers.encoding import LuckyNumbersEncoding
    from ludotheque.games.lucky_numbers.face import LuckyNumbersFace
    from ludotheque.marks import MarkSet, Reader


class LuckyNumbersKit(Kit[View, Action]):
    """The kit of Lucky Numbers."""

    minutes = 20
    shelf_place = 1
    lid = "#1f4e35"
    seconds_to_compile = (5.0, 11.0)
    lessons = ("first", "bruno", "michael")

    def bots(self) -> Mapping[str, Maker[View, Action]]:
        """Those that have learned by playing, and simpler ones."""
        from ludotheque.games.lucky_numbers.bots import BOTS

        return BOTS

    def coach(self) -> "LuckyNumbersCoach":
        """Estimates of the strongest bot, and how much room an action leaves."""
        from ludotheque.games.lucky_numbers.coach import LuckyNumbersCoach

        return LuckyNumbersCoach()

    def encoding(self) -> "LuckyNumbersEncoding":
        """366 actions, and gardens as numbers."""
        from ludotheque.games.lucky_numbers.encoding import LuckyNumbersEncoding

        return LuckyNumbersEncoding()

    def face(self) -> "type[LuckyNumbersFace]":
        """Gardens in four lines."""
        from ludotheque.games.lucky_numbers.face import LuckyNumbersFace

        return LuckyNumbersFace

    def marks(self, reader: "Reader") -> "Sequence[MarkSet]":
        """Those of the ACCESS edition, for any box."""
        from ludotheque.games.lucky_numbers.marks import marks

        return marks(reader)

    def tries(self, view: View) -> Sequence[str]:
        """What is held on every cell, or what is in the middle."""
        if view.phase in ("holding", "setting"):
            verbs = ["place" if view.phase == "holding" else "set"]
        else:
            verbs = [f"take {number}" for number in dict.fromkeys(view.face_up)]
        return [f"{verb} {cell}" for verb in verbs for cell in CELL_NAMES]


KIT = LuckyNumbersKit(GAME)
