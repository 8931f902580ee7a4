"""The puzzle of the day, the same for everybody by the date alone, and what can be told of it to others."""

from datetime import date

from ludotheque import words
from ludotheque.puzzles.errors import HERE, BadWish
from ludotheque.puzzles.generator import make
from ludotheque.puzzles.grading import Graded

FIRST = date(2026, 1, 1)
"""The day of puzzle 1."""
MOVES_BY_WEEKDAY = (4, 5, 5, 6, 6, 7, 8)
"""How many moves the puzzle takes, Monday to Sunday: weeks begin gently."""


def number_of(day: date) -> int:
    """The number of a day's puzzle."""
    return (day - FIRST).days + 1


def daily(day: date) -> Graded:
    """The puzzle of a day."""
    if day < FIRST:
        raise BadWish("too-early", facts={"day": day.isoformat(), "first": FIRST.isoformat()})
    return make(MOVES_BY_WEEKDAY[day.weekday()], f"daily {day.isoformat()}")


def read_day(text: str) -> date:
    """A day written as year, month and day, 2026-07-01."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadWish("bad-day", facts={"value": text}) from None


def share_text(
    language: str,
    *,
    title: str,
    moves: int,
    maximum: int,
    seconds: int | None = None,
    hints: int = 0,
    gave_up: bool = False,
    link: str | None = None,
) -> str:
    """What to tell others about a puzzle: a line of clovers and a few words, and nothing that helps to solve it."""
    say = words.saying(language, over=HERE)
    used = "🍀" * moves + "·" * max(0, maximum - moves)
    lines = [say("share-title", title=title)]
    if gave_up:
        lines.append(say("share-gave-up", maximum=maximum))
    else:
        lines.append(f"{used} {moves}/{maximum}")
        told = [say("share-time", minutes=seconds // 60, seconds=f"{seconds % 60:02}")] if seconds is not None else []
        told.append(say("share-hints", hints=hints))
        lines.append(" · ".join(told))
    return "\n".join([*lines, *([link] if link else [])])
