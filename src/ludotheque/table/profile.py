"""What a profile remembers for somebody: their tables, results, days and favourite settings, and nothing else."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.options import OptionValue
from ludotheque.table.settings import Settings

MOST_TABLES, MOST_RESULTS, MOST_DAYS, MOST_GAMES = 100, 1000, 400, 100
"""How much a profile can hold; a page leaves out the oldest."""
MOST_BYTES = 256 * 1024
"""How long a profile may be, as it is sent."""

GameName = Annotated[str, Meta(max_length=100)]
TableName = Annotated[str, Meta(max_length=20)]
Word = Annotated[str, Meta(max_length=40)]
Moment = Annotated[int, Meta(ge=0, le=10**14)]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class MyTable(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table where somebody sits or sat."""

    table: TableName
    game: GameName
    at: Moment
    """When this was noted, in milliseconds since 1970: what is newer holds."""
    names: Annotated[list[Word], Meta(max_length=12)] = []
    """What the seats are called, nothing for a bot's."""
    over: bool = False
    """Whether its last match is over."""
    gone: bool = False
    """Whether it is not to be shown any more."""


class MyResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a match ended for somebody."""

    match: Annotated[str, Meta(max_length=30)]
    """The table and the number of the match there, by which it counts once: ``abcdefghjkmn.2``."""
    game: GameName
    at: Moment
    won: bool
    level: Word = ""
    """The level of the strongest bot; nothing among people alone."""


class Favourite(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How somebody last set up a table for a game."""

    at: Moment
    people: Annotated[int, Meta(ge=1, le=99)]
    bots: Annotated[int, Meta(ge=0, le=99)]
    levels: Annotated[list[Word], Meta(max_length=99)] = []
    options: Annotated[dict[Word, OptionValue], Meta(max_length=50)] = {}
    settings: Settings = Settings()


class Memory(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that a profile remembers."""

    tables: Annotated[list[MyTable], Meta(max_length=MOST_TABLES)] = []
    results: Annotated[list[MyResult], Meta(max_length=MOST_RESULTS)] = []
    days: Annotated[list[Day], Meta(max_length=MOST_DAYS)] = []
    """The days on which a match was finished or the puzzle of the day solved."""
    favourites: Annotated[dict[GameName, Favourite], Meta(max_length=MOST_GAMES)] = {}
