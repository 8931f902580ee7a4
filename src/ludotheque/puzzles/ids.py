"""IDs: a puzzle as fourteen letters and digits that can be read out and typed, the last of which checks the others.

The board is one of 20!/4! ways to lay out sixteen of twenty numbers. Which one, and the maximum, are one number,
written with 31 characters: digits and capital letters without 0, O, I, L and U, which are mistaken for others. 31 is
a prime, so the check character, a sum in which every place has another weight, betrays any one wrong character and
any two that have changed places.
"""

from typing import Final

from ludotheque.errors import told
from ludotheque.puzzles.board import CELLS, HIGHEST
from ludotheque.puzzles.errors import BadId

ALPHABET: Final = "123456789ABCDEFGHJKMNPQRSTVWXYZ"
BASE: Final = len(ALPHABET)
LENGTH: Final = 14
MAXIMA: Final = 200
"""How many different maxima an ID can hold."""


def write(numbers: tuple[int, ...], maximum: int) -> str:
    """The ID of a puzzle, in three groups."""
    unused = list(range(1, HIGHEST + 1))
    value = maximum
    for number in numbers:
        value = value * len(unused) + unused.index(number)
        unused.remove(number)
    places = []
    for _ in range(LENGTH - 1):
        value, place = divmod(value, BASE)
        places.append(place)
    places.reverse()
    text = "".join(ALPHABET[place] for place in (*places, _check(places)))
    return f"{text[:5]}-{text[5:9]}-{text[9:]}"


def read(text: str) -> tuple[tuple[int, ...], int]:
    """The numbers and the maximum of an ID; small letters, spaces and hyphens do not matter."""
    given = told(text)
    plain = "".join(given.upper().split()).replace("-", "").replace("I", "1").replace("L", "1")
    strange = [letter for letter in plain if letter not in ALPHABET]
    if strange:
        raise BadId("bad-letter", facts={"value": given, "letter": strange[0]})
    if len(plain) != LENGTH:
        raise BadId("bad-length", facts={"value": given, "count": len(plain), "length": LENGTH})
    *places, check = (ALPHABET.index(letter) for letter in plain)
    if check != _check(places):
        raise BadId("mistyped", facts={"value": given})
    value = 0
    for place in places:
        value = value * BASE + place
    choices = []
    for unused in range(HIGHEST - CELLS + 1, HIGHEST + 1):
        value, choice = divmod(value, unused)
        choices.append(choice)
    if value >= MAXIMA:
        raise BadId("mistyped", facts={"value": given})
    numbers = list(range(1, HIGHEST + 1))
    return tuple(numbers.pop(choice) for choice in reversed(choices)), value


def _check(places: list[int]) -> int:
    return sum((weight + 2) * place for weight, place in enumerate(places)) % BASE
