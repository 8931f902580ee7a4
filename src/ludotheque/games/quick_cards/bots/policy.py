"""A quick look: what a player with a certain taste does, from what lies open on the table."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import PLAY, STACK, STOP, TURN, list_actions
from ludotheque.games.quick_cards.bots.taste import OF_PLAYING, OF_STACKING, OF_TURNING, STACKING, TABLE, THINGS, TURNING, Taste
from ludotheque.games.quick_cards.cards import HIGHEST, number_of
from ludotheque.games.quick_cards.rules import bottom_of, row_card_takes, shown, wanted
from ludotheque.games.quick_cards.state import HAND, MOST_SEATS, RESERVE, SOURCES
from ludotheque.kernel import Chance, Floats, Ints, State, below, rule

WAIT = -1
"""In place of the position of an action: none, for now."""
SELDOM = 24
"""One time in 24 cards are not turned if anything else is possible: else everybody might turn cards for ever."""
MOST_HIDDEN = 64
SURELY = 1000.0
"""More than any action is worth."""

(
    FROM_RESERVE, FROM_ROW, FROM_PILE, FROM_HAND, RACED, RACED_RESERVE, RACED_ROW, RACED_ANY, SPARE, RACED_SPARE,
    OPENS_OWN, OPENS_OWN_RESERVE, OPENS_OWN_HAND, OPENS_OWN_TWO, HELPS_RESERVE, HELPS_ROW, HELPS_HAND, HELPS_ANY,
    HELPS_LAST, KNOWN, KNOWN_OWN, KNOWN_OTHERS, LATER_OWN, LATER_OTHERS, NUMBER, TEN, UNCOVERS, UNCOVERS_SOON,
    RESERVE_READY, RESERVE_NEAR, ENDS, LEFT, HAND_LEFT, LEAST, HAND_LEAST, HELPS_LEFT, HELPS_LEAST, HAND_SIZE,
) = range(len(OF_PLAYING))  # fmt: skip
(
    STACK_RESERVE, STACK_HAND, BURIES_READY, BURIES_SOON, BURIES_NEAR, STACKS_READY, STACKS_SOON, STACKS_NEAR, DEEP,
    HIGH, PREPARES, PREPARES_LEFT, STACK_ENDS, STACK_RESERVE_LEFT, STACK_HAND_LEFT, STACK_RESERVE_LEAST,
    STACK_HAND_LEAST, STACK_HAND_SIZE, BURIES_LEFT,
) = range(STACKING, STACKING + len(OF_STACKING))  # fmt: skip
(
    TURN_ALWAYS, LEAVES_READY, LEAVES_SOON, LEAVES_NEAR, LEAVES_RACED, TURN_LEFT, TURN_LEAST, TURN_OVER, TURN_SIZE,
) = range(TURNING, TURNING + len(OF_TURNING))  # fmt: skip


class Looking(NamedTuple):
    """Scratch buffers for a quick look."""

    listed: Ints
    """The actions that are open to the seat, a row each."""
    true: Floats
    """What is true of an action, by `THINGS`."""
    others: Ints
    """The cards that other seats show: those of a seat by source, then its number of cards in the reserve."""
    excited: Floats
    """How much each hidden unit is excited, by the table alone and by an action, too."""


def new_looking(game: QuickCards) -> Looking:
    """Scratch buffers for a game."""
    return Looking(game.action_buffer(), np.zeros(len(THINGS)), np.zeros(MOST_SEATS * (SOURCES + 1), np.int64), np.zeros(2 * MOST_HIDDEN))


@rule
def steps_to(middle_takes: int, card: int) -> int:
    """The number of cards that have to be played until a card is, itself among them."""
    steps = 1
    while not middle_takes >> (card - steps + 1) & 1:
        steps += 1
    return steps


@rule
def look_around(state: State, seat: int, others: Ints) -> int:
    """Write what the other seats show. Returns the length of that."""
    count = 0
    for other in range(state.seats):
        if other == seat:
            continue
        for source in range(SOURCES):
            others[count + source] = shown(state, other, source) if source <= state.rows or source == HAND else 0
        others[count + SOURCES] = state.reserve_size[other]
        count += SOURCES + 1
    return count


@rule
def see_playing(
    state: State, seat: int, source: int, middle_takes: int, others: Ints, count: int, least: float, true: Floats
) -> None:
    """What is true of playing a card to the middle."""
    true[:STACKING] = 0.0
    card, left = shown(state, seat, source), 0.1 * int(state.reserve_size[seat])
    number = number_of(card)
    from_hand = 1.0 if source == HAND else 0.0
    if RESERVE < source < HAND:
        depth = int(state.row_depth[seat, source - 1])
        top = shown(state, seat, RESERVE)
        if depth > 1:
            true[FROM_PILE] = 1.0
            steps = steps_to(middle_takes, int(state.row[bottom_of(state, seat, source) + depth - 2]))
            true[UNCOVERS], true[UNCOVERS_SOON] = steps == 1, steps == 2
        else:
            true[FROM_ROW], true[ENDS] = 1.0, state.reserve_size[seat] == 1
            if top:
                steps = steps_to(middle_takes, top)
                true[RESERVE_READY], true[RESERVE_NEAR] = steps == 1, 1.0 / steps
    elif source == RESERVE:
        true[FROM_RESERVE], true[ENDS] = 1.0, state.reserve_size[seat] == 1
    else:
        true[FROM_HAND] = 1.0
    next_card = card + 1 if number < HIGHEST else -1
    later = card + 2 if number < HIGHEST - 1 else -1
    known = next_card > 0 and middle_takes >> next_card & 1
    piles = 0
    if number > 1:
        for pile in range(state.piles):
            piles += state.pile_top[pile] == card - 1
    raced = helped = raced_reserve = raced_row = 0.0
    for at in range(0, count, SOURCES + 1):
        for other in range(SOURCES):
            theirs = others[at + other]
            if theirs == 0:
                continue
            if theirs == card:
                raced += 1.0
                raced_reserve += other == RESERVE
                raced_row += RESERVE < other < HAND
            elif theirs == next_card:
                helped += 1.0
                if other == RESERVE:
                    true[HELPS_RESERVE] += 1.0
                elif other == HAND:
                    true[HELPS_HAND] += 1.0
                else:
                    true[HELPS_ROW] += 1.0
                true[HELPS_LAST] += other != HAND and others[at + SOURCES] == 1
            elif theirs == later:
                true[LATER_OTHERS] += 1.0
    true[RACED], true[RACED_RESERVE], true[RACED_ROW], true[RACED_ANY] = raced, raced_reserve, raced_row, raced > 0
    spare = piles > 1 or number == 1
    true[SPARE], true[RACED_SPARE] = spare, spare and raced > 0
    own_next = own_later = False
    for own in range(SOURCES):
        mine = shown(state, seat, own) if own <= state.rows or own == HAND else 0
        if mine == 0:
            continue
        if mine == next_card:
            own_next = True
            if own == HAND:
                true[OPENS_OWN_HAND] = 1.0
            else:
                true[OPENS_OWN] = 1.0
                true[OPENS_OWN_RESERVE] = own == RESERVE
        elif mine == later:
            own_later = True
    true[OPENS_OWN_TWO], true[LATER_OWN] = own_next and own_later, own_later
    true[HELPS_ANY], true[HELPS_LEFT], true[HELPS_LEAST] = helped > 0, helped * left, helped * least
    if known:
        true[KNOWN], true[KNOWN_OWN], true[KNOWN_OTHERS] = 1.0, own_next, helped
    true[NUMBER], true[TEN] = 0.1 * number, number == HIGHEST
    true[LEFT], true[HAND_LEFT], true[LEAST], true[HAND_LEAST] = left, from_hand * left, least, from_hand * least
    true[HAND_SIZE] = from_hand * 0.1 * int(state.stock_size[seat])


@rule
def see_stacking(
    state: State, seat: int, source: int, place: int, middle_takes: int, least: float, true: Floats
) -> None:
    """What is true of stacking a card on a place of the row."""
    true[STACKING:TURNING] = 0.0
    card, under = shown(state, seat, source), shown(state, seat, place)
    left = 0.1 * int(state.reserve_size[seat])
    steps, own_steps = steps_to(middle_takes, under), steps_to(middle_takes, card)
    true[BURIES_READY], true[BURIES_SOON], true[BURIES_NEAR] = steps == 1, steps == 2, 1.0 / steps
    true[STACKS_READY], true[STACKS_SOON], true[STACKS_NEAR] = own_steps == 1, own_steps == 2, 1.0 / own_steps
    true[BURIES_LEFT] = left / steps
    true[DEEP], true[HIGH] = int(state.row_depth[seat, place - 1]) - 1, number_of(card)
    if source == RESERVE:
        true[STACK_RESERVE], true[STACK_RESERVE_LEFT], true[STACK_RESERVE_LEAST] = 1.0, left, least
        true[STACK_ENDS] = state.reserve_size[seat] == 1
        return
    true[STACK_HAND], true[STACK_HAND_LEFT], true[STACK_HAND_LEAST] = 1.0, left, least
    true[STACK_HAND_SIZE] = 0.1 * int(state.stock_size[seat])
    top = shown(state, seat, RESERVE)
    if top and row_card_takes(state.stacking, card) >> top & 1:
        true[PREPARES], true[PREPARES_LEFT] = 1.0, left


@rule
def see_turning(
    state: State, seat: int, middle_takes: int, others: Ints, count: int, least: float, true: Floats
) -> None:
    """What is true of turning three cards."""
    true[TURNING:TABLE] = 0.0
    true[TURN_ALWAYS], true[TURN_LEFT], true[TURN_LEAST] = 1.0, 0.1 * int(state.reserve_size[seat]), least
    true[TURN_OVER] = state.turned[seat] == state.stock_size[seat]
    true[TURN_SIZE] = 0.1 * int(state.stock_size[seat])
    card = shown(state, seat, HAND)
    if card:
        steps = steps_to(middle_takes, card)
        true[LEAVES_READY], true[LEAVES_SOON], true[LEAVES_NEAR] = steps == 1, steps == 2, 1.0 / steps
        for at in range(count):
            true[LEAVES_RACED] += others[at] == card and at % (SOURCES + 1) != SOURCES


@rule
def see(state: State, seat: int, at: int, middle_takes: int, count: int, least: float, look: Looking) -> None:
    """Write what is true of the action at this position."""
    kind, source, target = look.listed[at, 0], look.listed[at, 1], look.listed[at, 2]
    if kind == PLAY:
        see_playing(state, seat, source, middle_takes, look.others, count, least, look.true)
    elif kind == STACK:
        see_stacking(state, seat, source, target, middle_takes, least, look.true)
    elif kind == TURN:
        see_turning(state, seat, middle_takes, look.others, count, least, look.true)


@rule
def least_of(others: Ints, count: int) -> float:
    """A tenth of the cards in the smallest reserve of the others."""
    least = others[SOURCES]
    for at in range(SOURCES, count, SOURCES + 1):
        least = min(least, others[at])
    return 0.1 * least


@rule
def see_table(
    state: State, seat: int, open_to_it: int, middle_takes: int, count: int, least: float, look: Looking
) -> None:
    """What is true of the table, whatever is done."""
    true, others = look.true, look.others
    true[TABLE:] = 0.0
    true[TABLE], true[TABLE + 1] = 0.1 * int(state.reserve_size[seat]), least
    share = 1.0 / (state.seats - 1)
    for at in range(count):
        source = at % (SOURCES + 1)
        if source == SOURCES:
            true[TABLE + 2] += 0.1 * share * others[at]
        elif source != HAND and others[at]:
            steps = steps_to(middle_takes, others[at])
            true[TABLE + 6] += share * (steps == 1)
            true[TABLE + 7] += share / steps
    for source in range(SOURCES):
        card = shown(state, seat, source) if source <= state.rows or source == HAND else 0
        if card:
            steps = steps_to(middle_takes, card)
            if source == HAND:
                true[TABLE + 8] = 1.0 / steps
            else:
                true[TABLE + 3] += steps == 1
                true[TABLE + 4] += 1.0 / steps
                if source == RESERVE:
                    true[TABLE + 5] = 1.0 / steps
    true[TABLE + 9], true[TABLE + 10], true[TABLE + 11] = (
        0.1 * int(state.stock_size[seat]), 0.1 * open_to_it, 0.1 * int(state.piles),
    )


@rule
def excite(taste: Taste, true: Floats, first: int, end: int, hidden: int, excited: Floats, to: int) -> None:
    """Excite the hidden units by these things."""
    weights = len(true) + 1 + 2 * hidden
    for thing in range(first, end):
        much = true[thing]
        if much != 0.0:
            row = weights + thing * hidden
            for unit in range(hidden):
                excited[to + unit] += much * taste[row + unit]


@rule
def liking(taste: Taste, look: Looking, first: int, end: int) -> float:
    """What these things are worth together."""
    true, excited = look.true, look.excited
    worth = 0.0
    for thing in range(first, end):
        worth += taste[thing] * true[thing]
    hidden = int(taste[len(true)])
    if hidden:
        for unit in range(hidden):
            excited[MOST_HIDDEN + unit] = excited[unit]
        excite(taste, true, first, end, hidden, excited, MOST_HIDDEN)
        out = len(true) + 1 + hidden
        for unit in range(hidden):
            worth += max(0.0, excited[MOST_HIDDEN + unit]) * taste[out + unit]
    return worth


@rule
def choose(state: State, seat: int, taste: Taste, look: Looking, chance: Chance) -> int:
    """The position in ``look.listed`` of the action that a seat likes best, or `WAIT`; of equals, any."""
    listed, true, excited = look.listed, look.true, look.excited
    count = list_actions(state, seat, listed)
    if count < 2:
        return count - 1
    middle_takes, around = wanted(state), look_around(state, seat, look.others)
    least = least_of(look.others, around)
    hidden = int(taste[len(true)])
    if hidden:
        see_table(state, seat, count, middle_takes, around, least, look)
        for unit in range(hidden):
            excited[unit] = taste[len(true) + 1 + unit]
        excite(taste, true, TABLE, len(true), hidden, excited, 0)
    unwilling = below(chance, SELDOM) == 0
    best, found = -2.0 * SURELY, WAIT
    for at in range(count):
        kind = listed[at, 0]
        see(state, seat, at, middle_takes, around, least, look)
        if kind == PLAY:
            worth = liking(taste, look, 0, STACKING)
        elif kind == STACK:
            worth = liking(taste, look, STACKING, TURNING)
        elif kind == TURN:
            worth = -SURELY / 2 if unwilling else liking(taste, look, TURNING, TABLE)
        else:
            worth = SURELY if kind == STOP else -SURELY  # nobody here makes mistakes
        worth += below(chance, 1000) * 1e-6
        if worth > best:
            best, found = worth, at
    return found
