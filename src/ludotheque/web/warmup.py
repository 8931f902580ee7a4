"""Loading the rules before the first guest comes, so that no table ever waits for a compiler.

What is not yet compiled for this machine is compiled in processes of their own, which leave it on disk: a compiler
takes a lot of memory, and keeps it. The doors open when the rules are there; what bots think with, which takes longer,
is compiled behind them.
"""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from importlib import import_module
from subprocess import DEVNULL
from typing import Any

from ludotheque import shelf, words
from ludotheque.bots import anything
from ludotheque.bots.coach import coach_of
from ludotheque.bots.coach.errors import NoCoach
from ludotheque.bots.levels import bot_for, levels
from ludotheque.contract import Action, Game
from ludotheque.errors import Refused
from ludotheque.kernel import COMPILED
from ludotheque.match import Match
from ludotheque.puzzles import solve
from ludotheque.simulate import simulate
from ludotheque.table.errors import TableError
from ludotheque.web.api import games
from ludotheque.web.errors import TurnedAway

logger = logging.getLogger("ludotheque.web")

MOST_ACTIONS = 1000
AGAIN = 8
"""All bots are asked what they would do again after this many actions: some think otherwise near the end."""
UNSOLVED = (2, 1, *range(3, 17))
"""A solo puzzle, to be solved once."""


class NotCompiled(Exception):
    """A rule is not on disk."""


async def warm_up() -> bool:
    """Load every rule of every game. Returns whether they had to be compiled first, as on a new machine."""
    began = time.perf_counter()
    new = await compile_rules()
    await asyncio.to_thread(load_words)
    logger.info("the rules are loaded", extra={"seconds": round(time.perf_counter() - began, 2)})
    return new


async def prepare() -> None:
    """Compile every rule, bot and playout that is not yet compiled for this machine, with all its cores."""
    await compile_rules()
    await _compile(use_bots, at_once=os.cpu_count() or 1)
    await _compile(use_playout, at_once=os.cpu_count() or 1)


async def compile_rules() -> bool:
    """Load every rule of every game, compiled first where one is not on disk. Returns whether that was so."""
    try:
        await asyncio.to_thread(load_compiled, use_every_rule)
    except NotCompiled:
        logger.info("compiling the rules")
        parts = [f"use_rules({name!r})" for name in shelf.names()] + ["solve(UNSOLVED)"]
        await _elsewhere(parts, at_once=os.cpu_count() or 1)
        await asyncio.to_thread(use_every_rule)
        return True
    return False


async def compile_bots() -> None:
    """Compile what bots think with, one game after the other, while the first guests look around."""
    began = time.perf_counter()
    await _compile(use_bots, at_once=1)
    logger.info("the bots are ready", extra={"seconds": round(time.perf_counter() - began, 2)})


async def _compile(use: Callable[[str], None], at_once: int) -> None:
    """Compile something of every game, ``at_once`` games at a time, unless all of it is on disk."""
    try:
        await asyncio.to_thread(load_compiled, *(partial(use, name) for name in shelf.names()))
    except NotCompiled:
        await _elsewhere([f"{use.__name__}({name!r})" for name in shelf.names()], at_once)


def load_words() -> None:
    """Read the words of every game, of the tables and of the web, in both languages."""
    for language in words.LANGUAGES:
        games.shown(language)
        TableError("no-such-table", facts={"value": ""}).say(language)
        TurnedAway("starting", 503).say(language)


async def _elsewhere(parts: Sequence[str], at_once: int) -> None:
    """Run parts of this in processes of low priority, ``at_once`` at a time."""
    turn = asyncio.Semaphore(at_once)

    async def do(part: str) -> None:
        command = [sys.executable, "-c", f"from {__name__} import *; be_modest(); {part}"]
        async with turn:
            # in a session of its own: Ctrl-C is for the server, which ends it
            process = await asyncio.create_subprocess_exec(
                *command, stdin=DEVNULL, stdout=DEVNULL, start_new_session=True
            )
            try:
                await process.wait()
            finally:
                if process.returncode is None:
                    process.kill()

    await asyncio.gather(*map(do, parts))


def be_modest() -> None:
    """Let the server go first."""
    if hasattr(os, "nice"):
        os.nice(5)


def load_compiled(*uses: Callable[[], None]) -> None:
    """Use what is compiled; raises `NotCompiled` at the first rule that is not on disk."""
    with _no_compiler() if COMPILED else nullcontext():
        for use in uses:
            use()


@contextmanager
def _no_compiler() -> Iterator[None]:
    """Raise `NotCompiled` before anything is compiled."""
    event: Any = import_module("numba.core.event")

    class Watch(event.Listener):  # type: ignore[misc]
        """Hears of what the compiler does."""

        def on_start(self, happening: object) -> None:
            """A compiler begins its work."""
            raise NotCompiled

        def on_end(self, happening: object) -> None:
            """It never gets there."""

    watch = Watch()
    event.register("numba:compile", watch)
    try:
        yield
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
        for match, seat, actions, number in _turns(game):
            action = anything(match.view(seat), actions, number)
            match.play(seat, action)
            _refuse(match, seat, action)


def use_bots(name: str) -> None:
    """Ask bots of every level of a game what they would do, now and then until the first round is over; and the coach,
    at first and once there is a choice."""
    game = _game(name)
    if game is not None and COMPILED:
        bots = [bot_for(name, level.name) for level in levels(name)]
        coached = 0
        for match, seat, actions, number in _turns(game):
            view = match.view(seat)
            if number % AGAIN == 0:
                for bot in bots:
                    bot(view, actions, number)
            if number == 0 or (number >= AGAIN and len(actions) > 1 and coached < 2):
                coached += 1
                with suppress(NoCoach):
                    coach_of(name).estimate(view, actions)
            match.play(seat, anything(view, actions, number))


def use_playout(name: str) -> None:
    """Play a round at random without stopping, as a simulation does."""
    game = _game(name)
    if game is not None and COMPILED:
        simulate(game, game.match(seed="warm").terms, 1)


def _game(name: str) -> Game | None:
    try:
        return shelf.game(name)
    except Exception:  # a game of another package may be broken in any way; the others are not
        logger.exception("a game could not be loaded", extra={"games": name})
        return None


def _turns(game: Game) -> Iterator[tuple[Match, int, list[Action], int]]:
    """The turns of a match until its first round is over: the match, who acts, what is open, and how many have been."""
    match = game.match(seed="warm")
    for number in range(MOST_ACTIONS):
        actors = match.actors()
        if not actors or match.round > 1:
            break
        seat = actors[number % len(actors)]
        yield match, seat, match.actions(seat), number
    match.view(None)


def _refuse(match: Match, seat: int, action: Action) -> None:
    with suppress(Refused):
        match.prepare(seat, action)
