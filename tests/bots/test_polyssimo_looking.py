"""What the bots see on the board of Polyssimo Challenge is what is there, by a naive count; and ends are solved."""

from collections import Counter
from math import isclose

import numpy as np
import pytest

from ludotheque.games.polyssimo import GAME
from ludotheque.games.polyssimo.actions import LAYINGS, open_numbers
from ludotheque.games.polyssimo.board import BLOCK, SQUARES
from ludotheque.games.polyssimo.bots.coverage import PLANES, count_coverage
from ludotheque.games.polyssimo.bots.ending import LOST, UNKNOWN, WON, new_ending, solve
from ludotheque.games.polyssimo.bots.evaluation import evaluate, find_features, new_scratch
from ludotheque.games.polyssimo.bots.move_ordering import new_move_ordering, order_moves
from ludotheque.games.polyssimo.bots.search import winning_placement
from ludotheque.games.polyssimo.bots.weights import load
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import winners
from ludotheque.games.polyssimo.ways import PIECE_OF, squares_of
from ludotheque.kernel import State, copied
from support.polyssimo import Match, played_at_random

SMALL = 20
"""So few placements are open to all seats together when the naive player begins to count."""


def late(seats: int, seed: int, most: int) -> State:
    """A position near the end of a random match."""

    def is_late(match: Match) -> bool:
        state = match.state
        return state.phase == 1 and sum(len(open_numbers(state, seat)) for seat in range(seats)) <= most

    return played_at_random(seats, seed, stop=is_late).state


def naive(state: State, seat: int, helped: bool = False) -> bool:
    """Whether a seat can force a win, or at least win with the help of all, by trying everything."""
    if GAME.over(state):
        return bool(int(winners(state)) >> seat & 1)
    (turn,) = GAME.actors(state)
    outcomes = []
    for action in GAME.legal(state, turn):
        after = copied(state)
        GAME.act(after, turn, action)
        outcomes.append(naive(after, seat, helped))
    return any(outcomes) if helped or turn == seat else all(outcomes)


def solved(state: State, seat: int, most: int = 10**6, helped: bool = False) -> tuple[int, int]:
    end, found = new_ending(load()[int(state.seats)].ordering), np.zeros(2, np.int64)
    end.states[0] = state
    return int(solve(end, seat, most, found, helped)), int(found[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_end_is_solved_as_trying_everything_does(seats: int) -> None:
    met = set()
    for seed in range(25):
        state = late(seats, seed, SMALL)
        if GAME.over(state):
            continue
        for seat in range(seats):
            outcome, placement = solved(state, seat)
            assert outcome == (WON if naive(state, seat) else LOST)
            assert solved(state, seat, helped=True)[0] == (WON if naive(state, seat, helped=True) else LOST)
            met.add(outcome)
            if outcome == WON and placement >= 0 and int(state.turn) == seat:
                after = copied(state)
                GAME.act(after, seat, LAYINGS[placement])
                assert naive(after, seat), "the placement that is named wins"
    assert met == {WON, LOST}


def test_an_end_that_is_too_large_stays_open() -> None:
    state = late(2, 3, 400)
    assert solved(state, int(state.turn), most=3)[0] == UNKNOWN
    assert winning_placement(state, 3, load()[2]) is None
    beginning = played_at_random(2, 3, stop=lambda match: len(match.log) == 24).state
    assert solved(beginning, int(beginning.turn))[0] == UNKNOWN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_openings_and_prints_are_those_that_a_naive_count_finds(seats: int) -> None:
    look, private_met = new_scratch(), 0
    for seed, most in [(1, 3000), (2, 300), (3, 100), (4, 60), (5, 40)]:
        state = late(seats, seed, most)
        before = state.tobytes()
        find_features(state, look)
        assert state.tobytes() == before
        listed = [
            [(int(PIECE_OF[n // SQUARES]), set(squares_of(n))) for n in open_numbers(state, s)] for s in range(seats)
        ]
        reach = [set().union(*(squares for _, squares in mine)) for mine in listed]
        for seat in range(seats):
            others = set().union(*(reach[other] for other in range(seats) if other != seat))
            for piece in range(PIECES):
                openings = [squares for of, squares in listed[seat] if of == piece]
                private = [squares for squares in openings if not squares & others]
                assert look.openings[seat, piece] == len(openings)
                assert look.private_openings[seat, piece] == len(private)
                private_met += len(private)
            assert sum(int(word).bit_count() for word in look.area[seat][:3]) == len(reach[seat])
    assert private_met


def test_the_quick_guess_lists_what_is_open_the_best_first() -> None:
    state = late(2, 2, 300)
    ordering, everything = new_move_ordering(load()[2].ordering), open_numbers(state, int(state.turn))
    count = order_moves(state, ordering, 10_000)
    assert sorted(ordering.best[:count].tolist()) == everything
    guesses = ordering.guess[:count].tolist()
    assert guesses == sorted(guesses, reverse=True)
    best = ordering.guess[:5].tolist()
    assert order_moves(state, ordering, 5) == 5
    assert ordering.guess[:5].tolist() == best


@pytest.mark.parametrize("seats", [2, 3])
def test_every_square_counts_the_openings_that_cover_it(seats: int) -> None:
    for seed, most in [(1, 5000), (2, 800), (3, 100)]:
        state = late(seats, seed, most)
        openings, planes = np.zeros(PIECES, np.int64), np.zeros((PLANES, 4), np.int64)
        count_coverage(state, 0, openings, planes)
        listed = open_numbers(state, 0)
        covering = Counter(square for number in listed for square in squares_of(number))
        assert openings.sum() == len(listed)
        for square in range(SQUARES):
            bits = [int(plane[square // BLOCK]) >> square % BLOCK & 1 for plane in planes]
            number = sum(bit << place for place, bit in enumerate(bits[:-1]))
            assert bits[-1] == (covering[square] >= 1 << PLANES - 1)
            assert number == covering[square] % (1 << PLANES - 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shared_among_the_seats_and_certain_when_it_is_over(seats: int) -> None:
    look, chances, weights = new_scratch(), np.zeros(4), load()[seats].placement
    evaluate(late(seats, 1, 100), look, weights, chances)
    assert isclose(chances[:seats].sum(), 1)
    assert all(0 < chance < 1 for chance in chances[:seats])
    over = played_at_random(seats, 1).state
    evaluate(over, look, weights, chances)
    assert [int(chance) for chance in chances[:seats]] == [int(winners(over)) >> seat & 1 for seat in range(seats)]
