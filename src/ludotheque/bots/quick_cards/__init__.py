"""Bots for Ligretto and Dutch Blitz."""

from collections.abc import Mapping

from ludotheque.bots import Maker
from ludotheque.bots.quick_cards import reserve_first

BOTS: Mapping[str, Maker] = {"reserve-first": lambda: reserve_first.choose}
