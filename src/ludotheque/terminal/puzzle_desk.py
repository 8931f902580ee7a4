"""What the commands about solo puzzles print: solutions, new puzzles, booklets, and the hunt for the hardest."""

import secrets
from pathlib import Path

from ludotheque.printing import progress
from ludotheque.puzzles import Puzzle, booklet, solutions
from ludotheque.puzzles.booklet.braille import Notation
from ludotheque.puzzles.booklet.editions import edition
from ludotheque.puzzles.booklet.svg import svg
from ludotheque.puzzles.errors import BadWish
from ludotheque.puzzles.finding import Meant
from ludotheque.puzzles.generator import check_count, make_all
from ludotheque.puzzles.solver import orders
from ludotheque.terminal.keep import cannot
from ludotheque.terminal.solo import SoloVoice, board_lines, swap_line

LISTED = 100
"""The most solutions that are listed."""


def solution_lines(puzzle: Puzzle, language: str, every: bool) -> list[str]:
    """A shortest solution, swap by swap; or every one, a line each."""
    voice = SoloVoice(language)
    found = solutions(puzzle.numbers, LISTED + 1 if every else 1)
    lines = [voice.say("solo-shortest", count=len(found[0]))]
    if not every:
        now = Puzzle(puzzle.numbers)
        for number, (a, b) in enumerate(found[0], start=1):
            lines.append(voice.say("solo-step", number=number, swap=swap_line(now, a, b, voice)))
            now = now.swap(a, b)
        return lines
    if len(found) > LISTED:
        lines.append(voice.say("solo-all-limited", count=LISTED))
    elif found[0]:
        sequences = sum(orders(puzzle.numbers, one) for one in found)
        lines.append(voice.say("solo-all", count=len(found), sequences=sequences))
    for number, one in enumerate(found[:LISTED] if found[0] else (), start=1):
        swaps = ", ".join(f"{a}–{b}" for a, b in one)
        lines.append(voice.say("solo-numbered", number=number, swaps=swaps))
    return lines


def shown_lines(meant: Meant, language: str) -> list[str]:
    """What a puzzle is called, its board, its maximum and its ID."""
    voice = SoloVoice(language)
    title = voice.say(f"title-{meant.kind}", **meant.facts)
    maximum = voice.say("solo-maximum", count=meant.puzzle.maximum, id=meant.puzzle.id)
    return [title, *board_lines(meant.puzzle, voice), maximum]


def made_lines(moves: int, count: int, seed: str | None, language: str) -> list[str]:
    """New puzzles, a line each, with what makes them hard."""
    voice = SoloVoice(language)
    with progress(voice.say("solo-making"), count) as tell:
        made = make_all((moves,) * count, seed or secrets.token_hex(4), tell)
    return [
        voice.say(
            "solo-made",
            id=one.puzzle.id,
            count=moves,
            points=one.points,
            solutions=one.solutions,
            across=one.across,
            misleading=one.misleading,
        )
        for one in made
    ]


def print_booklet(
    file: Path,
    seed: str | None,
    check_count(count)
    house: bool,
    large: bool,
    braille: Notation | None,
    pictures: Path | None,
    language: str,
) -> list[str]:
    """Make a booklet, write it to a file, and a picture of each puzzle to a folder, if one is given."""
    voice = SoloVoice(language)
    try:
        from ludotheque.puzzles.booklet.pdf import pdf
    except ImportError:
        raise BadWish("no-printer") from None
    try:
        file.open("ab").close()  # before forty puzzles are made for nothing
    except OSError as error:
        raise cannot("write", file, error) from None
    chosen = None if house else seed or secrets.token_hex(4)
    if chosen is None:
        puzzles = booklet.of_the_house()
    else:
        with progress(voice.say("solo-making"), len(booklet.MOVES)) as tell:
            puzzles = booklet.new_booklet(chosen, tell)
    try:
        file.write_bytes(pdf(puzzles, edition(large, braille), language, chosen))
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
            for number, one in enumerate(puzzles, start=1):
                picture = svg(one.puzzle, language, braille)
                (pictures / f"{number:02}.svg").write_text(picture, "utf-8")
    except OSError as error:
        raise cannot("write", pictures or file, error) from None
    printed = "solo-printed-house" if chosen is None else "solo-printed"
    lines = [voice.say(printed, file=str(file), seed=chosen or "")]
    return [*lines, voice.say("solo-pictures", count=len(puzzles), folder=str(pictures))] if pictures else lines
