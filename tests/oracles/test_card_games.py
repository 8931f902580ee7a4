"""Ligretto and Dutch Blitz against an oracle that is deliberately naive: lists of cards, as they lie on a table."""

from itertools import product
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
from ludotheque.match import Match
from oracles.naive_cards import COLOURS, DECK, Card, Oracle


def hidden_in(state: Any) -> list[list[list[str]]]:
    """The cards that nobody sees, read from the record of a round."""
    found = []
    for seat in range(state.seats):
        stock = state.stock[seat, : state.stock_size[seat]].tolist()
        turned = int(state.turned[seat])
        reserve = state.reserve[seat, : state.reserve_size[seat]].tolist()
        piles = (reserve, stock[:turned], stock[turned:])
        found.append([[f"{COLOURS[card // 16]} {card % 16}" for card in pile] for pile in piles])
    return found


class Comparison(RuleBasedStateMachine):
    """A match and the oracle side by side, dealt by hand; after every action they must agree."""

    game: str
    seats: int
    options: dict[str, Any]
    version: int

    @initialize(seed=st.integers(0, 10**6))
    def begin(self, seed: int) -> None:
        self.random = Random(seed)
        self.oracle = Oracle(self.game, self.seats, self.options, self.version)
        self.script = ludotheque.Scripted([])
        self.deal()
        game = ludotheque.game(self.game)
        self.match = Match(game, game.terms(self.seats, self.options, self.version), self.script)
        # A match has a script of its own from now on; what is told to this one must reach it.
        assert isinstance(self.match._dealer, ludotheque.Scripted)
        self.script = self.match._dealer
        self.agree()

    def deal(self) -> None:
        """Shuffle for everybody who has no cards yet, again and again if rounds end before they begin."""
        while len(self.oracle.players) < self.seats and not self.oracle.decided:
            cards = list(DECK)
            self.random.shuffle(cards)
            names = [str(card) for card in cards]
            self.script.append(self.random.choice([names, ", ".join(names), ",".join(names).upper()]))
            self.oracle.deal(cards)

    def play(self, seat: int, text: str) -> None:
        self.oracle.act(seat, text)
        self.deal()
        self.match.play(seat, text)
        self.agree()

    def agree(self) -> None:
        expected = self.oracle.view()
        seen = self.match.view(self.random.choice([None, *range(self.seats)]))
        told = msgspec.json.decode(msgspec.json.encode(seen))
        assert {key: told[key] for key in expected} == expected
        assert hidden_in(self.match._state) == self.oracle.hidden()
        assert self.match.actors() == tuple(expected["actors"])
        self.open = {seat: self.oracle.legal(seat) for seat in range(self.seats)}
        for seat in self.random.sample(range(self.seats), min(3, self.seats)):
            listed = self.match.legal(seat)
            assert set(listed) == self.open[seat]
            assert len(listed) == len(self.open[seat])

    @precondition(lambda self: self.match.actors())
    @rule(data=st.data())
    def any_action(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.actors()))
        self.play(seat, data.draw(st.sampled_from(sorted(self.open[seat]))))

    @precondition(lambda self: self.match.actors())
    @rule(
        mistakes=st.sampled_from([0, 0, 0.02, 0.3, 1]),
        turns=st.sampled_from([0.1, 0.5]),
        length=st.integers(20, 160),
    )
    def some_actions(self, mistakes: float, turns: float, length: int) -> None:
        for _ in range(length):
            if not self.match.actors():
                return
            seat = self.random.choice(self.match.actors())
            texts = sorted(self.open[seat])
            plays = [text for text in texts if text.startswith(("play", "stack"))]
            if self.random.random() >= mistakes:
                plays = [text for text in plays if self.oracle.is_right(seat, text)]
            others = [text for text in texts if text in ("turn", "stop", "dutch")]
            if "dutch" in others and self.random.random() < (0.3 if self.oracle.mistake else 0.9):
                others.remove("dutch")
            if "stop" in others and self.random.random() < 0.9:
                others.remove("stop")
            choices = plays if plays and (not others or self.random.random() > turns) else others
            if choices:
                self.play(seat, self.random.choice(choices))

    @rule(data=st.data())
    def something_else(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.seats - 1))
        source = st.sampled_from([self.oracle.reserve_name, "hand", *(f"row {i}" for i in range(7))])
        target = st.sampled_from(["new", *(f"pile {i}" for i in (*range(12), 200, 999, 1000))])
        row = st.integers(0, 6).map(lambda place: f"row {place}")
        text = data.draw(
            st.builds("play {} {}".format, source, target)
            | st.builds("stack {} {}".format, source, row)
            | st.sampled_from(["turn", "stop", "dutch", "play", ""])
            | st.text(max_size=20)
        )
        if " ".join(text.lower().split()) in self.open[seat]:
            return
        before = self.match.record(), self.match.view(seat), self.match.state.tobytes()
        with pytest.raises(ludotheque.Refused) as refused:
            self.match.play(seat, text)
        assert before == (self.match.record(), self.match.view(seat), self.match.state.tobytes())
        assert refused.value.say("en") != refused.value.say("fr")

    @precondition(lambda self: self.match.actors())
    @rule(data=st.data(), card=st.sampled_from(DECK))
    def an_action_that_names_its_card(self, data: st.DataObject, card: Card) -> None:
        seat = data.draw(st.sampled_from(self.match.actors()))
        plays = [text for text in sorted(self.open[seat]) if text.startswith(("play", "stack"))]
        if not plays:
            return
        text = data.draw(st.sampled_from(plays))
        verb, source, *rest = text.replace("row ", "row_").split()
        named = " ".join([verb, source, str(card), *rest]).replace("_", " ")
        if self.oracle.players[seat].source(source.replace("_", " "))[-1] != card:
            with pytest.raises(ludotheque.Refused) as refused:
                self.match.play(seat, named)
            assert refused.value.code == "changed"
            return
        self.oracle.act(seat, text)
        self.deal()
        self.match.play(seat, named)
        assert any(entry.text == text for entry in self.match.log[-1 - 2 * self.seats :])
        self.agree()

    def teardown(self) -> None:
        if hasattr(self, "match"):
            again = ludotheque.replay(self.match.record())
            assert again.state.tobytes() == self.match.state.tobytes()
            assert again.record() == self.match.record()


