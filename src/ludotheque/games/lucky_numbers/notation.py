"""The notation of Lucky Numbers: every action and every outcome of chance has one text."""

import re
from functools import lru_cache
from typing import Any

import numpy as np

from ludotheque.errors import ImpossibleOutcome, Refused, told
from ludotheque.games.lucky_numbers.actions import ACTIONS, ARRANGE, DRAW, LEAVE, PLACE, SET, TAKE, Action
from ludotheque.games.lucky_numbers.rules import first_colour
from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST, SIDE, clover, colour_of, number_of
from ludotheque.kernel import State
from ludotheque.options import whole

NAME = "lucky-numbers"
COLOURS = ("blue", "violet", "red", "gold", "green")
"""The colours of the sets; a clover has as many marks on its leaf edges as its colour has before it here."""

CELL_NAMES = tuple(f"{'abcd'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
"""The cells row by row: the letter is the column, the number the row, a1 is top left."""

_NUMBER = r"0*(1?[0-9]|20)"
_FORMS = {
    ARRANGE: re.compile(rf"arrange {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER}"),
    SET: re.compile(r"set ([a-d][1-4])"),
    DRAW: re.compile(r"draw"),
    PLACE: re.compile(r"place ([a-d][1-4])"),
    LEAVE: re.compile(r"leave"),
    TAKE: re.compile(rf"take {_NUMBER} ([a-d][1-4])"),
}


def read_action(text: str) -> Action:
    """The action that a text stands for."""
    action = _read(" ".join(text.lower().split())) if isinstance(text, str) else None
    if action is None:
        raise Refused("unreadable", game=NAME, facts={"text": told(text)})
    return action


@lru_cache(1000)
def _read(words: str) -> Action | None:
    for kind, form in _FORMS.items():
        found = form.fullmatch(words)
        if found and kind == ARRANGE:
            return Action(ARRANGE, pack([int(number) for number in found.groups()]))
        if found and kind == TAKE:
            return Action(TAKE, int(found[1]), CELL_NAMES.index(found[2]))
        if found and kind in (SET, PLACE):
            return Action(kind, 0, CELL_NAMES.index(found[1]))
        if found:
            return Action(kind)
    return None


@lru_cache(1000)
def write_action(action: Action) -> str:
    """The text of an action."""
    kind, number, cell = action
    if kind == ARRANGE:
        return "arrange " + " ".join(map(str, unpack(number)))
    if kind == TAKE:
        return f"take {number} {CELL_NAMES[cell]}"
    if kind in (SET, PLACE):
        return f"{'set' if kind == SET else 'place'} {CELL_NAMES[cell]}"
    return "draw" if kind == DRAW else "leave"


def pack(numbers: list[int]) -> int:
    """Four numbers to arrange, as one number of four times five bits."""
    return sum(number << 5 * place for place, number in enumerate(numbers))


def unpack(order: int) -> list[int]:
    """The four numbers of an arrangement."""
    return [order >> 5 * place & 31 for place in range(SIDE)]


TEXTS = np.array([write_action(action) for action in ACTIONS], object)
"""The texts of `ACTIONS`, made once: after every action whoever comes next is told what is open."""


def read_outcome(state: State, given: Any) -> int:
    """The clover that a script or a record reveals: a number, or a number with its colour (``13 red``)."""
    words = given.split() if isinstance(given, str) else list(given) if isinstance(given, tuple | list) else [given]
    number, colour = (*words, None, None)[:2]
    if isinstance(number, str) and (found := re.fullmatch(_NUMBER, number)):
        number = int(found[1])
    number = whole(number)
    if len(words) not in (1, 2) or not 1 <= number <= HIGHEST:
        raise ImpossibleOutcome("not-a-clover", game=NAME, facts={"value": told(given)})
    if colour is None:
        index = int(first_colour(state.face_down, number))
        if index < 0:
            raise ImpossibleOutcome("none-left", game=NAME, facts={"number": number})
        return int(clover(number, index))
    if colour not in COLOURS:
        raise ImpossibleOutcome("not-a-clover", game=NAME, facts={"value": told(given)})
    index = COLOURS.index(colour)
    if not int(state.face_down[index]) >> number & 1:
        raise ImpossibleOutcome("clover-gone", game=NAME, facts={"number": number, "colour": colour})
    return int(clover(number, index))


def write_outcome(outcome: int) -> str:
    """The text of a revealed clover: its number and its colour."""
    return f"{number_of(outcome)} {COLOURS[colour_of(outcome)]}"
