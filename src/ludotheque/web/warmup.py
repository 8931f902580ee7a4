"""Loading the rules before the first guest comes, so that no table ever waits for a compiler.

What is not yet compiled for this machine is compiled in processes of their own, which leave it on disk: a compiler
takes a lot of memory, and keeps it. The doors open when the rules are there; what bots think with, which takes longer,
is compiled behind them.
"""

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any

from ludotheque import shelf, words
from ludotheque.bots import anything
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
"""After so many actions the bots of every level are asked again what they would do."""
UNSOLVED = (2, 1, *range(3, 17))
"""A solo puzzle, to be solved once."""


class NotCompiled(Exception):
    """A rule is not on disk."""


async def warm_up() -> bool:
    """Load every rule of every game; whether they had to be compiled first, as on a machine that is new to them."""
    began, new = time.perf_counter(), False
    try:
        await asyncio.to_thread(load_compiled)
    except NotCompiled:
        new = True
        logger.info("compiling the rules")
        at_once = asyncio.Semaphore(os.cpu_count() or 1)
        parts = [f"use_rules({name!r})" for name in shelf.names()] + ["solve(UNSOLVED)"]
        await asyncio.gather(*(_elsewhere(part, at_once) for part in parts))
        await asyncio.to_thread(use_every_rule)
    await asyncio.to_thread(load_words)
    logger.info("the rules are loaded", extra={"seconds": round(time.perf_counter() - began, 2)})
    return new


async def prepare_bots() -> None:
    """Compile what bots think with, one game after the other, while the first guests look around."""
    began = time.perf_counter()
    one_by_one = asyncio.Semaphore(1)
    await asyncio.gather(*(_elsewhere(f"use_bots({name!r})", one_by_one) for name in shelf.names()))
    logger.info("the bots are ready", extra={"seconds": round(time.perf_counter() - began, 2)})


def load_words() -> None:
    """Read the words of every game, of the tables and of the web, in both languages."""
    for language in words.LANGUAGES:
        games.shown(language)
        TableError("no-such-table", facts={"value": ""}).say(language)
        TurnedAway("starting", 503).say(language)


async def _elsewhere(part: str, turn: asyncio.Semaphore) -> None:
    """Do a part of this in a process of its own, behind whatever else the machine has to do."""
    command = [sys.executable, "-c", f"from {__name__} import *; be_modest(); {part}"]
    async with turn:
        process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()


def be_modest() -> None:
    """Let the server go first."""
    if hasattr(os, "nice"):
        os.nice(5)


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
    """Call every rule that a table needs."""
    for name in shelf.names():
        use_rules(name)
    if COMPILED:
        solve(UNSOLVED)


def use_rules(name: str) -> None:
    """Play a game at random to its end, or to the end of its first round."""
    game = _game(name)
    if game is not None and COMPILED:
        for match, seat, legal, number in _turns(game):
            action = anything(match.view(seat), legal, number)
            match.play(seat, action)
            _refuse(match, seat, action)


def use_bots(name: str) -> None:
    """Ask the bots of every level of a game what they would do: at the beginning, and once there is a choice."""
    game = _game(name)
    if game is not None and COMPILED:
        bots = [bot_for(name, level.name) for level in levels(name)]
        for match, seat, legal, number in _turns(game):
            if number == 0 or (number >= MIDDLE and len(legal) > 1):
                for bot in bots:
                    bot(match.view(seat), legal, number)
                if number:
                    break
            match.play(seat, anything(match.view(seat), legal, number))


def _game(name: str) -> Game[Any, Any] | None:
    try:
        return shelf.game(name)
    except Exception:  # a game of another package may be broken in any way; the others are not
        logger.exception("a game could not be loaded", extra={"games": name})
        return None


def _turns(game: Game[Any, Any]) -> Iterator[tuple[Match, int, list[str], int]]:
    """The turns of a match until its first round is over: the match, who acts, what is open, and how many have been."""
    match = game.match(seed="warm")
    for number in range(MOST_ACTIONS):
        actors = match.actors()
        if not actors or match.round > 1:
            break
        seat = actors[number % len(actors)]
        yield match, seat, match.legal(seat), number
    match.view(None)


def _refuse(match: Match, seat: int, text: str) -> None:
    with suppress(Refused):
        match.prepare(seat, text)
