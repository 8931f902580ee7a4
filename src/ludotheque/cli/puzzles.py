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
        help="A puzzle: its ID, its sixteen numbers, the number of one of our puzzles, booklet 23 to booklet 34, "
        "or a day."
    ),
]

app = App(name="puzzle", help="Solo puzzles: put sixteen clovers in order by swapping them.", version_flags=[])


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
    """Play a puzzle in the terminal.

    Parameters
    ----------
    which
        A puzzle: its ID, its sixteen numbers, the number of one of our puzzles, booklet 23 to booklet 34, or a day such
        as 2026-07-01. Default: today's puzzle.
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
    """Print a shortest solution of a puzzle; for one from the booklet, the printed solution too.

    Parameters
    ----------
    every
        Print and count all shortest solutions.
    """
    from ludotheque.terminal.puzzle_desk import solution_lines

    _show(solution_lines(_meant(which), lang, every), braille, lang)


@app.command
@politely
def show(*which: Which, braille: Dots = False, lang: Language = "en") -> None:
    """Print a puzzle: its board, its maximum number of moves and its ID."""
    from ludotheque.terminal.puzzle_desk import shown_lines

    _show(shown_lines(_meant(which), lang), braille, lang)


@app.command(name="list")
@politely
def list_(*, lang: Language = "en") -> None:
    """List our puzzles and those from the booklet, with their maximum number of moves and their IDs."""
    from ludotheque.terminal.puzzle_desk import listed_lines

    print("\n".join(listed_lines(lang)))


@app.command
@politely
def make(*, moves: int = 6, count: int = 1, seed: str | None = None, lang: Language = "en") -> None:
    """Make new puzzles and print their IDs, from the easiest to the hardest.

    Parameters
    ----------
    moves
        Number of moves in a shortest solution, 1 to 10.
    count
        Number of puzzles, 1 to 1000.
    seed
        Seed, to make the same puzzles again. Default: a new one.
    """
    from ludotheque.terminal.puzzle_desk import made_lines

    print("\n".join(made_lines(moves, count, seed, lang)))


@app.command
@politely
def hunt(*, seconds: float = 60, seed: int = 1, lang: Language = "en") -> None:
    """Search for the hardest puzzle, and print each new record.

    Parameters
    ----------
    seconds
        Number of seconds to search; the climb under way is finished first.
    seed
        Seed of the random numbers.
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
    """Make a booklet of forty new puzzles with solutions, as a PDF; in braille, as a PDF and a BRF file.

    Parameters
    ----------
    file
        The file to write.
    seed
        Seed, to print the same puzzles again. Default: a new one.
    house
        Print our own forty puzzles instead.
    large
        Use large print.
    svg
        Also write a picture of each puzzle to this folder.
    """
    from ludotheque.terminal.puzzle_desk import BookletWishes, print_booklet

    wishes = BookletWishes(seed, house, large, braille, contracted, svg)
    print("\n".join(print_booklet(file, wishes, lang)))
