"""What a value of the learned net comes to: how often such positions are won, among those who play."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludotheque.bots.coach.trusting import read
from ludotheque.games.lucky_numbers.view import View

FILE = Path(__file__).with_name("trust.csv")
LEVELS = ("regular", "champion")
"""The levels whose rounds were measured, weakest first."""


class Trust(NamedTuple):
    """How values come true, in log odds, and how rounds end. Found by ``training/lucky_numbers/calibrate.py``."""

    slope: float
    shift: float
    slope_early: float
    """What is added while the pile is full, and less and less until it is used up."""
    shift_early: float
    spread: float
    """How far off a chance may be (95 %) where chances are even."""
    spread_played: float
    """The same for ideas that were played on; 0 where none are."""
    stays: float
    """The log odds that a cell stays empty until another seat wins: a constant …"""
    stays_by_fullest: float
    """… what each empty cell of the fullest other garden adds …"""
    stays_by_own: float
    """… and each of the own one."""
    lost: float
    """The cells that stay empty of each seat that does not win, from the deal on, on average."""


@cache
def table() -> dict[tuple[str, int, str], Trust]:
    """What was measured, by level, seats and variant."""
    return read(FILE, Trust)


def variant_of(view: View) -> str:
    """The variant by which chances were measured."""
    return "bruno" if view.options["bruno"] else "michael" if view.options["setup"] == "michael" else "plain"
