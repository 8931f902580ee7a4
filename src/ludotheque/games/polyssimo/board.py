"""The board: 12 columns and 11 rows of squares, counted row by row from 0; their names; sets of them."""

COLUMNS, ROWS = 12, 11
SQUARES = COLUMNS * ROWS

COLUMN_NAMES = "abcdefghijkl"
SQUARE_NAMES = tuple(f"{COLUMN_NAMES[square % COLUMNS]}{square // COLUMNS + 1}" for square in range(SQUARES))
"""a1 (top left) to l11 (bottom right): the letter is the column."""

BLOCK = 5 * COLUMNS
"""A set of squares is kept in words of 60 bits, five rows each: no piece is higher, so it lies in two at most."""
BLOCKS = 3
EMPTY_BOARD = ((1 << BLOCK) - 1, (1 << BLOCK) - 1, (1 << SQUARES - 2 * BLOCK) - 1, 0)
"""Every square of the board, and a fourth word for what lies below it, where there is no square."""
