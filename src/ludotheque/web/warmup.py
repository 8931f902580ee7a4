"""Loading the rules before the first guest comes, and finding out what must be compiled for this machine first.

It is compiled in processes of their own, which leave it on disk: a compiler takes a lot of memory, and keeps it.
"""

import asyncio
import gc
import inspect
import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from pathlib import Path
from subprocess import DEVNULL, PIPE
from types import MappingProxyType
from typing import Any

from ludotheque import shelf, words
from ludotheque.bots import anything
from ludotheque.bots.coach import assess_view, coach_of
from ludotheque.bots.coach.errors import NoCoach
from ludotheque.bots.levels import bot_for, level, levels
from ludotheque.contract import Action, Game
from ludotheque.errors import Refused
from ludotheque.kernel import COMPILED, compiled_from, hearing_of_compiler, kept_in
from ludotheque.kit import Kit
from ludotheque.match import Match
from ludotheque.options import Choice, OptionValue, Switch
from ludotheque.puzzles import solve
from ludotheque.simulate import simulate
from ludotheque.table.errors import TableError
from ludotheque.table.playing.worker import let_the_server_go_first
from ludotheque.web.api import games
from ludotheque.web.errors import TurnedAway
from ludotheque.web.preparing import COACH, PUZZLES, Kind, Part, Preparing, Report

logger = logging.getLogger("ludotheque.web")

MOST_ACTIONS = 1000
AGAIN = 8
"""All bots are asked what they would do again after this many actions: some think otherwise near the end."""
SELDOM = {0, *(AGAIN << doubled for doubled in range(8))}
"""The coach, who takes longer, is asked ever more seldom, counted in actions, and before the last one."""
UNSOLVED = (2, 1, *range(3, 17))
"""A solo puzzle, to be solved once."""
SOLVER_SECONDS, PLAYOUT_SECONDS = 2.5, 2.0
"""The processor's seconds to compile the solver of the puzzles, and the random play of a game."""
MOST_AT_ONCE = 4
"""The most compilers at once: each of them takes half a gigabyte."""


class NotCompiled(Exception):
    """A rule is not on disk."""


def load_rules() -> list[Part]:
    """Load the words, and every rule that is compiled. Returns what must be compiled for this machine, in the order of
    the shelf: first the rules of all games, then their bots."""
    began = time.perf_counter()
    load_words()
    kits = shelf.kits() if COMPILED else []
    parts = [*(_part(kit, "rules") for kit in kits), _solver(), *(_part(kit, "bots") for kit in kits)]
    missing = [part for part in parts if COMPILED and not _is_compiled(part)]
    logger.info("the rules are loaded", extra={"seconds": round(time.perf_counter() - began, 2)})
    return missing


def preparing(parts: Sequence[Part]) -> Preparing:
    """Who compiles these parts, on all cores."""
    return Preparing(parts, compile_elsewhere, min(os.cpu_count() or 1, MOST_AT_ONCE))


async def prepare(told: Callable[[Part], None]) -> None:
    """Compile every rule, bot and playout that is not yet compiled for this machine, with all its cores."""
    kits, kinds = shelf.kits() if COMPILED else [], ("rules", "bots", "playout")
    parts = [*([_solver()] if COMPILED else []), *(_part(kit, kind) for kind in kinds for kit in kits)]  # type: ignore[arg-type]
    everything = preparing([part for part in parts if not await asyncio.to_thread(_is_compiled, part)])
    everything.told = told
    await everything.run()


def _part(kit: Kit, kind: Kind) -> Part:
    name = kit.game.name
    rules, bots = kit.seconds_to_compile
    seconds = {"rules": rules, "bots": bots, "playout": PLAYOUT_SECONDS}[kind]
    return Part(name, kind, seconds, _order(name) if kind == "bots" else (), str(kit.game.state_type))


def _order(name: str) -> list[str]:
    """The levels of a game, the usual one first; the coach, who thinks like the strongest, comes last."""
    usual = level(name).name
    return [usual, *(each.name for each in levels(name) if each.name != usual), COACH]


def _solver() -> Part:
    return Part(PUZZLES, "rules", SOLVER_SECONDS)


def _is_compiled(part: Part) -> bool:
    """Whether a part is compiled. It is loaded then, but for bots: that would take seconds, and a server memory."""
    if part.kind == "bots":
        return _bots_are_noted(part.name)
    try:
        load_compiled(partial(use, part))
    except NotCompiled:
        return False
    return True


def use(part: Part, tell: Report = lambda _: None) -> None:
    """Call everything that belongs to a part."""
    if part.name == PUZZLES:
        solve(UNSOLVED)
    elif part.kind == "bots":
        use_bots(part.name, part.levels, tell)
        _note_bots(part.name)
    else:
        (use_rules if part.kind == "rules" else use_playout)(part.name)


