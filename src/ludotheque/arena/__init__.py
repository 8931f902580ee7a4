"""The arena: bots play each other on the same deals from every seat, to measure their strength."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager

from ludotheque import shelf
from ludotheque.arena.contest import Contest, Pairs, meetings
from ludotheque.arena.crew import Crew, TimeUp, here, played
from ludotheque.arena.entrants import read
from ludotheque.arena.errors import ArenaError
from ludotheque.arena.playing import PlayedMatch
from ludotheque.bots.outside import register
from ludotheque.options import OptionValue

__all__ = ["Contest", "PlayedMatch", "arrange", "hold", "register"]

MOST_MATCHES = 1_000_000
"""The most matches of one meeting; they stay in memory until the end."""


def arrange(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: str | None = None,
    pairs: Pairs = "all",
    keep_decisions: bool = False,
) -> Contest:
    """A contest with at least ``games`` matches per meeting: whole deals, each played from every seat.

    With ``keep_decisions``, `decisions.frame` gives every decision of its matches.
    """
    if not 1 <= games <= MOST_MATCHES:
        raise ArenaError("bad-count", facts={"value": games, "most": MOST_MATCHES})
    chosen = shelf.game(game)
    terms = chosen.terms(chosen.seats[0] if seats is None else seats, options or {})
    if terms.seats < 2:
        raise ArenaError("alone")
    entrants = read(game, bots)
    deals = -(-games // terms.seats)
    who_meets = meetings(len(entrants), terms.seats, pairs)
    seed = secrets.token_hex(8) if seed is None else seed
    return Contest(game, terms.seats, terms.options, entrants, who_meets, deals, seed, keep_decisions)


def hold(
    contest: Contest,
    crew: AbstractContextManager[Crew] | None = None,
    advance: Callable[[int], None] = lambda _: None,
    seconds: float | None = None,
) -> list[PlayedMatch]:
    """Play a contest, on all cores by default, and return its matches; if it is interrupted, those played so far.

    ``advance`` is called after each deal with the number of matches done. The contest ends ``seconds`` after the first
    deal is done.
    """
    found: list[PlayedMatch] = []
    try:
        with crew or here() as workers:
            for matches in played(contest, workers, seconds):
                found += matches
                advance(len(found))
    except (KeyboardInterrupt, TimeUp):
        pass
    order = {meeting: number for number, meeting in enumerate(contest.meetings)}
    return sorted(found, key=lambda match: (match.deal, order[match.meeting], match.lineup.index(match.meeting.first)))
