"""The notation of Polyssimo Challenge: every action has one text, ``pick F0`` or ``lay F0 c4 d4 e4 f4 c5 e5``."""

import re

from ludotheque.errors import Refused, told
from ludotheque.games.polyssimo.actions import LAY, PICK, Action
from ludotheque.games.polyssimo.board import SQUARE_NAMES, SQUARES
from ludotheque.games.polyssimo.pieces import NAMES, SIZES
from ludotheque.games.polyssimo.ways import PIECE_OF, PLACEMENTS, STEPS_OF_WAY, is_on_board, squares_of

NAME = "polyssimo"

_PIECES = {name.lower(): piece for piece, name in enumerate(NAMES)}
_SQUARES = {name: square for square, name in enumerate(SQUARE_NAMES)}
_LIKE_A_SQUARE = re.compile("[a-z](?:0|[1-9][0-9]*)")
_WAYS = {(piece, *STEPS_OF_WAY[way]): way for way, piece in enumerate(PIECE_OF.tolist())}


def square_names(placement: int) -> list[str]:
    """The squares that a placement covers, row by row."""
    return [SQUARE_NAMES[square] for square in squares_of(placement)]


def _text_of(placement: int) -> str:
    return " ".join(["lay", NAMES[PIECE_OF[placement // SQUARES]], *square_names(placement)])


_TEXTS = {placement: _text_of(placement) for placement in PLACEMENTS}


def write_action(action: Action) -> str:
    """The text of an action; squares are written row by row."""
    return _TEXTS[action.number] if action.kind == LAY else f"pick {NAMES[action.number]}"


def read_action(text: str) -> Action:
    """The action that a text stands for; squares may come in any order."""
    text = told(text)
    verb, *words = text.lower().split() or [""]
    if verb == "pick" and len(words) == 1:
        return Action(PICK, _read_piece(words[0]))
    if verb == "lay" and len(words) > 1:
        piece = _read_piece(words[0])
        squares = [_read_square(word, text) for word in words[1:]]
        return Action(LAY, _placement(piece, squares))
    raise _unreadable(text)


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
    way = _WAYS.get((piece, 0, *(square - first for square in others)))
    if way is None or not is_on_board(way * SQUARES + first):
        names = [SQUARE_NAMES[square] for square in squares]
        raise Refused("not-the-shape", game=NAME, facts={"piece": NAMES[piece], "size": SIZES[piece], "squares": names})
    return way * SQUARES + first


def _unreadable(text: str) -> Refused:
    return Refused("unreadable", game=NAME, facts={"text": text})
