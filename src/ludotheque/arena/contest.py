"""What is to be played: who meets whom, on which deals, from which seats.

A **meeting** is one bot against another: with more than two seats, one of the first against as many of the second as it
takes. Every deal of a meeting is played from every seat: the line-up moves on by one seat until it has been round the
table, so that nobody has the better seat or the better deal.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Literal, NamedTuple

from ludotheque.arena.entrants import Entrant
from ludotheque.options import OptionValue

Pairs = Literal["all", "neighbours", "first"]
"""Who meets whom: all each other, each the next in the list, or the first all others."""


class Meeting(NamedTuple):
    """The first entrant in one seat against the second in all others; both by their place in the list."""

    first: int
    second: int


class Job(NamedTuple):
    """One deal of a meeting, to be played from every seat."""

    meeting: Meeting
    deal: int


@dataclass(frozen=True)
class Contest:
    """Everything that decides how a contest goes. The same contest always has the same results."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    entrants: tuple[Entrant, ...]
    meetings: tuple[Meeting, ...]
    deals: int
    """The number of deals per meeting."""
    seed: str
    keeps_decisions: bool = False
    """Whether every decision is kept, with what the seat saw."""

    def jobs(self) -> Iterator[Job]:
        """All deals to play, each by every meeting, so that a contest is fair even if it is cut short."""
        return (Job(meeting, deal) for deal in range(self.deals) for meeting in self.meetings)

    def lineups(self, meeting: Meeting) -> Iterator[tuple[int, ...]]:
        """Who has which seat, for every match of a deal."""
        others = (meeting.second,) * (self.seats - 1)
        return ((*others[:seat], meeting.first, *others[seat:]) for seat in range(self.seats))

    @property
    def matches(self) -> int:
        """The number of matches in all."""
        return self.deals * len(self.meetings) * self.seats


def meetings(entrants: int, seats: int, pairs: Pairs) -> tuple[Meeting, ...]:
    """The meetings of ``entrants`` entrants; with two seats it does not matter which one is called the first."""
    places = range(entrants)
    if pairs == "first":
        return tuple(Meeting(0, other) for other in places[1:])
    chosen: Sequence[tuple[int, int]] = [*permutations(places, 2)]
    if pairs == "neighbours":
        chosen = [pair for one, other in pairwise(places) for pair in ((one, other), (other, one))]
    return tuple(Meeting(*pair) for pair in chosen if seats > 2 or pair[0] < pair[1])
