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
    """How much is told: what concerns you (quiet), what matters, or everything."""
    braille: Dots = False
    sound: Annotated[Sound, for_all("SOUND")] = "off"
    """A sound when it is your turn, when something is refused and at the end: the bell of the terminal, or tones."""


@dataclass(frozen=True)
class Wishes:
    """A match here, against bots."""

    game: str | None = None
    """The game, the first on the shelf unless given; `ludotheque games` lists them."""
    _: KW_ONLY
    seats: Seats = None
    seat: int = 1
    """Your seat, counted from 1."""
    levels: Levels = ()
    """How well the bots play; `ludotheque games` lists the levels. May be given several times, once for each bot."""
    choices: Options = ()
    seed: str | None = None
    """Deal from this seed instead of a secret one."""
    words: Annotated[str, Parameter(show_default=False)] = ""
    """Words of your own to be mixed into the seed."""
    watch: Flag = False
    """Let bots play every seat and watch them."""
    turns: Flag = False
    """In a game that is played at the same time: let the bots act once after each of your actions, not by the clock."""
    pace: float | None = None
    """Seconds that a bot takes for an action."""
    brief: Brief = False
    record: Path | None = None
    """Keep the record of the match in this file, from the first action on."""
    resume: Flag = False
    """Go on with the match that you left last, of the game if you name one."""
    data_dir: Annotated[Path | None, for_all("DATA_DIR")] = None
    """The folder where unfinished matches are kept; that for your data, unless given."""
    telling: Annotated[Telling, Parameter(name="*")] = Telling()


@dataclass(frozen=True)
class VisitWishes:
    """A table that a server keeps."""

    link: str | None = None
    """The link to the table."""
    _: KW_ONLY
    open: Annotated[str | None, Parameter(name="--open")] = None
    """Open a table for this game instead."""
    servers: Annotated[
        Several,
        Parameter(
            name="--server",
            help="The address of the server on which to open it; with a link, other servers that keep the same tables. "
            "May be given several times.",
        ),
    ] = ()
    seats: int | None = None
    """How many play at the new table. As few as the game allows, unless given."""
    bots: int = 0
    """Number of bots at the new table; they have the last seats."""
    levels: Levels = ()
    """How well those bots play, and your own; may be given several times, once for each bot."""
    choices: Options = ()
    settings: Annotated[Several, Parameter(name="--setting")] = ()
    """A setting of the new table, as name=value: clock, seconds, increment, pace, rhythm,
    countdown, signal, hints, best_place. With clock=day or clock=three-days it is played over days."""
    name: str | None = None
    """What you are called."""
    seat: int | None = None
    """The seat to take, counted from 1. Any that is free, unless given."""
    token: str | None = None
    """Come back to the seat that you were given with this token."""
    watch: Flag = False
    """Watch instead of playing."""
    bot: Flag = False
    """Let a bot play your seat."""
    matches: int | None = None
    """Go after this many matches."""
    pace: float | None = None
    """Seconds that your bot takes for an action."""
    brief: Brief = False
    quiet: Flag = False
    """Print nothing of what happens."""
    telling: Annotated[Telling, Parameter(name="*")] = Telling()
