"""The commands that tell what games there are, their rules, and marks for their boxes."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from ludotheque.cli.manners import politely
from ludotheque.flags import Flag, GameName, for_all
from ludotheque.languages import Digits

if TYPE_CHECKING:
    from ludotheque.cli.for_programs import GameOnShelf


@politely
def games(*, json: Flag = False, lang: str = "en") -> None:
    from ludotheque import shelf
    from ludotheque.cli.for_programs import print_json
    from ludotheque.terminal.printed.shelf import entry
    from ludotheque.terminal.voice import Voice

    if json:
        print_json([_figures(name, lang) for name in shelf.names()])
        return
    for name in shelf.names():
        try:
            lines = entry(shelf.game(name), lang)
        except Exception as error:  # a game of another package may be broken in any way; the others are not
            lines = [Voice(lang).say("shelf-broken", name=name, why=f"{type(error).__name__}: {error}")]
        print("\n".join(lines), end="\n\n")


def _figures(name: str, language: str) -> "GameOnShelf":
    from ludotheque import shelf
    from ludotheque.cli.for_programs import GameOnShelf, game_figures

    try:
        return game_figures(shelf.game(name), language)
    except Exception as error:  # as above
        return GameOnShelf(name, f"{type(error).__name__}: {error}")


@politely
def rules(
    game: GameName,
    file: Path | None = None,
    *,
    braille: Flag = False,
    contracted: Flag = False,
    audio: Path | None = None,
    voice: Annotated[str | None, for_all("VOICE")] = None,
    lang: str = "en",
) -> None:
    from ludotheque import leaflet, shelf
    from ludotheque.terminal.printed.rules import rules_lines, written_lines

    chosen = shelf.game(game)
    if braille:
        from ludotheque.braille.script import Script
        from ludotheque.terminal.printed.braille import write_rules

        print(write_rules(chosen, Script(lang, contracted), file))
    if audio:
        print("\n".join(written_lines(chosen, lang, audio, voice)))
    if file and not braille:
        from ludotheque.terminal.printed.braille import write

        write(file, leaflet.plain_rules(chosen, lang).encode())
    if not (braille or audio or file):
        print("\n".join(rules_lines(chosen, lang)))


@politely
def marks(
    *games: GameName, folder: Path = Path("marks"), digits: Digits | None = None, contracted: Flag = False,
    lang: str = "en",
) -> None:  # fmt: skip
    from ludotheque.terminal.printed.marks import print_marks

    print("\n".join(print_marks(games, folder, digits, contracted, lang)))
