"""The commands that tell what games there are, their rules, and marks for their boxes."""

from pathlib import Path
from typing import Literal

from ludotheque.cli.manners import politely
from ludotheque.flags import Braille, Contracted, Language


@politely
def games(*, lang: Language = "en") -> None:
    """List the games on the shelf, with their options."""
    from ludotheque import shelf
    from ludotheque.terminal.shelf_lines import entry
    from ludotheque.terminal.voice import Voice

    for name in shelf.names():
        try:
            lines = entry(shelf.game(name), lang)
        except Exception as error:  # a game of another package may be broken in any way; the others are not
            lines = [Voice(lang).say("shelf-broken", name=name, why=f"{type(error).__name__}: {error}")]
        print("\n".join(lines), end="\n\n")


@politely
def rules(
    game: str, file: Path | None = None, *, braille: Braille = False, contracted: Contracted = False,
    lang: Language = "en",
) -> None:  # fmt: skip
    """Print the rules of a game.

    Parameters
    ----------
    game
        The game.
    file
        Write them to this file. In braille two files are written, .brf and .pdf, named after the game unless given.
    """
    from ludotheque import leaflet, shelf

    chosen = shelf.game(game)
    if braille:
        from ludotheque.braille.script import Script
        from ludotheque.terminal.braille_desk import write_rules

        print(write_rules(chosen, Script(lang, contracted), file))
    elif file:
        from ludotheque.terminal.braille_desk import write

        write(file, leaflet.plain_rules(chosen, lang).encode())
    else:
        print(leaflet.plain_rules(chosen, lang))


@politely
def marks(
    *games: str, folder: Path = Path("marks"), digits: Literal["antoine", "letters"] | None = None,
    contracted: Contracted = False, lang: Language = "en",
) -> None:  # fmt: skip
    """Print marks that fingers can read for the boxes of games, as PDF and SVG at true size, and what they mean.

    Parameters
    ----------
    games
        The games. All that bring marks, unless given.
    folder
        The folder to write to.
    digits
        The braille digits: Antoine's, or the letters a to j after the number sign, as on the ACCESS edition. Those of
        the language, unless given.
    """
    from ludotheque.terminal.marks_desk import print_marks

    print("\n".join(print_marks(games, folder, digits, contracted, lang)))
