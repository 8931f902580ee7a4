"""Which puzzle somebody means: by its ID, its sixteen numbers, its number in a collection, or the day."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ludotheque.errors import Facts
from ludotheque.puzzles import booklet
from ludotheque.puzzles.daily import daily, number_of, read_day
from ludotheque.puzzles.errors import BadWish
from ludotheque.puzzles.printed import Printed, printed_puzzle, printed_puzzles
from ludotheque.puzzles.puzzle import Puzzle
from ludotheque.puzzles.solver import minimum

NUMBER = re.compile(r"-?\d{1,9}")
"""A number as somebody might type it, which a board can have or not."""
BOOKLET = ("booklet", "livret", "heft")
"""What is typed before the number of a puzzle from the printed booklet."""


@dataclass(frozen=True)
class Meant:
    """A puzzle with its maximum, and what it is called: the message ``title-KIND`` with these facts."""

    puzzle: Puzzle
    kind: str
    facts: Facts
    printed: Printed | None = None
    """What the booklet says, if the puzzle is from there."""


def find(typed: Sequence[str], today: date) -> Meant:
    """The puzzle that was asked for; without any word, that of today."""
    text = " ".join(typed).replace(",", " ").strip()
    parts = text.split()
    if not parts or text in ("daily", "today"):
        return of_the_day(today)
    if text[:4].isdecimal() and text[4:5] == "-" and text.replace("-", "").isdecimal():
        return of_the_day(read_day(text))
    if len(parts) == 1 and text.isdecimal() and len(text) < 4:
        return of_the_house(int(text))
    first, _, number = text.replace("-", " ").partition(" ")
    if first.lower() in BOOKLET:
        return from_the_booklet(printed_puzzle(number.strip() or text))
    if len(parts) > 1 and all(NUMBER.fullmatch(part) for part in parts):
        numbers = tuple(map(int, parts))
        puzzle = Puzzle(numbers, minimum(numbers))
    else:
        puzzle = Puzzle.of(text)
        for printed in printed_puzzles():
            if printed.puzzle == puzzle:
                return from_the_booklet(printed)
    return Meant(puzzle, "id", {"id": puzzle.id})


def of_the_day(day: date) -> Meant:
    """The puzzle of a day."""
    return Meant(daily(day).puzzle, "daily", {"number": number_of(day), "day": day})


def of_days(days: Sequence[date]) -> list[Meant]:
    """The puzzles of some days."""
    return [of_the_day(day) for day in days]


def from_the_booklet(printed: Printed) -> Meant:
    """A puzzle of the printed booklet."""
    return Meant(printed.puzzle, "printed", {"number": printed.number}, printed)


def of_the_house(number: int) -> Meant:
    """A puzzle of the house, by its number."""
    puzzles = booklet.of_the_house()
    if not 1 <= number <= len(puzzles):
        raise BadWish("not-of-the-house", facts={"value": number, "most": len(puzzles)})
    return Meant(puzzles[number - 1].puzzle, "house", {"number": number})
