"""The news of an action: what it caused, noted in numbers by the rules, for `events` to put into words."""

from enum import IntEnum
from typing import TypeAlias

import numpy as np

from ludotheque.kernel import Ints, rule

News: TypeAlias = Ints
"""A line for each thing that happened: kind, seat, card, source, target. The first has the number of the others."""

Kind = IntEnum(
    "Kind",
    "PLAYED OPENED FILLED STACKED TURNED TURNED_OVER CALLED_STOP HANDS_MOVED GIVEN_UP CALLED_DUTCH PUT_RIGHT CAME_BACK "
    "CHECKED GOES_ON LIFTED",
)
"""The kinds of news."""

MOST = 600
"""More lines than any action has: "Dutch!" may lift all 160 cards, move them, to the row and from there on, and fill 12
holes."""


def blank() -> News:
    """An empty buffer for the news of one action."""
    news = np.empty((MOST, 5), np.int64)
    news[0, 0] = 0
    return news


UNHEARD = np.zeros((1, 5), np.int64)
"""Given to an action whose news nobody will read: there is no room for any. Where that is known when rules are
compiled, nothing of news is."""


@rule
def note(news: News, kind: Kind, seat: int, card: int, source: int, target: int) -> None:
    """Note one thing that happened."""
    if len(news) == len(UNHEARD):
        return
    news[0, 0] += 1
    line = news[0, 0]
    news[line, 0], news[line, 1], news[line, 2], news[line, 3], news[line, 4] = kind, seat, card, source, target
