"""Bots from outside: of other packages, through the entry point group ``ludotheque.bots``, and registered by programs.

An entry point is named after a game and the bot, ``lucky-numbers.careful``, and refers to one of these:

- a callable that takes a view and the open actions, and a seed if it has a third parameter, and returns an action or
  its text (where all play at once, None to wait). Its keyword-only parameters are its settings;
- a class whose instances are such callables. Its own parameters are the settings;
- a batch policy, marked with `policy`: it takes the observation and the mask of `ludotheque.env`, a row for each game,
  and returns the number of an action for each row.
"""

import inspect
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from uuid import uuid4

import numpy as np

from ludotheque import shelf
from ludotheque.bots.errors import BotError, BrokenBot
from ludotheque.bots.observing import observe
from ludotheque.contract import Action, View
from ludotheque.errors import shown
from ludotheque.kit import Bot

logger = logging.getLogger("ludotheque.bots")

GROUP = "ludotheque.bots"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""What a bot can be called: a word on a command line and in a link."""


class Policy:
    """A batch policy."""

    def __init__(self, choose: Callable[[Any, Any], Any]) -> None:
        self.choose = choose


def policy(choose: Callable[[Any, Any], Any]) -> Policy:
    """Mark a function of observation and mask as a batch policy.

    >>> from ludotheque.bots.outside import policy
    >>> first_open = policy(lambda planes, mask: mask.argmax(axis=1))
    """
    return Policy(choose)


class OutsideMaker:
    """Makes a bot of what somebody else gave. Raises `BotError` for what is no bot."""

    def __init__(self, game: str, name: str, given: Any) -> None:
        self.game, self.name, self.given = game, name, given
        self._token = uuid4().hex
        if not isinstance(given, Policy | type):
            self._places(given)

    def __eq__(self, other: object) -> bool:
        """A copy in another process is the same; what is registered anew under the name is not."""
        return isinstance(other, OutsideMaker) and other._token == self._token

    def __hash__(self) -> int:
        return hash(self._token)

    @property
    def __signature__(self) -> inspect.Signature:
        """The settings."""
        settings: list[inspect.Parameter] = []
        if not isinstance(self.given, Policy):
            settings = list(inspect.signature(self.given).parameters.values())
        if not isinstance(self.given, type):
            settings = [each for each in settings if each.kind is each.KEYWORD_ONLY]
        return inspect.Signature(settings)

    def __call__(self, **settings: Any) -> Bot:
        if isinstance(self.given, Policy):
            return _Asked(self.game, self.given)
        if isinstance(self.given, type):
            made = self.given(**settings)
            return _Called(self.game, made, self._places(made), {})
        return _Called(self.game, self.given, self._places(self.given), settings)

    def _places(self, bot: Any) -> int:
        """How many arguments a bot takes without their names: 2, or 3 with a seed."""
        try:
            parameters = inspect.signature(bot).parameters.values()
        except (TypeError, ValueError):
            parameters = None
        kinds = [each.kind for each in parameters or () if each.kind not in (each.KEYWORD_ONLY, each.VAR_KEYWORD)]
        if parameters is None or not (len(kinds) in (2, 3) or inspect.Parameter.VAR_POSITIONAL in kinds):
            raise BotError("not-a-bot", facts={"bot": self.name, "value": shown(bot)})
        return 2 if len(kinds) == 2 and inspect.Parameter.VAR_POSITIONAL not in kinds else 3


_registered: dict[tuple[str, str], OutsideMaker] = {}


def register(name: str, bot: object, game: str) -> None:
    """Let a bot take part by its name in this process, and in the contests that this process holds.

    Other processes, such as those of a server, find bots by their entry points. Raises `BotError` for a name that
    cannot be or that the game's own bots and levels have, and for what is no bot. A second bot of a name replaces the
    first.
    """
    from ludotheque.bots.levels import bot_for

    shelf.kit(game)
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BotError("bad-name", facts={"value": shown(name)})
    if name in _taken(game):
        raise BotError("name-taken", facts={"value": name, "game": game})
    _registered[game, name] = OutsideMaker(game, name, bot)
    bot_for.cache_clear()


def names(game: str) -> list[str]:
    """The names of the bots from outside that play a game."""
    return sorted({*_found(game), *(name for of, name in _registered if of == game)})


def maker(game: str, name: str) -> OutsideMaker:
    """What makes one of them. Raises `BrokenBot` where its package does not load."""
    return _registered.get((game, name)) or _loaded(game, name)


def registered(game: str, name: str) -> OutsideMaker | None:
    """What makes a bot that only this process knows."""
    return _registered.get((game, name))


def _taken(game: str) -> set[str]:
    from ludotheque.bots.levels import levels

    return {"anything", "levels", *shelf.kit(game).bots(), *(level.name for level in levels(game))}


@cache
def _found(game: str) -> Mapping[str, EntryPoint]:
    """The entry points of a game's bots. One whose name cannot be or is taken is logged and left out."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        of, _, name = point.name.partition(".")
        if of != game:
            continue
        if not NAME.fullmatch(name) or name in found or name in _taken(game):
            logger.warning("a bot of a package has a name that cannot be or is taken", extra={"bot": point.name})
            continue
        found[name] = point
    return found


@cache
def _loaded(game: str, name: str) -> OutsideMaker:
    point = _found(game)[name]
    try:
        return OutsideMaker(game, name, point.load())
    except BotError:
        raise
    except Exception as error:  # a package may be broken in any way
        why = f"{type(error).__name__}: {error}"
        raise BrokenBot("broken-package", facts={"bot": name, "value": point.value, "why": why}) from error


class _Called:
    """A bot that is a callable of somebody else: its action may be a text, and it may want no seed."""

    def __init__(self, game: str, call: Any, places: int, settings: Mapping[str, object]) -> None:
        self._game, self._call, self._places, self._settings = shelf.game(game), call, places, settings

    def __call__(self, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        chosen = self._call(*(view, actions, seed)[: self._places], **self._settings)
        if isinstance(chosen, str):
            chosen = self._game.read(chosen)
        if chosen is not None and not isinstance(chosen, Action):
            raise BotError("no-action", facts={"value": shown(chosen)})
        return chosen


class _Asked:
    """A bot that asks a batch policy about a single game."""

    def __init__(self, game: str, policy: Policy) -> None:
        if shelf.kit(game).encoding() is None:
            raise BotError("no-encoding", facts={"game": game})
        self._choose = policy.choose

    def __call__(self, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        seen = observe(view, seed)
        assert seen, "the game has an encoding"
        table = seen.encoding.actions
        chosen = np.asarray(self._choose(seen.planes[None], seen.mask[None]))
        if chosen.shape != (1,) or chosen.dtype.kind not in "iu" or not 0 <= chosen[0] < len(table):
            raise BotError("no-number", facts={"value": shown(chosen), "most": len(table) - 1})
        number = int(chosen[0])
        if not seen.mask[number]:
            raise BotError("closed", facts={"value": table[number] or str(number)})
        return seen.action(number)
