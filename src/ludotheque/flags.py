"""The flags that several commands have. Their words are those of the command line (``cli/en.ftl``)."""

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from ludotheque import shelf
from ludotheque.languages import CODES

if TYPE_CHECKING:
    Code = str
else:
    Code = Literal[CODES]

Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Several = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]


def for_all(variable: str) -> Parameter:
    """A flag that can be given once for all commands: as a variable, or in the file of settings."""
    return Parameter(env_var=f"LUDOTHEQUE_{variable}")


Language = Annotated[Code | None, Parameter(show_default=False)]
_ON_SHELF = Parameter(completer=lambda _: shelf.names())
GameName = Annotated[str, _ON_SHELF]
AnyGame = Annotated[str | None, _ON_SHELF]
Levels = Annotated[Several, Parameter(name="--level")]
Options = Annotated[Several, Parameter(name="--option")]
Dots = Annotated[Flag, for_all("BRAILLE")]
