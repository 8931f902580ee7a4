"""The face of a game: how it is told in plain lines, what a player is asked, and what the player may ask in turn."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, NamedTuple

import msgspec

from ludotheque import shelf
from ludotheque.contract import A, Event, V, View
from ludotheque.terminal.typed import Notation
from ludotheque.terminal.voice import Voice

MOST_LISTED = 24


class Answer(NamedTuple, Generic[A]):
    """The answer to a question: lines to read, and actions among them that can be chosen by their number."""

    lines: list[str]
    offers: Sequence[A] = ()


class Face(Generic[V, A]):
    """Any game, told as its view has it. A game's kit may bring a face of its own."""

    def __init__(self, game: str, voice: Voice, reader: int | None) -> None:
        self.game = shelf.game(game)
        self.voice = voice
        self.reader = reader
        """The seat of the person at the terminal; None for somebody who watches."""
        self.notation = Notation(voice)

    def say(self, message: str, attribute: str | None = None, /, **facts: object) -> str:
        """A message in words."""
        return self.voice.say(message, attribute, **facts)

    def read(self, line: str, view: V, actions: Sequence[A]) -> str:
        """What was typed, in the notation of the game."""
        return self.notation.read(line)

    def write(self, action: A) -> str:
        """An action as the reader would type it."""
        return self.notation.write(self.game.write(action))

    def deserves_telling(self, event: Event) -> bool:
        """Whether an event is told as it happens; all are, unless there would be too many to hear."""
        return True

    def scene(self, view: V) -> list[str]:
        """What the reader wants to have before the eyes when it is time to act."""
        return []

    def now(self, view: V, actions: Sequence[A]) -> Answer[A]:
        """What the reader can do now."""
        return self.offer(actions, self.say("you-can"))

    def look(self, view: V) -> list[str]:
        """The whole table."""
        return list(self._entries(view))

    def mine(self, view: V, seat: int) -> list[str]:
        """What lies before a seat."""
        return self.look(view)

    def middle(self, view: V) -> list[str]:
        """What lies in the middle."""
        return self.look(view)

    def scores(self, view: V) -> list[str]:
        """How everybody stands."""
        points = self.by_seat("points", view.scores)
        return [*([self.say("round-now", round=view.round)] if view.round > 1 else []), *points]

    def legal(self, view: V, actions: Sequence[A], about: str) -> Answer[A]:
        """Every action that is open."""
        named = self.notation.read(about)
        return self.offer([action for action in actions if named in self.game.write(action)], self.say("you-can"))

    def answer(self, line: str, view: V, actions: Sequence[A]) -> Answer[A] | None:
        """The answer to a question that only this game knows; None if the line asks none."""
        return None

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.voice.seat(seat, self.reader)

    def by_seat(self, message: str, counts: Iterable[int]) -> list[str]:
        """A line for each seat, with something counted."""
        return [self.voice.sentence(message, who=self.seat(seat), count=count) for seat, count in enumerate(counts)]

    def offer(self, actions: Sequence[A], heading: str, most: int = MOST_LISTED) -> Answer[A]:
        """Actions in a numbered list, so that one can be chosen by its number."""
        offers = actions[:most]
        lines = [f"{number}: {self.write(action)}" for number, action in enumerate(offers, start=1)]
        if len(actions) > most:
            lines.append(self.say("and-more", count=len(actions) - most))
        return Answer([heading, *lines] if lines else [self.say("nothing-open")], offers)

    def _entries(self, view: V) -> Iterator[str]:
        told = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
        for name in told:
            value = msgspec.to_builtins(getattr(view, name))
            for part, of in value.items() if isinstance(value, dict) else [("", value)]:
                yield f"{name} {part}".strip().replace("_", " ") + f": {of}"


def face_of(game: str, voice: Voice, reader: int | None) -> Face:
    """The face of a game."""
    return shelf.kit(game).face()(game, voice, reader)
