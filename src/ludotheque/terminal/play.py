"""Playing at a table: in turns, or by the clock while the others play on."""

import time
from collections.abc import Iterator
from random import Random

from ludotheque.bots.acting import Acting, Pause, acting
from ludotheque.bots.levels import level
from ludotheque.errors import Refused
from ludotheque.terminal.lines import Typing
from ludotheque.terminal.local_table import LocalTable
from ludotheque.terminal.typed import says_ready

TICK = 0.1
"""The longest wait in one go, in seconds: on Windows nothing interrupts a wait."""


def by_turns(table: LocalTable, lines: Iterator[str], pace: float = 0) -> None:
    """Play in turns. Where several may act at once, everybody else acts once after each action of the person.

    Raises `EOFError` if the lines end before the match does.
    """
    while table.match.actors():
        if not table.is_reader_on:
            _others_act(table, pace)
            continue
        table.prompt()
        for line in lines:
            if table.hear(line) if line.strip() else table.others:
                break  # with an empty line the person waits for the others
            if not line.strip():
                table.prompt()
        else:
            raise EOFError
        if table.is_reader_on:
            _others_act(table, pace)


def _others_act(table: LocalTable, pace: float) -> None:
    for seat in table.others:
        if seat in table.others:
            table.bot_acts(seat)
            time.sleep(pace)


def by_clock(table: LocalTable, typing: Typing, pace: float, chance: Random) -> None:
    """Play in real time: a bot of the usual level acts about every ``pace`` seconds, others as their tempo is, whatever
    the person does meanwhile.

    There is no time for many words, so the cards are shown again only when the person types an empty line. Each round
    begins when the person is ready.
    """
    while table.match.actors():
        others = _Others(table, pace, chance)
        table.prompt()
        while others.round_goes_on:
            line = typing.next(min(TICK, others.next_due() - time.monotonic()))
            heard = line is not None and (not line.strip() or table.hear(line))
            if heard and others.round_goes_on and table.is_reader_on:
                table.prompt(with_scene=not (line and line.strip()))
            others.go_on()
        if table.match.actors():
            _wait_until_ready(table, typing)


def _wait_until_ready(table: LocalTable, typing: Typing) -> None:
    """Let the person read the points; nobody plays before they are ready for the next round."""
    table.tell_waits()
    while (line := typing.next(TICK)) is None or not says_ready(line, table.voice):
        if line is not None:
            table.hear(line, waits=True)


class _Others:
    """The bots at a table in one round, each in its own time."""

    def __init__(self, table: LocalTable, pace: float, chance: Random) -> None:
        self._table = table
        self._chance = chance
        self._round = table.match.round
        usual = level(table.match.game.name).tempo
        self._slower = pace / (usual.see + usual.decide + usual.move) if usual else pace
        self._acting: dict[int, Acting] = {}
        self._due: dict[int, float] = {}
        for seat in table.levels:
            self._begin(seat)

    @property
    def round_goes_on(self) -> bool:
        """Whether the round in which they sat down is still played."""
        return bool(self._table.match.actors()) and self._table.match.round == self._round

    def next_due(self) -> float:
        """When the next of them does something."""
        return min(self._due.values())

    def go_on(self) -> None:
        """Let those go on whose time has come."""
        for seat in [seat for seat, due in self._due.items() if due <= time.monotonic()]:
            if self.round_goes_on:
                self._advance(seat)

    def _begin(self, seat: int, *, late: bool = False) -> None:
        table, tempo = self._table, self._table.levels[seat].tempo
        look = lambda: table.look(seat) if table.match.actors() else None  # noqa: E731
        self._acting[seat] = acting(table.match.game, tempo or 1.0, self._chance, look, late=late)
        self._advance(seat)

    def _advance(self, seat: int) -> None:
        thought = None
        try:
            while not isinstance(asked := self._acting[seat].send(thought), Pause):
                thought = self._table.think(seat, *asked)
            self._due[seat] = time.monotonic() + self._slower * asked.seconds
        except StopIteration as done:
            late = False
            if done.value is not None:
                try:
                    self._table.act(seat, done.value)
                except Refused:
                    late = True
            self._begin(seat, late=late)
