"""How things stand at a table, as far as a client has heard."""

from enum import Enum
from typing import Any, TypeAlias

import msgspec

from ludotheque import shelf
from ludotheque.contract import Action, Game, View
from ludotheque.table.messages import News, Present, TableShown, Welcome
from ludotheque.table.telling.changes import changed

RawNews: TypeAlias = News[Any]
RawWelcome: TypeAlias = Welcome[Any]
"""Messages whose view is not read yet: that takes the game which the welcome names."""


class Heard(Enum):
    """What a message was to us."""

    FRESH = "fresh"
    KNOWN = "known"
    """We had heard it before, or something later."""
    GAP = "gap"
    """Something before it has not reached us."""


class Standing:
    """What is known of a table; news are taken in the order of their numbers, without a gap, and each once."""

    def __init__(self) -> None:
        self.number = 0
        """The number of the last news that was heard."""
        self.guest: int | None = None
        self.seat: int | None = None
        self.table: TableShown | None = None
        self.view: View | None = None
        self._seen = 0
        """The number of the news with which the view was told; of those we missed we are told the events alone."""
        self.legal: list[str] = []
        self.actors: list[int] = []
        self.rests: list[int] = []
        """Until when each seat rests, by the clock of the server, at a table where seats do."""
        self.here: list[int] = []
        self.spectators = 0
        self.ahead = 0
        """Milliseconds by which the clock of the server is ahead of ours."""

    def take(self, message: RawNews | RawWelcome | Present, now: int) -> Heard:
        """Take in what a server tells; ``now`` is our clock."""
        if isinstance(message, Present):
            self.here, self.spectators = message.here, message.spectators
            return Heard.FRESH
        if isinstance(message, Welcome):
            return self._welcome(message, now)
        if message.number <= self.number:
            return Heard.KNOWN
        if message.number > self.number + 1 or (message.changes is not None and self._seen < self.number):
            return Heard.GAP
        self._news(message)
        return Heard.FRESH

    def _welcome(self, message: RawWelcome, now: int) -> Heard:
        if message.number < self.number:  # from a server that has not heard yet what another one has told us
            return Heard.KNOWN
        self.number, self.guest, self.seat, self.table = message.number, message.guest, message.seat, message.table
        self.view, self.legal, self._seen = self._read(message.view), message.legal, message.number
        self.actors, self.rests = self.view.actors if self.view else [], message.rests or []
        self.here, self.spectators = message.here, message.spectators
        self.ahead = message.now - now
        return Heard.FRESH

    def _news(self, news: RawNews) -> None:
        self.number = news.number
        if news.table is not None:
            self.table = news.table
            self.seat = self._own_seat()
        elif news.clock is not None and self.table is not None:
            self.table = msgspec.structs.replace(self.table, clock=news.clock)
        self.actors, self.rests = news.actors or [], news.rests or []
        self.legal = news.legal or []
        if news.changes is not None and self.view is not None:
            seen = changed(msgspec.to_builtins(self.view), news.changes)
            self.view, self._seen = self._read(seen), news.number
        elif news.view is not None or self.phase == "gathering":
            self.view, self._seen = self._read(news.view), news.number

    def _read(self, view: object) -> View | None:
        """A view as the game on the table declares it."""
        return msgspec.convert(view, self.game.view_type) if view is not None else None

    def _own_seat(self) -> int | None:
        if self.table is not None and self.guest is not None:
            for number, seat in enumerate(self.table.seats):
                if seat.guest == self.guest:
                    return number
        return None

    @property
    def game(self) -> Game:
        """The game on the table."""
        assert self.table is not None
        return shelf.game(self.table.game)

    @property
    def actions(self) -> list[Action]:
        """What our seat may do now."""
        return [self.game.read(text) for text in self.legal]

    @property
    def phase(self) -> str:
        """What goes on: ``gathering``, ``playing`` or ``over``; ``unknown`` before we were welcomed."""
        return self.table.phase if self.table else "unknown"

    @property
    def names(self) -> list[str]:
        """What the seats are called, nothing where nobody sits."""
        if self.table is None:
            return []
        called = {guest.guest: guest.name for guest in self.table.guests}
        return [seat.name if seat.guest is None else called.get(seat.guest, "") for seat in self.table.seats]

    @property
    def matches_over(self) -> int:
        """How many matches have been played to their end at this table."""
        return sum(match.winners is not None for match in self.table.matches) if self.table else 0

    @property
    def awaits_signal(self) -> bool:
        """Whether a round waits for the signal, and our seat has a say in it."""
        if self.table is None or self.table.waits is None or self.seat is None:
            return False
        return not self.table.seats[self.seat].bot

    @property
    def owes_ready(self) -> bool:
        """Whether a round waits, and we have not said that we are ready."""
        if not self.awaits_signal:
            return False
        assert self.table is not None
        assert self.seat is not None
        return not self.table.seats[self.seat].ready

    @property
    def may_act(self) -> bool:
        """Whether our seat may act now, and nobody plays in our place."""
        if self.table is None or self.seat is None or self.phase != "playing" or self.table.paused:
            return False
        if self.table.waits is not None:
            return False
        seat = self.table.seats[self.seat]
        return self.seat in self.actors and not seat.bot and not seat.late
