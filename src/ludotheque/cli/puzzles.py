"""The commands about solo puzzles."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import Dots, Flag
from ludotheque.terminal.wishes import Telling

if TYPE_CHECKING:
    from ludotheque.puzzles.finding import Meant

app = App(name="puzzle", help_flags=(), version_flags=())


@app.default
def which() -> None:
    """Say which commands about puzzles there are."""
    from ludotheque.cli.help_page import help_page
    from ludotheque.cli.manners import spoken

    print(help_page(["puzzle"], spoken()))


def _meant(which: tuple[str, ...]) -> "Meant":
    from datetime import date

    from ludotheque.puzzles.finding import find

    return find(which, date.today())


def _show(lines: list[str], braille: bool, language: str) -> None:
    from ludotheque.terminal.session import show_in

    for line in lines:
        show_in(language, Telling(braille=braille))(line)


@app.command
@politely
def play(*which: str, braille: Dots = False, lang: str = "en") -> None:
    from ludotheque.terminal.lines import lines_given
    from ludotheque.terminal.session import show_in
    from ludotheque.terminal.solo import Solo

    out = show_in(lang, Telling(braille=braille))
    Solo(_meant(which), lang, out).play(lines_given(out))


@app.command
@politely
def solve(
    *which: str,
    every: Annotated[Flag, Parameter(name="--all")] = False,
    braille: Dots = False,
    json: Flag = False,
    lang: str = "en",
) -> None:
    from ludotheque.cli.for_programs import print_json, solved_figures
    from ludotheque.terminal.printed.puzzles import solution_lines

    if json:
        print_json(solved_figures(_meant(which), lang, every))
        return
    _show(solution_lines(_meant(which), lang, every), braille, lang)


@app.command
@politely
def show(*which: str, braille: Dots = False, json: Flag = False, lang: str = "en") -> None:
    from ludotheque.cli.for_programs import print_json, puzzle_figures
    from ludotheque.terminal.printed.puzzles import shown_lines

    if json:
        print_json(puzzle_figures(_meant(which), lang))
        return
    _show(shown_lines(_meant(which), lang), braille, lang)


@app.command(name="list")
@politely
def list_(*, json: Flag = False, lang: str = "en") -> None:
    from ludotheque.cli.for_programs import listed_figures, print_json
    from ludotheque.terminal.printed.puzzles import listed_lines

    print_json(listed_figures(lang)) if json else print("\n".join(listed_lines(lang)))


@app.command
@politely
def make(*, moves: int = 6, count: int = 1, seed: str | None = None, json: Flag = False, lang: str = "en") -> None:
    from ludotheque.cli.for_programs import made_figures, print_json
    from ludotheque.terminal.printed.puzzles import made, made_lines

    found = made(moves, count, seed, lang)
    print_json(made_figures(found)) if json else print("\n".join(made_lines(found, lang)))


@app.command
@politely
def hunt(*, seconds: float = 60, seed: int = 1, lang: str = "en") -> None:
    from ludotheque.puzzles import Puzzle, hardest
    from ludotheque.terminal.solo import SoloVoice

    voice = SoloVoice(lang)
    for moves, numbers in hardest.hunt(seed, seconds):
        text = " ".join(map(str, numbers))
        print(voice.say("solo-hardest", moves=moves, numbers=text, id=Puzzle(numbers, moves).id), flush=True)


@politely
def booklet(
    file: Path = Path("booklet.pdf"),
    *,
    seed: str | None = None,
    house: Flag = False,
    large: Flag = False,
    braille: Flag = False,
    contracted: Flag = False,
    svg: Path | None = None,
    lang: str = "en",
) -> None:
    from ludotheque.terminal.printed.puzzles import BookletWishes, print_booklet

    wishes = BookletWishes(seed, house, large, braille, contracted, svg)
    print("\n".join(print_booklet(file, wishes, lang)))
