"""The findings of a contest: shares of wins, ratings, and times per decision."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludotheque.arena.contest import Contest, Meeting
from ludotheque.arena.elo import Tally, ratings
from ludotheque.arena.playing import PlayedMatch
from ludotheque.kernel import Floats
from ludotheque.options import OptionValue
from ludotheque.simulate.interval import wilson


@dataclass(frozen=True)
class Share:
    """A share of the wins with its 95 % confidence interval; a shared win counts in parts."""

    matches: int
    wins: float
    share: float
    least: float
    most: float


@dataclass(frozen=True)
class Encounter:
    """How one bot did against another in all other seats."""

    first: str
    second: str
    wins: Share


@dataclass(frozen=True)
class EntrantFindings:
    """How a bot did overall."""

    name: str
    matches: int
    wins: Share | None
    """From the matches in which it had one seat; with two seats, all of them."""
    elo: float
    elo_margin: float
    decisions: int
    mean_ms: float | None
    """Milliseconds of processor time for a decision."""
    p99_ms: float | None
    """The time that 99 of 100 decisions did not exceed."""


@dataclass(frozen=True)
class Findings:
    """What a contest tells."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    planned: int
    matches: int
    """The number of matches played; fewer than planned if the contest was stopped."""
    shared_wins: int
    unended: int
    """The number of matches broken off because they did not end; all seats share them."""
    standings: list[EntrantFindings]
    encounters: list[Encounter]


def find(contest: Contest, played: Sequence[PlayedMatch]) -> Findings:
    """The findings from the matches of a contest, in any order."""
    tallies, encounters, alone = _count(contest, played)
    rated = ratings(len(contest.entrants), tallies)
    names = [entrant.name for entrant in contest.entrants]
    standings = []
    for place, name in enumerate(names):
        times = _times(place, played)
        standings.append(
            EntrantFindings(
                name,
                sum(place in match.lineup for match in played),
                _share(*alone[place]),
                rated[place].elo,
                rated[place].margin,
                len(times),
                1000 * float(times.mean()) if len(times) else None,
                1000 * float(np.percentile(times, 99)) if len(times) else None,
            )
        )
    met = [(meeting, _share(*encounters[meeting])) for meeting in contest.meetings]
    return Findings(
        contest.game,
        contest.seats,
        dict(contest.options),
        contest.seed,
        contest.matches,
        len(played),
        sum(len(match.winners) > 1 and match.ended for match in played),
        sum(not match.ended for match in played),
        standings,
        [Encounter(names[meeting.first], names[meeting.second], share) for meeting, share in met if share],
    )


Won = tuple[int, float]
"""How many matches there were, and how many of them were won."""


def _count(
    contest: Contest, played: Sequence[PlayedMatch]
) -> tuple[dict[tuple[int, ...], Tally], dict[Meeting, Won], dict[int, Won]]:
    """The wins by line-up, by meeting, and of each entrant alone."""
    lineups: dict[tuple[int, ...], tuple[int, dict[int, float]]] = {}
    encounters: dict[Meeting, Won] = defaultdict(lambda: (0, 0.0))
    alone: dict[int, Won] = defaultdict(lambda: (0, 0.0))
    for match in played:
        won: dict[int, float] = dict.fromkeys(match.lineup, 0.0)
        for seat in match.winners:
            won[match.lineup[seat]] += 1 / len(match.winners)
        key = tuple(sorted(match.lineup))
        count, wins = lineups.get(key, (0, {}))
        lineups[key] = count + 1, {place: wins.get(place, 0.0) + part for place, part in won.items()}
        matches, so_far = encounters[match.meeting]
        encounters[match.meeting] = matches + 1, so_far + won[match.meeting.first]
        for place in match.meeting if contest.seats == 2 else (match.meeting.first,):
            matches, so_far = alone[place]
            alone[place] = matches + 1, so_far + won[place]
    return {key: Tally(*value) for key, value in lineups.items()}, encounters, alone


def _share(matches: int, wins: float) -> Share | None:
    return Share(matches, wins, wins / matches, *wilson(wins / matches, matches)) if matches else None


def _times(place: int, played: Sequence[PlayedMatch]) -> Floats:
    """The seconds of an entrant's decisions; those while things were being loaded only where there are no others."""
    for warm in (True, False):
        times = [
            seconds
            for match in played
            if match.warm is warm
            for seat, who in enumerate(match.lineup)
            if who == place
            for seconds in match.seconds[seat]
        ]
        if times:
            break
    return np.array(times)
