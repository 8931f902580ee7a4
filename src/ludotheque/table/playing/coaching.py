"""The coach at a table: hints, thought out in processes of their own, so that no table waits; and analyses."""

import asyncio
import gc
import logging
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from typing import TypeVar

import msgspec

from ludotheque import shelf
from ludotheque.bots.coach import Reason, Weighed, analyse, assess_view, coach_of
from ludotheque.bots.coach.assessing import in_mind
from ludotheque.bots.levels import level
from ludotheque.contract import Action, View
from ludotheque.errors import LudothequeError
from ludotheque.table.deciding.ruling import refused
from ludotheque.table.keeping.archive import seconds_of_actions, when_over
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.log.table import Table
from ludotheque.table.playing.worker import follow, stop_now
from ludotheque.words import LANGUAGES

logger = logging.getLogger("ludotheque.table")

WORKERS = 2
"""The most who give hints at once."""
HINT_PATIENCE, ANALYSIS_PATIENCE = 30.0, 180.0
"""Seconds that the coach may think; its rules may have to be compiled first."""
MOST_ACTIONS = 5
"""How many actions a hint weighs."""

Thought = TypeVar("Thought")


class ActionShown(msgspec.Struct, frozen=True):
    """An action with its chance of winning, from 0 to 1, and the margin of error."""

    action: str
    said: str
    """In words: “13 on c2”."""
    chance: float
    margin: float


class HintShown(msgspec.Struct, frozen=True):
    """What the coach would do now, and why, and the best few other actions."""

    seat: int
    action: str
    why: Reason
    actions: list[ActionShown]
    preferred: ActionShown | None = None
    """What the player has in mind; ``why`` compares with it."""
    tied: int = 0
    """The number of other actions that are as good."""


class Coaching:
    """The coach of a server. Its processes start when somebody first asks."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def hint(self, table: Table, guest: int, language: str, preferred: str | None = None) -> bytes:
        """A hint for a guest who has asked for one, as the JSON of a `HintShown`."""
        seat = table.seat_of(guest)
        match = table.match
        if seat is None:
            raise refused("no-seat")
        if match is None or table.phase != PLAYING or not has_asked(table, seat):
            raise refused("no-hint-asked")
        wanted = in_mind(match.game, preferred) if preferred is not None else None
        level = level_at(table)
        return await self._ask(HINT_PATIENCE, hint, match.view(seat), match.actions(seat), language, wanted, level)

    async def _ask(self, patience: float, think: Callable[..., Thought], *about: object) -> Thought:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(WORKERS, multiprocessing.get_context("spawn"), follow)
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


def has_asked(table: Table, seat: int) -> bool:
    """Whether a seat has asked for a hint on what it has to decide now: in real time the others go on meanwhile."""
    since = table.seats[seat].hinted_after
    if since is None or not table.game.real_time:
        return since == len(table.actions)
    return all(action.seat != seat for action in table.actions[since:])


def level_at(table: Table) -> str:
    """How well those at a table play: like the strongest bot there; people are taken to play like the usual level."""
    game, seats = table.game.name, range(len(table.seats))
    playing = [level(game, table.level(seat)) for seat in seats if table.seats[seat].bot]
    return max([level(game), *playing], key=lambda each: each.elo).name


def hint(view: View, actions: list[Action], language: str, preferred: Action | None, played: str) -> bytes:
    """A hint, as the worker processes think it out."""
    found, coach, game = assess_view(view, actions, preferred, played), coach_of(view.game), shelf.game(view.game)

    def shown(one: Weighed) -> ActionShown:
        said = coach.deed(view, one.action).say(language, game.name)
        return ActionShown(game.write(one.action), said, one.told, one.margin)

    assert view.seat is not None
    told = HintShown(
        seat=view.seat,
        action=game.write(found.best.action),
        why=found.advice.told(language, game.name),
        actions=[shown(one) for one in found.actions[:MOST_ACTIONS]],
        preferred=shown(found.preferred) if found.preferred else None,
        tied=found.tied,
    )
    keep_what_is_loaded(game.name)
    return msgspec.json.encode(told)


@cache
def keep_what_is_loaded(game: str) -> None:  # noqa: ARG001 (once for each game)
    """Spare Python from looking for garbage among all that is loaded: that takes 70 ms in the midst of a hint."""
    gc.collect()
    gc.freeze()


def analysis(table: str, entries: Sequence[bytes], number: int) -> dict[str, bytes]:
    """An analysis in every language, as the worker processes think it out."""
    at_the_end, match = when_over(table, entries, number)
    free = not at_the_end.settings.calm  # where seats rest or wait for their turn, seconds tell nothing
    found = analyse(match, level_at(at_the_end), seconds_of_actions(entries, number) if free else None)
    return {language: msgspec.json.encode(found.told(language)) for language in LANGUAGES}
