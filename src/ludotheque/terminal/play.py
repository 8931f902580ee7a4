"""Playing at a table: in turns, or by the clock while the others play on."""

import time
from collections.abc import Iterator
from random import Random

from ludotheque.bots.levels import Level, level
from ludotheque.terminal.lines import Typing
from ludotheque.terminal.local_table import LocalTable

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

    There is no time for many words, so the cards are shown again only when the person types an empty line.
    """

    usual = level(table.match.game.name)

    def later(seat: int) -> float:
        slower = _seconds(table.levels[seat]) / _seconds(usual)
        return time.monotonic() + pace * slower * chance.uniform(0.7, 1.3)

    due = {seat: later(seat) for seat in table.levels}
    table.prompt()
    while table.match.actors():
        line = typing.next(min(TICK, min(due.values()) - time.monotonic()))
        if line is not None and (not line.strip() or table.hear(line)) and table.is_reader_on:
            table.prompt(with_scene=not line.strip())
        for seat in [seat for seat in due if due[seat] <= time.monotonic()]:
            due[seat] = later(seat)
            if seat in table.others:
                table.bot_acts(seat)


def _seconds(level: Level) -> float:
    """The mean seconds of an action."""
    tempo = level.tempo
    return tempo.see + tempo.decide + tempo.move if tempo else 1.0
