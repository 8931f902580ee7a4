"""The archive: matches that were played at a table, told from its log. What was hidden is shown only after the end.

Everything here plays a match again, which takes time: it is for a thread, not for the loop that serves the tables.
"""

from collections.abc import Sequence

import msgspec

from ludotheque.contract import Event, Result, Terms, View
from ludotheque.match import Match, Step
from ludotheque.options import OptionValue, plain
from ludotheque.record import terms_lines
from ludotheque.table import log
from ludotheque.table.errors import TableError, TableRefused
from ludotheque.table.log.table import Table
from ludotheque.table.messages import PracticeShown
from ludotheque.table.telling.history import History


class NoSuchMatch(TableError):
    """That match has not been played at this table."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a match: what happened, and what a spectator saw then."""

    events: list[Event]
    view: View


class Position(msgspec.Struct, frozen=True):
    """A position of a match that is over, from which somebody wants to play on."""

    game: str
    terms: Terms
    levels: list[str]
    """The level of the bot that had each seat; nothing where a person played."""
    pace: str
    """How fast they played."""
    seat: int
    """The seat that acted next."""
    origin: log.Origin


class Fairness(msgspec.Struct, frozen=True):
    """What shows that a deal was fair: the commitment, known before the first move, the words that the seats added,
    the terms and, once the match is over, the seed.

    The commitment is the SHA-256 of the seed and of the terms, every line with a line feed at its end; that of a match
    which an earlier version of the server dealt is the SHA-256 of the seed alone.
    """

    commitment: str
    words: list[str]
    seed: str | None
    terms: list[str]
    """The terms, line by line as the record writes them."""
    practice: PracticeShown | None = None
    """The position of another match where this one begins; the seed deals only what came after it."""


class Replay(msgspec.Struct, frozen=True):
    """A finished match, step by step, without moves that were undone."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    names: list[str]
    """The name in each seat."""
    animals: list[str]
    """The animal of the bot in each seat; empty for a person."""
    commitment: str
    words: list[str]
    seed: str
    steps: list[ReplayStep]
    """The deal, then one step for each action."""
    result: Result


def fairness(name: str, written: Sequence[bytes], number: int) -> Fairness:
    """The fairness data of a match, which may still be played."""
    return fairness_of(*_when_it_ended(name, written, number), number=number)


def fairness_of(table: Table, over: bool, number: int) -> Fairness:
    """The fairness data of the match that a table plays, or has just ended."""
    shown = table.matches[number - 1]
    terms = terms_lines(table.game, table.terms)
    return Fairness(shown.commitment, shown.words, table.seed if over else None, terms, shown.practice)


def record(name: str, written: Sequence[bytes], number: int) -> str:
    """The record of a match that is over, as `ludotheque verify` reads it."""
    return finished_match(name, written, number).record()


def finished_match(name: str, written: Sequence[bytes], number: int) -> Match:
    """A match that is over."""
    return when_over(name, written, number)[1]


def replay(name: str, written: Sequence[bytes], number: int) -> Replay:
    """A match that is over, step by step."""
    table, finished = when_over(name, written, number)
    assert finished.result is not None
    assert finished.seed is not None
    assert finished.commitment is not None
    return Replay(
        game=finished.game.name,
        seats=finished.seats,
        options=plain(finished.terms.options),
        names=table.matches[number - 1].names,
        animals=table.matches[number - 1].animals,
        commitment=finished.commitment,
        words=list(finished.words),
        seed=finished.seed,
        steps=[_shown(step) for step in finished.steps()],
        result=finished.result,
    )


def history(name: str, written: Sequence[bytes], until: int) -> History:
    """The history of the match that the table played when its log had ``until`` entries."""
    table, told = Table(name), History()
    for entry, events in table.follow(map(log.read_entry, written[:until])):
        told.take(table, entry, events)
    return told


def steps(name: str, written: Sequence[bytes], number: int, at: Sequence[int]) -> list[ReplayStep]:
    """Some steps of a match that is over, in their order: 0 is the deal, and -1 the last one, as Python counts."""
    finished = finished_match(name, written, number)
    count = sum(entry.seat is not None for entry in finished.log) + 1
    for step in at:
        if not -count <= step < count:
            raise NoSuchMatch("no-such-step", facts={"value": step, "most": count - 1})
    wanted = {step % count for step in at}
    return [_shown(step) for place, step in enumerate(finished.steps()) if place in wanted]


def position(name: str, written: Sequence[bytes], number: int, step: int) -> Position:
    """The position after so many actions of a match that is over; at its end nothing is left to play."""
    table, finished = when_over(name, written, number)
    if finished.game.real_time:
        raise TableRefused("no-practice-in-real-time")
    last = sum(entry.seat is not None for entry in finished.log) - 1
    if not 0 <= step <= last:
        raise NoSuchMatch("no-such-step", facts={"value": step, "most": last})
    dealt, actions = list[str](), list[log.Acted]()
    for line in finished.log:
        if line.seat is None:
            (actions[-1].chance if actions else dealt).append(line.text)
        elif len(actions) < step:
            actions.append(log.Acted(line.seat, line.text, []))
        else:
            seat = line.seat
            break
    levels = [
        table.level(number) if place.bot and place.guest is None else "" for number, place in enumerate(table.seats)
    ]
    assert finished.commitment is not None
    origin = log.Origin(finished.commitment, dealt, actions)
    return Position(finished.game.name, finished.terms, levels, table.settings.pace, seat, origin)


def seconds_of_actions(written: Sequence[bytes], number: int) -> list[float] | None:
    """When each action of a match happened, by a clock that stands still in pauses; None where some were taken back."""
    begun, paused, stood, seconds = 0, 0, 0, list[float]()
    for entry in map(log.read_entry, written):
        for what in entry.what:
            begun += isinstance(what, log.Started)
            if isinstance(what, log.Paused):
                paused = entry.at
            elif isinstance(what, log.Resumed):
                stood += entry.at - paused
            elif begun == number and isinstance(what, log.Acted):
                seconds.append((entry.at - stood) / 1000)
            elif begun == number and isinstance(what, log.Undone):
                return None
    return seconds


def _shown(step: Step) -> ReplayStep:
    return ReplayStep(step.events, step.match.view(None))


def when_over(name: str, written: Sequence[bytes], number: int) -> tuple[Table, Match]:
    """The table at the end of a match, and the match; raises where it is not over."""
    table, over = _when_it_ended(name, written, number)
    if not over or table.match is None:
        raise TableRefused("match-not-over", facts={"value": number})
    return table, table.match


def _when_it_ended(name: str, written: Sequence[bytes], number: int) -> tuple[Table, bool]:
    """The table as it was when a match ended, or as it is now if that match is still played."""
    entries: list[log.Entry] = []
    begun = ended = 0
    for entry in map(log.read_entry, written):
        entries.append(entry)
        begun += any(isinstance(what, log.Started) for what in entry.what)
        ended += any(isinstance(what, log.Ended) for what in entry.what)
        if ended == number > 0:
            break
    if not 0 < number <= begun:
        raise NoSuchMatch("no-such-match", facts={"value": number, "most": begun})
    return Table.load(name, entries), ended == number
