"""The face of Pig: a line for each seat, the turn, and a die in words."""

from collections.abc import Sequence

from ludotheque.terminal.face import Answer, Face
from ludotheque_pig.actions import HOLD, Action
from ludotheque_pig.view import View


class PigFace(Face[View, Action]):
    """Pig in plain lines."""

    def scene(self, view: View) -> list[str]:
        """Everyone's points, at the beginning of a turn."""
        return [] if view.turn_total else self.scores(view)

    def now(self, view: View, actions: Sequence[Action]) -> Answer[Action]:
        """Roll, or hold and what that would bring."""
        total = view.banked[view.turn] + view.turn_total
        if HOLD in actions:
            return Answer([self.say("pig-roll-or-hold", points=view.turn_total, total=total)])
        return Answer([self.say("pig-roll")])

    def look(self, view: View) -> list[str]:
        """Everyone's points, and the turn."""
        return [*self.scores(view), *self.middle(view)]

    def mine(self, view: View, seat: int) -> list[str]:
        """The points of a seat."""
        return [self.scores(view)[seat]]

    def middle(self, view: View) -> list[str]:
        """The die and the turn."""
        turn = self.voice.sentence("pig-turn", who=self.seat(view.turn), points=view.turn_total)
        return [*([self.say("pig-die", die=view.die)] if view.die else []), turn]

    def scores(self, view: View) -> list[str]:
        """The points of each seat, and what it still needs."""
        return [
            self.voice.sentence("pig-points", who=self.seat(seat), points=points, left=max(0, view.target - points))
            for seat, points in enumerate(view.banked)
        ]
