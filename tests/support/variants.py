"""Every game with every seat count and every variant, as data."""

from dataclasses import dataclass
from itertools import product
from typing import Any

import ludotheque
from ludotheque.match import Match


@dataclass(frozen=True)
class Variant:
    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def match(self, seed: str, **more: Any) -> Match:
        return ludotheque.game(self.game).match(self.seats, seed=seed, **dict(self.options), **more)

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


def _all(game: str, seats: range, **options: tuple[Any, ...]) -> list[Variant]:
    return [
        Variant(game, count, tuple(zip(options, values, strict=True)))
        for count in seats
        for values in product(*options.values())
    ]


OFF_ON = (False, True)
# The card games end early here, so that a whole match of several rounds stays short.
VARIANTS = [
    *_all("lucky-numbers", range(2, 6), setup=("choice", "sorted", "michael"), bruno=OFF_ON, tournament=OFF_ON),
    *_all("polyssimo", range(2, 5)),
    Variant("polyssimo", 2, (("handicap", (8, 0)),)),
    Variant("polyssimo", 3, (("handicap", (6, 5, 1)),)),
    Variant("polyssimo", 4, (("handicap", (5, 4, 3, 0)),)),
    *_all("ligretto", range(2, 13), advanced=OFF_ON, stop=("auto", "call"), blocked=("leader", "score"), target=(3,)),
    *_all("dutch-blitz", range(2, 5), expert=OFF_ON, referee=("on", "off"), target=(3,)),
]
GAMES = sorted({variant.game for variant in VARIANTS})
