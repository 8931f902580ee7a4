"""The face of a game: how it is told in plain lines, what a player is asked, and what the player may ask in turn."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, NamedTuple

import msgspec

from ludotheque import shelf
from ludotheque.contract import A, Event, V, View
from ludotheque.terminal.typed import Notation
from ludotheque.terminal.voice import Voice
from ludotheque.terminal.wishes import Verbosity

MOST_LISTED = 24
"""The actions that are listed at once; the rest can be asked for."""


class Answer(NamedTuple, Generic[A]):
    """The answer to a question: lines to read, and actions that can be chosen by their number."""

    lines: list[str]
    offers: Sequence[A] = ()
    more: Sequence[list[str]] = ()
    """The rest of a long list, page by page."""


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

    def is_told(self, event: Event, verbosity: Verbosity) -> bool:
        """Whether the reader hears of an event as it happens, who wants to hear that much."""
        if verbosity == "quiet":
            return event.seat in (None, self.reader)
        return verbosity == "everything" or self.deserves_telling(event)

    def in_short(self, event: Event) -> Event:
        """An event without what can be asked for, as it is told to whoever does not want to hear everything."""
        return event

    def as_told(self, event: Event, verbosity: Verbosity) -> Event:
        """An event as it is told to whoever wants to hear that much."""
        return event if verbosity == "everything" else self.in_short(event)

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
        """Every action that is open, those of a single word first."""
        named = self.notation.read(about)
        found = [action for action in actions if named in self.game.write(action)]
        return self.offer(sorted(found, key=lambda action: " " in self.game.write(action)), self.say("you-can"))

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
        """Actions in a numbered list, so that one can be chosen by its number; a long one in pages."""
        if not actions:
            return Answer([self.say("nothing-open")])
        lines = [f"{number}: {self.write(action)}" for number, action in enumerate(actions, start=1)]
        pages = [lines[begin : begin + most] for begin in range(0, len(lines), most)]
        for place, page in enumerate(pages[:-1], start=1):
            page.append(self.say("and-more", count=len(lines) - place * most))
        first, *rest = pages
        return Answer([heading, *first], actions, rest)

    def _entries(self, view: V) -> Iterator[str]:
        told = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
        for name in told:
            value = msgspec.to_builtins(getattr(view, name))
            for part, of in value.items() if isinstance(value, dict) else [("", value)]:
                yield f"{name} {part}".strip().replace("_", " ") + f": {of}"


def face_of(game: str, voice: Voice, reader: int | None) -> Face:
    """The face of a game."""
    return shelf.kit(game).face()(game, voice, reader)
