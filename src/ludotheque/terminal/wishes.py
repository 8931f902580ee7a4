"""What somebody wants to play in a terminal, and how: the flags of the command line."""

from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ludotheque.flags import AnyGame, Dots, Flag, Levels, Options, Several, for_all

Verbosity = Literal["quiet", "usual", "everything"]
Sound = Literal["off", "bell", "tones"]


@dataclass(frozen=True, kw_only=True)
class Telling:
    """How a table is told."""

    verbosity: Annotated[Verbosity, for_all("VERBOSITY")] = "usual"
    braille: Dots = False
    sound: Annotated[Sound, for_all("SOUND")] = "off"


@dataclass(frozen=True)
class Wishes:
    """A match here, against bots."""

    game: AnyGame = None
    _: KW_ONLY
    seats: int | None = None
    seat: int = 1
    levels: Levels = ()
    choices: Options = ()
    seed: str | None = None
    words: Annotated[str, Parameter(show_default=False)] = ""
    watch: Flag = False
    turns: Flag = False
    pace: float | None = None
    brief: Flag = False
    record: Path | None = None
    resume: Flag = False
    data_dir: Annotated[Path | None, for_all("DATA_DIR")] = None
    telling: Annotated[Telling, Parameter(name="*")] = Telling()


@dataclass(frozen=True)
class VisitWishes:
    """A table that a server keeps."""

    link: str | None = None
    _: KW_ONLY
    open: Annotated[AnyGame, Parameter(name="--open")] = None
    servers: Annotated[Several, Parameter(name="--server")] = ()
    seats: int | None = None
    bots: int = 0
    levels: Levels = ()
    choices: Options = ()
    settings: Annotated[Several, Parameter(name="--setting")] = ()
    name: str | None = None
    seat: int | None = None
    token: str | None = None
    watch: Flag = False
    bot: Flag = False
    matches: int | None = None
    pace: float | None = None
    brief: Flag = False
    quiet: Flag = False
    telling: Annotated[Telling, Parameter(name="*")] = Telling()
