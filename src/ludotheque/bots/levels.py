"""Levels: which bot plays how well, weakest first. ``levels.toml`` in the folder of a game holds them; the common words
name them."""

import inspect
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from ludotheque import shelf, words
from ludotheque.bots import anything, bots_of, outside
from ludotheque.bots.errors import BotError, BrokenBot, UnknownBot, UnknownLevel
from ludotheque.bots.tempo import Tempo
from ludotheque.kit import Bot, Maker

logger = logging.getLogger("ludotheque.bots")


@dataclass(frozen=True)
class Level:
    """A level of play in one game."""

    name: str
    elo: int
    """Its strength as measured in the arena; 0 is the weakest level."""
    bot: str
    """The name of its bot among those of the game."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """What that bot is made with."""
    tempo: Tempo | None = None
    """How quick it is, where all play at once."""
    usual: bool = False
    """Whether it is the one that plays when nobody chooses."""


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first; a game that brings none has a bot that does anything."""
    for folder in reversed(shelf.game(game).folders):
        file = folder / "levels.toml"
        if file.exists():
            return msgspec.toml.decode(file.read_bytes(), type=dict[str, tuple[Level, ...]])["level"]
    tempo = Tempo(see=0.5, decide=0.5, move=1.0, turn=1.0) if shelf.game(game).real_time else None
    return (Level("newcomer", 0, "anything", tempo=tempo, usual=True),)


def level(game: str, name: str | None = None) -> Level:
    """A level by its name, or the usual one. A bot from outside is a level by its name, as quick as the usual one."""
    for each in levels(game):
        if each.usual if name is None else each.name == name:
            return each
    if name in outside.names(game):
        return Level(name, 0, name, tempo=level(game).tempo)
    allowed = [*(each.name for each in levels(game)), *outside.names(game)]
    raise UnknownLevel("unknown-level", facts={"value": str(name), "allowed": ", ".join(allowed)})


def level_or_usual(game: str, name: str) -> Level:
    """A level by its name; the usual one, where an old log or another program names one that there is no longer."""
    try:
        return level(game, name)
    except UnknownLevel:
        return level(game)


def levels_for(game: str, names: Sequence[str], bots: int) -> list[Level]:
    """The level of each bot: those named, in order; the last of them holds for the rest."""
    if len(names) > bots:
        raise BotError("too-many-levels", facts={"value": len(names), "most": bots})
    chosen = [level(game, name) for name in names]
    return chosen + [chosen[-1] if chosen else level(game)] * (bots - len(chosen))


def title(name: str, language: str) -> str:
    """What a level is called in a language; a bot from outside has its name in all of them."""
    return words.phrase(f"level-{name}", language) if words.has(f"level-{name}", language) else name


def make(game: str, level: Level) -> Bot:
    """The bot of a level; raises `BrokenBot` where it lacks something, its weights say."""
    return make_bot(game, level.bot, level.settings)


def make_bot(game: str, name: str, settings: Mapping[str, object]) -> Bot:
    """A bot by its name, with these settings."""
    makers = bots_of(game)
    if name in makers:
        return _made(makers[name], name, settings)
    if name in outside.names(game):
        return _made(outside.maker(game, name), name, settings)
    allowed = ", ".join(sorted({*makers, *outside.names(game)}))
    raise UnknownBot("unknown-bot", facts={"value": name, "allowed": allowed})


def _made(maker: Maker, name: str, settings: Mapping[str, object]) -> Bot:
    allowed = inspect.signature(maker).parameters
    for setting in settings:
        if setting not in allowed:
            raise UnknownBot(
                "unknown-setting", facts={"bot": name, "value": setting, "allowed": ", ".join(sorted(allowed))}
            )
    return maker(**settings)


@cache
def bot_for(game: str, name: str | None = None) -> Bot:
    """The bot of a level by its name, or of the usual level; if it is broken, the nearest weaker one that is not."""
    wanted = level(game, name)
    below = wanted if wanted in levels(game) else level(game)
    weaker = levels(game)[: levels(game).index(below)]
    for each in (wanted, *reversed(weaker)):
        try:
            return make(game, each)
        except BrokenBot as error:
            logger.warning(
                "a bot is broken, a weaker one plays",
                extra={"game": game, "bot_level": each.name, "why": str(error)},
            )
    return anything
