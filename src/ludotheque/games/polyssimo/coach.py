"""Why in Polyssimo Challenge: how many places an action leaves for one's own pieces, and for those of the others."""

from functools import lru_cache
from math import log

from ludotheque.bots import View
from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.polyssimo.board import COLUMNS, ROWS, SQUARE_NAMES
from ludotheque.games.polyssimo.listing import placements

Places = dict[tuple[int, str], int]
"""How many places there are for the piece of a seat."""

WORTH_TELLING = log(1.25)
"""A quarter more or fewer places are worth a word."""


def deed(view: View, action: str) -> Reason:  # noqa: ARG001 (an action is spoken of alike at every table)
    """An action as it is spoken of."""
    verb, piece, *squares = action.split()
    if verb == "pick":
        return Reason("deed-pick", {"piece": piece})
    return Reason("deed-lay", {"piece": piece, "from": squares[0], "to": squares[-1]})


def reason(view: View, action: str, other: str | None) -> Reason | None:
    """What an action has that another one lacks: places for one's own pieces, or fewer for the others'."""
    if other is None:
        return None
    if action.startswith("pick"):
        return _easier(view, action, other)
    mine, found = view["seat"], list[tuple[float, Reason]]()
    here, there = (_places_after(view, each) for each in (action, other))
    for (seat, piece), count in here.items():
        if (seat, piece) not in there:
            continue
        instead = there[seat, piece]
        gain = log((count + 1) / (instead + 1)) * (1 if seat == mine else -1)
        facts = {"piece": piece, "count": count, "instead": instead, "other": deed(view, other)}
        if seat == mine:
            found.append((gain, Reason("places", facts)))
        else:
            found.append((gain, Reason("places-of-others", {**facts, "number": seat + 1})))
    gain, best = max(found, key=lambda each: each[0], default=(0.0, None))
    return best if gain >= WORTH_TELLING else _in_all(here, there, mine, deed(view, other))


def _in_all(here: Places, there: Places, mine: int, other: Reason) -> Reason | None:
    """Where no piece alone tells the difference: the places of all one's pieces beside those of the others."""
    own, owned = (sum(count for (seat, _), count in places.items() if seat == mine) for places in (here, there))
    rest, rested = sum(here.values()) - own, sum(there.values()) - owned
    if (own + 1) * (rested + 1) <= (owned + 1) * (rest + 1):
        return None
    return Reason("places-in-all", {"own": own, "rest": rest, "other": other, "own_then": owned, "rest_then": rested})


def _easier(view: View, action: str, other: str) -> Reason | None:
    piece, instead = (each.split()[1] for each in (action, other))
    board = _board(view)
    count, fewer = (len(_placements(each, board)) for each in (piece, instead))
    return (
        Reason("ways", {"piece": piece, "count": count, "other": instead, "instead": fewer}) if count > fewer else None
    )


def _places_after(view: View, action: str) -> Places:
    """How many places each piece in each hand has after one is laid."""
    _, laid, *squares = action.split()
    board = _board(view, squares)
    return {
        (seat, piece): len(_placements(piece, board))
        for seat, pieces in enumerate(view["hands"])
        for piece in pieces
        if piece != laid
    }


def _board(view: View, more: list[str] | None = None) -> tuple[str, ...]:
    """The board as rows, ``#`` where something lies."""
    covered = {square for squares in view["laid"].values() for square in squares} | set(more or ())
    marks = "".join("#" if square in covered else "." for square in SQUARE_NAMES)
    return tuple(marks[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS))


@lru_cache(maxsize=2048)
def _placements(piece: str, board: tuple[str, ...]) -> list[tuple[str, ...]]:
    return placements(piece, board)
