"""A quick look: what a player with a certain taste does, from what lies open on the table."""

from ludotheque.games.quick_cards.actions import PLAY, STACK, STOP, TURN, list_actions
from ludotheque.games.quick_cards.bots.taste import Taste
from ludotheque.games.quick_cards.cards import HIGHEST, number_of
from ludotheque.games.quick_cards.rules import bottom_of, row_card_takes, shown, wanted
from ludotheque.games.quick_cards.state import HAND, RESERVE
from ludotheque.kernel import Chance, Ints, State, below, rule

WAIT = -1
"""In place of the position of an action: none, for now."""
SELDOM = 24
"""One time in 24 a card is stacked though it is better not to: else everybody might turn cards for ever."""
SURELY = 1000.0
"""More than any action is worth."""


@rule
def soon(middle_takes: int, card: int) -> int:
    """Whether the middle takes a card now (2), after one more card (1), or later (0)."""
    if middle_takes >> card & 1:
        return 2
    return 1 if number_of(card) > 1 and middle_takes >> (card - 1) & 1 else 0


@rule
def shows(state: State, seat: int, card: int) -> int:
    """Where a seat shows a card: on its reserve (3), in its row (2), in its hand (1), or nowhere (0)."""
    if shown(state, seat, RESERVE) == card:
        return 3
    for place in range(1, state.rows + 1):
        if shown(state, seat, place) == card:
            return 2
    return 1 if shown(state, seat, HAND) == card else 0


@rule
def worth_of_playing(state: State, seat: int, source: int, middle_takes: int, taste: Taste) -> float:
    """What it is worth to play a card to the middle."""
    card = shown(state, seat, source)
    worth: float = taste.reserve if source == RESERVE else taste.hand
    if RESERVE < source < HAND:
        depth = int(state.row_depth[seat, source - 1])
        worth = taste.row if depth == 1 else taste.row_pile
        if depth > 1 and soon(middle_takes, int(state.row[bottom_of(state, seat, source) + depth - 2])) == 2:
            worth += taste.uncovers
    follower = card + 1 if number_of(card) < HIGHEST else 0
    for other in range(state.seats):
        if other != seat and shows(state, other, card):
            worth += taste.raced
        if follower:
            where = shows(state, other, follower)
            if other == seat and where:
                worth += taste.opens_own_hand if where == 1 else taste.opens_own
            elif where:
                worth += taste.helps_reserve if where == 3 else taste.helps_row if where == 2 else taste.helps_hand
    return worth


@rule
def worth_of_stacking(state: State, seat: int, source: int, place: int, middle_takes: int, taste: Taste) -> float:
    """What it is worth to stack a card on a place of the row."""
    card, under = shown(state, seat, source), shown(state, seat, place)
    worth: float = taste.stack_reserve if source == RESERVE else taste.stack_hand
    ready = soon(middle_takes, under)
    if ready:
        worth += taste.buries_ready if ready == 2 else taste.buries_soon
    worth += taste.deep * (int(state.row_depth[seat, place - 1]) - 1) + taste.high * number_of(card)
    top = shown(state, seat, RESERVE)
    if source == HAND and top and row_card_takes(state.stacking, card) >> top & 1:
        worth += taste.prepares
    return worth


@rule
def choose(state: State, seat: int, taste: Taste, listed: Ints, chance: Chance) -> int:
    """The position in ``listed`` of the action that a seat likes best, or `WAIT`; of equals, any."""
    count, middle_takes = list_actions(state, seat, listed), wanted(state)
    hand_soon = soon(middle_takes, shown(state, seat, HAND)) == 1
    best, found = taste.wait if hand_soon else -SURELY, WAIT
    for at in range(count):
        kind, source, target = listed[at, 0], listed[at, 1], listed[at, 2]
        if kind == PLAY:
            worth = worth_of_playing(state, seat, source, middle_takes, taste)
        elif kind == STACK:
            worth = worth_of_stacking(state, seat, source, target, middle_takes, taste)
            if below(chance, SELDOM) == 0:
                worth = max(worth, 1.0)
        elif kind == TURN:
            worth = taste.leaves_ready_soon if hand_soon else 0.0
        elif kind == STOP:
            worth = SURELY
        else:
            worth = -SURELY  # nobody here makes mistakes
        worth += below(chance, 1000) * 1e-6
        if worth > best:
            best, found = worth, at
    return found
