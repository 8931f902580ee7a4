"""Bots for Ligretto and Dutch Blitz."""

from collections.abc import Mapping

from ludotheque.bots import Maker
from ludotheque.bots.quick_cards import first_legal, reserve_first
from ludotheque.bots.quick_cards.mistakes import fallible
from ludotheque.bots.quick_cards.seeing import relied_on as relied_on

BOTS: Mapping[str, Maker] = {
    "first-legal": lambda slips=0.0, notices=1.0: fallible(first_legal.choose, slips, notices),
    "reserve-first": lambda slips=0.0, notices=1.0: fallible(reserve_first.choose, slips, notices),
}
"""``slips`` and ``notices`` are the mistakes that a bot makes, and sees, where no referee watches: see `mistakes`."""
