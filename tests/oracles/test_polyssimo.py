"""Polyssimo Challenge against a naive model of it: sets of squares, lists of pieces, and every case tried out."""

from functools import cache
from itertools import product

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import ludotheque
from ludotheque import Refused

# Every piece by the squares (across, down) that it covers, drawn apart from the ones that the game uses.
DRAWN = {
    "F": "10 20 01 11 12",
    "I": "00 01 02 03 04",
    "L": "00 01 02 03 13",
    "N": "10 11 12 02 03",
    "P": "00 10 01 11 02",
    "T": "00 10 20 11 12",
    "U": "00 20 01 11 21",
    "V": "00 01 02 12 22",
    "W": "00 01 11 12 22",
    "X": "10 01 11 21 12",
    "Y": "10 01 11 12 13",
    "Z": "00 10 11 12 22",
    "C0": "00 10 20 30 01 31",
    "C1": "00 10 20 01 21 31",
    "D0": "00 10 20 30 11 21",
    "Z0": "00 10 20 21 22 32",
    "W0": "00 01 11 21 22 32",
    "X0": "20 01 11 21 31 12",
    "F0": "00 10 20 30 01 21",
    "F1": "10 01 11 21 31 02",
    "F2": "20 01 11 21 31 02",
    "F3": "10 20 30 01 11 12",
    "F4": "00 10 11 21 31 12",
    "F5": "00 10 11 21 31 22",
}
HEXOMINOES = [name for name in DRAWN if len(name) == 2]
TURNS = [
    (1, 0, 0, 1),
    (0, 1, -1, 0),
    (-1, 0, 0, -1),
    (0, -1, 1, 0),
    (-1, 0, 0, 1),
    (0, 1, 1, 0),
    (1, 0, 0, -1),
    (0, -1, -1, 0),
]


@cache
def everywhere(piece: str) -> dict[frozenset[tuple[int, int]], str]:
    """Every place of a piece on the empty board, with the text of laying it there."""
    squares = [(int(word[0]), int(word[1])) for word in DRAWN[piece].split()]
    found = {}
    for (a, b, c, d), right, down in product(TURNS, range(-5, 17), range(-5, 16)):
        moved = [(a * x + b * y + right, c * x + d * y + down) for x, y in squares]
        if all(0 <= x < 12 and 0 <= y < 11 for x, y in moved):
            names = [
                "abcdefghijkl"[x] + str(y + 1) for x, y in sorted(moved, key=lambda square: (square[1], square[0]))
            ]
            found[frozenset(moved)] = " ".join(["lay", piece, *names])
    return found


