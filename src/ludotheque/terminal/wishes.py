"""What somebody wants to play in a terminal, and how: the flags of the command line, and their help."""

from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ludotheque.flags import Brief, Dots, Flag, Levels, Options, Seats, Several, for_all

Verbosity = Literal["quiet", "usual", "everything"]
Sound = Literal["off", "bell", "tones"]


@dataclass(frozen=True, kw_only=True)
class Telling:
    """How a table is told."""

    verbosity: Annotated[Verbosity, for_all("VERBOSITY")] = "usual"
    """How much you are told: only what concerns you (quiet), the usual, or everything."""
    braille: Dots = False
    sound: Annotated[Sound, for_all("SOUND")] = "off"
    """Sound for your turn, refused moves and the end: the terminal's bell, or tones."""


@dataclass(frozen=True)
class Wishes:
    """A match here, against bots."""

    game: str | None = None
    """The game; see `ludotheque games`. Default: the first on the shelf."""
    _: KW_ONLY
    seats: Seats = None
    seat: int = 1
    """Your seat, counted from 1."""
    levels: Levels = ()
    """Level of the bots; see `ludotheque games`. Can be repeated, once for each bot."""
    choices: Options = ()
    seed: str | None = None
    """Deal from this seed. Default: a secret one."""
    words: Annotated[str, Parameter(show_default=False)] = ""
    """Your own words to mix into the seed."""
    watch: Flag = False
    """Watch bots play in every seat."""
    turns: Flag = False
    """In a real-time game: let the bots play once after each of your moves, not by the clock."""
    pace: float | None = None
    """Seconds a bot takes for a move. Default: as its level does."""
    brief: Brief = False
    record: Path | None = None
    """Save the record of the match in this file."""
    resume: Flag = False
    """Resume the match you left last, or the last one of the game you name."""
    data_dir: Annotated[Path | None, for_all("DATA_DIR")] = None
    """The folder for unfinished matches. Default: your user data folder."""
    telling: Annotated[Telling, Parameter(name="*")] = Telling()


@dataclass(frozen=True)
class VisitWishes:
    """A table that a server keeps."""

    link: str | None = None
    """The link to the table."""
    _: KW_ONLY
    open: Annotated[str | None, Parameter(name="--open")] = None
    """Open a new table for this game instead."""
    servers: Annotated[
        Several,
        Parameter(
            name="--server",
            help="The server to open it on; with a link, other servers that host the same tables. Can be repeated.",
        ),
    ] = ()
    seats: int | None = None
    """Number of seats at the new table. Default: the fewest the game allows."""
    bots: int = 0
    """Number of bot seats at the new table, from the last one on."""
    levels: Levels = ()
    """Level of those bots, and of your own. Can be repeated, once for each bot."""
    choices: Options = ()
    settings: Annotated[Several, Parameter(name="--setting")] = ()
    """A setting of the new table, as name=value: clock, seconds, increment, pace, rhythm,
    countdown, signal, hints, best_place. With clock=day or clock=three-days it is played over days."""
    name: str | None = None
    """Your name at the table."""
    seat: int | None = None
    """The seat to take, counted from 1. Default: any free seat."""
    token: str | None = None
    """Come back to your seat with this token."""
    watch: Flag = False
    """Watch instead of playing."""
    bot: Flag = False
    """Let a bot play for you."""
    matches: int | None = None
    """Leave after this many matches."""
    pace: float | None = None
    """Seconds your bot takes for a move."""
    brief: Brief = False
    quiet: Flag = False
    """Print nothing about the match."""
    telling: Annotated[Telling, Parameter(name="*")] = Telling()
