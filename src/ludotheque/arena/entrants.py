"""Who takes part: a level by its name, or a bot with settings of its own.

``expert`` is a level; ``greedy`` and ``greedy:slips=0.2,exchange=3`` are bots; ``greedy@expert:slips=0.2`` is a bot
that is as quick as a level, which counts where all play at once; ``levels`` stands for every level of the game.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ludotheque.arena.errors import ArenaError
from ludotheque.bots import outside
from ludotheque.bots.levels import Level, level, levels, make_bot
from ludotheque.bots.tempo import Tempo

ALL_LEVELS = "levels"


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part in a contest."""

    name: str
    """Its name in the findings: as entered, with a number if the same bot is entered again."""
    bot: str
    settings: Mapping[str, object] = field(default_factory=dict)
    tempo: Tempo | None = None
    maker: outside.OutsideMaker | None = None
    """What makes it, if this process alone knows it: it goes along to other processes."""


def read(game: str, texts: Sequence[str]) -> tuple[Entrant, ...]:
    """Read at least two entrants from their texts. Each bot is made once, to check that it can play."""
    found = []
    for text in texts:
        found += [_of_level(each) for each in levels(game)] if text == ALL_LEVELS else [_entrant(game, text)]
    if len(found) < 2:
        raise ArenaError("too-few", facts={"count": len(found)})
    seen: Counter[str] = Counter()
    entrants = []
    for each in found:
        seen[each.name] += 1
        name = each.name if seen[each.name] == 1 else f"{each.name} #{seen[each.name]}"
        make_bot(game, each.bot, each.settings)
        maker = outside.registered(game, each.bot)
        entrants.append(Entrant(name, each.bot, each.settings, each.tempo, maker))
    return tuple(entrants)


def _entrant(game: str, text: str) -> Entrant:
    if text in [each.name for each in levels(game)]:
        return _of_level(level(game, text))
    who, _, settings = text.partition(":")
    bot, at, quick_as = who.partition("@")
    return Entrant(text, bot, _settings(text, settings), level(game, quick_as if at else None).tempo)


def _of_level(level: Level) -> Entrant:
    return Entrant(level.name, level.bot, level.settings, level.tempo)


def _settings(text: str, written: str) -> dict[str, object]:
    """The settings after the colon; a value that TOML does not know is a word."""
    settings = {}
    for part in filter(None, written.split(",")):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals or not name or not value:
            raise ArenaError("bad-setting", facts={"value": part, "bot": text})
        settings[name] = _value(value)
    return settings


def _value(text: str) -> object:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
