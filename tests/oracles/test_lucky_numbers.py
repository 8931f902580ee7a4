"""Lucky Numbers against an oracle that is deliberately naive: plain lists and dicts, and trying everything out."""

import hashlib
import hmac
from itertools import combinations, pairwise, permutations, product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

import ludotheque
from ludotheque.fair import Fair
from ludotheque.match import Match
from support.usual import usually

COLOURS = ["blue", "violet", "red", "gold", "green"]
CELLS = [column + row for row in "1234" for column in "abcd"]
ROWS = [[column + row for column in "abcd"] for row in "1234"]
COLUMNS = [[column + row for row in "1234"] for column in "abcd"]
GOLDEN = ["a1", "b2", "c3", "d4"]
CORNERS = [
    (one, other)
    for one, other in combinations(CELLS, 2)
    if abs(ord(one[0]) - ord(other[0])) == 1 and abs(int(one[1]) - int(other[1])) == 1
]
TEXTS = [
    "draw",
    "leave",
    *(f"set {cell}" for cell in CELLS),
    *(f"place {cell}" for cell in CELLS),
    *(f"take {number} {cell}" for number in range(1, 21) for cell in CELLS),
]

Clover = tuple[int, str]
Garden = dict[str, Clover]
Pair = tuple[str, str, int]


def ascends(garden: Garden) -> bool:
    for line in ROWS + COLUMNS:
        numbers = [garden[cell][0] for cell in line if cell in garden]
        for left, right in pairwise(numbers):
            if left >= right:
                return False
    return True


def pairs(garden: Garden) -> set[Pair]:
    """Every two equal numbers on cells that touch at a corner."""
    return {
        (one, other, garden[one][0])
        for one, other in CORNERS
        if one in garden and other in garden and garden[one][0] == garden[other][0]
    }


