"""Coming to a table: opening one, the names of those who come, and the seats they can take."""

import unicodedata
from collections.abc import Mapping

from ludotheque.contract import Game
from ludotheque.options import OptionValue
from ludotheque.table import log
from ludotheque.table.deciding.ruling import Verdict, entry, only_while, refused
from ludotheque.table.log.seats import GATHERING
from ludotheque.table.log.table import Table
from ludotheque.table.settings import Settings
from ludotheque.words import LANGUAGES

MOST_GUESTS = 100
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that nobody can see, though Unicode calls them printable."""
MOST_MARKS = 4
"""Accents and the like on one letter: no language needs more, and heaps of them cover what stands above and below."""


def open_table(
    game: Game, seats: int, options: Mapping[str, OptionValue], settings: Settings, seed: str, now: int
) -> log.Entry:
    """The first entry of a new table; raises `BadTerms` where something is not allowed."""
    terms = game.terms(seats, options)
    settings.check(game)
    return log.Entry(now, [log.Opened(game.name, terms.seats, dict(terms.options), settings, seed)])


def arrive(table: Table, name: str, language: str, token: str, seat: int | str, now: int, key: str = "") -> Verdict:
    """Somebody comes to the table, to sit on a seat, on ``any`` that is free, or to ``watch``."""
    if len(table.guests) >= MOST_GUESTS:
        raise refused("too-many-guests", most=MOST_GUESTS)
    guest = table.arrivals + 1
    language = language if language in LANGUAGES else LANGUAGES[0]
    what: list[log.AnyHappening] = [log.Arrived(guest, free_name(table, name), language, token)]
    if seat != "watch":
        what.append(log.Sat(guest, seat_to_take(table, seat)))
    if table.host is None:
        what.append(log.HostPassed(guest))
    return Verdict(entry(table, now, what, key))


def seat_to_take(table: Table, seat: int | str) -> int:
    """A seat, or ``any``, that is free now."""
    only_while(table, GATHERING)
    free = [number for number, place in enumerate(table.seats) if place.free]
    if seat == "any":
        if not free:
            raise refused("no-free-seat")
        return free[0]
    if not isinstance(seat, int) or not 0 <= seat < len(table.seats):
        raise refused("no-such-place", value=seat + 1 if isinstance(seat, int) else seat, most=len(table.seats))
    if seat not in free:
        raise refused("seat-taken", seat=seat + 1)
    return seat


def free_name(table: Table, wished: str, guest: int | None = None) -> str:
    """A name as it is shown, with a number if another guest has it already."""
    name = _clean(wished)
    taken = {other.name for other in table.guests.values() if other.number != guest}
    if name not in taken:
        return name
    return next(numbered for n in range(2, len(taken) + 3) if (numbered := f"{name} {n}") not in taken)


def readable(text: str) -> str:
    """One line of what somebody wrote, with nothing in it that turns the text around or runs over other lines."""
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() else " ")
    return "".join(kept).strip()


def _clean(name: str) -> str:
    """A readable line with single spaces, in which something can be seen."""
    clean = " ".join(readable("".join(" " if letter in BLANKS else letter for letter in name)).split())
    if not any(letter.isalnum() or unicodedata.category(letter) == "So" for letter in clean):
        raise refused("no-name")
    return clean
