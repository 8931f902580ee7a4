"""Everything that Pig brings."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludotheque.kit import Kit, Maker
from ludotheque_pig.actions import Action
from ludotheque_pig.game import GAME
from ludotheque_pig.view import View

if TYPE_CHECKING:
    from ludotheque_pig.coach import PigCoach
    from ludotheque_pig.face import PigFace


class PigKit(Kit[View, Action]):
    """The kit of Pig. Its parts are imported on first use."""

    minutes = 10
    lid = "#7a3b48"

    def bots(self) -> Mapping[str, Maker[View, Action]]:
        from ludotheque_pig.bots import BOTS

        return BOTS

    def coach(self) -> "PigCoach":
        from ludotheque_pig.coach import PigCoach

        return PigCoach()

    def face(self) -> "type[PigFace]":
        from ludotheque_pig.face import PigFace

        return PigFace


KIT = PigKit(GAME)
