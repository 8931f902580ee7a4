"""The face of a game: how it is told in plain lines, what a player is asked, and what the player may ask in turn."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

from ludotheque.contract import Event
from ludotheque.terminal.typed import Notation
from ludotheque.terminal.voice import Voice

View = dict[str, Any]

FACES = {
    "lucky-numbers": "ludotheque.games.lucky_numbers.face:LuckyNumbersFace",
    "polyssimo": "ludotheque.games.polyssimo.face:PolyssimoFace",
    "ligretto": "ludotheque.games.quick_cards.face:QuickCardsFace",
    "dutch-blitz": "ludotheque.games.quick_cards.face:QuickCardsFace",
}
"""Where the face of each game is; a game that is not here is told as its view has it."""

MOST_LISTED = 24
KNOWN = ("game", "seats", "seat", "options", "round", "scores", "actors", "result")
"""What is in the view of every game, and told elsewhere."""


class Answer(NamedTuple):
    """The answer to a question: lines to read, and actions among them that can be chosen by their number."""

    lines: list[str]
    offers: Sequence[str] = ()


@dataclass
class Face:
    """Any game, told as its view has it. The games that we know have faces of their own."""

    voice: Voice
    reader: int | None
    """The seat of the person at the terminal; None for somebody who watches."""
    notation: Notation = field(init=False)

    def __post_init__(self) -> None:
        self.notation = Notation(self.voice)

    def say(self, message: str, attribute: str | None = None, **facts: Any) -> str:
        """A message in words."""
        return self.voice.say(message, attribute, **facts)

    def read(self, line: str, view: View, legal: Sequence[str]) -> str:
        """What was typed, in the notation of the game."""
        return self.notation.read(line)

    def deserves_telling(self, event: Event) -> bool:
        """Whether an event is told as it happens; all are, unless there would be too many to hear."""
        return True

    def scene(self, view: View) -> list[str]:
        """What the reader wants to have before the eyes when it is time to act."""
        return []

    def now(self, view: View, legal: Sequence[str]) -> Answer:
        """What the reader can do now."""
        return self.offer(legal, self.say("you-can"))

    def look(self, view: View) -> list[str]:
        """The whole table."""
        return list(self._entries(view))

    def mine(self, view: View, seat: int) -> list[str]:
        """What lies before a seat."""
        return self.look(view)

    def middle(self, view: View) -> list[str]:
        """What lies in the middle."""
        return self.look(view)

    def scores(self, view: View) -> list[str]:
        """How everybody stands."""
        points = self.by_seat("points", view["scores"])
        return [*([self.say("round-now", round=view["round"])] if view["round"] > 1 else []), *points]

    def legal(self, view: View, legal: Sequence[str], about: str) -> Answer:
        """Every action that is open."""
        named = self.notation.read(about)
        return self.offer([action for action in legal if named in action], self.say("you-can"))

    def answer(self, line: str, view: View, legal: Sequence[str]) -> Answer | None:
        """The answer to a question that only this game knows; None if the line asks none."""
        return None

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.voice.seat(seat, self.reader)

    def by_seat(self, message: str, counts: Iterable[int]) -> list[str]:
        """A line for each seat, with something counted."""
        return [self.voice.sentence(message, who=self.seat(seat), count=count) for seat, count in enumerate(counts)]

    def offer(self, actions: Sequence[str], heading: str, most: int = MOST_LISTED) -> Answer:
        """Actions in a numbered list, so that one can be chosen by its number."""
        offers = actions[:most]
        lines = [f"{number}: {self.notation.write(action)}" for number, action in enumerate(offers, start=1)]
        if len(actions) > most:
            lines.append(self.say("and-more", count=len(actions) - most))
        return Answer([heading, *lines] if lines else [self.say("nothing-open")], offers)

    def _entries(self, view: View) -> Iterator[str]:
        for key, value in view.items():
            if key in KNOWN:
                continue
            for name, part in value.items() if isinstance(value, dict) else [("", value)]:
                yield f"{key} {name}".strip().replace("_", " ") + f": {part}"


def face_of(game: str, voice: Voice, reader: int | None) -> Face:
    """The face of a game."""
    if game not in FACES:
        return Face(voice, reader)
    module, _, name = FACES[game].partition(":")
    face: Face = getattr(import_module(module), name)(voice, reader)
    return face
