"""What the bots are called: each level is an animal of the garden. Names are the same in every language."""

from collections.abc import Iterable
from functools import cache

from ludotheque import words
from ludotheque.bots.levels import levels

ANIMALS = {
    "newcomer": "Lento",
    "beginner": "Pico",
    "casual": "Piaf",
    "regular": "Hopla",
    "skilled": "Filou",
    "expert": "Arno",
    "master": "Luna",
    "champion": "Nestor",
}
"""The animal of each common level, weakest first."""


@cache
def animal(game: str, level: str) -> str:
    """The animal of a level of a game.

    Where a game has levels of its own, its weakest is the weakest animal, its strongest the strongest, and the others
    are spread evenly between them. A bot from outside is called by its own name.
    """
    ranked = [each.name for each in levels(game)]
    if level not in ranked:
        return level
    if all(name in ANIMALS for name in ranked):
        return ANIMALS[level]
    strength = ranked.index(level) / max(1, len(ranked) - 1)
    return list(ANIMALS.values())[round(strength * (len(ANIMALS) - 1))]


def manner(name: str, language: str) -> str:
    """How an animal plays, in a sentence."""
    return words.phrase(f"manner-{name.lower()}", language)


def names_of(animals: Iterable[str]) -> list[str]:
    """What bots at one table are called: after their animals, and from the second of each on with a number."""
    names: list[str] = []
    met: dict[str, int] = {}
    for each in animals:
        met[each] = met.get(each, 0) + 1
        names.append(each if met[each] == 1 else f"{each} {met[each]}")
    return names
