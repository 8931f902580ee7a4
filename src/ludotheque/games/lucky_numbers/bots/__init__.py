"""Bots for Lucky Numbers: one that is merely sensible, a greedy one, and those that have learned by playing."""

from collections.abc import Mapping

from ludotheque.games.lucky_numbers.actions import Action
from ludotheque.games.lucky_numbers.bots import seated
from ludotheque.games.lucky_numbers.view import View
from ludotheque.kit import Maker

BOTS: Mapping[str, Maker[View, Action]] = {
    "sensible": lambda: seated.bot_of(seated.sensible()),
    "greedy": lambda slips=0.0, tuned=True: seated.bot_of(seated.greedy(slips, tuned)),
    "learned": lambda slips=0.0, plies=1: seated.bot_of(seated.learned(slips, plies)),
}
