"""The rules of Polyssimo Challenge, by example."""

import random

import pytest

import ludotheque
from ludotheque import BadTerms, words
from ludotheque.contract import Result
from ludotheque.games.polyssimo import GAME, placements
from ludotheque.games.polyssimo.actions import PICKS as PICK_OF
from ludotheque.games.polyssimo.pieces import HEXOMINOES, NAMES, PENTOMINOES
from ludotheque.games.polyssimo.playout import any_piece
from ludotheque.games.polyssimo.rules import lay
from ludotheque.games.polyssimo.state import OVER, PLACEMENT, new_round
from ludotheque.games.polyssimo.ways import PLACEMENTS
from ludotheque.kernel import State, new_chance
from support.playing import refusal
from support.polyssimo import PICKS, Match, a_match, drafted, played_at_random, seen, told

# The draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_pick_clockwise_until_each_has_its_share(seats: int) -> None:
    match = a_match(seats)
    for turn, piece in enumerate(PICKS):
        assert match.actors() == (turn % seats,)
        assert match.legal(turn % seats) == [f"pick {name}" for name in NAMES if name not in PICKS[:turn]]
        match.play(turn % seats, f"pick {piece}")
    assert [len(hand) for hand in match.view().hands] == [24 // seats] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_to_pick_lays_first_and_the_turn_goes_the_other_way(seats: int) -> None:
    match = drafted(seats)
    order = []
    for _ in range(2 * seats):
        order.append(match.actors()[0])
        match.play(order[-1], match.legal(order[-1])[0])
    assert order == [*reversed(range(seats))] * 2


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 1), (3, 2), (4, 3)])
def test_any_seat_may_begin_and_the_one_before_it_lays_first(seats: int, first: int) -> None:
    match = a_match(seats, first=first)
    for turn, piece in enumerate(PICKS):
        assert match.actors() == ((first + turn) % seats,)
        match.play((first + turn) % seats, f"pick {piece}")
    order = []
    for _ in range(seats):
        order.append(match.actors()[0])
        match.play(order[-1], match.legal(order[-1])[0])
        assert GAME.actors(GAME.imagine(match.view(), random.Random(1))) == match.actors()
    assert order == [(first - 1 - step) % seats for step in range(seats)]
    assert f"first: {first + 1}" in match.record()


def test_the_end_of_the_draft_is_told_with_who_lays_first() -> None:
    match = a_match(3)
    for turn, piece in enumerate(PICKS[:-1]):
        assert [event.kind for event in match.play(turn % 3, f"pick {piece}")] == ["picked"]
    picked, draft_over = match.play(2, f"pick {PICKS[-1]}")
    assert words.sentence(picked, "en", "polyssimo", reader=0) == "Seat 3 picks the pentomino P."
    assert (draft_over.kind, draft_over.seat) == ("draft-over", 2)


def test_a_piece_is_picked_once() -> None:
    match = a_match()
    match.play(0, "pick F0")
    error = refusal(match, 1, "pick F0")
    assert (error.code, error.facts) == ("piece-taken", {"piece": "F0", "owner": 1})
    assert "seat 1 has picked it" in error.reason


def test_nobody_picks_or_lays_out_of_turn() -> None:
    assert refusal(a_match(), 1, "pick F").code == "not-your-turn"
    assert refusal(drafted(), 0, "lay I a1 b1 c1 d1 e1").code == "not-your-turn"


def test_nothing_is_laid_during_the_draft_and_nothing_picked_after_it() -> None:
    assert refusal(a_match(), 0, "lay I a1 b1 c1 d1 e1").code == "draft-first"
    assert refusal(drafted(), 1, "pick F").code == "draft-done"


# The handicap


def test_a_seat_that_needs_a_hexomino_with_every_pick_may_take_nothing_else() -> None:
    match = a_match(handicap=(8, 0))
    for piece in ("F", "F0", "I", "F1", "L", "F2", "N", "F3"):
        match.play(len(match.log) % 2, f"pick {piece}")
    error = refusal(match, 0, "pick P")
    assert (error.code, error.facts) == ("handicap", {"piece": "P", "due": 8})
    assert match.legal(0) == [f"pick {name}" for name in HEXOMINOES if name not in ("F0", "F1", "F2", "F3")]
    match.play(0, "pick F4")
    error = refusal(match, 1, "pick F5")
    assert (error.code, error.facts) == ("handicap-of-others", {"piece": "F5", "seats": [1], "count": 1})
    assert match.legal(1) == [f"pick {name}" for name in PENTOMINOES if name not in "FILN"]


def test_hexominoes_that_others_need_may_not_be_taken() -> None:
    match = a_match(4, handicap=(0, 6, 6, 0))
    assert match.legal(0) == [f"pick {name}" for name in PENTOMINOES]
    error = refusal(match, 0, "pick C0")
    assert error.facts["seats"] == [2, 3]
    assert "seats 2 and 3" in error.reason
    assert match.view().hexominoes_due == [0, 6, 6, 0]


@pytest.mark.parametrize(("seats", "minima"), [(2, (8, 0)), (2, (5, 7)), (3, (6, 5, 1)), (4, (5, 4, 3, 0))])
def test_every_seat_has_its_minimum_after_the_draft(seats: int, minima: tuple[int, ...]) -> None:
    chance = new_chance(3)
    for _ in range(50):
        state = new_round(seats, minima)
        while state.phase != PLACEMENT:
            seat = int(state.turn)
            GAME.act(state, seat, PICK_OF[any_piece(state, seat, chance)])
        black = [sum(name in HEXOMINOES for name in hand) for hand in seen(state).hands]
        assert all(has >= least for has, least in zip(black, minima, strict=True))


