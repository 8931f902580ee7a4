"""The flags that several commands have, each with its one explanation."""

from typing import Annotated, Literal

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Several = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]


def for_all(variable: str) -> Parameter:
    """A flag that can be given once for all commands: as a variable, or in the file of settings."""
    return Parameter(env_var=f"LUDOTHEQUE_{variable}")


Language = Annotated[
    Literal["en", "fr"],
    Parameter(show_default=False, help="The language to use. Default: LUDOTHEQUE_LANG, or your system's language."),
]
"""The default is never heard: where no language is given, ``@politely`` finds out that of the user."""

Levels = Annotated[Several, Parameter(name="--level")]
Options = Annotated[Several, Parameter(name="--option", help="Set a game option, as name=value. Can be repeated.")]
Seats = Annotated[int | None, Parameter(help="Number of seats. Default: the fewest the game allows.")]
Brief = Annotated[Flag, Parameter(help="Do not show the table before each turn.")]
Dots = Annotated[
    Flag,
    for_all("BRAILLE"),
    Parameter(help="Show numbers, and the boards of games that support it, in Unicode braille."),
]
Figures = Annotated[Flag, Parameter(help="Print JSON for programs instead of tables.")]
Braille = Annotated[
    Flag, Parameter(help="Write braille: a BRF file for an embosser or a display, and a PDF for swell paper.")
]
Contracted = Annotated[Flag, Parameter(help="Use contracted braille.")]
