"""The rules of Lucky Numbers: the middle, what chance brings, the setup, the turn and the end."""

from ludotheque.games.lucky_numbers.garden import cells_that_take, empty_cells, pairs_made, put
from ludotheque.games.lucky_numbers.state import (
    ARRANGING,
    CELLS,
    CHOOSING,
    DEALING,
    DIAGONAL,
    HIGHEST,
    HOLDING,
    OVER,
    PAYS_ALWAYS,
    SETTING,
    SIDE,
    SORTED,
    clover,
    colour_of,
    number_of,
)
from ludotheque.kernel import State, found_by_halves, how_many, member, rule

# The middle


@rule
def numbers_face_up(state: State) -> int:
    """The set of numbers that lie face up in the middle, of whatever colour."""
    numbers = 0
    for colour in range(len(state.face_up)):
        numbers |= int(state.face_up[colour])
    return numbers


@rule
def clovers_face_down(state: State) -> int:
    """The number of clovers in the pile."""
    count = 0
    for colour in range(len(state.face_down)):
        count += how_many(int(state.face_down[colour]))
    return count


@rule
def face_down_clover(state: State, position: int) -> int:
    """The clover that stands at a position when those in the pile are sorted by colour and number."""
    for colour in range(len(state.face_down)):
        numbers = int(state.face_down[colour])
        here = how_many(numbers)
        if position < here:
            return clover(found_by_halves(numbers, position), colour)
        position -= here
    return 0


@rule
def first_colour(numbers_of_colour: State, number: int) -> int:
    """The first colour that has a number, -1 if none has."""
    for colour in range(len(numbers_of_colour)):
        if int(numbers_of_colour[colour]) >> number & 1:
            return colour
    return -1


@rule
def take_from_middle(state: State, number: int) -> int:
    """Take a clover of that number from the middle; of several, the one whose colour comes first."""
    colour = first_colour(state.face_up, number)
    state.face_up[colour] &= ~(1 << number)
    return clover(number, colour)


@rule
def can_go_on(state: State, seat: int) -> bool:
    """Whether there is a clover to draw, or one in the middle that fits in a garden."""
    if clovers_face_down(state):
        return True
    numbers = numbers_face_up(state)
    while numbers:
        if cells_that_take(state, seat, member(numbers, 0)):
            return True
        numbers &= numbers - 1
    return False


# Chance


@rule
def awaits_chance(state: State) -> bool:
    """Whether a clover must be revealed before anybody can act."""
    return bool(state.phase == DEALING or (state.held == 0 and (state.phase == SETTING or state.phase == HOLDING)))


@rule
def reveal(state: State, clover: int) -> None:
    """Turn up a clover of the pile, for the diagonal or for the hand of the seat whose turn it is."""
    state.face_down[colour_of(clover)] &= ~(1 << number_of(clover))
    if state.phase != DEALING:
        state.held = clover
        return
    seat, slot = int(state.turn), 0
    while state.drawn[seat, slot]:
        slot += 1
    state.drawn[seat, slot] = clover
    if slot == SIDE - 1:
        if state.setup == SORTED:
            for cell in DIAGONAL:
                arrange_one(state, seat, cell, lowest_drawn(state, seat))
        pass_turn(state)
        if state.turn == state.first:
            state.phase = CHOOSING if state.setup == SORTED else ARRANGING


# The setup


@rule
def lowest_drawn(state: State, seat: int) -> int:
    """The lowest number among the clovers drawn for the diagonal."""
    lowest = HIGHEST + 1
    for slot in range(SIDE):
        if state.drawn[seat, slot]:
            lowest = min(lowest, number_of(state.drawn[seat, slot]))
    return lowest


@rule
def free_diagonal(state: State, seat: int) -> int:
    """The set of cells with golden edges that are still empty."""
    cells = 0
    for cell in DIAGONAL:
        if state.garden[seat, cell] == 0:
            cells |= 1 << cell
    return cells


@rule
def arrange_one(state: State, seat: int, cell: int, number: int) -> None:
    """Put a drawn clover of that number on a cell; of several, the one drawn first."""
    for slot in range(SIDE):
        if number_of(state.drawn[seat, slot]) == number:
            put(state, seat, cell, int(state.drawn[seat, slot]))
            state.drawn[seat, slot] = 0
            return


