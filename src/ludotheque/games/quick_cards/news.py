"""The news of an action: what it caused, noted in numbers by the rules, for `events` to put into words."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel import rule

News = NDArray[np.int64]
"""A line for each thing that happened: kind, seat, card, where from, where to. The first line says how many follow."""

# The kinds of news
PLAYED = 1
OPENED = 2
FILLED = 3
STACKED = 4
TURNED = 5
TURNED_OVER = 6
CALLED_STOP = 7
HANDS_MOVED = 8
GIVEN_UP = 9
CALLED_DUTCH = 10
PUT_RIGHT = 11
CAME_BACK = 12

MOST = 200
"""More lines than any action has: "Dutch!" may move all 160 cards."""


def blank() -> News:
    """Room for the news of one action."""
    return np.zeros((MOST, 5), np.int64)


UNHEARD = np.zeros((0, 5), np.int64)
"""Given to an action whose news nobody will read."""


@rule
def note(news: News, kind: int, seat: int, card: int, source: int, target: int) -> None:
    """Note one thing that happened."""
    if len(news) == 0:
        return
    news[0, 0] += 1
    line = news[0, 0]
    news[line, 0] = kind
    news[line, 1] = seat
    news[line, 2] = card
    news[line, 3] = source
    news[line, 4] = target
