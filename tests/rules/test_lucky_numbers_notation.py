"""What people write in Lucky Numbers: actions, and clovers given by hand."""

from typing import Any

import pytest

import ludotheque
from ludotheque import Scripted
from ludotheque.games.lucky_numbers.actions import Action, Arrange, Draw, Leave, Place, Set, Take
from rules.lucky_numbers import begin, follow, opened, refused

# Clovers given by hand


@pytest.mark.parametrize("given_as", ["13 red", (13, "red"), [13, "red"], ("13", "red"), " 13  red "])
def test_a_clover_is_given_as_a_number_and_a_colour(given_as: Any) -> None:
    match = begin([given_as], 3, "michael")
    assert (match.view().held, match.view().held_colour) == (13, "red")


@pytest.mark.parametrize("number", [13, "13", (13,)])
def test_a_number_alone_stands_for_a_colour_that_is_still_there(number: Any) -> None:
    match = begin(["13 blue", number, number, 1], 3, "michael")
    follow(match, "1 set a1")
    assert match.view().held_colour == "violet"
    follow(match, "2 set a1")
    assert match.view().held_colour == "red"


NONSENSE: list[Any] = [
    *(0, 21, -1, 13.0, True, None, "", "x", "13 pink", "red", "red 13", "13 red blue"),
    *((13, "red", 1), (13, 2), [], {}, "1" + "0" * 5000, "0" * 5000 + "x"),
]


@pytest.mark.parametrize(
    ("given_as", "code"),
    [
        *((nonsense, "not-a-clover") for nonsense in NONSENSE),
        ("8 blue", "clover-gone"),
        ("8 red", "clover-gone"),
        (7, "none-left"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_an_impossible_clover_is_refused_and_nothing_changes(given_as: Any, code: str) -> None:
    dealer = Scripted([3, 8, 13, 18, 7, 7, 14, 19, given_as])
    match = ludotheque.game("lucky-numbers").match(2, dealer=dealer, setup="sorted")
    before = match.record(), match.view(), match.state.tobytes()
    for _ in range(2):
        with pytest.raises(ludotheque.ImpossibleOutcome) as error:
            match.play(0, "draw")
        assert error.value.code == code
        assert error.value.facts["index"] == 8
        assert error.value.say("fr") != error.value.reason
        assert (match.record(), match.view(), match.state.tobytes()) == before
    dealer.outcomes[8] = 8
    match.play(0, "draw")
    assert (match.view().held, match.view().held_colour) == (8, "violet")


def test_an_impossible_clover_in_the_deal_makes_no_match() -> None:
    with pytest.raises(ludotheque.ImpossibleOutcome) as error:
        begin([1, 2, 3, 4, 5, 6, 7, 21])
    assert error.value.facts["index"] == 7
    assert "from 1 to 20" in error.value.reason
    assert "blue, violet, red, gold, green" in error.value.reason


def test_a_script_goes_on_with_what_is_told_later() -> None:
    dealer = Scripted([3, 8, 13, 18, 4, 9, 14, 19])
    match = ludotheque.game("lucky-numbers").match(2, dealer=dealer, setup="sorted")
    before = match.record(), match.state.tobytes()
    with pytest.raises(ludotheque.ImpossibleOutcome) as error:
        match.play(0, "draw")
    assert error.value.code == "script-ended"
    assert "only 8 outcomes" in error.value.reason
    assert (match.record(), match.state.tobytes()) == before
    dealer.append("10 violet")
    match.play(0, "draw")
    assert match.view().held == 10
    match.play(0, "leave")
    dealer.append(11)
    match.play(1, "draw")
    assert match.view().held == 11


def test_two_matches_can_follow_one_script() -> None:
    dealer = Scripted([3, 8, 13, 18, 4, 9, 14, 19, 10, 11])
    first = ludotheque.game("lucky-numbers").match(2, dealer=dealer, setup="sorted")
    follow(first, "1 draw", "1 leave")
    second = ludotheque.game("lucky-numbers").match(2, dealer=dealer, setup="sorted")
    follow(second, "1 draw", "1 leave")
    assert first.record() == second.record()


# Notation


@pytest.mark.parametrize(("typed", "logged"), [("DRAW", "draw"), ("  draw ", "draw")])
def test_capitals_and_spaces_do_not_matter_and_the_log_has_one_text(typed: str, logged: str) -> None:
    match = opened(10)
    follow(match, f"1 {typed}")
    assert match.log[-2] == (0, logged)
    follow(match, "1 Place  C2")
    assert match.log[-1] == (0, "place c2")


@pytest.mark.parametrize(
    "text",
    [
        *("", "d", "draw a1", "leave it", "place", "place e1", "place a5", "place a", "place a1 b2", "place a1\x00"),
        *("set", "set 5", "take 10", "take c2 10", "take 21 c2", "take -1 c2", "take １０ c2", "take 10 c2 now"),
        *("arrange 1 2 3", "arrange 1 2 3 4 5", "arrange 1 2 3 21", "take " + "0" * 5000 + "1" * 5000 + " c2"),
    ],
    ids=lambda text: repr(text)[:20],
)
def test_what_is_not_an_action_is_refused_with_a_list_of_those_there_are(text: str) -> None:
    error = refused(opened(10), 1, text)
    assert error.code == "unreadable"
    assert "arrange 5 7 15 15 · set b2 · draw · place c2 · leave · take 13 c2" in error.reason


def test_leading_noughts_are_read_over_however_many() -> None:
    match = opened(10)
    follow(match, "1 draw", "1 leave", f"2 take {'0' * 5000}10 c2")
    assert match.log[-1] == (1, "take 10 c2")


@pytest.mark.parametrize("seat", [-1, 2, None, "0", 0.0, True])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = opened(10)
    for ask in (lambda: match.play(seat, "draw"), lambda: match.legal(seat)):
        with pytest.raises(ludotheque.Refused) as error:
            ask()
        assert error.value.code == "no-such-seat"
    if seat is not None:
        with pytest.raises(ludotheque.Refused):
            match.view(seat)


# Actions as values


def test_an_action_is_played_like_its_text() -> None:
    texts, values = opened(10, 6), opened(10, 6)
    for text in ("draw", "leave"):
        texts.play(0, text)
    for text in ("draw", "place b1"):
        texts.play(1, text)
    for seat, action in ((0, Draw()), (0, Leave()), (1, Draw()), (1, Place(1))):
        assert action in values.actions(seat)
        values.play(seat, action)
    assert values.record() == texts.record().replace(str(texts.commitment), str(values.commitment))


@pytest.mark.parametrize(
    "action",
    [
        Place(16),
        Place(-1),
        Set(99),
        Take(21, 0),
        Take(-5, 0),
        Take(1 << 70, 3),
        Arrange((1, 2, 3)),
        Arrange((1, 2, 3, 21)),
    ],
    ids=str,
)
def test_an_action_that_no_text_says_is_refused(action: Action) -> None:
    match = opened(10)
    before = match.record(), match.view(), match.state.tobytes()
    with pytest.raises(ludotheque.Refused) as error:
        match.play(0, action)
    assert error.value.code == "unreadable"
    assert (match.record(), match.view(), match.state.tobytes()) == before
