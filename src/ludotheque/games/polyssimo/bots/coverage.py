"""How many openings cover each square, for all squares of a word at once."""

from typing import TypeAlias

from ludotheque.games.polyssimo.board import BLOCK, COLUMNS
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import hand, where_it_fits
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, SIZE_OF, STEPS
from ludotheque.kernel import Ints, State, how_many, rule

Planes: TypeAlias = Ints
"""Numbers for all squares, bit by bit: plane k is the set of squares, in words, whose number has bit k."""
PLANES = 8
"""Seven bits; the eighth stays when a number has once gone beyond them."""
WHOLE = (1 << BLOCK) - 1


@rule
def count_coverage(state: State, seat: int, openings: Ints, planes: Planes) -> None:
    """Count the openings of each piece in a hand, and add to the number of each square those that cover it."""
    pieces = hand(state, seat)
    for piece in range(PIECES):
        count = 0
        if pieces >> piece & 1:
            sixth = -1 if SIZE_OF[piece] == 6 else 0
            for way in range(int(FIRST_WAY[piece]), int(FIRST_WAY[piece + 1])):
                one, two, three = int(STEPS[0, way]), int(STEPS[1, way]), int(STEPS[2, way])
                four, five = int(STEPS[3, way]), int(STEPS[4, way])
                for block in range(int(BLOCKS_OF[way])):
                    first = where_it_fits(state, way, block)
                    if first:
                        count += how_many(first)
                        _add(
                            planes,
                            block,
                            first,
                            first << one & WHOLE,
                            first << two & WHOLE,
                            first << three & WHOLE,
                            first << four & WHOLE,
                            first << five & WHOLE & sixth,
                        )
                        if first >> COLUMNS:  # a piece with its first square in the top row of a block stays within it
                            _add(
                                planes,
                                block + 1,
                                0,
                                first >> (BLOCK - one),
                                first >> (BLOCK - two),
                                first >> (BLOCK - three),
                                first >> (BLOCK - four),
                                first >> (BLOCK - five) & sixth,
                            )
        openings[piece] = count


@rule
def _add(planes: Planes, word: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Add one to the number of each square for each of six sets that it is in."""
    # First the number of sets that each square is in, in three bits …
    one, other = a ^ b, d ^ e
    odd, odd_too = one ^ c, other ^ f
    pair, pair_too, last_pair = a & b | c & one, d & e | f & other, odd & odd_too
    bit0, two = odd ^ odd_too, pair ^ pair_too
    bit1, bit2 = two ^ last_pair, pair & pair_too | last_pair & two
    # … then the sum, from the lowest plane up.
    plane = planes[0, word]
    planes[0, word] = plane ^ bit0
    carry = plane & bit0
    plane = planes[1, word]
    planes[1, word] = plane ^ bit1 ^ carry
    carry = plane & bit1 | carry & (plane ^ bit1)
    plane = planes[2, word]
    planes[2, word] = plane ^ bit2 ^ carry
    carry = plane & bit2 | carry & (plane ^ bit2)
    for bit in range(3, PLANES - 1):
        plane = planes[bit, word]
        planes[bit, word] = plane ^ carry
        carry &= plane
    planes[PLANES - 1, word] |= carry
