"""What the commands about solo puzzles print: solutions, collections, new puzzles and booklets."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ludotheque import paper
from ludotheque.braille.script import Script, digits_of
from ludotheque.printing import progress
from ludotheque.puzzles import Puzzle, booklet, printed_puzzles, solutions
from ludotheque.puzzles.booklet.editions import edition
from ludotheque.puzzles.booklet.pdf import pdf
from ludotheque.puzzles.booklet.svg import svg
from ludotheque.puzzles.booklet.tactile import booklet_text
from ludotheque.puzzles.finding import Meant
from ludotheque.puzzles.generator import check_count, make_all
from ludotheque.puzzles.grading import Graded
from ludotheque.puzzles.solver import orders
from ludotheque.terminal.keep import cannot
from ludotheque.terminal.printed.braille import write, write_braille
from ludotheque.terminal.solo import SoloVoice, beside_printed, board_lines, step_lines

LISTED = 100
"""The most solutions that are listed."""


def solution_lines(meant: Meant, language: str, every: bool) -> list[str]:
    """A shortest solution, swap by swap; or every one, a line each; beside the printed one, if there is one."""
    voice = SoloVoice(language)
    shortest = _shortest_lines(meant.puzzle, voice, every)
    return beside_printed(meant.printed, shortest, voice) if meant.printed else shortest


def _shortest_lines(puzzle: Puzzle, voice: SoloVoice, every: bool) -> list[str]:
    found = solutions(puzzle.numbers, LISTED + 1 if every else 1)
    lines = [voice.say("solo-shortest", count=len(found[0]))]
    if not every:
        return [*lines, *step_lines(puzzle, found[0], voice)]
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
    about = [voice.say("printed-about-one")] if meant.printed else []
    return [title, *about, *board_lines(meant.puzzle, voice), maximum]


def listed_lines(language: str) -> list[str]:
    """The puzzles of the house and those from the booklet, by their numbers."""
    voice = SoloVoice(language)

    def line(number: int, puzzle: Puzzle) -> str:
        return voice.say("solo-listed", number=number, count=puzzle.maximum, id=puzzle.id)

    return [
        voice.say("solo-list-house"),
        *(line(number, one.puzzle) for number, one in enumerate(booklet.of_the_house(), start=1)),
        "",
        voice.say("solo-list-printed"),
        voice.say("printed-about"),
        *(line(one.number, one.puzzle) for one in printed_puzzles()),
    ]


def made(moves: int, count: int, seed: str | None, language: str) -> Sequence[Graded]:
    """New puzzles, from the easiest to the hardest."""
    check_count(count)
    with progress(SoloVoice(language).say("solo-making"), count) as tell:
        return make_all((moves,) * count, seed or secrets.token_hex(4), tell)


def made_lines(made: Sequence[Graded], language: str) -> list[str]:
    """New puzzles, a line each, with what makes them hard."""
    voice = SoloVoice(language)
    return [
        voice.say(
            "solo-made",
            id=one.puzzle.id,
            count=len(one.solution),
            points=one.points,
            solutions=one.solutions,
            across=one.across,
            misleading=one.misleading,
        )
        for one in made
    ]


@dataclass(frozen=True)
class BookletWishes:
    """What a booklet is to be."""

    seed: str | None = None
    house: bool = False
    large: bool = False
    braille: bool = False
    contracted: bool = False
    pictures: Path | None = None


def print_booklet(file: Path, wishes: BookletWishes, language: str) -> list[str]:
    """Make a booklet, write it to a file, and a picture of each puzzle to a folder, if one is given."""
    voice = SoloVoice(language)
    script = Script(language, wishes.contracted) if wishes.braille else None
    paper.check()  # before forty puzzles are made for nothing
    if script:
        script.write("1")
    try:
        file.open("ab").close()
    except OSError as error:
        raise cannot("write", file, error) from None
    chosen = None if wishes.house else wishes.seed or secrets.token_hex(4)
    if chosen is None:
        puzzles = booklet.of_the_house()
    else:
        with progress(voice.say("solo-making"), len(booklet.MOVES)) as tell:
            puzzles = booklet.new_booklet(chosen, tell)
    printed = voice.say("solo-printed-house" if chosen is None else "solo-printed", file=str(file), seed=chosen or "")
    lines = [printed]
    if script:
        lines.append(write_braille(booklet_text(puzzles, script, chosen), script, file))
    else:
        write(file, pdf(puzzles, edition(wishes.large), language, chosen))
    if wishes.pictures:
        _draw(puzzles, wishes.pictures, script, language)
        lines.append(voice.say("solo-pictures", count=len(puzzles), folder=str(wishes.pictures)))
    return lines


def _draw(puzzles: Sequence[Graded], folder: Path, script: Script | None, language: str) -> None:
    digits = digits_of(language) if script else None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate(puzzles, start=1):
            (folder / f"{number:02}.svg").write_text(svg(one.puzzle, language, digits), "utf-8")
    except OSError as error:
        raise cannot("write", folder, error) from None
