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
    Parameter(show_default=False, help="The language; that of LUDOTHEQUE_LANG, else of the system, unless given."),
]
"""The default is never heard: where no language is given, ``@politely`` finds out that of the user."""

Levels = Annotated[Several, Parameter(name="--level")]
Options = Annotated[
    Several, Parameter(name="--option", help="An option of the game, as name=value; may be given several times.")
]
Seats = Annotated[int | None, Parameter(help="How many play. As few as the game allows, unless given.")]
Brief = Annotated[Flag, Parameter(help="Do not show the table before each turn.")]
Dots = Annotated[
    Flag,
    for_all("BRAILLE"),
    Parameter(help="Show numbers, and boards where a game has them so, as Unicode braille."),
]
Figures = Annotated[Flag, Parameter(help="Print figures for a program instead of tables.")]
Braille = Annotated[Flag, Parameter(help="In braille: BRF for an embosser or a display, and a PDF for swell paper.")]
Contracted = Annotated[Flag, Parameter(help="In contracted braille.")]
