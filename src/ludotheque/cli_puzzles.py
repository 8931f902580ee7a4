"""The commands about solo puzzles. What a command needs is imported when it is given."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from ludotheque.cli import Flag, Language, _politely

app = App(name="puzzle", help="Solo puzzles: sixteen clovers to be put in order by swaps.", version_flags=[])


@app.command
def play(*which: str, lang: Language = None) -> int:
    """Play a puzzle in plain lines.

    Parameters
    ----------
    which
        The ID of a puzzle, its sixteen numbers, its number in the booklet of the house, or a day as 2026-07-01. The
        puzzle of today, unless given.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        import sys
        from datetime import date

        from ludotheque.puzzles.finding import find
        from ludotheque.terminal.lines import piped_lines, show, typed_lines
        from ludotheque.terminal.solo import Solo

        at_terminal = sys.stdin is not None and sys.stdin.isatty()
        solo = Solo(find(which, date.today()), language, show)
        solo.play(typed_lines() if at_terminal else piped_lines(sys.stdin, show))
        return 0

    return _politely(work, lang)


@app.command
def solve(
    *which: str,
    every: Annotated[bool, Parameter(name="--all", negative="", show_default=False)] = False,
    lang: Language = None,
) -> int:
    """Print a shortest solution of a puzzle; there is none that is shorter.

    Parameters
    ----------
    which
        The ID of a puzzle, its sixteen numbers, its number in the booklet of the house, or a day.
    every
        Print every shortest solution, and how many there are.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from datetime import date

        from ludotheque.puzzles.finding import find
        from ludotheque.terminal.puzzle_desk import solution_lines

        print("\n".join(solution_lines(find(which, date.today()).puzzle, language, every)))
        return 0

    return _politely(work, lang)


@app.command
def show(*which: str, lang: Language = None) -> int:
    """Print a puzzle: its board, its maximum of moves and its ID.

    Parameters
    ----------
    which
        The ID of a puzzle, its sixteen numbers, its number in the booklet of the house, or a day.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from datetime import date

        from ludotheque.puzzles.finding import find
        from ludotheque.terminal.puzzle_desk import shown_lines

        print("\n".join(shown_lines(find(which, date.today()), language)))
        return 0

    return _politely(work, lang)


@app.command
def make(*, moves: int = 6, count: int = 1, seed: str | None = None, lang: Language = None) -> int:
    """Make new puzzles and print their IDs, from the easiest to the hardest.

    Parameters
    ----------
    moves
        How many moves a shortest solution has, 1 to 10.
    count
        How many puzzles.
    seed
        Make those of this seed, to have the same ones again.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque.terminal.puzzle_desk import made_lines

        print("\n".join(made_lines(moves, count, seed, language)))
        return 0

    return _politely(work, lang)


@app.command
def hunt(*, seconds: float = 60, seed: int = 1, lang: Language = None) -> int:
    """Hunt for the hardest start, and print each that is harder than those before.

    Parameters
    ----------
    seconds
        How long to go on; the climb that is under way then is finished.
    seed
        Begin chance from this seed.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque.puzzles import Puzzle
        from ludotheque.puzzles.hardest import hunt
        from ludotheque.terminal.solo import SoloVoice

        for moves, numbers in hunt(seed, seconds):
            text = " ".join(map(str, numbers))
            print(
                SoloVoice(language).say("solo-hardest", moves=moves, numbers=text, id=Puzzle(numbers, moves).id),
                flush=True,
            )
        return 0

    return _politely(work, lang)


def booklet(
    file: Path = Path("booklet.pdf"),
    *,
    seed: str | None = None,
    house: Flag = False,
    large: Flag = False,
    braille: Literal["english", "french"] | None = None,
    svg: Path | None = None,
    lang: Language = None,
) -> int:
    """Print a booklet of forty new puzzles, with their solutions, as a PDF.

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
    braille
        With braille numbers, in English or French (Antoine) notation.
    svg
        Write a picture of each puzzle to this folder, too.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque.terminal.puzzle_desk import print_booklet

        print("\n".join(print_booklet(file, seed, house, large, braille, svg, language)))
        return 0

    return _politely(work, lang)
