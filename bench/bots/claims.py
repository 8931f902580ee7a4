"""What we claim of our bots: who wins how often against whom, and how long they think."""

from dataclasses import dataclass, field
from typing import Any

SHORT = {"target": 20}
"""Matches of quick cards end sooner, so that there are more of them."""


@dataclass(frozen=True)
class Claim:
    """One bot against others of one kind: the share of wins that is to be reached, or about which it is to be."""

    game: str
    what: str
    first: str
    second: str
    seats: int = 2
    least: float | None = None
    """The share of wins to be reached …"""
    about: tuple[float, float] | None = None
    """… or between which two it is to lie."""
    options: dict[str, Any] = field(default_factory=dict)
    most_ms: float | None = None
    """The milliseconds that 99 of 100 decisions of the first may take."""
    games: int = 400


LUCKY, POLYSSIMO, LIGRETTO, DUTCH = "lucky-numbers", "polyssimo", "ligretto", "dutch-blitz"

CLAIMS = [
    Claim(LUCKY, "the best against the tuned greedy bot", "champion", "greedy", least=0.80, most_ms=50),
    Claim(LUCKY, "the best against three tuned greedy bots", "champion", "greedy", seats=4, least=0.52, most_ms=50),
    Claim(LUCKY, "the tuned greedy bot against the untuned one", "greedy", "greedy:tuned=false", least=0.70),
    Claim(LUCKY, "the weakest against sensible moves at random", "newcomer", "sensible", about=(0.35, 0.65)),
    Claim(POLYSSIMO, "the best against the greedy bot", "champion", "greedy", least=0.95, games=60),
    Claim(POLYSSIMO, "the best against Monte Carlo, ten times its playouts", "champion", "monte-carlo*10", least=0.75,
          games=40),
    Claim(POLYSSIMO, "the weakest against sensible moves at random", "newcomer", "sensible", about=(0.35, 0.65)),
    Claim(LIGRETTO, "the weakest against sensible moves at random, equally quick", "newcomer", "sensible@newcomer",
          about=(0.35, 0.65), options=SHORT | {"blocked": "score"}, games=60),
    Claim(DUTCH, "the weakest against sensible moves at random, equally quick", "newcomer", "sensible@newcomer",
          about=(0.35, 0.65), options=SHORT, games=60),
]  # fmt: skip

LADDERS: list[tuple[str, int, int]] = [(LUCKY, 2, 120), (POLYSSIMO, 2, 24)]
"""The games whose levels are to be about 150 Elo apart, with how many seats, and the matches of each with the next.

Those of Ligretto and Dutch Blitz are measured in compiled contests: see `at_once`.
"""
STEP = 150
