"""Bots for Lucky Numbers: one that is merely sensible, a greedy one, and those that have learned by playing."""

from collections.abc import Mapping

from ludotheque.bots import Maker
from ludotheque.games.lucky_numbers.bots import seated

BOTS: Mapping[str, Maker] = {
    "sensible": seated.make_sensible,
    "greedy": seated.make_greedy,
    "learned": seated.make_learned,
}