class Table:
    """The game as one would play it on a table."""

    def __init__(self, seats: int, minima: tuple[int, ...], first: int) -> None:
        self.seats, self.minima = seats, minima
        self.middle = set(DRAWN)
        self.picked: list[list[str]] = [[] for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.covered: set[tuple[int, int]] = set()
        self.history: list[int] = []
        self.out: list[int] = []
        self.turn: int | None = first

    def texts(self) -> set[str]:
        """Everything that the seat on turn may do."""
        if self.turn is None:
            return set()
        if self.middle:
            return {f"pick {piece}" for piece in self.middle if self.minima_can_still_be_had(self.turn, piece)}
        return set(self.layings(self.turn))

    def layings(self, seat: int) -> dict[str, frozenset[tuple[int, int]]]:
        return {
            text: squares
            for piece in self.hands[seat]
            for squares, text in everywhere(piece).items()
            if squares.isdisjoint(self.covered)
        }

    def minima_can_still_be_had(self, seat: int, piece: str) -> bool:
        """Look for any way in which the rest of the draft could go well."""
        due = [n - sum(p in HEXOMINOES for p in mine) for n, mine in zip(self.minima, self.picked, strict=True)]
        black = sum(p in HEXOMINOES for p in self.middle)
        black_taken = piece in HEXOMINOES
        due[seat] -= black_taken
        return could_go_well(black - black_taken, len(self.middle) - black - (not black_taken), seat + 1, tuple(due))

    def do(self, text: str) -> list[int]:
        """Carry out an action of the seat on turn; the seats that pass for good because of it."""
        assert self.turn is not None
        verb, piece = text.split()[:2]
        if verb == "pick":
            self.middle.remove(piece)
            self.picked[self.turn].append(piece)
            self.hands[self.turn].append(piece)
            if self.middle:
                self.turn = (self.turn + 1) % self.seats
            return []
        self.covered |= self.layings(self.turn)[text]
        self.hands[self.turn].remove(piece)
        self.history.append(self.turn)
        passing = []
        following = [(self.turn - step) % self.seats for step in range(1, self.seats + 1)]
        self.turn = None
        for seat in following:
            if self.turn is None and self.layings(seat):
                self.turn = seat
            elif self.turn is None and seat not in self.out:
                passing.append(seat)
        self.out += passing
        return passing

    def left(self) -> list[int]:
        return [sum(len(DRAWN[piece].split()) for piece in hand) for hand in self.hands]

    def winner(self) -> int:
        tied = [seat for seat in range(self.seats) if self.left()[seat] == min(self.left())]
        return next(seat for seat in reversed(self.history) if seat in tied)


@cache
def could_go_well(black: int, coloured: int, seat: int, due: tuple[int, ...]) -> bool:
    seat %= len(due)
    if black + coloured == 0:
        return max(due) <= 0
    with_black = tuple(n - (s == seat) for s, n in enumerate(due))
    return bool(
        (black and could_go_well(black - 1, coloured, seat + 1, with_black))
        or (coloured and could_go_well(black, coloured - 1, seat + 1, due))
    )


HANDICAPS: dict[int, list[tuple[int, ...]]] = {
    2: [(0, 0), (8, 0), (0, 12), (6, 6), (7, 2)],
    3: [(0, 0, 0), (6, 0, 5), (4, 4, 4), (0, 8, 4)],
    4: [(0, 0, 0, 0), (5, 0, 0, 4), (3, 3, 3, 3), (6, 6, 0, 0)],
}


class AgainstTheTable(RuleBasedStateMachine):
    @initialize(
        terms=st.sampled_from([(seats, minima) for seats in HANDICAPS for minima in HANDICAPS[seats]]),
        begins=st.integers(0, 3),
    )
    def begin(self, terms: tuple[int, tuple[int, ...]], begins: int) -> None:
        seats, minima = terms
        self.table = Table(seats, minima, begins % seats)
        self.match = ludotheque.game("polyssimo").match(seats, seed="-", handicap=minima, first=begins % seats)
        self.texts = self.table.texts()

    @precondition(lambda self: self.table.turn is not None)
    @rule(choices=st.lists(st.integers(0, 9999), min_size=6, max_size=12))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            if self.table.turn is None:
                return
            seat = self.table.turn
            text = sorted(self.texts)[choice % len(self.texts)]
            passing = self.table.do(text)
            events = self.match.play(seat, text)
            assert [event.seat for event in events if event.kind == "passes"] == passing
            self.texts = self.table.texts()
            self.compare()

    @rule(seat=st.integers(0, 3), piece=st.sampled_from(list(DRAWN)), choice=st.integers(0, 9999))
    def try_anything(self, seat: int, piece: str, choice: int) -> None:
        layings = list(everywhere(piece).values())
        for text in (f"pick {piece}", layings[choice % len(layings)]):
            if seat >= self.table.seats or (seat == self.table.turn and text in self.texts):
                continue
            before = self.match.record()
            with pytest.raises(Refused):
                self.match.play(seat, text)
            assert self.match.record() == before

    @invariant()
    def the_end_is_the_same(self) -> None:
        if self.table.turn is None:
            assert self.match.result is not None
            assert self.match.result.winners == (self.table.winner(),)
            assert list(self.match.result.scores) == self.table.left()

    def compare(self) -> None:
        """The match stands as the table does."""
        turn = self.table.turn
        assert self.match.actors() == (() if turn is None else (turn,))
        for seat in range(self.table.seats):
            assert set(self.match.legal(seat)) == (self.texts if seat == turn else set())
        view = self.match.view()
        assert set(view.middle) == self.table.middle
        assert [sorted(hand) for hand in view.hands] == [sorted(hand) for hand in self.table.hands]
        assert view.squares_left == self.table.left()
        assert sorted(view.passed) == sorted(self.table.out)
        covered = {(x, y) for y, row in enumerate(view.board) for x, name in enumerate(row.split()) if name != "."}
        assert covered == self.table.covered


def test_the_game_goes_as_on_a_table() -> None:
    run_state_machine_as_test(
        AgainstTheTable,
        settings=settings(
            max_examples=20,
            stateful_step_count=12,
            deadline=None,
            database=None,
        ),
    )


def test_whole_games_go_as_on_a_table() -> None:
    for seats, minima, first in ((2, (8, 0), 0), (3, (0, 0, 0), 2), (4, (3, 3, 3, 3), 1), (2, (0, 0), 1)):
        table = Table(seats, minima, first)
        match = ludotheque.game("polyssimo").match(seats, seed="-", handicap=minima, first=first)
        while table.turn is not None:
            texts = table.texts()
            seat, text = table.turn, sorted(texts)[len(table.covered) * 7919 % len(texts)]
            assert match.actors() == (seat,)
            assert set(match.legal(seat)) == texts
            table.do(text)
            match.play(seat, text)
        assert match.result is not None
        assert match.result.winners == (table.winner(),)
