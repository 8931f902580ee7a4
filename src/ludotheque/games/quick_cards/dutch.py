"""The call of "Dutch!": every misplaced card goes where it should have gone, else back where it came from."""

from ludotheque.games.quick_cards.cards import CARD_CODES, HIGHEST, follows, number_of
from ludotheque.games.quick_cards.news import Kind, News, note
from ludotheque.games.quick_cards.rules import bottom_of, fill_hole, free_place, lay, row_card_takes, shown, take
from ludotheque.games.quick_cards.state import ASIDE, HAND, NOBODY, RESERVE, TO_THE_MIDDLE, TO_THE_ROW, is_small
from ludotheque.kernel import State, rule


@rule
def lift_from_middle(state: State, news: News) -> int:
    """Take every card off its pile that does not follow the right ones below it. Returns the number of these."""
    lifted = 0
    for pile in range(state.piles):
        top, below = 0, 0
        for laid in range(state.laid):
            if state.laid_pile[laid] == pile:
                card = int(state.laid_card[laid])
                if follows(card, top):
                    top = card
                else:
                    state.laid_pile[laid] = ASIDE
                    note(news, Kind.LIFTED, int(state.laid_seat[laid]), card, pile, below)
                    lifted += 1
                below = card
        state.pile_top[pile] = top
    return lifted


@rule
def lift_from_rows(state: State, news: News) -> int:
    """Take every card off the rows that may not lie on the right ones below it. Returns the number of these."""
    lifted = 0
    for seat in range(state.seats):
        for place in range(state.rows):
            top, right, below = 0, 0, 0
            bottom = bottom_of(state, seat, place + 1)
            for at in range(int(state.row_depth[seat, place])):
                card = int(state.row[bottom + at])
                state.row[bottom + at] = 0
                if at == 0 or row_card_takes(state.stacking, top) >> card & 1:
                    state.row[bottom + right] = card
                    top = card
                    right += 1
                else:
                    lay(state, seat, card, ASIDE)
                    note(news, Kind.LIFTED, seat, card, -1 - place, below)
                    state.came_from[TO_THE_MIDDLE, seat, card] = state.came_from[TO_THE_ROW, seat, card]
                    state.moved_at[TO_THE_MIDDLE, seat, card] = state.moved_at[TO_THE_ROW, seat, card]
                    lifted += 1
                below = card
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
def next_to_go_back(state: State) -> int:
    """The lifted card that left its place last, as it was laid; `NOBODY` if none is lifted. Rules 1: the first laid."""
    found, latest = NOBODY, -1
    for laid in range(state.laid):
        if state.laid_pile[laid] == ASIDE:
            moved = int(state.moved_at[TO_THE_MIDDLE, int(state.laid_seat[laid]), int(state.laid_card[laid])])
            if moved > latest and (state.rules > 1 or found == NOBODY):
                found, latest = laid, moved
    return found


@rule
def put_back(state: State, seat: int, card: int, source: int, news: News) -> None:
    """Put a card on top of the reserve, of a place of the row, or of the open hand cards."""
    if source == RESERVE:
        size = int(state.reserve_size[seat])
        state.reserve[seat, size] = card
        state.reserve_size[seat] = size + 1
    elif source == HAND:
        turned, size = int(state.turned[seat]), int(state.stock_size[seat])
        for at in range(size, turned, -1):
            state.stock[seat, at] = state.stock[seat, at - 1]
        state.stock[seat, turned] = card
        state.turned[seat] = turned + 1
        state.stock_size[seat] = size + 1
    else:
        depth = int(state.row_depth[seat, source - 1])
        state.row[bottom_of(state, seat, source) + depth] = card
        state.row_depth[seat, source - 1] = depth + 1
    note(news, Kind.CAME_BACK, seat, card, source, 0)


@rule
def clear_place(state: State, seat: int, place: int, since: int, news: News) -> None:
    """Take off a place of the row what came there after a move, the top first.

    The card that filled the hole goes back to the reserve; what was stacked on it goes to a pile where it is right,
    else back, too.
    """
    while True:
        card, depth = shown(state, seat, place), int(state.row_depth[seat, place - 1])
        if depth == 0 or state.moved_at[TO_THE_ROW, seat, card] < since:
            return
        take(state, seat, place)
        pile = NOBODY if depth == 1 else pile_for(state, card)
        if pile == NOBODY:
            put_back(state, seat, card, int(state.came_from[TO_THE_ROW, seat, card]), news)
        else:
            lay(state, seat, card, pile)
            note(news, Kind.PUT_RIGHT, seat, card, 0, pile)


@rule
def go_back(state: State, laid: int, news: News) -> None:
    """Put a lifted card back where it came from; by rules 1 on its owner's open hand cards.

    If what it lay on in the row has been played since, it goes to where it was before that.
    """
    card, seat = int(state.laid_card[laid]), int(state.laid_seat[laid])
    source = int(state.came_from[TO_THE_MIDDLE, seat, card]) if state.rules > 1 else HAND
    pick_up(state, laid)
    if RESERVE < source < HAND:
        clear_place(state, seat, source, int(state.moved_at[TO_THE_MIDDLE, seat, card]), news)
        under = shown(state, seat, source)
        if under and not row_card_takes(state.stacking, under) >> card & 1:
            source = int(state.came_from[TO_THE_ROW, seat, card])
    put_back(state, seat, card, source, news)


@rule
def forget_moves(state: State) -> None:
    """All lies right, so whatever will have to go back has yet to be moved: what lies in the rows was there before."""
    state.moves = 0
    if not state.referee:
        for seat in range(state.seats):
            for card in range(CARD_CODES):
                state.moved_at[TO_THE_ROW, seat, card] = 0


@rule
def put_all_right(state: State, kind: Kind, seat: int, news: News) -> None:
    """Put every misplaced card where it should be; the news begin with how many there were."""
    if is_small(state):  # where a referee sees to it that none is misplaced
        return
    lifted = lift_from_middle(state, news) + lift_from_rows(state, news)
    state.misplaced, state.wanted, state.can_play = False, 0, False
    if lifted or kind == Kind.CALLED_DUTCH:
        note(news, kind, seat, 0, 0, lifted)
    put_right(state, news)
    laid = next_to_go_back(state)
    while laid != NOBODY:
        go_back(state, laid, news)
        laid = next_to_go_back(state)
    forget_moves(state)
    for owner in range(state.seats):
        for place in range(1, state.rows + 1):
            fill_hole(state, owner, place, news)
