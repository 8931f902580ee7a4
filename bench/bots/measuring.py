"""Claims put to the test in the arena, each within its part of the time."""

import re
from dataclasses import dataclass

from bench.bots.claims import Claim
from ludotheque import arena
from ludotheque.arena.contest import Contest
from ludotheque.arena.findings import Findings, find
from ludotheque.bots.levels import levels
from ludotheque.errors import LudothequeError

TIMES = re.compile(r"(.*)\*(\d+)")


@dataclass(frozen=True)
class Tested:
    """A claim and what was found, or why it could not be tested."""

    claim: Claim
    findings: Findings | None
    why_not: str = ""

    @property
    def verdict(self) -> str:
        """Whether the claim holds: open, where the interval has both."""
        if self.findings is None or not self.findings.encounters:
            return "not measured"
        wins, claim = self.findings.encounters[0].wins, self.claim
        if claim.most_ms is not None and (self.findings.standings[0].p99_ms or 0) > claim.most_ms:
            return "missed"
        low, high = (claim.least, 1.0) if claim.least is not None else claim.about or (0.0, 1.0)
        if low <= wins.least and wins.most <= high:
            return "reached"
        return "missed" if wins.most < low or wins.least > high else "open"


def test(claim: Claim, seconds: float, seed: str) -> Tested:
    """Play the matches of a claim, for so many seconds at most."""
    try:
        bots = [claim.first, many_playouts(claim)]
        contest = arena.arrange(
            claim.game, bots, claim.games, seats=claim.seats, options=claim.options, seed=seed, pairs="first"
        )
    except LudothequeError as error:
        return Tested(claim, None, error.reason)
    return Tested(claim, _within(contest, seconds))


def ladder(game: str, seats: int, games: int, seconds: float, seed: str) -> Findings | str:
    """The levels of a game, each against the next; or why that could not be."""
    try:
        contest = arena.arrange(game, ["levels"], games, seats=seats, seed=seed, pairs="neighbours")
    except LudothequeError as error:
        return error.reason
    return _within(contest, seconds)


def _within(contest: Contest, seconds: float) -> Findings:
    """Hold a contest until it is over or the time is up; every meeting has as many deals then, give or take one."""
    return find(contest, arena.hold(contest, seconds=seconds))


def many_playouts(claim: Claim) -> str:
    """``monte-carlo*10`` has ten times the playouts of the bot it plays against."""
    several = TIMES.fullmatch(claim.second)
    if not several:
        return claim.second
    settings = next((each.settings for each in levels(claim.game) if each.name == claim.first), {})
    return f"{several[1]}:playouts={int(several[2]) * int(settings.get('playouts', 1000))}"
