"""How a round ends: somebody's reserve is used up, or nobody can play, whatever is turned from the hands."""

from ludotheque.games.quick_cards.cards import CARDS_PER_SEAT
from ludotheque.games.quick_cards.dutch import put_all_right
from ludotheque.games.quick_cards.news import Kind, News, note
from ludotheque.games.quick_cards.rules import close_gap, row_card_takes, shown, sources_showing, wanted
from ludotheque.games.quick_cards.state import (
    BLOCKED,
    GOING_ON,
    NOBODY,
    NOTHING,
    RESERVE,
    STOPPED,
    places_at,
    seats_at,
    stacking_at,
)
from ludotheque.kernel import Floats, Ints, State, rule


@rule
def comes_up(state: State, seat: int, turned: int, cards: int) -> bool:
    """Whether one of a set of cards comes to the top of the open pile as a seat turns on from ``turned`` open cards."""
    size = int(state.stock_size[seat])
    while True:
        if turned and cards >> int(state.stock[seat, turned - 1]) & 1:
            return True
        if turned == size:
            return False
        turned = min(turned + 3, size)


@rule(inlined=True)
def somebody_can_play(state: State) -> bool:
    """Whether any seat can play or stack a card, now or after turning cards from its hand and nothing else."""
    for seat in range(seats_at(state)):
        if sources_showing(state, seat, wanted(state)):
            return True
    for seat in range(seats_at(state)):
        taken = wanted(state)
        if stacking_at(state) != NOTHING:
            for place in range(1, places_at(state) + 1):
                taken |= row_card_takes(stacking_at(state), shown(state, seat, place))
            if taken >> shown(state, seat, RESERVE) & 1:
                return True
        if comes_up(state, seat, int(state.turned[seat]), taken) or comes_up(state, seat, 0, taken):
            return True
    return False


@rule(inlined=True)
def blocked(state: State) -> bool:
    """Nobody can play any more. Once a card has been misplaced, though, somebody can still call "Dutch!"."""
    if state.misplaced:
        return False
    if not state.can_play:
        state.can_play = somebody_can_play(state)
    return not state.can_play


@rule
def move_hands(state: State) -> None:
    """Every seat takes up its open cards and moves the top card of its hand to the bottom.

    By rules 1 a seat takes up its open cards only if the hand is used up.
    """
    state.hands_moved += 1
    state.can_play = False
    for seat in range(seats_at(state)):
        size = int(state.stock_size[seat])
        if state.rules > 1 or state.turned[seat] == size:
            state.turned[seat] = 0
        if size:
            turned = int(state.turned[seat])
            top = state.stock[seat, turned]
            close_gap(state.stock[seat], turned)
            state.stock[seat, size - 1] = top


@rule
def end(state: State, ending: int, seat: int, news: News) -> None:
    """The round is over; nothing moves after this."""
    state.ending = ending
    state.ended_by = seat
    note(news, Kind.CALLED_STOP if ending == STOPPED else Kind.GIVEN_UP, seat, 0, 0, 0)


@rule
def stop(state: State, seat: int, news: News) -> None:
    """A seat's reserve is used up: the round is over, unless putting misplaced cards right gives the seat cards again.

    By rules 1 misplaced cards are not looked for.
    """
    if state.misplaced and state.rules > 1:
        put_all_right(state, Kind.CHECKED, seat, news)
    if state.reserve_size[seat]:
        note(news, Kind.GOES_ON, seat, 0, 0, 0)
    else:
        end(state, STOPPED, seat, news)


@rule
def used_up(state: State) -> int:
    """The first seat whose reserve is used up, or `NOBODY`."""
    for seat in range(seats_at(state)):
        if state.reserve_size[seat] == 0:
            return seat
    return NOBODY


@rule(inlined=True)
def settle(state: State, news: News) -> None:
    """After every action: see whether the round is over, or whether the hands must be moved on to free somebody."""
    if state.can_play:
        return  # nothing has moved since that was seen
    finished, moved = used_up(state), 0
    while state.ending == GOING_ON and ((finished != NOBODY and not state.waits_for_call) or blocked(state)):
        if finished != NOBODY:
            stop(state, finished, news)
            finished = used_up(state)
        elif moved == state.hand_moves:
            end(state, BLOCKED, NOBODY, news)
        else:
            moved += 1
            move_hands(state)
            note(news, Kind.HANDS_MOVED, NOBODY, 0, 0, 0)


@rule
def cards_laid(state: State, seat: int) -> int:
    """How many cards of a seat lie in the middle: all but those before it."""
    before_it = int(state.reserve_size[seat]) + int(state.stock_size[seat])
    for place in range(places_at(state)):
        before_it += int(state.row_depth[seat, place])
    return CARDS_PER_SEAT - before_it


@rule
def count_points(state: State, points: Ints | Floats) -> None:
    """Each own card in the middle counts 1, each card left in the reserve takes 2 away; row and hand count nothing."""
    for seat in range(seats_at(state)):
        points[seat] = cards_laid(state, seat) - 2 * int(state.reserve_size[seat])
