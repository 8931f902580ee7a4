"""Bots for Ligretto and Dutch Blitz."""

from collections.abc import Mapping

from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.bots import quick_look, simple
from ludotheque.games.quick_cards.bots.mistakes import fallible
from ludotheque.games.quick_cards.view import View
from ludotheque.kit import Maker

BOTS: Mapping[str, Maker[View, Action]] = {
    "sensible": lambda slips=0.0, notices=1.0: fallible(simple.sensible, slips, notices),
    "first-legal": lambda slips=0.0, notices=1.0: fallible(simple.first_legal, slips, notices),
    "reserve-first": lambda slips=0.0, notices=1.0: fallible(simple.reserve_first, slips, notices),
    "quick-look": lambda slips=0.0, notices=1.0: fallible(quick_look.choose, slips, notices),
}
"""``slips`` and ``notices`` are the mistakes that a bot makes, and sees, where no referee watches: see `mistakes`."""
