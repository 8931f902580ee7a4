"""The call of "Dutch!": every misplaced card goes where it should have gone, else back to its owner's hand."""

from ludotheque.games.quick_cards.cards import HIGHEST, follows, number_of
from ludotheque.games.quick_cards.news import Kind, News, note
from ludotheque.games.quick_cards.rules import free_place, lay, row_card_takes
from ludotheque.games.quick_cards.state import ASIDE, HAND, NOBODY
from ludotheque.kernel import State, rule


@rule
def lift_from_middle(state: State) -> int:
    """Take every card off its pile that does not follow the right ones below it. Returns the number of these."""
    lifted = 0
    for pile in range(state.piles):
        top = 0
        for laid in range(state.laid):
            if state.laid_pile[laid] == pile:
                card = int(state.laid_card[laid])
                if follows(card, top):
                    top = card
                else:
                    state.laid_pile[laid] = ASIDE
                    lifted += 1
        state.pile_top[pile] = top
    return lifted


@rule
def lift_from_rows(state: State) -> int:
    """Take every card off the rows that may not lie on the right ones below it. Returns the number of these."""
    lifted = 0
    for seat in range(state.seats):
        for place in range(state.rows):
            top, right = 0, 0
            for at in range(int(state.row_depth[seat, place])):
                card = int(state.row[seat, place, at])
                state.row[seat, place, at] = 0
                if at == 0 or row_card_takes(state.stacking, top) >> card & 1:
                    state.row[seat, place, right] = card
                    top = card
                    right += 1
                else:
                    lay(state, seat, card, ASIDE)
                    lifted += 1
            state.row_depth[seat, place] = right
    return lifted


@rule
def pile_for(state: State, card: int) -> int:
    """The first pile where a card is right, a new one for a 1; `NOBODY` if there is none."""
    if number_of(card) == 1:
        return free_place(state)
    for pile in range(state.piles):
        if state.pile_top[pile] == card - 1:
            return pile
    return NOBODY


@rule
def pick_up(state: State, laid: int) -> None:
    """Take a card out of the list of those in the middle."""
    last = state.laid - 1
    for at in range(laid, last):
        state.laid_card[at] = state.laid_card[at + 1]
        state.laid_pile[at] = state.laid_pile[at + 1]
        state.laid_seat[at] = state.laid_seat[at + 1]
    state.laid_card[last] = 0
    state.laid_pile[last] = 0
    state.laid_seat[last] = 0
    state.laid = last


@rule
def put_right(state: State, news: News) -> None:
    """Lay the lifted cards on piles where they are right, the lowest first, so that one may follow another."""
    for number in range(1, HIGHEST + 1):
        laid = 0
        while laid < state.laid:
            card, seat = int(state.laid_card[laid]), int(state.laid_seat[laid])
            pile = NOBODY
            if state.laid_pile[laid] == ASIDE and number_of(card) == number:
                pile = pile_for(state, card)
            if pile == NOBODY:
                laid += 1
            else:
                pick_up(state, laid)
                lay(state, seat, card, pile)
                note(news, Kind.PUT_RIGHT, seat, card, 0, pile)


@rule
def come_back(state: State, news: News) -> None:
    """Put the lifted cards that fit nowhere on top of their owners' open hand cards, in the order they were laid."""
    laid = 0
    while laid < state.laid:
        if state.laid_pile[laid] != ASIDE:
            laid += 1
            continue
        card, seat = int(state.laid_card[laid]), int(state.laid_seat[laid])
        pick_up(state, laid)
        turned, size = int(state.turned[seat]), int(state.stock_size[seat])
        for at in range(size, turned, -1):
            state.stock[seat, at] = state.stock[seat, at - 1]
        state.stock[seat, turned] = card
        state.turned[seat] = turned + 1
        state.stock_size[seat] = size + 1
        note(news, Kind.CAME_BACK, seat, card, 0, HAND)


@rule
def call_dutch(state: State, seat: int, news: News) -> None:
    """A seat calls "Dutch!": what is misplaced is put right; if nothing is, nothing changes."""
    lifted = lift_from_middle(state) + lift_from_rows(state)
    state.misplaced = False
    note(news, Kind.CALLED_DUTCH, seat, 0, 0, lifted)
    put_right(state, news)
    come_back(state, news)
