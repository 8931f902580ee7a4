"""The commands that tell what games there are, their rules, and marks for their boxes."""

from pathlib import Path
from typing import Annotated, Literal

from ludotheque.cli.manners import politely
from ludotheque.flags import Braille, Contracted, Language, for_all


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
    game: str,
    file: Path | None = None,
    *,
    braille: Braille = False,
    contracted: Contracted = False,
    audio: Path | None = None,
    voice: Annotated[str | None, for_all("VOICE")] = None,
    lang: Language = "en",
) -> None:
    """Print the rules of a game, or record them as audio.

    Parameters
    ----------
    game
        The game.
    file
        Write the rules to this file. Braille writes two files, .brf and .pdf; default: the name of the game.
    audio
        Record the rules in this file, .wav or .mp3, with chapters. Needs espeak-ng or Piper.
    voice
        The voice to use: a Piper file (.onnx), or the name of an espeak-ng voice. Default: the best one installed.
    """
    from ludotheque import leaflet, shelf
    from ludotheque.terminal.rules_lines import rules_lines, written_lines

    chosen = shelf.game(game)
    if braille:
        from ludotheque.braille.script import Script
        from ludotheque.terminal.braille_desk import write_rules

        print(write_rules(chosen, Script(lang, contracted), file))
    if audio:
        print("\n".join(written_lines(chosen, lang, audio, voice)))
    if file and not braille:
        from ludotheque.terminal.braille_desk import write

        write(file, leaflet.plain_rules(chosen, lang).encode())
    if not (braille or audio or file):
        print("\n".join(rules_lines(chosen, lang)))


@politely
def marks(
    *games: str, folder: Path = Path("marks"), digits: Literal["antoine", "letters"] | None = None,
    contracted: Contracted = False, lang: Language = "en",
) -> None:  # fmt: skip
    """Make tactile marks for your own game boxes, as full-size PDF and SVG, and a page that explains them.

    Parameters
    ----------
    games
        The games. Default: all that have marks.
    folder
        The folder to write to.
    digits
        The braille digits: antoine, or letters a to j after a number sign, as on the ACCESS edition. Default: as
        usual in the language.
    """
    from ludotheque.terminal.marks_desk import print_marks

    print("\n".join(print_marks(games, folder, digits, contracted, lang)))
