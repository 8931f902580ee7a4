"""What the tests know of a game: its module ``tests/games/NAME.py``, or plain answers where there is none."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Any, Protocol, cast

import ludotheque
from ludotheque.fair import Fair
from ludotheque.kernel import State
from ludotheque.match import Match


@dataclass(frozen=True)
class Variant:
    """A game with a number of seats and with options, by today's rules or by those of a version."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    rules: int | None = None

    def match(self, seed: str) -> Match:
        game = ludotheque.game(self.game)
        return Match(game, game.terms(self.seats, dict(self.options), self.rules), Fair(seed))

    def __str__(self) -> str:
        rules = [f"rules={self.rules}"] if self.rules else []
        return " ".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options), *rules])


def variants(game: str, seats: range, **options: tuple[Any, ...]) -> list[Variant]:
    """Every number of seats with every combination of these options."""
    return [
        Variant(game, count, tuple(zip(options, values, strict=True)))
        for count in seats
        for values in product(*options.values())
    ]


class Known(Protocol):
    """What a module of ``tests/games`` has."""

    VARIANTS: Sequence[Variant]
    """The game with every seat count and in every variant."""
    SHORT: Mapping[str, Any]
    """The options of a match that is soon over."""
    REFUSED: tuple[str, str] | None
    """What may be typed at the beginning and is refused, and the reason."""

    def conserved(self, state: State) -> None:
        """Assert that everything is there exactly once: nothing may be lost and nothing may appear."""

    def every_text(self, match: Match, seat: int) -> list[str]:
        """Every text that could be played now, legal or not."""


class Plain:
    """What is known of any game."""

    def __init__(self, name: str) -> None:
        self.VARIANTS: Sequence[Variant] = variants(name, ludotheque.game(name).seats)
        self.SHORT: Mapping[str, Any] = {}
        self.REFUSED: tuple[str, str] | None = None

    def conserved(self, state: State) -> None:
        pass

    def every_text(self, match: Match, seat: int) -> list[str]:
        return match.legal(seat)


@cache
def of(name: str) -> Known:
    """What is known of a game."""
    module = f"games.{name.replace('-', '_')}"
    return cast("Known", import_module(module)) if find_spec(module) else Plain(name)
