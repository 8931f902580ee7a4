"""The notation of Lucky Numbers: every action and every outcome of chance has one text."""

import re
from functools import lru_cache
from typing import Literal, get_args

import numpy as np

from ludotheque.errors import ImpossibleOutcome, Refused, told
from ludotheque.games.lucky_numbers.actions import ACTIONS, NAME, Action, Arrange, Draw, Leave, Place, Set, Take
from ludotheque.games.lucky_numbers.rules import first_colour
from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST, SIDE, clover, colour_of, number_of
from ludotheque.kernel import State
from ludotheque.options import whole

Colour = Literal["blue", "violet", "red", "gold", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colours of the sets; a clover has as many marks on its leaf edges as its colour has before it here."""

CELL_NAMES = tuple(f"{'abcd'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
"""The cells row by row: the letter is the column, the number the row, a1 is top left."""

_NUMBER = r"0*(1?[0-9]|20)"
_CELL = r"([a-d][1-4])"
_FORM = re.compile(
    rf"arrange {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER}|set {_CELL}|draw|place {_CELL}|leave|take {_NUMBER} {_CELL}"
)


def read_action(text: str) -> Action:
    """The action that a text stands for."""
    action = _read(" ".join(text.lower().split())) if isinstance(text, str) else None
    if action is None:
        raise Refused("unreadable", game=NAME, facts={"text": told(text)})
    return action


@lru_cache(1000)
def _read(text: str) -> Action | None:
    found = _FORM.fullmatch(text)
    if not found:
        return None
    match [text.partition(" ")[0], *filter(None, found.groups())]:
        case ["arrange", *numbers]:
            return Arrange(tuple(map(int, numbers)))
        case ["take", number, cell]:
            return Take(int(number), CELL_NAMES.index(cell))
        case ["place", cell]:
            return Place(CELL_NAMES.index(cell))
        case ["set", cell]:
            return Set(CELL_NAMES.index(cell))
        case ["draw"]:
            return Draw()
    return Leave()


def _write(action: Action) -> str:
    match action:
        case Take(number, cell):
            return f"take {number} {CELL_NAMES[cell]}"
        case Place(cell):
            return f"place {CELL_NAMES[cell]}"
        case Set(cell):
            return f"set {CELL_NAMES[cell]}"
        case Arrange(numbers):
            return "arrange " + " ".join(f"{number:d}" for number in numbers)
        case Draw():
            return "draw"
        case Leave():
            return "leave"


TEXTS = np.array([_write(action) for action in ACTIONS], object)
"""The texts of `ACTIONS`, made once: after every action the next seat is told what is open."""
_TEXT_OF: dict[Action, str] = dict(zip(ACTIONS.tolist(), TEXTS.tolist(), strict=True))


def write_action(action: Action) -> str:
    """The text of an action."""
    return _TEXT_OF.get(action) or _write(action)


def read_outcome(state: State, given: object) -> int:
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


def number_in_outcome(text: str) -> int:
    """The number of a revealed clover, from its text in a record."""
    return int(text.partition(" ")[0])
