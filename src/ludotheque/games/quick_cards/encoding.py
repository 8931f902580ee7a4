"""Ligretto and Dutch Blitz as numbers, for programs that learn to play.

Time is that of the compiled contests: whoever has seen the table decides, is ready some moments later, may come too
late, and looks up again. So the seat to act is the next one that has seen the table; it can also wait and look again.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Game, Terms
from ludotheque.environment.encoding import (
    NOBODY,
    Encoding,
    Kernels,
    Mask,
    Plane,
    Planes,
    codes_of,
    mark,
    seat_after,
)
from ludotheque.environment.errors import BadEnvironment
from ludotheque.games.quick_cards import QuickCards, actions
from ludotheque.games.quick_cards.actions import (
    DUTCH,
    NEW,
    PLAY,
    STACK,
    STOP,
    TURN,
    Action,
    Why,
    action_of,
    code_of,
    list_actions,
)
from ludotheque.games.quick_cards.bots.race import times_of
from ludotheque.games.quick_cards.cards import CARDS_PER_SEAT, DECK, HIGHEST, colour_of, number_of
from ludotheque.games.quick_cards.clock import NOTHING_PLANNED, SEE, intend, look_up, next_seat, try_to_carry_out
from ludotheque.games.quick_cards.ending import cards_laid, count_points, settle
from ludotheque.games.quick_cards.news import UNHEARD, News
from ludotheque.games.quick_cards.notation import write_action
from ludotheque.games.quick_cards.playout import shuffle
from ludotheque.games.quick_cards.rules import bottom_of, deal, shown
from ludotheque.games.quick_cards.state import (
    GOING_ON,
    HAND,
    MOST_ROWS,
    MOST_SEATS,
    NOTHING,
    RESERVE,
    SOURCES,
    places_at,
    seats_at,
    small_type,
)
from ludotheque.kernel import Chance, Floats, Ints, Record, Rounds, State, record_type, rule

MOST_PILES = 4 * MOST_SEATS
"""The most piles with a referee: each begins with one of the four 1s of a seat."""

# Where in the table each kind of action begins
WAITS, TURNS, STOPS, DUTCHES = range(4)
STACKS = 4
PLAYS = STACKS + 2 * MOST_ROWS
ACTIONS = PLAYS + SOURCES * (MOST_PILES + 1)

NOT_YET = 0.0
"""When a seat is due that has not even looked up for the first time."""


OWNERS = "laid_pile", "laid_seat"


def clock_type(seats: int, small: str, laid: int) -> "np.dtype[np.void]":
    """The dtype of a clock for these seats; with who laid so many cards, if the record of a round has it not."""
    return record_type(
        [
            ("due", "f8", (seats,)),  # when each seat is next ready
            ("plan", small, (seats, 5)),  # what it will do then, and what it relies on
            ("chance", "u8", (1,)),  # the random generator of times; another one deals
            ("laid_pile", "u1", (laid,)),
            ("laid_seat", "i1", (laid,)),
        ]
    )


CLOCK = clock_type(MOST_SEATS, "i8", 0)


class Scratch(NamedTuple):
    """What a batch shares: the times of the seats, and buffers."""

    times: Floats
    order: NDArray[np.int8]
    listed: Ints
    news: News
    carried: Ints
    """The actions of a step that came to the table: (seat, index) of each after a first row with their number."""


class Hands(NamedTuple):
    """The hands of all seats, as `clock` knows them."""

    times: Floats
    due: Floats
    plan: Ints
    news: News


def most_listed(seats: int) -> int:
    """More actions than any seat ever has where a referee watches: no card follows on more piles than there are seats,
    and two sources can be stacked on a row."""
    return SOURCES * seats + 2 * MOST_ROWS + len((TURN, STOP, DUTCH))


@rule
def hands(clock: Record, scratch: Scratch) -> Hands:
    """The hands of a round."""
    return Hands(scratch.times, clock.due, clock.plan, scratch.news)


@rule
def code_at(action: int) -> tuple[int, int, int]:
    """The action (kind, source, target) that an index of the table stands for, unless it waits."""
    if action >= PLAYS:
        return PLAY, (action - PLAYS) // (MOST_PILES + 1), (action - PLAYS) % (MOST_PILES + 1) - 1
    if action >= STACKS:
        place = action - STACKS
        return STACK, RESERVE if place < MOST_ROWS else HAND, place % MOST_ROWS + 1
    return (TURN if action == TURNS else STOP if action == STOPS else DUTCH), 0, 0


@rule
def index_of(kind: int, source: int, target: int) -> int:
    """The index of an action in the table."""
    if kind == PLAY:
        return PLAYS + source * (MOST_PILES + 1) + target + 1
    if kind == STACK:
        return STACKS + (MOST_ROWS if source == HAND else 0) + target - 1
    return TURNS if kind == TURN else STOPS if kind == STOP else DUTCHES


@rule
def begin(state: State, clock: Record, chance: Chance, scratch: Scratch) -> None:
    """Deal a round, if it is not dealt yet, and let everybody look up."""
    if state.dealt < seats_at(state):
        while state.dealt < seats_at(state):
            for at in range(CARDS_PER_SEAT):
                scratch.order[at] = DECK[at]
            shuffle(scratch.order, chance)
            deal(state, scratch.order)
    clock.chance[0] = ~chance[0] | np.uint64(1)
    for seat in range(seats_at(state)):
        look_up(seat, hands(clock, scratch), clock.chance)


@rule(inlined=True)
def proceed(state: State, clock: Record, chance: Chance, scratch: Scratch) -> int:
    """Let those who are ready carry out what they planned, until a seat has seen the table and must decide."""
    if clock.due[0] == NOT_YET:
        begin(state, clock, chance, scratch)
    carried = scratch.carried
    while True:
        settle(state, scratch.news)
        if state.ending != GOING_ON:
            return NOBODY
        seat = next_seat(clock.due, seats_at(state))
        if clock.plan[seat, 0] == NOTHING_PLANNED:
            return seat
        kind, source, target = clock.plan[seat, 0], clock.plan[seat, 1], clock.plan[seat, 2]
        if try_to_carry_out(state, seat, hands(clock, scratch), clock.chance):
            carried[0, 0] += 1
            carried[carried[0, 0], 0] = seat
            carried[carried[0, 0], 1] = index_of(kind, source, target)
            if len(clock.laid_seat) and kind == PLAY:
                clock.laid_pile[state.laid - 1] = state.piles - 1 if target == NEW else target
                clock.laid_seat[state.laid - 1] = seat


@rule(inlined=True)
def why_not(state: State, _clock: Record, seat: int, action: int) -> int:
    """Why a seat may not choose an action, as the table looks to it now."""
    if action == WAITS:
        return 0
    kind, source, target = code_at(action)
    return actions.why_not(state, seat, kind, source, target, 0) + 0


@rule(inlined=True)
def act(state: State, clock: Record, seat: int, action: int, scratch: Scratch) -> None:
    """A seat decides on an action, or to wait and look again."""
    scratch.carried[0, 0] = 0
    if action == WAITS:
        look_up(seat, hands(clock, scratch), clock.chance)
    else:
        kind, source, target = code_at(action)
        intend(state, seat, kind, source, target, hands(clock, scratch), clock.chance)


@rule
def plain(card: int) -> int:
    """A card as 1 to 40, colour by colour; 0 for none."""
    return colour_of(card) * HIGHEST + number_of(card)


@rule(inlined=True)
def write_planes(state: State, _clock: Record, seat: int, planes: Planes) -> None:
    """Write what lies open, in the order of `QuickCardsEncoding.planes`. Nobody sees what others are about to do."""
    seats, places = seats_at(state), places_at(state)
    rows = 2 * seats
    hand = rows + MOST_ROWS * seats
    laid = hand + 3 * seats
    piles = laid + seats
    stacked = piles + 4 * seats
    for further in range(seats):
        other = seat_after(seat, further, seats)
        planes[2 * further] = plain(shown(state, other, RESERVE))
        planes[2 * further + 1] = state.reserve_size[other]
        for place in range(MOST_ROWS):
            card = shown(state, other, place + 1) if place < places else 0
            planes[rows + MOST_ROWS * further + place] = plain(card)
        planes[hand + 3 * further] = plain(shown(state, other, HAND))
        planes[hand + 3 * further + 1] = state.turned[other]
        planes[hand + 3 * further + 2] = state.stock_size[other] - state.turned[other]
        planes[laid + further] = cards_laid(state, other)
    for pile in range(4 * seats):
        planes[piles + pile] = plain(int(state.pile_top[pile]))
    if stacked < len(planes):
        for further in range(seats):
            other = seat_after(seat, further, seats)
            for place in range(MOST_ROWS):
                for under in range(HIGHEST):
                    card = 0
                    if place < places and under < int(state.row_depth[other, place]):
                        card = int(state.row[bottom_of(state, other, place + 1) + under])
                    planes[stacked + (MOST_ROWS * further + place) * HIGHEST + under] = plain(card)


@rule(inlined=True)
def write_mask(state: State, _clock: Record, seat: int, mask: Mask, scratch: Scratch) -> None:
    """Add the actions that are open to a seat; it can always wait."""
    mark(mask, WAITS)
    listed = scratch.listed
    for at in range(list_actions(state, seat, listed)):
        mark(mask, index_of(int(listed[at, 0]), int(listed[at, 1]), int(listed[at, 2])))


@rule
def write_scores(state: State, scores: Ints) -> None:
    """Write the points of each seat."""
    count_points(state, scores)


@rule
def winners(_state: State, scores: Ints) -> int:
    """The set of seats with most points."""
    won, most = 1, scores[0]
    for seat in range(1, len(scores)):
        if scores[seat] > most:
            won, most = 0, scores[seat]
        if scores[seat] == most:
            won |= 1 << seat
    return won


class QuickCardsEncoding(Encoding[Action]):
    """357 actions, of which the first is to wait."""

    kernels = Kernels(proceed, why_not, act, write_planes, write_mask, write_scores, winners)
    refusals = codes_of(Why)
    waits = WAITS
    clock_type = CLOCK
    registers = 96
    shared = frozenset({"times"})

    def __init__(self, game: QuickCards) -> None:
        self.game = game
        texts = [write_action(action_of(*code_at(index)), game.reserve) for index in range(1, ACTIONS)]
        self.actions = ("wait", *texts)

    def types_on_gpu(self, game: Game, terms: Terms) -> "tuple[np.dtype[np.void], np.dtype[np.void]]":
        """Only what play with a referee needs, a fifteenth of the room for two."""
        return small_type(game.begin(terms, 0)), clock_type(terms.seats, "i1", terms.seats * CARDS_PER_SEAT)

    def prepare(self, rounds: Rounds, clocks: Rounds) -> None:
        """On a GPU it lies beside the round, where it is not in the way, who laid which card on which pile."""
        for name in OWNERS:
            clocks[name] = rounds[name][:, : clocks[name].shape[1]]

    def complete(self, rounds: Rounds, clocks: Rounds) -> None:
        """What cards were laid follows from that: each pile goes up from 1."""
        for name in OWNERS:
            rounds[name][:, : clocks[name].shape[1]] = clocks[name]
        heights = np.zeros((len(rounds), MOST_PILES), np.int8)
        every = np.arange(len(rounds))
        for at in range(int(rounds["laid"].max(initial=0))):
            piles = rounds["laid_pile"][:, at]
            there = at < rounds["laid"]
            heights[every, piles] += there
            colours = rounds["pile_top"][every, piles] & -16
            rounds["laid_card"][:, at] = np.where(there, colours + heights[every, piles], 0)

    def check(self, terms: Terms) -> None:
        """Without a referee any card can open a pile, for which the table has no room."""
        if terms.options.get("referee") == "off":
            raise BadEnvironment("no-referee", facts={"game": self.game.name})

    def planes(self, terms: Terms) -> Sequence[Plane]:
        """What lies before each seat, then the middle. Cards are 1 to 40, colour by colour; 0 is none."""
        seats, highest = terms.seats, len(DECK)
        found = [
            Plane("reserve", (seats, 2), highest, "the top of each reserve, and its size"),
            Plane("row", (seats, MOST_ROWS), highest, "the card at each place of each row"),
            Plane("hand", (seats, 3), highest, "the open card of each hand, how many are open, and how many hidden"),
            Plane("laid", (seats,), highest, "how many cards each seat has in the middle"),
            Plane("piles", (4 * seats,), highest, "the top of each pile in the middle"),
        ]
        if self.game.begin(terms, 0).stacking != NOTHING:
            meaning = "the cards at each place of each row, the lowest first"
            found.append(Plane("stacked", (seats, MOST_ROWS, HIGHEST), highest, meaning))
        return found

    def action(self, state: State, seat: int, index: int) -> Action | None:
        """The action of a number, without the card that it relies on."""
        return None if index == WAITS else action_of(*map(int, code_at(index)))

    def index(self, state: State, seat: int, action: Action) -> int | None:
        """Where an action stands in the table."""
        kind, source, target, _ = code_of(action)
        if (kind == PLAY and target >= MOST_PILES) or (kind == STACK and RESERVE < source < HAND):
            return None
        return int(index_of(kind, source, target))

    def imagine(self, game: Game, view: Any, scratch: Any, chance: Random) -> tuple[State, Record]:
        """The others look the table over, nobody knows for how long already; the seat has just seen it."""
        state, clock = super().imagine(game, view, scratch, chance)
        clock.plan[:, 0] = NOTHING_PLANNED
        for seat in range(view.seats):
            clock.due[seat] = 1.0 + (chance.random() * scratch.times[seat, SEE] if seat != view.seat else 0.0)
        return state, clock

    def scratch(self, terms: Terms, tempos: Sequence[Tempo]) -> Scratch:
        """The times of the seats, and buffers."""
        times = np.array([times_of(tempo) for tempo in tempos])
        carried = np.zeros((terms.seats + 1, 2), np.int64)
        listed: Any = np.empty((most_listed(terms.seats), 3), np.int8)
        return Scratch(times, np.array(DECK, np.int8), listed, UNHEARD, carried)

    def carried_out(self, scratch: Any, seat: int, index: int) -> list[tuple[int, int]]:
        """Those who were ready in the meantime, each with what it had planned."""
        return [(int(actor), int(done)) for actor, done in scratch.carried[1 : 1 + scratch.carried[0, 0]]]
