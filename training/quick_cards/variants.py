"""The games and variants that the bots for quick cards are tuned and measured in."""

import csv
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from ludotheque import shelf
from ludotheque.options import OptionValue


class Variant(NamedTuple):
    """A game with its options, and the numbers of seats for which it is measured."""

    title: str
    game: str
    options: Mapping[str, OptionValue]
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


def all_seats(variant: Variant) -> tuple[int, ...]:
    """The numbers of seats for which tastes are learned: those that are measured, and the most."""
    return tuple(sorted({*variant.seats, max(shelf.game(variant.game).seats)}))


def measure(file: Path, names: Iterable[str], find: Callable[[Variant, int], tuple[Iterable[float], str]]) -> None:
    """Write what is found of every variant and number of seats to a file, under these names, and print what is told."""
    rows: list[list[object]] = [["game", "stacking", "seats", *names]]
    for variant in VARIANTS:
        for seats in variant.seats:
            found, told = find(variant, seats)
            print(f"{variant.title}, {seats} seats: {told}", flush=True)
            stacking = "yes" if variant.stacking else "no"
            rows.append([variant.game, stacking, seats, *(f"{number:.4g}" for number in found)])
    with file.open("w", encoding="utf-8", newline="") as opened:  # all at once: bots read it while others are measured
        csv.writer(opened, lineterminator="\n").writerows(rows)