@pytest.mark.parametrize(
    ("seats", "minima"), [(2, (13, 0)), (2, (7, 6)), (3, (9, 0, 0)), (4, (7, 0, 0, 0)), (2, (1,)), (2, 5), (2, (-1, 0))]
)
def test_a_handicap_that_cannot_be_met_is_not_agreed_on(seats: int, minima: object) -> None:
    with pytest.raises(BadTerms) as caught:
        a_match(seats, handicap=minima)
    assert caught.value.code == "bad-option"


# Laying


def test_a_seat_lays_its_own_pieces_each_once() -> None:
    match = drafted()
    error = refusal(match, 1, "lay I a1 b1 c1 d1 e1")
    assert (error.code, error.facts) == ("not-yours", {"piece": "I", "owner": 1})
    match.play(1, "lay P a1 b1 a2 b2 a3")
    match.play(0, "lay I d1 d2 d3 d4 d5")
    assert refusal(match, 1, "lay P e1 f1 e2 f2 e3").code == "already-laid"


def test_pieces_do_not_overlap() -> None:
    match = drafted()
    match.play(1, "lay P a1 b1 a2 b2 a3")
    error = refusal(match, 0, "lay I a3 b3 c3 d3 e3")
    assert (error.code, error.facts) == ("overlaps", {"piece": "I", "square": "a3", "lying": "P"})
    match.play(0, "lay I b3 c3 d3 e3 f3")
    assert match.view().board[:4] == [
        "P  P  .  .  .  .  .  .  .  .  .  .",
        "P  P  .  .  .  .  .  .  .  .  .  .",
        "P  I  I  I  I  I  .  .  .  .  .  .",
        ".  .  .  .  .  .  .  .  .  .  .  .",
    ]


def test_a_seat_that_can_lay_nothing_passes_for_good_and_the_others_go_on() -> None:
    match = told(15)
    laid, passes = match.play(0, "lay F0 a8 a9 b9 a10 a11 b11")
    assert (laid.kind, laid.seat, laid.facts["piece"]) == ("laid", 0, "F0")
    assert (passes.kind, passes.seat) == ("passes", 1)
    assert passes.facts == {"count": 4, "pieces": ["Z", "C1", "D0", "F5"], "left": 23}
    assert (match.actors(), match.view().passed) == ((0,), [1])
    assert match.legal(1) == []
    events = match.play(0, "lay V j5 j6 h7 i7 j7")
    assert [(event.kind, event.seat) for event in events] == [("laid", 0), ("passes", 0), ("match-over", None)]


def test_it_is_over_when_nobody_can_lay_and_the_fewest_squares_win() -> None:
    match = told(17)
    assert match.result == Result(winners=(0,), scores=(17, 23))
    assert (match.actors(), match.legal(0), match.view().turn) == ((), [], None)
    assert refusal(match, 0, "lay X b1 a2 b2 c2 b3").code == "over"
    view = match.view()
    board = ["".join(".#"[name != "."] for name in row.split()) for row in view.board]
    assert not [piece for hand in view.hands for piece in hand if placements(piece, board)]


def finished(seats: int, hands: list[list[str]], last_laid: list[int]) -> State:
    """A round that is over, with these pieces left and these moments of the last laying."""
    state = new_round(seats, [0] * seats)
    state.phase = OVER
    state.taken[:seats] = [sum(1 << NAMES.index(piece) for piece in hand) for hand in hands]
    state.last_laid[:seats] = last_laid
    return state


@pytest.mark.parametrize(
    ("hands", "last_laid", "winners"),
    [
        ([["F"], ["I"], ["F0"]], [20, 22, 23], (1,)),
        ([["F"], ["I"], ["F0"]], [22, 20, 23], (0,)),
        ([["F"], ["I"], ["L"]], [1, 2, 3], (2,)),
        ([["F", "I"], ["F0"], ["F1", "F2"]], [21, 1, 20], (1,)),
        ([["F", "I", "L", "N", "P", "T"], ["U", "V"], ["C0", "C1", "D0", "Z0", "W0"]], [24, 1, 23], (1,)),
        ([[], ["X"], ["Z"]], [1, 21, 22], (0,)),
        ([["F"], ["I"], ["F0"]], [0, 0, 1], (0, 1)),
    ],
)
def test_of_those_who_are_equal_the_one_who_laid_last_wins(
    hands: list[list[str]], last_laid: list[int], winners: tuple[int, ...]
) -> None:
    result = GAME.result(GAME.terms(3, {}), [finished(3, hands, last_laid)])
    assert result is not None
    assert result.winners == winners
    assert result.scores == tuple(sum(5 + (name in HEXOMINOES) for name in hand) for hand in hands)


def test_a_tie_is_told_and_why_it_is_broken() -> None:
    def tied(match: Match) -> bool:
        return bool(match.result and len(set(match.result.scores)) == 1)

    match = next(match for seed in range(100) if tied(match := played_at_random(2, seed)))
    assert match.result is not None
    again = ludotheque.replay(match.record().rsplit("seat", 1)[0].replace("seed: polyssimo\n", ""))
    last = match.log[-1]
    assert last.seat is not None
    events = again.play(last.seat, last.text)
    (tie,) = [event for event in events if event.kind == "tie-broken"]
    assert (tie.seat, tie.facts) == (match.result.winners[0], {"left": match.result.scores[0]})
    assert match.result.winners == (last.seat,)


def test_a_seat_that_has_passed_leaves_the_others_their_turns() -> None:
    state = new_round(seats=2, minima=(0, 0))
    state.phase, state.turn, state.passed = PLACEMENT, 1, 1
    state.taken[1] = 0b11
    lay(state, 1, PLACEMENTS[0])
    assert (state.phase, state.turn) == (PLACEMENT, 1), "seat 1 has passed, and seat 2 lays again"
