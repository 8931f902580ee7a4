"""Matches of Lucky Numbers whose clovers are given by hand, and short ways to play and to look at them."""

from typing import Any

import ludotheque
from ludotheque.contract import Event
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.match import Match
from support.playing import refusal

DIAGONAL = ["a1", "b2", "c3", "d4"]


def begin(
    outcomes: list[Any], seats: int = 2, setup: str = "sorted", rules: int | None = None, **options: Any
) -> Match:
    game = ludotheque.game("lucky-numbers")
    return Match(game, game.terms(seats, {"setup": setup, **options}, rules), ludotheque.Scripted(outcomes))


def follow(match: Match, *lines: str) -> list[Event]:
    """Play lines such as ``1 place c2`` (the seat counted from 1); the events of the last one."""
    events: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        events = match.play(int(seat) - 1, text)
    return events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def read_garden(text: str) -> dict[str, int]:
    numbers = text.replace(".", "0").split()
    return {cell: int(number) for cell, number in zip(CELL_NAMES, numbers, strict=True) if number != "0"}


def garden(match: Match, seat: int) -> dict[str, int]:
    numbers = match.view().gardens[seat - 1]
    return {cell: number for cell, number in zip(CELL_NAMES, numbers, strict=True) if number}


def grow(picture: str, others: list[int], left: list[int], then: list[Any], **options: Any) -> Match:
    """A match in which seat 1 has grown this garden and it is its turn again.

    Seat 2 has ``others`` on its diagonal and has left the clovers ``left`` in the middle. What is drawn from here on
    is ``then``.
    """
    wanted = read_garden(picture)
    grown = [cell for cell in wanted if cell not in DIAGONAL]
    drawn = [number for both in zip((wanted[cell] for cell in grown), left, strict=True) for number in both]
    match = begin([*(wanted[cell] for cell in DIAGONAL), *others, *drawn, *then], setup="choice", **options)
    for seat in (0, 1):
        match.play(seat, "arrange " + " ".join(map(str, match.view().to_arrange[seat])))
    for cell in grown:
        follow(match, "1 draw", f"1 place {cell}", "2 draw", "2 leave")
    assert garden(match, 1) == wanted
    assert match.actors() == (0,)
    return match


def every_clover_but(outcomes: list[int], seats: int = 2) -> list[int]:
    rest = [number for number in range(1, 21) for _ in range(seats)]
    for number in outcomes:
        rest.remove(number)
    return rest


def waste(match: Match, draws: int) -> None:
    """Draw and leave clover after clover, whoever's turn it is."""
    for _ in range(draws):
        seat = match.actors()[0]
        match.play(seat, "draw")
        match.play(seat, "leave")


def refused(match: Match, seat: int, text: str) -> ludotheque.Refused:
    """`refusal`, with the seat counted from 1."""
    return refusal(match, seat - 1, text)


def opened(*draws: Any) -> Match:
    """Two gardens with their diagonals, seat 1 to move, and what is drawn from there on."""
    return begin([3, 8, 13, 18, 4, 9, 14, 19, *draws])


FULL = [2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15]
"""What the diagonal 1 6 11 16 lacks of a garden with the numbers 1 to 16, row by row."""


def almost_full(own: list[int] = FULL, **options: Any) -> Match:
    """Seat 1 lacks nothing but its last clover, which it has drawn; seat 2 has left clovers all the time."""
    draws = [number for both in zip(own, FULL, strict=True) for number in both]
    match = begin([1, 6, 11, 16, 17, 18, 19, 20, *draws], **options)
    for cell in (cell for cell in CELL_NAMES if cell not in DIAGONAL):
        follow(match, "1 draw")
        if cell != "c4":
            follow(match, f"1 place {cell}", "2 draw", "2 leave")
    return match
