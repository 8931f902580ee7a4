"""The owners of the cards below the tops in the middle: nobody can tell, and any other owners make as good a world."""

from ludotheque.games.quick_cards.state import ASIDE
from ludotheque.kernel import Chance, State, below, rule

TRIES = 8
"""The number of exchanges that are tried for each card in the middle."""


@rule
def hidden_at(state: State, seat: int, card: int) -> int:
    """Where a seat has a card that nobody sees: in its reserve (0, 1 …), in its hand (100, 101 …), or nowhere (-1)."""
    for at in range(int(state.reserve_size[seat]) - 1):
        if state.reserve[seat, at] == card:
            return at
    top = int(state.turned[seat]) - 1
    for at in range(int(state.stock_size[seat])):
        if at != top and state.stock[seat, at] == card:
            return 100 + at
    return -1


@rule
def put_hidden(state: State, seat: int, at: int, card: int) -> None:
    """Put a card where `hidden_at` found another."""
    if at >= 100:
        state.stock[seat, at - 100] = card
    else:
        state.reserve[seat, at] = card


@rule
def swap_owners(state: State, chance: Chance) -> None:
    """Let seats exchange cards in the middle whose owner does not show for ones that they have hidden, at random.

    One has laid a card, another has laid another, and each holds hidden what the other has laid: nobody could tell if
    it were the other way round.
    """
    laid = int(state.laid)
    if laid < 2:
        return
    for _ in range(TRIES * laid):
        one, two = below(chance, laid), below(chance, laid)
        seat, other = int(state.laid_seat[one]), int(state.laid_seat[two])
        card, taken = int(state.laid_card[one]), int(state.laid_card[two])
        if seat == other or card == taken or not (below_the_top(state, one) and below_the_top(state, two)):
            continue
        mine, theirs = hidden_at(state, seat, taken), hidden_at(state, other, card)
        if mine >= 0 and theirs >= 0:
            put_hidden(state, seat, mine, card)
            put_hidden(state, other, theirs, taken)
            state.laid_seat[one], state.laid_seat[two] = other, seat


@rule
def below_the_top(state: State, laid: int) -> bool:
    """Whether a card in the middle has others on it."""
    pile = int(state.laid_pile[laid])
    return bool(pile != ASIDE and state.pile_top[pile] != state.laid_card[laid])
