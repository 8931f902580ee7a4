"""How Polyssimo Challenge is written and seen."""

import pickle
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque import BadTerms
from ludotheque.contract import Action
from ludotheque.games.polyssimo import GAME, placements
from ludotheque.games.polyssimo.actions import LAYINGS, Lay, Pick
from ludotheque.games.polyssimo.pieces import NAMES
from support.playing import refusal
from support.polyssimo import EMPTY, a_match, told

# The notation


def test_every_laying_has_one_text_and_it_reads_back() -> None:
    texts = {GAME.write(laying): laying for laying in LAYINGS.values()}
    assert len(texts) == 12_718
    assert all(GAME.read(text) == laying for text, laying in texts.items())
    for piece in NAMES:
        assert {" ".join(["lay", piece, *squares]) for squares in placements(piece, EMPTY)} <= texts.keys()


def test_squares_may_come_in_any_order_and_letters_in_any_case() -> None:
    action = GAME.read("  LAY f0  e5 C5 f4 e4 D4 c4 ")
    assert GAME.write(action) == "lay F0 c4 d4 e4 f4 c5 e5"
    assert GAME.write(GAME.read("Pick f0")) == "pick F0"


@pytest.mark.parametrize(("kind", "facts"), [(Pick, ("Q",)), (Lay, ("F", -1)), (Lay, ("I", 1)), (Lay, ("I", 10**6))])
def test_an_action_that_does_not_exist_cannot_be_made(kind: type[Action], facts: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="no p"):
        kind(*facts)


def test_layings_come_out_of_another_process_as_they_went_in() -> None:
    layings = told(15).actions(0)
    assert pickle.loads(pickle.dumps(layings)) == layings


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("pick", "unreadable"),
        ("pick F0 F1", "unreadable"),
        ("lay", "unreadable"),
        ("lay F0", "unreadable"),
        ("lay F0 here", "unreadable"),
        ("lay I a01 b1 c1 d1 e1", "unreadable"),
        ("lay I a² b1 c1 d1 e1", "unreadable"),
        ("pass", "unreadable"),
        ("pick F9", "no-such-piece"),
        ("lay Q a1 b1 c1 d1 e1", "no-such-piece"),
        ("lay I i1 j1 k1 l1 m1", "outside"),
        ("lay I a8 a9 a10 a11 a12", "outside"),
        ("lay I a0 a1 a2 a3 a4", "outside"),
        ("lay I a1 b1 c1 d1", "not-the-shape"),
        ("lay I a1 b1 c1 d1 e1 f1", "not-the-shape"),
        ("lay I a1 b1 c1 d1 d1", "not-the-shape"),
        ("lay I a1 b1 c1 d1 e1 e1", "not-the-shape"),
        ("lay I a1 b1 c1 d1 e2", "not-the-shape"),
        ("lay I j1 k1 l1 a2 b2", "not-the-shape"),
        ("lay L k1 l1 a2 b2 b3", "not-the-shape"),
    ],
)
def test_what_is_not_an_action_is_refused_with_the_reason(text: str, code: str) -> None:
    assert refusal(a_match(), 0, text).code == code


def test_a_refusal_says_what_there_is() -> None:
    assert refusal(a_match(), 0, "pick Q").reason.startswith("There is no piece Q. The pieces are F, I, L,")
    assert "a1 (top left) to l11" in refusal(a_match(), 0, "lay I m1 a1 b1 c1 d1").reason


# Placements on a given board


def test_placements_are_listed_for_a_board_that_is_given() -> None:
    rows = ["#" * 12] * 9 + ["...#########", "..##########"]
    assert placements("P", rows) == [("a10", "b10", "c10", "a11", "b11")]
    assert placements("W", rows) == []
    assert placements("I", ["#" * 12] * 10 + ["######......"]) == [
        ("g11", "h11", "i11", "j11", "k11"),
        ("h11", "i11", "j11", "k11", "l11"),
    ]


@pytest.mark.parametrize(
    ("piece", "rows", "code"),
    [
        ("Q", EMPTY, "no-such-piece"),
        (3, EMPTY, "no-such-piece"),
        ("F", EMPTY[:10], "bad-board"),
        ("F", "." * 11, "bad-board"),
        ("F", None, "bad-board"),
        ("F", [*EMPTY[:10], "." * 11], "bad-row"),
        ("F", [*EMPTY[:10], "...........x"], "bad-row"),
        ("F", [*EMPTY[:10], 7], "bad-row"),
    ],
)
def test_placements_say_what_is_wrong_with_a_board(piece: str, rows: list[str], code: str) -> None:
    with pytest.raises(BadTerms) as caught:
        placements(piece, rows)
    assert caught.value.code == code
    assert caught.value.say("en") != caught.value.say("fr")


# The view


def test_everybody_sees_everything() -> None:
    match = told(15)
    view = match.view()
    assert view == replace(match.view(0), seat=None) == replace(match.view(1), seat=None)
    assert msgspec.json.decode(msgspec.json.encode(view)) == msgspec.to_builtins(view)
    assert (view.phase, view.turn, view.middle) == ("placement", 0, [])
    assert view.hands == [["V", "X", "X0", "F0", "F2"], ["Z", "C1", "D0", "F5"]]
    assert view.squares_left == [28, 23]
    assert (view.taken_by["F"], view.taken_by["W"]) == (0, 1)
    assert view.laid["L"] == ["i3", "i4", "i5", "h6", "i6"]
    assert view.board[10] == ".  .  .  F4 .  .  .  .  .  .  P  P"
