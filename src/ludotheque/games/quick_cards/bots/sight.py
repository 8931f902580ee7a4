"""What a player sees at a glance: what is true of each action that is open, from what lies open on the table."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import PLAY, STACK, TURN
from ludotheque.games.quick_cards.cards import HIGHEST, colour_of, number_of
from ludotheque.games.quick_cards.rules import bottom_of, row_card_takes, shown
from ludotheque.games.quick_cards.state import HAND, MOST_SEATS, RESERVE, SOURCES
from ludotheque.kernel import Floats, Ints, State, rule

OF_PLAYING = (
    "reserve",  # plays the top card of the reserve
    "row",  # plays a card of the row, which the reserve fills
    "row_pile",  # plays a card of the row that lies on others: nothing is filled
    "hand",  # plays a card of the hand
    "number",  # a tenth of the number of the card
    "ten",  # completes the pile
    "ends",  # uses up the reserve
    "uncovers",  # the card that lies below it in the row can be played then
    "uncovers_soon",  # … after one more card
    "fills_ready",  # the reserve fills the hole with a card that can be played
    "fills_near",  # one over the number of cards that have to be played until that card is, itself among them
    "raced",  # for each other seat that shows the same card and may be first
    "raced_reserve",  # … on its reserve
    "raced_row",  # … in its row
    "raced_any",  # if there is such a seat
    "spare",  # another pile takes the same card
    "raced_spare",  # … and somebody else shows it
    "opens_own",  # the next card of that pile is in one's own row or on one's own reserve
    "opens_own_reserve",  # … is on one's own reserve
    "opens_own_hand",  # … is the open card of one's own hand
    "own_nearer",  # how much nearer the cards of one's own row and reserve come, as in `fills_near`
    "helps_reserve",  # for each other seat whose reserve shows the next card
    "helps_row",  # … whose row shows it
    "helps_hand",  # … whose hand shows it
    "helps_any",  # if there is such a seat
    "helps_last",  # for each that would end the round with it
    "others_nearer",  # how much nearer the cards of all others' rows and reserves come
    "known",  # another pile takes the next card already
)
OF_STACKING = (
    "stack_reserve",  # stacks the top card of the reserve
    "stack_hand",  # stacks a card of the hand
    "stack_ends",  # uses up the reserve
    "buries_ready",  # on a card of the row that the middle would take now
    "buries_soon",  # … that the middle will take after one more card
    "buries_near",
    "stacks_ready",  # the card itself can be played
    "stacks_soon",
    "stacks_near",
    "deep",  # for each card that already lies on the lowest one there
    "high",  # for each number of the stacked card
    "prepares",  # the top of the reserve can be stacked on it next
)
OF_TURNING = (
    "turn",
    "turn_over",  # takes up the open cards first
    "leaves_ready",  # the open hand card can be played
    "leaves_ready_soon",
    "leaves_near",
    "leaves_raced",  # for each other seat that shows the same card
)
OF_THE_TABLE = (
    "table_left",  # a tenth of the cards in one's own reserve
    "table_least",  # … in the smallest reserve of the others
    "table_others_left",  # … in the reserves of the others, on average
    "table_ready",  # one's own cards on the reserve and in the row that the middle takes now
    "table_near",  # how near each of them is
    "table_reserve_near",
    "table_hand_near",
    "table_hand_size",  # a tenth of the cards in the hand
    "table_others_ready",  # the cards of another seat that the middle takes now, on average
    "table_others_near",
    "table_open",  # a tenth of the actions that are open
    "table_piles",  # a tenth of the piles
)
THINGS = (*OF_PLAYING, *OF_STACKING, *OF_TURNING, *OF_THE_TABLE)
"""What can be true of an action; how many times or how much, where it is not just true or false."""
STACKING = len(OF_PLAYING)
TURNING = STACKING + len(OF_STACKING)
TABLE = TURNING + len(OF_TURNING)
"""Where `OF_STACKING`, `OF_TURNING` and `OF_THE_TABLE` begin in them."""
(
    FROM_RESERVE, FROM_ROW, FROM_PILE, FROM_HAND, NUMBER, TEN, ENDS, UNCOVERS, UNCOVERS_SOON, FILLS_READY, FILLS_NEAR,
    RACED, RACED_RESERVE, RACED_ROW, RACED_ANY, SPARE, RACED_SPARE, OPENS_OWN, OPENS_OWN_RESERVE, OPENS_OWN_HAND,
    OWN_NEARER, HELPS_RESERVE, HELPS_ROW, HELPS_HAND, HELPS_ANY, HELPS_LAST, OTHERS_NEARER, KNOWN,
) = range(STACKING)  # fmt: skip
(
    STACK_RESERVE, STACK_HAND, STACK_ENDS, BURIES_READY, BURIES_SOON, BURIES_NEAR, STACKS_READY, STACKS_SOON,
    STACKS_NEAR, DEEP, HIGH, PREPARES,
) = range(STACKING, TURNING)  # fmt: skip
TURNS, TURN_OVER, LEAVES_READY, LEAVES_SOON, LEAVES_NEAR, LEAVES_RACED = range(TURNING, TABLE)
(
    TABLE_LEFT, TABLE_LEAST, TABLE_OTHERS_LEFT, TABLE_READY, TABLE_NEAR, TABLE_RESERVE_NEAR, TABLE_HAND_NEAR,
    TABLE_HAND_SIZE, TABLE_OTHERS_READY, TABLE_OTHERS_NEAR, TABLE_OPEN, TABLE_PILES,
) = range(TABLE, len(THINGS))  # fmt: skip
A_SEAT = SOURCES + 1
"""The numbers that are noted of each other seat: the cards that it shows, by source, and the size of its reserve."""


class Sight(NamedTuple):
    """What was seen, and scratch buffers."""

    listed: Ints
    """The actions that are open to the seat, a row each."""
    true: Floats
    """What is true of an action, by `THINGS`."""
    others: Ints
    """`A_SEAT` of each other seat."""


def new_sight(game: QuickCards) -> Sight:
    """Buffers for a game."""
    return Sight(game.action_buffer(), np.zeros(len(THINGS)), np.zeros(MOST_SEATS * A_SEAT, np.int64))


@rule
def seen(state: State, seat: int, source: int) -> int:
    """The card that a source shows; 0, too, where there is no such source."""
    return shown(state, seat, source) if source <= state.rows or source == HAND else 0


@rule
def steps_to(middle_takes: int, card: int) -> int:
    """The number of cards that have to be played until a card is, itself among them."""
    steps = 1
    while not middle_takes >> (card - steps + 1) & 1:
        steps += 1
    return steps


@rule
def nearer(middle_takes: int, card: int, waiting: int) -> float:
    """How much nearer a card that waits comes if another is played."""
    if waiting <= card or colour_of(waiting) != colour_of(card):
        return 0.0
    steps = steps_to(middle_takes, waiting)
    return 1.0 / (waiting - card) - 1.0 / steps if waiting - card < steps else 0.0


@rule
def see_table(state: State, seat: int, count: int, middle_takes: int, sight: Sight) -> None:
    """Look around: what is true of the table, whatever is done. ``count`` is the number of open actions."""
    true, others = sight.true, sight.others
    true[TABLE:] = 0.0
    share, least, at = 1.0 / (state.seats - 1), 99.0, 0
    for other in range(state.seats):
        left = int(state.reserve_size[other])
        if other != seat:
            least = min(least, left)
            true[TABLE_OTHERS_LEFT] += 0.1 * share * left
            others[at + SOURCES] = left
        for source in range(SOURCES):
            card = seen(state, other, source)
            near = 1.0 / steps_to(middle_takes, card) if card else 0.0
            if other != seat:
                others[at + source] = card
                if source != HAND:
                    true[TABLE_OTHERS_READY] += share * (near == 1.0)
                    true[TABLE_OTHERS_NEAR] += share * near
            elif source == HAND:
                true[TABLE_HAND_NEAR] = near
            else:
                true[TABLE_READY] += near == 1.0
                true[TABLE_NEAR] += near
                if source == RESERVE:
                    true[TABLE_RESERVE_NEAR] = near
        at += A_SEAT if other != seat else 0
    true[TABLE_LEFT], true[TABLE_LEAST] = 0.1 * int(state.reserve_size[seat]), 0.1 * least
    true[TABLE_HAND_SIZE] = 0.1 * int(state.stock_size[seat])
    true[TABLE_OPEN], true[TABLE_PILES] = 0.1 * count, 0.1 * int(state.piles)


@rule
def see_source(state: State, seat: int, source: int, middle_takes: int, true: Floats) -> None:
    """What is true of playing from a source."""
    last = state.reserve_size[seat] == 1
    if source == RESERVE:
        true[FROM_RESERVE], true[ENDS] = 1.0, last
    elif source == HAND:
        true[FROM_HAND] = 1.0
    else:
        depth = int(state.row_depth[seat, source - 1])
        if depth > 1:
            true[FROM_PILE] = 1.0
            steps = steps_to(middle_takes, int(state.row[bottom_of(state, seat, source) + depth - 2]))
            true[UNCOVERS], true[UNCOVERS_SOON] = steps == 1, steps == 2
        else:
            true[FROM_ROW], true[ENDS] = 1.0, last
            top = shown(state, seat, RESERVE)
            if top:
                near = 1.0 / steps_to(middle_takes, top)
                true[FILLS_READY], true[FILLS_NEAR] = near == 1.0, near


@rule
def see_others(state: State, card: int, next_card: int, middle_takes: int, sight: Sight) -> None:
    """What is true of playing a card, because of what the others show."""
    true, others = sight.true, sight.others
    for at in range(A_SEAT * (state.seats - 1)):
        source, theirs = at % A_SEAT, others[at]
        if source == SOURCES or theirs == 0:
            continue
        if theirs == card:
            true[RACED] += 1.0
            true[RACED_RESERVE] += source == RESERVE
            true[RACED_ROW] += RESERVE < source < HAND
        if theirs == next_card:
            true[HELPS_RESERVE if source == RESERVE else HELPS_HAND if source == HAND else HELPS_ROW] += 1.0
            true[HELPS_LAST] += source != HAND and others[at - source + SOURCES] == 1
        if source != HAND:
            true[OTHERS_NEARER] += nearer(middle_takes, card, theirs)
    true[RACED_ANY] = true[RACED] > 0
    true[HELPS_ANY] = true[HELPS_RESERVE] + true[HELPS_ROW] + true[HELPS_HAND] > 0


@rule
def see_playing(state: State, seat: int, source: int, middle_takes: int, sight: Sight) -> None:
    """What is true of playing a card to the middle."""
    true = sight.true
    true[:STACKING] = 0.0
    card = shown(state, seat, source)
    next_card = card + 1 if number_of(card) < HIGHEST else -1
    true[NUMBER], true[TEN] = 0.1 * number_of(card), next_card < 0
    true[KNOWN] = next_card > 0 and middle_takes >> next_card & 1
    see_source(state, seat, source, middle_takes, true)
    see_others(state, card, next_card, middle_takes, sight)
    for own in range(SOURCES):
        mine = seen(state, seat, own)
        if mine == 0:
            continue
        if mine == next_card:
            true[OPENS_OWN_HAND if own == HAND else OPENS_OWN] = 1.0
            true[OPENS_OWN_RESERVE] = own == RESERVE
        if own != HAND:
            true[OWN_NEARER] += nearer(middle_takes, card, mine)
    piles = 2 * (number_of(card) == 1)
    for pile in range(state.piles):
        piles += state.pile_top[pile] == card - 1
    true[SPARE] = piles > 1
    true[RACED_SPARE] = true[SPARE] * true[RACED_ANY]


@rule
def see_stacking(state: State, seat: int, source: int, place: int, middle_takes: int, true: Floats) -> None:
    """What is true of stacking a card on a place of the row."""
    true[STACKING:TURNING] = 0.0
    card, under, top = shown(state, seat, source), shown(state, seat, place), shown(state, seat, RESERVE)
    steps, own_steps = steps_to(middle_takes, under), steps_to(middle_takes, card)
    true[BURIES_READY], true[BURIES_SOON], true[BURIES_NEAR] = steps == 1, steps == 2, 1.0 / steps
    true[STACKS_READY], true[STACKS_SOON], true[STACKS_NEAR] = own_steps == 1, own_steps == 2, 1.0 / own_steps
    true[DEEP], true[HIGH] = int(state.row_depth[seat, place - 1]) - 1, number_of(card)
    if source == RESERVE:
        true[STACK_RESERVE], true[STACK_ENDS] = 1.0, state.reserve_size[seat] == 1
    else:
        true[STACK_HAND] = 1.0
        true[PREPARES] = top > 0 and row_card_takes(state.stacking, card) >> top & 1


@rule
def see_turning(state: State, seat: int, middle_takes: int, sight: Sight) -> None:
    """What is true of turning three cards."""
    true, card = sight.true, shown(state, seat, HAND)
    true[TURNING:TABLE] = 0.0
    true[TURNS], true[TURN_OVER] = 1.0, state.turned[seat] == state.stock_size[seat]
    if card:
        steps = steps_to(middle_takes, card)
        true[LEAVES_READY], true[LEAVES_SOON], true[LEAVES_NEAR] = steps == 1, steps == 2, 1.0 / steps
        for at in range(A_SEAT * (state.seats - 1)):
            true[LEAVES_RACED] += at % A_SEAT != SOURCES and sight.others[at] == card


@rule
def see(state: State, seat: int, kind: int, source: int, target: int, middle_takes: int, sight: Sight) -> None:
    """Write what is true of an action, after `see_table`."""
    if kind == PLAY:
        see_playing(state, seat, source, middle_takes, sight)
    elif kind == STACK:
        see_stacking(state, seat, source, target, middle_takes, sight.true)
    elif kind == TURN:
        see_turning(state, seat, middle_takes, sight)