VARIANTS = [
    *(
        ("ligretto", seats, {"advanced": advanced, "stop": stop, "blocked": blocked, "target": 8})
        for seats, advanced, stop, blocked in [
            *product([2], [False, True], ["auto", "call"], ["leader", "score"]),
            (3, True, "call", "score"),
            (4, False, "auto", "leader"),
            (12, True, "call", "leader"),
        ]
    ),
    *(
        ("dutch-blitz", seats, {"expert": expert, "referee": referee, "stop": stop, "target": 8})
        for seats, expert, referee, stop in [
            *product([2, 4], [False, True], ["on", "off"], ["auto"]),
            *product([2], [False, True], ["off"], ["call"]),
            (3, True, "off", "auto"),
        ]
    ),
]
OF_RULES_1 = [
    ("ligretto", 2, {"advanced": True, "stop": "call", "blocked": "score", "target": 8}),
    ("dutch-blitz", 2, {"expert": False, "referee": "on", "target": 8}),
    ("dutch-blitz", 3, {"expert": True, "referee": "off", "target": 8}),
]


@pytest.mark.parametrize(
    ("game", "seats", "options", "rules"),
    [*((*variant, 2) for variant in VARIANTS), *((*variant, 1) for variant in OF_RULES_1)],
    ids=lambda part: str(part).replace("'", ""),
)
def test_match_and_oracle_agree_on_everything(game: str, seats: int, options: dict[str, Any], rules: int) -> None:
    machine = type("Comparison", (Comparison,), {"game": game, "seats": seats, "options": options, "version": rules})
    examples = settings().max_examples // (16 if seats <= 4 else 25)  # a table for twelve takes its time
    run_state_machine_as_test(machine, settings=settings(max_examples=examples))
