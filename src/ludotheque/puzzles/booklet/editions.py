"""The editions of a booklet in print: as usual or in large print, as measures on a sheet of A4."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """How a booklet is set; sizes of type in points, everything else in millimetres."""

    across: int
    """How many puzzles stand side by side."""
    down: int
    tile: float
    gap: float
    body: float
    """The size of the running text."""
    heading: float
    small: float
    margin: float = 20.0
    strong: bool = False
    """Black numbers on pale clovers, for whoever sees little."""

    @property
    def on_a_page(self) -> int:
        """How many puzzles a page has."""
        return self.across * self.down

    @property
    def board(self) -> float:
        """The side of a board."""
        return 4 * self.tile + 5 * self.gap


def edition(large: bool = False) -> Edition:
    """The edition that somebody wishes for."""
    if large:
        return Edition(1, 1, tile=38.0, gap=2.6, body=20, heading=34, small=18, margin=18, strong=True)
    return Edition(2, 2, tile=17.6, gap=1.8, body=11.5, heading=20, small=8, margin=20)