class Oracle:
    """A table of Lucky Numbers, as a person would keep it on paper."""

    def __init__(self, seats: int, setup: str, bruno: bool, tournament: bool, rules: int, begins: int) -> None:
        self.seats, self.setup, self.bruno, self.rules, self.begins = seats, setup, bruno, rules, begins
        self.games = seats if tournament else 1
        self.points: list[list[int]] = []
        self.lay_out()

    def lay_out(self) -> None:
        self.first = self.turn = [*range(self.seats)][self.begins - self.seats + len(self.points) % self.seats]
        self.pile: list[Clover] = [(n, colour) for colour in COLOURS[: self.seats] for n in range(1, 21)]
        self.middle: list[Clover] = []
        self.gardens: list[Garden] = [{} for _ in range(self.seats)]
        self.drawn: list[list[Clover]] = [[] for _ in range(self.seats)]
        self.held: Clover | None = None
        self.paid: set[Pair] = set()
        self.stage = "setting" if self.setup == "michael" else "dealing"

    # Chance

    def needs_clover(self) -> bool:
        return self.stage == "dealing" or (self.stage in ("setting", "holding") and self.held is None)

    def reveal(self, clover: Clover) -> None:
        self.pile.remove(clover)
        if self.stage != "dealing":
            self.held = clover
            return
        self.drawn[self.turn].append(clover)
        if len(self.drawn[self.turn]) == 4:
            self.turn = (self.turn + 1) % self.seats
        if all(len(drawn) == 4 for drawn in self.drawn):
            self.stage = "arranging"
            if self.setup == "sorted":
                for seat in range(self.seats):
                    self.lay(seat, sorted(number for number, _ in self.drawn[seat]))

    # Actions

    def actors(self) -> list[int]:
        if self.stage == "over":
            return []
        if self.stage == "arranging":
            return [seat for seat in range(self.seats) if self.drawn[seat]]
        return [self.turn]

    def with_clover(self, cell: str, clover: Clover) -> Garden:
        garden = dict(self.gardens[self.turn])
        garden[cell] = clover
        return garden

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.stage == "arranging":
            numbers = [str(number) for number, _ in self.drawn[seat]]
            return {"arrange " + " ".join(order) for order in permutations(numbers)}
        if self.stage == "setting":
            return {f"set {cell}" for cell in GOLDEN if cell not in self.gardens[seat]}
        if self.held is not None:
            return {"leave"} | {f"place {cell}" for cell in CELLS if ascends(self.with_clover(cell, self.held))}
        takes = {
            f"take {number} {cell}"
            for number in {number for number, _ in self.middle}
            for cell in CELLS
            if ascends(self.with_clover(cell, (number, "")))
        }
        return takes | ({"draw"} if self.pile else set())

    def act(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        self.told: list[str] = []
        if word == "arrange":
            self.lay(seat, [int(number) for number in rest])
        elif word == "draw":
            self.stage = "holding"
        elif word == "set":
            assert self.held
            self.gardens[seat][rest[0]], self.held = self.held, None
            self.turn = (self.turn + 1) % self.seats
            if all(len(garden) == 4 for garden in self.gardens):
                self.stage = "choosing"
        else:
            self.take_turn(seat, word, rest)

    def lay(self, seat: int, numbers: list[int]) -> None:
        for cell, number in zip(GOLDEN, numbers, strict=True):
            clover = next(clover for clover in self.drawn[seat] if clover[0] == number)
            self.drawn[seat].remove(clover)
            self.gardens[seat][cell] = clover
        if not any(self.drawn):
            self.stage = "choosing"

    def take_turn(self, seat: int, word: str, rest: list[str]) -> None:
        if word == "take":
            clover = next((int(rest[0]), c) for c in COLOURS if (int(rest[0]), c) in self.middle)
            self.middle.remove(clover)
        else:
            assert self.held
            clover, self.held = self.held, None
        before = self.gardens[seat]
        if word == "leave":
            self.middle.append(clover)
        else:
            cell = rest[-1]
            if cell in before:
                self.middle.append(before[cell])
            self.gardens[seat] = self.with_clover(cell, clover)
        self.stage = "choosing"
        if len(self.gardens[seat]) == 16:
            self.finish([seat])
        elif self.bruno and self.another_turn(pairs(self.gardens[seat]) - pairs(before)) and self.legal(seat):
            pass
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.paid.clear()
        if self.pile:
            self.turn = (self.turn + 1) % self.seats
        else:
            most = max(len(garden) for garden in self.gardens)
            self.finish([s for s in range(self.seats) if len(self.gardens[s]) == most])

    def another_turn(self, made: set[Pair]) -> bool:
        if not made:
            return False
        if made <= self.paid:
            self.told = ["paid-already"]
            return False
        if self.rules > 1:
            self.paid |= made
        self.told = ["plays-again"]
        return True

    def finish(self, winners: list[int]) -> None:
        self.points.append([2 if s in winners else len(self.gardens[s]) - 16 for s in range(self.seats)])
        if len(self.points) < self.games:
            self.lay_out()
        else:
            self.stage = "over"

    # What is seen

    def view(self) -> dict[str, Any]:
        up = sorted(self.middle, key=lambda clover: (clover[0], COLOURS.index(clover[1])))
        totals = [sum(points[seat] for points in self.points) for seat in range(self.seats)]
        over = self.stage == "over"
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        return {
            "phase": self.stage,
            "turn": self.turn,
            "next": [*range(1, self.seats), 0][self.turn],
            "first": self.first,
            "last_turn": not self.pile and self.stage in ("choosing", "holding"),
            "full": next((seat for seat in range(self.seats) if len(self.gardens[seat]) == 16), None),
            "gardens": [[garden.get(cell, (0, None))[0] for cell in CELLS] for garden in self.gardens],
            "garden_colours": [[garden.get(cell, (0, None))[1] for cell in CELLS] for garden in self.gardens],
            "to_arrange": [[number for number, _ in drawn] for drawn in self.drawn],
            "to_arrange_colours": [[colour for _, colour in drawn] for drawn in self.drawn],
            "face_up": [number for number, _ in up],
            "face_up_colours": [colour for _, colour in up],
            "face_down": len(self.pile),
            "held": self.held[0] if self.held else None,
            "held_colour": self.held[1] if self.held else None,
            "paid": sorted(
                ({"number": number, "cells": sorted(map(CELLS.index, cells))} for *cells, number in self.paid),
                key=lambda pair: (pair["number"], pair["cells"]),
            ),
            "rules": self.rules,
            "actors": self.actors(),
            "round": min(len(self.points) + 1, self.games),
            "rounds": self.games,
            "scores": totals,
            "result": {"winners": best, "scores": totals} if over else None,
        }


class Comparison(RuleBasedStateMachine):
    """A match and the oracle side by side, dealt from a seed or by hand; after every action they must agree."""

    variant: tuple[int, str, bool, bool, int]

    @initialize(seed=st.integers(0, 10**6), by_hand=st.booleans(), begins=st.integers(0, 4))
    def begin(self, seed: int, by_hand: bool, begins: int) -> None:
        seats, setup, bruno, tournament, rules = self.variant
        begins = begins % seats if rules > 1 else 0
        self.random, self.seed, self.count = Random(seed), f"clover {seed}", 0
        self.oracle = Oracle(*self.variant, begins)
        self.script = ludotheque.Scripted([]) if by_hand else None
        game = ludotheque.game("lucky-numbers")
        options = {"setup": setup, "bruno": bruno, "tournament": tournament}
        if rules > 1:
            options["first"] = begins
        terms = game.terms(seats, options, rules)
        outcomes = self.clovers_to_come()
        if self.script:
            self.script.outcomes += outcomes
        self.match = Match(game, terms, self.script or Fair(self.seed))
        self.agree()

    def clovers_to_come(self) -> list[Any]:
        """Let the oracle turn up what it needs now: any clover by hand, else the one that the seed stands for."""
        outcomes: list[Any] = []
        while self.oracle.needs_clover():
            if self.script:
                clover = self.random.choice(self.oracle.pile)
                outcomes.append(self.random.choice([clover, list(clover), f"{clover[0]} {clover[1]}"]))
            else:
                digest = hmac.new(self.seed.encode(), str(self.count).encode(), hashlib.sha256).hexdigest()
                ordered = sorted(self.oracle.pile, key=lambda c: (COLOURS.index(c[1]), c[0]))
                clover = ordered[int(digest, 16) % len(ordered)]
                self.count += 1
            self.oracle.reveal(clover)
        return outcomes

    def play(self, seat: int, text: str) -> None:
        self.oracle.act(seat, text)
        outcomes = self.clovers_to_come()
        if self.script:
            self.script.outcomes += outcomes
        told = [event.kind for event in self.match.play(seat, text)]
        assert [kind for kind in told if kind in ("plays-again", "paid-already")] == self.oracle.told
        self.agree()

    def agree(self) -> None:
        expected = self.oracle.view()
        for seat in (None, self.random.randrange(self.match.seats)):
            seen = msgspec.json.decode(msgspec.json.encode(self.match.view(seat)))
            assert {key: seen[key] for key in expected} == expected
        assert self.match.actors() == tuple(self.oracle.actors())
        assert self.match.scores == tuple(expected["scores"])
        self.open = {seat: self.oracle.legal(seat) for seat in range(self.match.seats)}
        for seat, texts in self.open.items():
            listed = self.match.legal(seat)
            assert set(listed) == texts
            assert len(listed) == len(texts)

    def preferred(self, manner: str, texts: list[str]) -> list[str]:
        """The actions that somebody with one idea in mind would choose from."""
        placing = [text for text in texts if text.startswith(("place", "take"))]
        garden = self.oracle.gardens[self.oracle.turn]
        if manner == "waste" and self.oracle.pile:
            return [text for text in texts if text in ("draw", "leave")]
        if manner == "fill":
            return [text for text in placing if text[-2:] not in garden] or ["draw", "leave"]
        # Whoever looks for pairs tries everything out; whoever has wasted the pile does so in the end.
        made = {}
        for text in placing:
            number = int(text.split()[1]) if text.startswith("take") else (self.oracle.held or (0, ""))[0]
            made[text] = pairs(self.oracle.with_clover(text[-2:], (number, ""))) - pairs(garden)
        return [text for text in placing if made[text]]

    @precondition(lambda self: self.match.actors())
    @rule(data=st.data())
    def any_action(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.actors()))
        self.play(seat, data.draw(st.sampled_from(sorted(self.open[seat]))))

    @precondition(lambda self: self.match.actors())
    @rule(manner=st.sampled_from(["any", "fill", "fill", "pair", "waste"]), length=st.integers(10, 120))
    def some_turns(self, manner: str, length: int) -> None:
        for _ in range(length):
            if self.match.actors():
                self.play_in_the_manner(manner)

    def play_in_the_manner(self, manner: str) -> None:
        seat = self.random.choice(self.match.actors())
        texts = sorted(self.open[seat])
        wanted = [] if manner == "any" else [text for text in self.preferred(manner, texts) if text in texts]
        self.play(seat, self.random.choice(wanted or texts))

    @rule(seat=st.integers(0, 4), text=st.sampled_from(TEXTS) | st.text(max_size=20))
    def something_else(self, seat: int, text: str) -> None:
        seat %= self.match.seats
        if " ".join(text.lower().split()) in self.open[seat]:
            return
        before = self.match.record(), self.match.view(seat), self.match.state.tobytes()
        with pytest.raises(ludotheque.Refused) as refused:
            self.match.play(seat, text)
        assert before == (self.match.record(), self.match.view(seat), self.match.state.tobytes())
        assert refused.value.say("en") != refused.value.say("fr")

    @precondition(lambda self: self.script and "draw" in self.open[self.oracle.turn])
    @rule(data=st.data())
    def a_clover_that_is_not_there(self, data: st.DataObject) -> None:
        everything = set(product(range(22), [*COLOURS, "pink"]))
        clover = data.draw(st.sampled_from(sorted(everything - set(self.oracle.pile))))
        before = self.match.record(), self.match.state.tobytes()
        assert self.script
        self.script.append(clover)
        with pytest.raises(ludotheque.ImpossibleOutcome):
            self.match.play(self.oracle.turn, "draw")
        self.script.outcomes.pop()
        assert before == (self.match.record(), self.match.state.tobytes())

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        again = ludotheque.replay(self.match.record(), seed=None if self.script else self.seed)
        assert again.state.tobytes() == self.match.state.tobytes()
        assert again.record() == self.match.record()


