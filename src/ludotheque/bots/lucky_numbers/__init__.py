"""Bots for Lucky Numbers."""

from collections.abc import Mapping

from ludotheque.bots import Maker
from ludotheque.bots.lucky_numbers import greedy

BOTS: Mapping[str, Maker] = {"greedy": lambda: greedy.choose}
