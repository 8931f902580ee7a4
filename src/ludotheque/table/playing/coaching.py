"""The coach at a table: hints and analyses, thought out in processes of their own, so that no table waits."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

import msgspec

from ludotheque.bots import View
from ludotheque.errors import LudothequeError
from ludotheque.table.deciding.ruling import refused
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.log.table import Table
from ludotheque.table.playing.players import be_quiet, stop_now

logger = logging.getLogger("ludotheque.table")

WORKERS = 2
"""One for analyses, which take long, and one for hints, for which somebody waits."""
HINT_PATIENCE, ANALYSIS_PATIENCE = 30.0, 180.0
"""Seconds that the coach may think; its rules may have to be compiled first."""
MOST_ACTIONS = 5
"""How many actions a hint weighs."""

Thought = TypeVar("Thought")


class Why(msgspec.Struct, frozen=True):
    """A reason: the Fluent message ``reason-CODE`` of the coach with its facts, and that in words."""

    code: str
    facts: dict[str, Any]
    said: str


class Weighed(msgspec.Struct, frozen=True):
    """An action with its chance to win, from 0 to 1, and how far off that may be."""

    action: str
    said: str
    """As it is spoken of: “13 on c2”."""
    chance: float
    margin: float


class HintShown(msgspec.Struct, frozen=True):
    """What the coach would do now, and why; of the other actions the best few."""

    seat: int
    action: str
    why: Why
    actions: list[Weighed]
    preferred: Weighed | None = None
    """What the player has in mind …"""
    preferred_why: Why | None = None
    """… and what speaks for it."""


class TurnShown(msgspec.Struct, frozen=True):
    """A decision of a match."""

    number: int
    round: int
    seat: int
    action: str
    chance: float
    """The chance of the seat with what it did …"""
    best: str
    best_chance: float
    """… and with the best that it could do."""
    margin: float
    draw: float
    """What chance changed before this decision."""
    drawn: list[str]
    choice: float
    """What the choice cost, as a number below 0."""


class TurningPointShown(msgspec.Struct, frozen=True):
    """Where the chances turned: by a ``draw``, a ``choice`` or, where all play at once, a ``run``."""

    turn: int
    seat: int
    kind: str
    change: float
    why: Why


class SeatAnalysed(msgspec.Struct, frozen=True):
    """What a match tells of a seat, in parts of a win."""

    result: float | None
    luck: float
    skill: float
    others: float
    decisions: int
    best_found: int


class AnalysisShown(msgspec.Struct, frozen=True):
    """A match that is over, looked back on."""

    game: str
    seats: int
    weighed: bool
    """Whether every choice was weighed; where all play at once only the curve is known."""
    curve: list[list[float]]
    """The chance of each seat: before the first turn, after each turn, and at last the result."""
    turns: list[TurnShown]
    turning_points: list[TurningPointShown]
    by_seat: list[SeatAnalysed]


class Coaching:
    """The coach of a server. Its processes start when somebody first asks."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._one_analysis = asyncio.Semaphore(max(1, workers - 1))

    async def hint(self, table: Table, guest: int, language: str, preferred: str | None = None) -> bytes:
        """What a guest should do now, who has asked for a hint before; a `HintShown`, written."""
        seat = table.seat_of(guest)
        match = table.match
        if seat is None:
            raise refused("no-seat")
        if match is None or table.phase != PLAYING or table.seats[seat].hinted_after != len(table.actions):
            raise refused("no-hint-asked")
        return await self._ask(HINT_PATIENCE, hint, match.view(seat), match.legal(seat), language, preferred)

    async def analysis(self, record: str) -> dict[str, bytes]:
        """A match looked back on, from its record: an `AnalysisShown`, written, in each language."""
        async with self._one_analysis:
            return await self._ask(ANALYSIS_PATIENCE, analysis, record)

    async def _ask(self, patience: float, think: Callable[..., Thought], *about: Any) -> Thought:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), be_quiet)
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            async with asyncio.timeout(patience):
                return await loop.run_in_executor(pool, think, *about)
        except (BrokenExecutor, TimeoutError) as error:
            logger.warning("the coach failed", extra={"why": type(error).__name__})
            if self._pool is pool:
                self._pool = None
                stop_now(pool)
            raise refused("coach-busy") from error
        except LudothequeError:
            raise
        except Exception as error:  # whatever the coach does, the table goes on
            logger.exception("the coach failed")
            raise refused("coach-busy") from error

    def close(self) -> None:
        """Send the coach home."""
        if self._pool:
            stop_now(self._pool)
            self._pool = None


def hint(view: View, legal: list[str], language: str, preferred: str | None) -> bytes:
    """A hint, as the worker processes think it out."""
    from ludotheque.bots.coach import assess_view
    from ludotheque.bots.coach.reasons import deed

    found = assess_view(view, legal, preferred)

    def weighed(one: Any) -> Weighed:
        return Weighed(one.action, deed(view, one.action).say(language, found.game), one.chance, one.margin)

    told = HintShown(
        seat=found.seat,
        action=found.best.action,
        why=_why(found.advice, language, found.game),
        actions=[weighed(one) for one in found.actions[:MOST_ACTIONS]],
        preferred=weighed(found.preferred) if found.preferred else None,
        preferred_why=_why(found.preferred_reason, language, found.game) if found.preferred_reason else None,
    )
    return msgspec.json.encode(told)


def analysis(record: str) -> dict[str, bytes]:
    """An analysis in every language, as the worker processes think it out."""
    import ludotheque
    from ludotheque.bots.coach import analyse
    from ludotheque.words import LANGUAGES

    found = analyse(ludotheque.replay(record))

    def told(language: str) -> AnalysisShown:
        return AnalysisShown(
            game=found.game,
            seats=found.seats,
            weighed=found.weighed,
            curve=[[round(chance, 4) for chance in point] for point in found.curve],
            turns=[msgspec.convert(turn, TurnShown, from_attributes=True) for turn in found.turns],
            turning_points=[
                TurningPointShown(
                    point.turn, point.seat, point.kind, point.change, _why(point.said, language, found.game)
                )
                for point in found.turning_points
            ],
            by_seat=[msgspec.convert(seat, SeatAnalysed, from_attributes=True) for seat in found.by_seat],
        )

    return {language: msgspec.json.encode(told(language)) for language in LANGUAGES}


def _why(reason: Any, language: str, game: str) -> Why:
    plain = reason.plain()
    return Why(plain["code"], plain["facts"], reason.say(language, game))
