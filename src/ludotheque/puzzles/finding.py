"""Which puzzle somebody means: by its ID, by its sixteen numbers, by its number in the booklet, or by the day."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ludotheque.errors import Facts
from ludotheque.puzzles import booklet
from ludotheque.puzzles.daily import daily, number_of, read_day
from ludotheque.puzzles.errors import BadWish
from ludotheque.puzzles.puzzle import Puzzle
from ludotheque.puzzles.solver import minimum


@dataclass(frozen=True)
class Meant:
    """A puzzle with its maximum, and what it is called: the message ``title-KIND`` with these facts."""

    puzzle: Puzzle
    kind: str
    facts: Facts


def find(typed: Sequence[str], today: date) -> Meant:
    """The puzzle that was asked for; without any word, that of today."""
    text = " ".join(typed).replace(",", " ").strip()
    parts = text.split()
    if not parts or text in ("daily", "today"):
        return of_the_day(today)
    if text[:4].isdecimal() and text[4:5] == "-" and text.replace("-", "").isdecimal():
        return of_the_day(read_day(text))
    if len(parts) == 1 and text.isdecimal() and len(text) < 4:
        return of_the_booklet(int(text))
    if len(parts) > 1 and all(part.lstrip("-").isdecimal() for part in parts):
        numbers = tuple(map(int, parts))
        puzzle = Puzzle(numbers, minimum(numbers))
    else:
        puzzle = Puzzle.of(text)
    return Meant(puzzle, "id", {"id": puzzle.id})


def of_the_day(day: date) -> Meant:
    """The puzzle of a day."""
    return Meant(daily(day).puzzle, "daily", {"number": number_of(day), "day": day})


def of_the_booklet(number: int) -> Meant:
    """A puzzle of the house, by its number in the booklet."""
    puzzles = booklet.of_the_house()
    if not 1 <= number <= len(puzzles):
        raise BadWish("not-in-booklet", facts={"value": number, "most": len(puzzles)})
    return Meant(puzzles[number - 1].puzzle, "house", {"number": number})
