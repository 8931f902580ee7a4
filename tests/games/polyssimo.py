"""Polyssimo Challenge: its variants, where every piece is, and everything that can be said."""

from collections import Counter
from functools import cache
from typing import Any

from ludotheque.games.polyssimo.actions import LAYINGS, PICKS, Action
from ludotheque.games.polyssimo.notation import write_action
from ludotheque.games.polyssimo.view import View
from ludotheque.kernel import State
from ludotheque.match import Match
from support.games import Variant, variants
from support.polyssimo import seen

VARIANTS = [
    *variants("polyssimo", range(2, 5)),
    *(Variant("polyssimo", seats, (("first", seats - 1),)) for seats in range(2, 5)),
    Variant("polyssimo", 2, (("handicap", (8, 0)),)),
    Variant("polyssimo", 3, (("handicap", (6, 5, 1)),)),
    Variant("polyssimo", 4, (("handicap", (5, 4, 3, 0)), ("first", 2))),
]
SHORT: dict[str, Any] = {}
REFUSED = ("lay F a1 b1 c1 d1 e1", "not the shape of F")


def conserved(state: State) -> None:
    """Every piece is in the middle, in a hand or on the board, and covers its squares there."""
    view = seen(state)
    owned = [piece for piece, seat in view.taken_by.items() if seat is not None]
    assert Counter([*view.middle, *owned]) == Counter(view.taken_by.keys())
    assert Counter([*view.laid, *(piece for hand in view.hands for piece in hand)]) == Counter(owned)
    on_board = Counter(name for row in view.board for name in row.split() if name != ".")
    assert on_board == Counter({piece: len(squares) for piece, squares in view.laid.items()})
    assert sum(int(word).bit_count() for word in state.free) == 132 - on_board.total()


@cache
def _texts() -> list[str]:
    actions: list[Action] = [*PICKS, *LAYINGS.values()]
    return list(map(write_action, actions))


def every_text(match: Match[View, Action], seat: int) -> list[str]:
    """Every pick, and every laying on the empty board."""
    return _texts()
