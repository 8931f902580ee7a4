"""The commands about solo puzzles."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import Braille, Contracted, Dots, Flag, Language
from ludotheque.terminal.wishes import Telling

if TYPE_CHECKING:
    from ludotheque.puzzles.finding import Meant

Which = Annotated[
    str,
    Parameter(
        help="The ID of a puzzle, its sixteen numbers, its number among those of the house, booklet 23 to booklet 34, "
        "or a day."
    ),
]

app = App(name="puzzle", help="Solo puzzles: sixteen clovers to be put in order by swaps.", version_flags=[])


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
def play(*which: str, braille: Dots = False, lang: Language = "en") -> None:
    """Play a puzzle in plain lines.

    Parameters
    ----------
    which
        The ID of a puzzle, its sixteen numbers, its number among those of the house, booklet 23 to booklet 34 as
        printed, or a day as 2026-07-01. The puzzle of today, unless given.
    """
    from ludotheque.terminal.lines import lines_given
    from ludotheque.terminal.session import show_in
    from ludotheque.terminal.solo import Solo

    out = show_in(lang, Telling(braille=braille))
    Solo(_meant(which), lang, out).play(lines_given(out))


@app.command
@politely
def solve(
    *which: Which,
    every: Annotated[Flag, Parameter(name="--all")] = False,
    braille: Dots = False,
    lang: Language = "en",
) -> None:
    """Print a shortest solution of a puzzle; of one from the booklet, the printed solution, too.

    Parameters
    ----------
    every
        Print every shortest solution, and how many there are.
    """
    from ludotheque.terminal.puzzle_desk import solution_lines

    _show(solution_lines(_meant(which), lang, every), braille, lang)


@app.command
@politely
def show(*which: Which, braille: Dots = False, lang: Language = "en") -> None:
    """Print a puzzle: its board, its maximum of moves and its ID."""
    from ludotheque.terminal.puzzle_desk import shown_lines

    _show(shown_lines(_meant(which), lang), braille, lang)


@app.command(name="list")
@politely
def list_(*, lang: Language = "en") -> None:
    """List the puzzles of the house and those from the booklet, with their maxima and IDs."""
    from ludotheque.terminal.puzzle_desk import listed_lines

    print("\n".join(listed_lines(lang)))


@app.command
@politely
def make(*, moves: int = 6, count: int = 1, seed: str | None = None, lang: Language = "en") -> None:
    """Make new puzzles and print their IDs, from the easiest to the hardest.

    Parameters
    ----------
    moves
        How many moves a shortest solution has, 1 to 10.
    count
        How many puzzles, 1 to 1000.
    seed
        Make those of this seed, to have the same ones again.
    """
    from ludotheque.terminal.puzzle_desk import made_lines

    print("\n".join(made_lines(moves, count, seed, lang)))


@app.command
@politely
def hunt(*, seconds: float = 60, seed: int = 1, lang: Language = "en") -> None:
    """Hunt for the hardest start, and print each that is harder than those before.

    Parameters
    ----------
    seconds
        How long to go on; the climb that is under way then is finished.
    seed
        Begin chance from this seed.
    """
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
    braille: Braille = False,
    contracted: Contracted = False,
    svg: Path | None = None,
    lang: Language = "en",
) -> None:
    """Print a booklet of forty new puzzles, with their solutions, as a PDF; in braille as a PDF and a BRF file.

    Parameters
    ----------
    file
        The file to write.
    seed
        Print the puzzles of this seed. New ones, unless given.
    house
        Print the forty puzzles of the house.
    large
        In large print.
    svg
        Write a picture of each puzzle to this folder, too.
    """
    from ludotheque.terminal.puzzle_desk import BookletWishes, print_booklet

    wishes = BookletWishes(seed, house, large, braille, contracted, svg)
    print("\n".join(print_booklet(file, wishes, lang)))