SETUPS = ["choice", "sorted", "michael"]
VARIANTS = [
    *product(range(2, 6), SETUPS, [False, True], [False, True], [2]),
    *product(range(2, 6), ["choice"], [True], [False], [1]),
]


def told(variant: tuple[int, str, bool, bool, int]) -> str:
    seats, setup, bruno, tournament, rules = variant
    return "-".join([str(seats), setup, *["bruno"] * bruno, *["tournament"] * tournament, f"rules {rules}"])


def usual(variant: tuple[int, str, bool, bool, int]) -> bool:
    """Those in which every two choices meet once."""
    seats, setup, bruno, tournament, rules = variant
    place = seats + SETUPS.index(setup)
    return (place + bruno) % 2 == 0 and (rules == 1 or tournament == (place % 3 == 0))


@pytest.fixture(params=usually(VARIANTS, usual), ids=told)
def machine(request: pytest.FixtureRequest) -> type[Comparison]:
    return type("Comparison", (Comparison,), {"variant": request.param})


def test_match_and_oracle_agree_whatever_is_tried(machine: type[Comparison]) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=settings().max_examples // 16))


def test_match_and_oracle_agree_to_the_end(machine: type[Comparison]) -> None:
    place = VARIANTS.index(machine.variant)
    table = machine()
    table.begin(seed=place, by_hand=bool(place % 5 % 2), begins=place % 7)
    while table.match.actors():
        often = ["fill", "waste", "fill", "pair"][(place + table.match.round) % 4]
        table.play_in_the_manner(table.random.choice([often, often, often, "fill"]))
    assert table.match.result
    table.teardown()
