"""What a seat may do in Ligretto and Dutch Blitz: which actions there are, why one is refused, and what it does."""

from enum import IntEnum
from functools import cache
from typing import TypeAlias

import numpy as np

from ludotheque import contract
from ludotheque.games.quick_cards.cards import HIGHEST, Card, colour_of, number_of
from ludotheque.games.quick_cards.dutch import put_all_right
from ludotheque.games.quick_cards.ending import stop
from ludotheque.games.quick_cards.news import Kind, News
from ludotheque.games.quick_cards.rules import (
    free_place,
    piles_showing,
    play,
    row_card_takes,
    shown,
    sources_showing,
    stack,
    turn_three,
    wanted,
)
from ludotheque.games.quick_cards.state import (
    GOING_ON,
    HAND,
    NOTHING,
    RESERVE,
    has_referee,
    places_at,
    seats_at,
    stacking_at,
)
from ludotheque.kernel import Ints, State, how_many, member, rule

PLAY, STACK, TURN, STOP, DUTCH = range(5)
"""The kinds of action."""

NEW = -1
"""In place of a pile's number: a new pile."""


class Play(contract.Action, frozen=True):
    """Play a card to the middle."""

    source: int
    """Where it is played from: `RESERVE`, a place of the row (from 1), or `HAND`."""
    target: int | None = None
    """The pile it goes to, from 0; None for a new one."""
    card: Card | None = None
    """What the seat relies on the source to show; None if it relies on nothing."""


class Stack(contract.Action, frozen=True):
    """Stack a card of the hand or the reserve on a place of the row."""

    source: int
    place: int
    """Counted from 1."""
    card: Card | None = None


class Turn(contract.Action, frozen=True):
    """Turn three cards of the hand."""


class Stop(contract.Action, frozen=True):
    """Call "Ligretto stop!"."""


class Dutch(contract.Action, frozen=True):
    """Call "Dutch!"."""


Action: TypeAlias = Play | Stack | Turn | Stop | Dutch
CALLS: dict[int, Action] = {TURN: Turn(), STOP: Stop(), DUTCH: Dutch()}
"""What is done without a card."""
_KINDS = {type(action): kind for kind, action in CALLS.items()}


@cache
def action_of(kind: int, source: int, target: int) -> Action:
    """The action of a code, without the card that it relies on."""
    if kind == PLAY:
        return Play(source, None if target == NEW else target)
    return Stack(source, target) if kind == STACK else CALLS[kind]


def code_of(action: Action) -> tuple[int, int, int, int]:
    """An action as compiled rules take it: its kind, source and target, and the card that it relies on (0: none)."""
    if isinstance(action, Play):
        return PLAY, action.source, NEW if action.target is None else action.target, _code(action.card)
    if isinstance(action, Stack):
        return STACK, action.source, action.place, _code(action.card)
    return _KINDS[type(action)], 0, 0, 0


def _code(card: Card | None) -> int:
    return card.code if card else 0


Why = IntEnum(
    "Why",
    "ALLOWED OVER NOT_DEALT NOTHING_TO_TURN REFEREE_SEES ENDS_BY_ITSELF NOT_USED_UP NO_STACKING WITHIN_THE_ROW "
    "NO_SUCH_PLACE USED_UP HOLE NO_HAND NOT_TURNED CHANGED NO_SUCH_PILE NOT_A_ONE TOO_LATE TOO_HIGH COMPLETE "
    "OTHER_COLOUR EMPTY_PLACE NOT_ONE_LOWER NO_MATCH",
    start=0,
)
"""Why an action is refused; each name is the code of a `Refusal`."""


@rule
def why_not(state: State, seat: int, kind: int, source: int, target: int, card: int) -> Why:
    """Why a seat may not do something now, or `Why.ALLOWED`."""
    if state.ending != GOING_ON:
        return Why.OVER
    if state.dealt < seats_at(state):
        return Why.NOT_DEALT
    if kind > STACK:
        return why_not_do(state, seat, kind)
    if kind == STACK and stacking_at(state) == NOTHING:
        return Why.NO_STACKING
    if RESERVE < source < HAND:
        if kind == STACK:
            return Why.WITHIN_THE_ROW
        if source > places_at(state):
            return Why.NO_SUCH_PLACE
    top = shown(state, seat, source)
    if top == 0:
        if source == RESERVE:
            return Why.USED_UP
        if source != HAND:
            return Why.HOLE
        return Why.NOT_TURNED if state.stock_size[seat] else Why.NO_HAND
    if card != 0 and card != top:
        return Why.CHANGED
    return why_not_stack(state, seat, top, target) if kind == STACK else why_not_play(state, top, target)


@rule
def refusal_number(state: State, seat: int, kind: int, source: int, target: int, card: int) -> int:
    """`why_not` as a number: a member of an enum takes a microsecond on its way out of compiled code."""
    return why_not(state, seat, kind, source, target, card) + 0


