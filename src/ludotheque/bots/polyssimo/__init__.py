"""Bots for Polyssimo Challenge."""

from collections.abc import Mapping

from ludotheque.bots import Maker
from ludotheque.bots.polyssimo import easy_first

BOTS: Mapping[str, Maker] = {"easy-first": lambda: easy_first.choose}
