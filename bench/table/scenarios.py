"""What is played, as data."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Scenario:
    """A game at so many tables."""

    name: str
    tables: int
    game: str = "lucky-numbers"
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    bots: int = 0
    """How many of the seats have a bot of the usual level and pace; with bots, people take their time, too."""
    rate: float = 0.0
    """Moves a second of all tables together in the moderate load."""
    moves: int = 0
    """The length of a long match."""

    @property
    def title(self) -> str:
        """Its name in a table."""
        return f"{self.game}, {self.seats} seats, {self.tables:,} tables"


LOAD = Scenario("load", tables=100, rate=1000)
LIGRETTO = Scenario("ligretto", tables=10, game="ligretto", seats=12, rate=1000)
IDLE = Scenario("idle", tables=1000)
LENGTH = Scenario("length", tables=20, seats=4, options={"tournament": True}, moves=1500)
"""A tournament of four seats is four rounds of some 500 moves: the longest match that there is."""
BOTS = tuple(Scenario("bots", tables=tables, seats=4, bots=3) for tables in (100, 200, 300, 400, 500, 600, 800))
"""One person at each table, and three bots."""
MANY = tuple(Scenario("many", tables=tables) for tables in (10, 100, 1000))
