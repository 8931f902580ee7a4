"""The games and variants that the bots for quick cards are tuned and measured in."""

from typing import Any, NamedTuple


class Variant(NamedTuple):
    """A game with its options, and the numbers of seats for which it is measured."""

    title: str
    game: str
    options: dict[str, Any]
    seats: tuple[int, ...]

    @property
    def stacking(self) -> bool:
        """Whether cards may be stacked on the row."""
        return any(self.options.values())


VARIANTS = (
    Variant("Ligretto", "ligretto", {}, (2, 3, 4, 6, 8)),
    Variant("Ligretto advanced", "ligretto", {"advanced": True}, (2, 3, 4, 6, 8)),
    Variant("Dutch Blitz", "dutch-blitz", {}, (2, 3, 4)),
    Variant("Dutch Blitz expert", "dutch-blitz", {"expert": True}, (2, 3, 4)),
)
