"""Marks for the pieces and the board of Polyssimo Challenge."""

from ludotheque.games.polyssimo.board import COLUMN_NAMES, ROWS
from ludotheque.games.polyssimo.pieces import NAMES
from ludotheque.marks import MarkSet, Reader


def marks(reader: Reader) -> list[MarkSet]:
    """The name of each piece, in small letters, which take one cell less, and of each column and row."""
    names = [name.lower() for name in NAMES]
    lines = [*COLUMN_NAMES, *map(str, range(1, ROWS + 1))]
    wide, narrow = reader.width_for(names), reader.width_for(lines)
    return [
        reader.set_of("pieces", [reader.label(piece, piece.lower(), wide) for piece in NAMES]),
        reader.set_of("lines", [reader.label(name, name, narrow) for name in lines]),
    ]
