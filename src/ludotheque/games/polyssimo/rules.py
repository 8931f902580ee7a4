"""The rules of Polyssimo Challenge."""

from ludotheque.games.polyssimo.board import BLOCK, SQUARES
from ludotheque.games.polyssimo.pieces import ALL_HEXOMINOES, ALL_PIECES, PIECES
from ludotheque.games.polyssimo.state import OVER, PLACEMENT
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, OUTLINE, PIECE_OF, PLACES, SIZE_OF, STEPS, WAYS
from ludotheque.kernel import State, how_many, member, rule

# The pieces


@rule
def middle(state: State) -> int:
    """The set of pieces that nobody has picked."""
    pieces = ALL_PIECES
    for seat in range(int(state.seats)):
        pieces &= ~int(state.taken[seat])
    return pieces


@rule
def hand(state: State, seat: int) -> int:
    """The set of pieces that a seat has picked and not laid."""
    return int(state.taken[seat]) & ~int(state.on_board)


@rule
def squares_left(state: State, seat: int) -> int:
    """The number of squares of the pieces in a hand: the fewest win."""
    squares, pieces = 0, hand(state, seat)
    for piece in range(PIECES):
        if pieces >> piece & 1:
            squares += int(SIZE_OF[piece])
    return squares


# The draft


@rule
def hexominoes_due(state: State, seat: int) -> int:
    """The number of hexominoes that a seat must still pick to have its minimum."""
    return max(0, int(state.minimum[seat]) - how_many(int(state.taken[seat]) & ALL_HEXOMINOES))


@rule
def picks_left(state: State, seat: int) -> int:
    """The number of pieces that a seat will still pick: all seats pick equally many."""
    return PIECES // int(state.seats) - how_many(int(state.taken[seat]))


@rule
def all_hexominoes_due(state: State) -> int:
    """The number of hexominoes that must still be picked for all the minima together."""
    due = 0
    for seat in range(int(state.seats)):
        due += hexominoes_due(state, seat)
    return due


@rule
def may_pick(state: State, seat: int) -> int:
    """The set of pieces that a seat may pick: those in the middle that leave every seat's minimum within reach."""
    pieces = middle(state)
    if hexominoes_due(state, seat) == picks_left(state, seat):
        pieces &= ALL_HEXOMINOES
    elif hexominoes_due(state, seat) == 0 and all_hexominoes_due(state) == how_many(pieces & ALL_HEXOMINOES):
        pieces &= ~ALL_HEXOMINOES
    return pieces


@rule
def pick(state: State, seat: int, piece: int) -> None:
    """Pick a piece from the middle; then it is the next seat's turn. Whoever picks the last piece lays the first."""
    state.taken[seat] |= 1 << piece
    if middle(state):
        state.turn = (seat + 1) % int(state.seats)
    else:
        state.phase = PLACEMENT


# The placement


@rule
def fits(state: State, placement: int) -> bool:
    """Whether a placement is on the board and covers free squares only."""
    way, first = placement // SQUARES, placement % SQUARES
    block, place = first // BLOCK, first % BLOCK
    outline = int(OUTLINE[way])
    free = int(state.free[block]) >> place | int(state.free[block + 1]) << (BLOCK - place)
    return (int(PLACES[block, way]) >> place & 1) == 1 and outline & ~free == 0


@rule
def free_beyond(state: State, block: int, step: int) -> int:
    """The set of squares of a block from which the square a step further, perhaps in the next block, is free."""
    return int(state.free[block]) >> step | int(state.free[block + 1]) << (BLOCK - step)


@rule
def where_it_fits(state: State, way: int, block: int) -> int:
    """The set of squares of a block where the first square of a piece can go that lies in this way."""
    squares = int(state.free[block]) & int(PLACES[block, way])
    for i in range(5):
        squares &= free_beyond(state, block, int(STEPS[i, way]))
    return squares


@rule
def fits_above(state: State, way: int) -> tuple[int, int]:
    """The same for the first two blocks at once, the only ones for all ways but one."""
    top, middle = int(state.free[0]) & int(PLACES[0, way]), int(state.free[1]) & int(PLACES[1, way])
    for i in range(5):
        step = int(STEPS[i, way])
        top &= free_beyond(state, 0, step)
        middle &= free_beyond(state, 1, step)
    return top, middle


@rule
def lies_somewhere(state: State, way: int) -> bool:
    """Whether a piece fits anywhere in this way."""
    for block in range(int(BLOCKS_OF[way])):
        if where_it_fits(state, way, block):
            return True
    return False


@rule
def way_from(way: int, pieces: int) -> int:
    """The first way, from this one on, in which one of a set of pieces can lie; `WAYS` if there is none.

    One loop over the ways of all pieces, not one over pieces and in it one over ways: side by side on a GPU, every game
    is at a way of its own then, and none waits until others are through with a piece that it does not have.
    """
    piece = int(PIECE_OF[way])
    further = pieces >> piece
    if further & 1:
        return way
    return int(FIRST_WAY[piece + member(further, 0)]) if further else WAYS


@rule
def can_lay(state: State, seat: int) -> bool:
    """Whether any piece of a seat fits anywhere."""
    pieces = hand(state, seat)
    way = way_from(0, pieces)
    while way < WAYS:
        if lies_somewhere(state, way):
            return True
        way = way_from(way + 1, pieces)
    return False


@rule
def cover(state: State, placement: int) -> None:
    """Cover the squares of a placement."""
    way, first = placement // SQUARES, placement % SQUARES
    block, place = first // BLOCK, first % BLOCK
    outline = int(OUTLINE[way])
    state.free[block] = int(state.free[block]) & ~(outline << place)
    state.free[block + 1] = int(state.free[block + 1]) & ~(outline >> (BLOCK - place))


@rule
def lay(state: State, seat: int, placement: int) -> None:
    """Lay a piece on the board; then it is the turn of the next seat that can."""
    lay_down(state, seat, placement)
    pass_turn(state)


@rule
def lay_down(state: State, seat: int, placement: int) -> None:
    """Lay a piece on the board."""
    piece = int(PIECE_OF[placement // SQUARES])
    cover(state, placement)
    state.laid[piece] = placement
    state.on_board |= 1 << piece
    state.last_laid[seat] = how_many(int(state.on_board))


@rule
def pass_turn(state: State) -> None:
    """The turn goes round against the clock. A seat that cannot lay passes for good; if none can, the round is over."""
    next_turn(state)
    while state.phase != OVER and not can_lay(state, int(state.turn)):
        state.passed |= 1 << int(state.turn)
        next_turn(state)


@rule
def next_turn(state: State) -> None:
    """It is the turn of the next seat that has not passed, perhaps the same one; if all have, the round is over."""
    seats, seat = int(state.seats), int(state.turn)
    for _ in range(seats):
        seat = (seat + seats - 1) % seats
        if int(state.passed) >> seat & 1 == 0:
            state.turn = seat
            return
    state.phase = OVER


# The end


@rule
def winners(state: State) -> int:
    """The set of winners: the fewest squares left win; among equals, the seat that laid a piece last."""
    best, won = 0, 0
    for seat in range(int(state.seats)):
        # Fewer squares count before a later placement: there are at most 24 of these.
        rank = 32 * squares_left(state, seat) - int(state.last_laid[seat])
        if won == 0 or rank < best:
            best, won = rank, 0
        if rank == best:
            won |= 1 << seat
    return won