async def compile_elsewhere(part: Part, report: Report) -> None:
    """Compile a part in a process of low priority, and load it here, where tables need it."""
    work = f"from {__name__} import *; work({part.name!r}, {part.kind!r}, {part.levels!r})"
    # in a session of its own: Ctrl-C is for the server, which ends it
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", work, stdin=DEVNULL, stdout=PIPE, start_new_session=True
    )
    assert process.stdout
    try:
        async for line in process.stdout:
            report(line.decode().strip())
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
    if part.kind == "rules":
        await asyncio.to_thread(use, part)


def work(name: str, kind: Kind, wanted: list[str]) -> None:
    """Compile a part, and print after everything that is compiled how long it took so far; what a compiler does for
    nobody, because the server has gone, ends with the next word."""
    let_the_server_go_first()
    gc.disable()  # it finds little to collect in what a compiler makes, and takes a tenth of the time

    def tell(word: str) -> None:
        print(word, flush=True)

    with hearing_of_compiler(lambda: None, lambda: tell(f"{time.process_time():.1f}")):
        use(Part(name, kind, 0, wanted), tell)


def load_words() -> None:
    """Read the words of every game, of the tables and of the web, in both languages."""
    for language in words.LANGUAGES:
        games.shown(language)
        TableError("no-such-table", facts={"value": ""}).say(language)
        TurnedAway("starting", 503).say(language)


def load_compiled(*uses: Callable[[], None]) -> None:
    """Use what is compiled; raises `NotCompiled` at the first rule that is not on disk."""
    with _no_compiler():
        for use in uses:
            use()


def _no_compiler() -> AbstractContextManager[None]:
    """Raise `NotCompiled` before anything is compiled."""

    def forbid() -> None:
        raise NotCompiled

    return hearing_of_compiler(forbid, lambda: None)


def use_rules(name: str) -> None:
    """Play a game at random to its end, or to the end of its first round."""
    game = _game(name)
    if game is not None and COMPILED:
        for match, seat, actions, number in _turns(game):
            action = anything(match.view(seat), actions, number)
            match.play(seat, action)
            _refuse(match, seat, action)


def use_bots(name: str, wanted: Sequence[str] = (), tell: Report = lambda _: None) -> None:
    """Ask the bots of some levels of a game what they would do, now and then until the first round is over, and the
    coach, once there is a choice, also why; all of them, unless some are given. They play every variant."""
    game = _game(name)
    for one in (wanted or _order(name)) if game is not None and COMPILED else ():
        assert game is not None
        for options in _variants(game):
            for match, seat, actions, number in _turns(game, options):
                view = match.view(seat)
                if one != COACH and number % AGAIN == 0:
                    bot_for(name, one)(view, actions, number)
                elif one == COACH and number in SELDOM:
                    _ask_coach(name, view, actions)
                match.play(seat, anything(view, actions, number))
            if one == COACH:
                _ask_coach(name, view, actions)
        tell(one)


def _ask_coach(name: str, view: Any, actions: Sequence[Action]) -> None:
    """Ask what to do, once there is a choice, and how things stand."""
    if len(actions) > 1:
        with suppress(NoCoach):
            assess_view(view, actions, actions[-1], level(name).name)
            coach_of(name).standing(view)


def _variants(game: Game) -> Iterator[dict[str, OptionValue]]:
    """The usual options, then every other value of each switch and choice."""
    yield {}
    for option in game.options:
        values: Sequence[OptionValue] = option.values if isinstance(option, Choice) else ()
        for value in (True, False) if isinstance(option, Switch) else values:
            if value != option.default(game.seats[0]):
                yield {option.name: value}


def _note(name: str) -> tuple[Path | None, str]:
    """The file that says from what the bots of a game were compiled here, and what it must say today."""
    folder = kept_in()
    file = folder / f"bots-of-{name}.prepared" if folder else None
    return file, compiled_from(Path(inspect.getfile(type(shelf.kit(name).game))))


def _note_bots(name: str) -> None:
    """Remember that the bots of a game are compiled."""
    with suppress(OSError, TypeError):
        file, compiled = _note(name)
        if file:
            file.write_text(compiled)


def _bots_are_noted(name: str) -> bool:
    """Whether there is a note that the bots of a game are compiled, from what they are made of today."""
    try:
        file, compiled = _note(name)
        return file is not None and file.read_text() == compiled
    except (OSError, TypeError):  # they never were, or the game has no file
        return False


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


def _turns(
    game: Game, options: Mapping[str, OptionValue] = MappingProxyType({})
) -> Iterator[tuple[Match, int, list[Action], int]]:
    """The turns of a match until its first round is over: the match, who acts, what is open, and how many have been."""
    match = game.match(seed="warm", **options)
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
