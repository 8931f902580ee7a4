"""Where a piece can lie on a board that is given as text."""

from collections.abc import Sequence

from ludotheque.errors import BadTerms, told
from ludotheque.games.polyssimo.actions import open_numbers
from ludotheque.games.polyssimo.board import BLOCK, COLUMNS, EMPTY_BOARD, ROWS
from ludotheque.games.polyssimo.notation import NAME
from ludotheque.games.polyssimo.pieces import NUMBER_OF
from ludotheque.games.polyssimo.state import PLACEMENT, new_round
from ludotheque.games.polyssimo.ways import square_names


def placements(piece: str, rows: Sequence[str]) -> list[tuple[str, ...]]:
    """Every way to lay a piece on a board, each as the names of the squares it covers, row by row.

    The board is 11 strings of 12 characters, from the top: ``.`` is a free square and ``#`` a covered one.
    """
    if not isinstance(piece, str) or piece not in NUMBER_OF:
        raise BadTerms("no-such-piece", game=NAME, facts={"piece": told(piece), "allowed": list(NUMBER_OF)})
    state = new_round(seats=2, minima=(0, 0))
    state.phase = PLACEMENT
    state.taken[0] = 1 << NUMBER_OF[piece]
    state.free[:] = _free_squares(rows)
    return [tuple(square_names(placement)) for placement in open_numbers(state, 0)]


def _free_squares(rows: Sequence[str]) -> list[int]:
    if isinstance(rows, str) or not isinstance(rows, Sequence) or len(rows) != ROWS:
        count = len(rows) if isinstance(rows, Sequence) and not isinstance(rows, str) else 0
        raise BadTerms("bad-board", game=NAME, facts={"count": count})
    words = [0] * len(EMPTY_BOARD)
    for number, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != COLUMNS or set(row) - set(".#"):
            raise BadTerms("bad-row", game=NAME, facts={"number": number + 1, "value": told(row)})
        for column, mark in enumerate(row):
            block, place = divmod(number * COLUMNS + column, BLOCK)
            words[block] |= (mark == ".") << place
    return words
