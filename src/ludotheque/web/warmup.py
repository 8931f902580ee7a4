"""Loading the rules before the first guest comes, so that no table ever waits for a compiler.

What is not yet compiled for this machine is compiled in a process of its own, which leaves it on disk: a compiler takes
a lot of memory, and keeps it.
"""

import asyncio
import logging
import subprocess
import sys
import time
from contextlib import suppress
from importlib import import_module
from typing import Any

from ludotheque import shelf, words
from ludotheque.bots.levels import bot_for, levels
from ludotheque.contract import Game
from ludotheque.errors import Refused
from ludotheque.kernel import COMPILED
from ludotheque.match import Match
from ludotheque.puzzles import solve
from ludotheque.table.errors import TableError
from ludotheque.web import games
from ludotheque.web.errors import TurnedAway

logger = logging.getLogger("ludotheque.web")

MOST_ACTIONS = 1000
MIDDLE = 8
"""After so many actions the bots of every level are asked what they would do."""
UNSOLVED = (2, 1, *range(3, 17))
"""A solo puzzle, to be solved once."""


class NotCompiled(Exception):
    """A rule is not on disk."""


async def warm_up() -> None:
    """Load every rule of every game."""
    began = time.perf_counter()
    try:
        await asyncio.to_thread(load_compiled)
    except NotCompiled:
        logger.info("compiling the rules")
        await _compile_elsewhere()
        await asyncio.to_thread(use_every_rule)
    await asyncio.to_thread(load_words)
    logger.info("the rules are loaded", extra={"seconds": round(time.perf_counter() - began, 2)})


def load_words() -> None:
    """Read the words of every game, of the tables and of the web, in both languages."""
    for language in words.LANGUAGES:
        games.shown(language)
        TableError("no-such-table", facts={"value": ""}).say(language)
        TurnedAway("starting", 503).say(language)


async def _compile_elsewhere() -> None:
    command = [sys.executable, "-c", f"from {__name__} import use_every_rule; use_every_rule()"]
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def load_compiled() -> None:
    """Use every rule; raises `NotCompiled` at the first that is not on disk."""
    if not COMPILED:
        use_every_rule()
        return
    event: Any = import_module("numba.core.event")

    class Watch(event.Listener):  # type: ignore[misc]
        """Stops before anything is compiled."""

        def on_start(self, happening: Any) -> None:
            """A compiler begins its work."""
            raise NotCompiled

        def on_end(self, happening: Any) -> None:
            """It never gets there."""

    watch = Watch()
    event.register("numba:compile", watch)
    try:
        use_every_rule()
    finally:
        event.unregister("numba:compile", watch)


def use_every_rule() -> None:
    """Play every game to its end, so that every rule that a table needs has been called."""
    for name in shelf.names():
        try:
            game = shelf.game(name)
        except Exception:  # a game of another package may be broken in any way; the others are not
            logger.exception("a game could not be loaded", extra={"games": name})
            continue
        if COMPILED:
            _play(game)
    if COMPILED:
        solve(UNSOLVED)


def _play(game: Game[Any, Any]) -> None:
    match, choose = game.match(seed="warm"), bot_for(game.name)
    waiting = [bot_for(game.name, level.name) for level in levels(game.name)]
    for number in range(MOST_ACTIONS):
        actors = match.actors()
        if not actors or match.round > 1:
            break
        seat = actors[number % len(actors)]
        legal = match.legal(seat)
        action = choose(match.view(seat), legal, number) if legal else None
        if len(legal) > 1 and number >= MIDDLE:  # every level has something to choose from
            for bot in waiting:
                bot(match.view(seat), legal, number)
            waiting = []
        if action is not None:
            match.play(seat, action)
            _refuse(match, seat, action)
    match.view(None)


def _refuse(match: Match, seat: int, text: str) -> None:
    with suppress(Refused):
        match.prepare(seat, text)