@rule
def why_not_do(state: State, seat: int, kind: int) -> Why:
    """Why a seat may not turn cards or call out."""
    if kind == TURN:
        return Why.ALLOWED if state.stock_size[seat] else Why.NOTHING_TO_TURN
    if kind == DUTCH:
        return Why.REFEREE_SEES if has_referee(state) else Why.ALLOWED
    if not state.waits_for_call:
        return Why.ENDS_BY_ITSELF
    return Why.NOT_USED_UP if state.reserve_size[seat] else Why.ALLOWED


@rule
def why_not_play(state: State, card: int, pile: int) -> Why:
    """Why a card may not go to a pile of the middle: a 1 begins a new one, then follow 2, 3 … 10 of the same colour."""
    if pile == NEW:
        return Why.ALLOWED if number_of(card) == 1 or not has_referee(state) else Why.NOT_A_ONE
    if pile >= state.piles or state.pile_top[pile] == 0:
        return Why.NO_SUCH_PILE
    top = int(state.pile_top[pile])
    if card == top + 1 or not has_referee(state):
        return Why.ALLOWED
    if colour_of(card) == colour_of(top):
        return Why.TOO_LATE if card <= top else Why.TOO_HIGH
    return Why.COMPLETE if number_of(top) == HIGHEST else Why.OTHER_COLOUR


@rule
def why_not_stack(state: State, seat: int, card: int, place: int) -> Why:
    """Why a card may not be stacked on a place of the row."""
    if place > places_at(state):
        return Why.NO_SUCH_PLACE
    under = shown(state, seat, place)
    if under == 0:
        return Why.EMPTY_PLACE
    if not has_referee(state) or row_card_takes(stacking_at(state), under) >> card & 1:
        return Why.ALLOWED
    return Why.NO_MATCH if number_of(card) + 1 == number_of(under) else Why.NOT_ONE_LOWER


@rule(inlined=True)
def act(state: State, seat: int, kind: int, source: int, target: int, news: News) -> None:
    """Carry out an action that is allowed; `settle` sees what follows from it."""
    if kind == PLAY:
        play(state, seat, source, free_place(state) if target == NEW else target, news)
    elif kind == STACK:
        stack(state, seat, source, target, news)
    elif kind == TURN:
        turn_three(state, seat, news)
    elif kind == DUTCH:
        put_all_right(state, Kind.CALLED_DUTCH, seat, news)
    else:
        stop(state, seat, news)


# Every action that is open to a seat

_1 = np.uint64(1)


@rule(inlined=True)
def sources_that_move(state: State, seat: int) -> int:
    """The set of the sources that show a card which may go to the middle, or perhaps onto the row."""
    anything = not has_referee(state) or stacking_at(state) != NOTHING
    return sources_showing(state, seat, ~1 if anything else wanted(state))  # no card is 0


@rule(inlined=True)
def can_only_turn(state: State, seat: int) -> bool:
    """Whether a seat can turn its hand and do nothing else. It is not said of all such seats."""
    if state.ending != GOING_ON or state.stock_size[seat] == 0 or not has_referee(state):
        return False
    return sources_that_move(state, seat) == 0 and why_not_do(state, seat, STOP) != Why.ALLOWED


@rule(inlined=True)
def list_actions(state: State, seat: int, listed: Ints) -> int:
    """Write every action that is open to a seat into ``listed``, a row each. Returns the number of actions."""
    if state.ending != GOING_ON or state.dealt < seats_at(state):
        return 0
    count, sources = 0, sources_that_move(state, seat)
    while sources:
        source = member(sources, 0)
        sources &= sources - 1
        card = shown(state, seat, source)
        if not has_referee(state) or number_of(card) == 1:
            for pile in range(NEW, NEW + 1 if has_referee(state) else state.piles):
                if why_not_play(state, card, pile) == Why.ALLOWED:
                    listed[count, 0], listed[count, 1], listed[count, 2] = PLAY, source, pile
                    count += 1
        elif wanted(state) >> card & 1:
            for eight in range((state.piles + 7) // 8):
                piles = piles_showing(state, card - 1, eight)
                while piles:
                    lowest = how_many(int((piles & ~piles + _1) - _1)) // 8
                    listed[count, 0], listed[count, 1], listed[count, 2] = PLAY, source, 8 * eight + lowest
                    count += 1
                    piles &= piles - _1
        if stacking_at(state) != NOTHING and not RESERVE < source < HAND:
            for place in range(1, places_at(state) + 1):
                if why_not_stack(state, seat, card, place) == Why.ALLOWED:
                    listed[count, 0], listed[count, 1], listed[count, 2] = STACK, source, place
                    count += 1
    for kind in (TURN, STOP, DUTCH):
        if why_not_do(state, seat, kind) == Why.ALLOWED:
            listed[count, 0], listed[count, 1], listed[count, 2] = kind, 0, 0
            count += 1
    return count


@rule
def seats_that_can_act(state: State, listed: Ints) -> int:
    """The set of seats that have an action open to them; ``listed`` is a scratch buffer."""
    seats = 0
    for seat in range(seats_at(state)):
        if list_actions(state, seat, listed):
            seats |= 1 << seat
    return seats