@rule
def has_arranged(state: State, seat: int) -> bool:
    """Whether a seat has nothing left to arrange."""
    return lowest_drawn(state, seat) > HIGHEST


@rule
def arranged_number(order: int, place: int) -> int:
    """The number that an arrangement (four numbers of five bits) has for a place on the diagonal."""
    return order >> 5 * place & 31


@rule
def is_what_was_drawn(state: State, seat: int, order: int) -> bool:
    """Whether an arrangement uses just the numbers that were drawn."""
    used = 0
    for place in range(SIDE):
        for slot in range(SIDE):
            number = number_of(state.drawn[seat, slot])
            if number and number == arranged_number(order, place) and not used >> slot & 1:
                used |= 1 << slot
                break
    return used == (1 << SIDE) - 1


@rule
def arrange(state: State, seat: int, order: int) -> None:
    """Put the four drawn clovers on the diagonal in this order; when all seats have, play begins."""
    for place in range(SIDE):
        arrange_one(state, seat, DIAGONAL[place], arranged_number(order, place))
    for other in range(int(state.seats)):
        if not has_arranged(state, other):
            return
    state.phase = CHOOSING


@rule
def set_on_diagonal(state: State, seat: int, cell: int) -> None:
    """Set the clover just drawn on a free cell of the diagonal, where it stays; after four times round, play begins."""
    put(state, seat, cell, int(state.held))
    state.held = 0
    pass_turn(state)
    if state.turn == state.first and empty_cells(state, seat) == CELLS - SIDE:
        state.phase = CHOOSING


# The turn and the end


@rule
def next_seat(state: State) -> int:
    """The next seat clockwise."""
    seat = int(state.turn) + 1
    return seat if seat < int(state.seats) else 0


@rule
def forget_paid(state: State) -> None:
    """No pair has paid yet."""
    for number in range(len(state.paid)):
        state.paid[number] = 0


@rule
def pass_turn(state: State) -> None:
    """The next seat is on turn."""
    state.turn = next_seat(state)


@rule(inlined=True)
def end_turn(state: State) -> None:
    """The next seat is on turn; if no clover is left to draw, the round is over and the fewest empty cells win."""
    if state.bruno:
        forget_paid(state)
    if clovers_face_down(state):
        state.phase = CHOOSING
        pass_turn(state)
        return
    fewest = CELLS
    for seat in range(int(state.seats)):
        empty = empty_cells(state, seat)
        if empty < fewest:
            fewest, state.winners = empty, 0
        if empty == fewest:
            state.winners |= 1 << seat
    state.phase = OVER


@rule
def pays(state: State, seat: int, cell: int, number_before: int) -> bool:
    """Whether the clover just put on a cell makes a pair that has not paid in this turn; from now on it has."""
    made = pairs_made(state, seat, cell, number_before)
    if state.bruno == PAYS_ALWAYS:
        return made != 0
    number = number_of(state.garden[seat, cell])
    paid = int(state.paid[number])
    state.paid[number] = paid | made
    return made & ~paid != 0


@rule(inlined=True)
def settle(state: State, seat: int, cell: int, number_before: int) -> None:
    """After a placement: a full garden wins at once; Bruno's pair gives another turn; else the turn is over."""
    if empty_cells(state, seat) == 0:
        state.winners = 1 << seat
        state.phase = OVER
        return
    if len(state.paid) and state.bruno and pays(state, seat, cell, number_before) and can_go_on(state, seat):
        state.phase = CHOOSING
    else:
        end_turn(state)


@rule(inlined=True)
def place(state: State, seat: int, cell: int, clover: int) -> None:
    """Place a clover and see what follows from it."""
    before = number_of(state.garden[seat, cell])
    put(state, seat, cell, clover)
    settle(state, seat, cell, before)


@rule
def score(state: State, seat: int) -> int:
    """Two points for a winner; everybody else loses one for each empty cell."""
    return 2 if int(state.winners) >> seat & 1 else -empty_cells(state, seat)
