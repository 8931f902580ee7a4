"""What a server has done so far, counted for its metrics."""

from bisect import bisect_left
from dataclasses import dataclass, field

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The upper bounds, in seconds, by which commands are counted."""


@dataclass
class Counters:
    """Plain counts, cheap enough for every move."""

    tables_opened: int = 0
    tables_forgotten: int = 0
    entries: int = 0
    refused: int = 0
    beaten: int = 0
    not_kept: int = 0
    bot_actions: int = 0
    seconds: float = 0.0
    commands: list[int] = field(default_factory=lambda: [0] * (len(STEPS) + 1))
    """How many commands took no longer than each of `STEPS`, and how many took longer."""

    def took(self, seconds: float) -> None:
        """Count a command that was answered after ``seconds``."""
        self.seconds += seconds
        self.commands[bisect_left(STEPS, seconds)] += 1
