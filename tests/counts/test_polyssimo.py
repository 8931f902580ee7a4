"""Counts that are known for the board and the pieces of Polyssimo Challenge."""

from collections import defaultdict

from ludotheque.games.polyssimo import placements
from ludotheque.games.polyssimo.pieces import HEXOMINOES, NAMES, PENTOMINOES

EMPTY = ["." * 12] * 11

TILING = """
F1 I  I  I  I  I  U  U  U  X0 F0 F0
F1 F1 F1 F1 F5 F5 U  F  U  X0 X0 F0
W0 F1 F5 F5 F5 F  F  F  X0 X0 F0 F0
W0 W0 W0 F5 C1 C1 F  C1 Y  X0 X  F0
F3 C0 W0 W0 C0 C1 C1 C1 Y  X  X  X
F3 C0 C0 C0 C0 F4 F4 D0 Y  Y  X  T
F3 F3 F3 F4 F4 F4 D0 D0 Y  T  T  T
F2 F3 Z0 Z0 Z0 F4 D0 D0 Z  Z  N  T
F2 F2 F2 F2 Z0 W  W  D0 V  Z  N  N
P  P  F2 L  Z0 Z0 W  W  V  Z  Z  N
P  P  P  L  L  L  L  W  V  V  V  N
""".strip().splitlines()


def test_the_pieces_have_12718_placements_on_the_empty_board() -> None:
    counts = {piece: len(placements(piece, EMPTY)) for piece in NAMES}
    assert sum(counts.values()) == 12_718
    assert (counts["X"], counts["I"], counts["F"], counts["C0"]) == (90, 172, 720, 356)


def test_no_placement_is_listed_twice() -> None:
    for piece in NAMES:
        listed = placements(piece, EMPTY)
        assert len(set(map(frozenset, listed))) == len(listed)


def test_all_24_pieces_tile_the_board() -> None:
    squares = defaultdict(list)
    for number, row in enumerate(TILING, start=1):
        for column, piece in zip("abcdefghijkl", row.split(), strict=True):
            squares[piece].append(f"{column}{number}")
    assert len(TILING) == 11
    assert sorted(squares) == sorted([*PENTOMINOES, *HEXOMINOES])
    for piece, covered in squares.items():
        assert tuple(covered) in placements(piece, EMPTY), f"{piece} does not have this shape"


def test_the_last_piece_of_the_tiling_fits_in_one_place_only() -> None:
    for piece in NAMES:
        rows = ["".join("." if name == piece else "#" for name in row.split()) for row in TILING]
        assert len(placements(piece, rows)) == 1
