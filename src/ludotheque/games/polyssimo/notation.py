"""The notation of Polyssimo Challenge: every action has one text, ``pick F0`` or ``lay F0 c4 d4 e4 f4 c5 e5``."""

import re
from collections.abc import Sequence

from ludotheque.errors import Refused, told
from ludotheque.games.polyssimo.actions import LAYINGS, PICKS, Action, Pick
from ludotheque.games.polyssimo.board import SQUARE_NAMES, SQUARES
from ludotheque.games.polyssimo.pieces import NAMES, SIZES
from ludotheque.games.polyssimo.ways import PIECE_LAID, PIECE_OF, STEPS_OF_WAY, square_names

NAME = "polyssimo"

_PIECES = {name.lower(): piece for piece, name in enumerate(NAMES)}
_SQUARES = {name: square for square, name in enumerate(SQUARE_NAMES)}
_LIKE_A_SQUARE = re.compile("[a-z](?:0|[1-9][0-9]*)")
_WAYS = {(int(PIECE_OF[way]), *steps): way for way, steps in enumerate(STEPS_OF_WAY)}

TEXTS = {placement: " ".join(["lay", piece, *square_names(placement)]) for placement, piece in PIECE_LAID.items()}
"""For every placement the text of the action that lays a piece so."""


def write_action(action: Action) -> str:
    """The text of an action; squares are written row by row."""
    return f"pick {action.piece}" if isinstance(action, Pick) else TEXTS[action.placement]


def read_action(text: str) -> Action:
    """The action that a text stands for; squares may come in any order."""
    text = told(text)
    verb, *words = text.lower().split() or [""]
    if verb == "pick" and len(words) == 1:
        return PICKS[_read_piece(words[0])]
    if verb == "lay" and len(words) > 1:
        piece = _read_piece(words[0])
        squares = [_read_square(word, text) for word in words[1:]]
        return LAYINGS[_placement(piece, squares)]
    raise _unreadable(text)


def read_beginning(text: str) -> tuple[str, set[str]] | None:
    """The piece and the squares of a laying that names too few of them, as in ``lay F0 c4``; None if it is none."""
    verb, *words = text.lower().split() or [""]
    if verb != "lay" or not words or words[0] not in _PIECES:
        return None
    piece, squares = _PIECES[words[0]], set(words[1:])
    return (NAMES[piece], squares) if len(squares) < SIZES[piece] and squares <= _SQUARES.keys() else None


def read_placement(piece: int, squares: Sequence[str]) -> int:
    """The placement in which a piece covers the squares of these names."""
    return _placement(piece, [_SQUARES[name] for name in squares])


def _read_piece(word: str) -> int:
    if word not in _PIECES:
        raise Refused("no-such-piece", game=NAME, facts={"piece": word.upper(), "allowed": list(NAMES)})
    return _PIECES[word]


def _read_square(word: str, text: str) -> int:
    if word in _SQUARES:
        return _SQUARES[word]
    if _LIKE_A_SQUARE.fullmatch(word):
        raise Refused("outside", game=NAME, facts={"square": word})
    raise _unreadable(text)


def _placement(piece: int, squares: list[int]) -> int:
    first, *others = sorted(squares)
    placement = _WAYS.get((piece, 0, *(square - first for square in others)), -1) * SQUARES + first
    if placement not in PIECE_LAID:  # another shape, or one that sticks out of the board
        names = [SQUARE_NAMES[square] for square in squares]
        raise Refused("not-the-shape", game=NAME, facts={"piece": NAMES[piece], "size": SIZES[piece], "squares": names})
    return placement


def _unreadable(text: str) -> Refused:
    return Refused("unreadable", game=NAME, facts={"text": text})
