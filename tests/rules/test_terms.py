"""What a match is made with: seats, options, seeds and names. Wrong ones get an error that says what is allowed."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import BadTerms, LudothequeError, UnknownGame
from ludotheque.fair import Fair
from ludotheque.options import Choice, Number, OneEach, Option, PerSeat, Switch, WhichSeat
from ludotheque.words import LANGUAGES

GAMES = ludotheque.names()
OPTIONS = [
    pytest.param(name, seats, option, id=f"{name}-{seats}-{option.name}")
    for name in GAMES
    for seats in ludotheque.game(name).seats
    for option in ludotheque.game(name).options
]
each_game = pytest.mark.parametrize("name", GAMES)
each_option = pytest.mark.parametrize(("name", "seats", "option"), OPTIONS)


def told(error: LudothequeError, *parts: object) -> None:
    """The error says all these parts in every language, and not the same sentence in two of them."""
    sentences = {error.say(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for said in sentences:
        assert all(str(part) in said for part in parts), said


def not_allowed(name: str, **asked: Any) -> BadTerms:
    with pytest.raises(BadTerms) as error:
        ludotheque.game(name).match(**asked)
    return error.value


def test_the_four_games_are_on_the_shelf() -> None:
    assert {"dutch-blitz", "ligretto", "lucky-numbers", "polyssimo"} <= set(GAMES)
    for name in GAMES:
        assert ludotheque.game(name).name == name


@pytest.mark.parametrize(
    "name", ["chess", "", "Lucky-Numbers", "lucky_numbers", "../lucky-numbers", None, 3, [], "x" * 5000]
)
def test_a_name_that_is_not_on_the_shelf_gets_the_names_that_are(name: Any) -> None:
    with pytest.raises(UnknownGame) as error:
        ludotheque.game(name)
    told(error.value, repr(name)[:50], *GAMES)


# Seats


@each_game
def test_every_allowed_number_of_seats_makes_a_match_and_none_means_the_fewest(name: str) -> None:
    game = ludotheque.game(name)
    for seats in game.seats:
        assert game.match(seats, seed="s").seats == seats
    assert game.match(seed="s").seats == game.seats[0]


@each_game
@pytest.mark.parametrize("wrong", ["below", "above", 0, 1, -2, 10**6, "2", 2.0, True, [2], "two"])
def test_another_number_of_seats_is_refused_with_the_allowed_ones(name: str, wrong: Any) -> None:
    allowed = ludotheque.game(name).seats
    seats = {"below": allowed[0] - 1, "above": allowed[-1] + 1}.get(wrong, wrong) if isinstance(wrong, str) else wrong
    error = not_allowed(name, seats=seats)
    assert error.code == "bad-seats"
    told(error, name, allowed[0], allowed[-1], repr(seats))


# Options


def right_values(option: Option, seats: int) -> list[Any]:
    match option:
        case Switch():
            return [True, False]
        case Choice():
            return list(option.values)
        case Number():
            return [option.least, option.usual, option.most]
        case PerSeat():
            most = option.most[seats]
            return [(0,) * seats, [0] * seats, (min(most, option.total), *[0] * (seats - 1))]
        case WhichSeat():
            return [*range(seats)]
        case OneEach():
            return [option.values[:seats], list(option.values[-seats:]), option.values[seats - 1 :: -1]]
    raise AssertionError(f"a new kind of option: {option}")


def wrong_values(option: Option, seats: int) -> list[Any]:
    anything: list[Any] = [None, [], {}, object, b"yes", float("inf"), float("nan"), "", "x" * 5000]
    match option:
        case Switch():
            return [*anything, "True", "YES", 1, 0]
        case Choice():
            return [*anything, 0, True, option.values[0].upper(), option.values[0] + " ", [option.values[0]]]
        case Number():
            return [
                *anything,
                option.least - 1,
                option.most + 1,
                float(option.usual),
                True,
                -(10**9),
            ]
        case PerSeat():
            most = option.most[seats]
            return [
                *anything,
                0,
                (0,) * (seats + 1),
                (0,) * (seats - 1),
                (-1, *[0] * (seats - 1)),
                (most + 1, *[0] * (seats - 1)),
                (float("inf"), *[0] * (seats - 1)),
                (True, *[0] * (seats - 1)),
                ("1", *[0] * (seats - 1)),
                (option.total // seats + 1,) * seats,
            ]
        case WhichSeat():
            return [*anything, -1, seats, True, 0.0, [0], "0", str(seats + 1), "lot"]
        case OneEach():
            first, *others = option.values[:seats]
            return [
                *anything,
                first,
                others,
                {first, *others},
                dict.fromkeys([first, *others], 0),
                (first, *others, *others),
                (first, first, *others[1:]),
                (0, *others),
                ([], *others),
                (first.upper(), *others),
                ",".join([first] * seats),
            ]
    raise AssertionError(f"a new kind of option: {option}")


@each_option
def test_an_allowed_value_is_taken_and_stands_in_the_view(name: str, seats: int, option: Option) -> None:
    game = ludotheque.game(name)
    for value in right_values(option, seats):
        match = game.match(seats, seed="o", **{option.name: value})
        settled = match.terms.options[option.name]
        assert settled == (tuple(value) if isinstance(value, list) else value)
        assert match.view().options[option.name] == (list(settled) if isinstance(settled, tuple) else settled)


@each_option
def test_an_allowed_value_may_be_given_as_its_text(name: str, seats: int, option: Option) -> None:
    for value in right_values(option, seats):
        options: dict[str, Any] = {option.name: option.write(value)}
        match = ludotheque.game(name).match(seats, seed="o", **options)
        assert match.terms.options[option.name] == option.check(value, seats)


@each_game
def test_whole_numbers_may_come_from_numpy(name: str) -> None:
    seats: Any = np.int64(2)
    seat: Any = np.int8(1)
    match = ludotheque.game(name).match(seats, seed="o")
    assert type(match.seats) is int
    assert match.legal(seat) == match.legal(1)


class Raising:
    """Something that says it is a whole number and fails when it is asked which."""

    def __index__(self) -> int:
        raise RuntimeError("not today")


@each_game
def test_a_number_that_cannot_be_read_is_no_number(name: str) -> None:
    number: Any = Raising()
    assert not_allowed(name, seats=number).code == "bad-seats"
    for option in ludotheque.game(name).options:
        for value in (number, [number, number]):
            assert not_allowed(name, seats=2, **{option.name: value}).code == "bad-option"
    match = ludotheque.game(name).match(2, seed="o")
    for ask in (match.legal, match.actions, match.view, lambda seat: match.play(seat, match.legal(0)[0])):
        with pytest.raises(ludotheque.Refused) as refused:
            ask(number)
        assert refused.value.code == "no-such-seat"
    if match.log:
        for outcome in (number, [number] * 40):
            with pytest.raises(ludotheque.ImpossibleOutcome):
                ludotheque.game(name).match(2, dealer=ludotheque.Scripted([outcome]))


@each_game
def test_what_was_agreed_cannot_be_changed_in_place(name: str) -> None:
    options: Any = ludotheque.game(name).match(2, seed="o").terms.options
    before = dict(options)
    option = next(iter(options))
    with pytest.raises(TypeError):
        options[option] = 1
    with pytest.raises(TypeError):
        del options[option]
    assert not {"update", "pop", "clear", "setdefault", "popitem"} & set(dir(options))
    for twin in (copy.copy(options), copy.deepcopy(options), pickle.loads(pickle.dumps(options))):
        assert twin == options == before == dict(twin)


@each_game
def test_a_view_that_somebody_changes_changes_no_other(name: str) -> None:
    match = ludotheque.game(name).match(2, seed="o")
    before, view = dict(match.view().options), match.view()
    for option, value in view.options.items():
        if isinstance(value, list):
            value.clear()
        view.options[option] = None
    assert match.view().options == before


@each_game
@pytest.mark.parametrize("rules", [0, -1, 3, True, "1", 1.0, Raising()])
def test_a_version_of_the_rules_that_there_is_not_is_refused(name: str, rules: Any) -> None:
    with pytest.raises(ludotheque.BadTerms) as refused:
        ludotheque.game(name).terms(2, {}, rules)
    assert refused.value.code == "unknown-rules"
    assert refused.value.say("en") != refused.value.say("fr")


@each_option
def test_an_option_is_chosen_only_where_the_rules_have_it(name: str, seats: int, option: Option) -> None:
    game = ludotheque.game(name)
    for value in right_values(option, seats):
        if option.since == 1:
            assert game.terms(seats, {option.name: value}, 1).options[option.name] == option.check(value, seats)
        else:
            with pytest.raises(ludotheque.BadTerms) as refused:
                game.terms(seats, {option.name: value}, 1)
            assert refused.value.code == "unknown-option"


@pytest.mark.parametrize("dealer", [3, "fair", object(), ludotheque.Scripted, Fair])
def test_what_deals_nothing_is_no_dealer(dealer: Any) -> None:
    with pytest.raises(ludotheque.BadTerms, match="dealer"):
        ludotheque.game("lucky-numbers").match(2, dealer=dealer)
    with pytest.raises(ludotheque.BadTerms, match="dealer"):
        ludotheque.game("lucky-numbers").match(2, seed="o").change_dealer(dealer)


@pytest.mark.parametrize("words", [None, 3, "ab", {"a": "b"}])
def test_words_are_a_list_with_one_text_a_seat(words: Any) -> None:
    with pytest.raises(ludotheque.BadTerms, match="words"):
        ludotheque.game("lucky-numbers").match(2, words=words)


@each_option
def test_without_a_choice_an_option_has_its_default(name: str, seats: int, option: Option) -> None:
    default = ludotheque.game(name).match(seats, seed="o").terms.options[option.name]
    assert default == option.default(seats)
    assert option.check(default, seats) == default


@each_option
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(name: str, seats: int, option: Option) -> None:
    for value in wrong_values(option, seats):
        error = not_allowed(name, seats=seats, **{option.name: value})
        assert error.code == "bad-option"
        allowed = option.allowed(seats) if isinstance(value, str) else option.allowed_values(seats)
        told(error, option.name, repr(value)[:100], allowed)


@each_option
def test_an_option_can_be_written_and_read_back(name: str, seats: int, option: Option) -> None:
    for value in right_values(option, seats):
        assert option.check(option.read(option.write(value)), seats) == option.check(value, seats)


@each_option
@pytest.mark.parametrize("text", ["", "nonsense", "-1", "1" * 5000, "²", "1 2 3 4 5 6 7 8 9 10 11 12 13", "１"])
def test_what_cannot_be_read_as_an_option_is_not_allowed(name: str, seats: int, option: Option, text: str) -> None:
    error = not_allowed(name, seats=seats, **{option.name: option.read(text)})
    told(error, option.name, option.allowed(seats))


@each_game
def test_an_option_that_a_game_does_not_have_is_refused_with_those_it_has(name: str) -> None:
    error = not_allowed(name, football=True)
    assert error.code == "unknown-option"
    told(error, name, "football", *(option.name for option in ludotheque.game(name).options))


@each_option
def test_what_is_a_seats_goes_with_it_when_seats_stand_in_another_order(name: str, seats: int, option: Option) -> None:
    order = [*range(1, seats), 0]
    for given in right_values(option, seats):
        value = option.check(given, seats)
        moved = option.moved(value, order)
        assert option.check(moved, seats) == moved
        match option:
            case PerSeat() | OneEach():
                assert moved == (*value[1:], value[0])
            case WhichSeat():
                assert order[moved] == value
            case _:
                assert moved == value


@each_option
def test_what_is_a_seats_stays_with_it_when_seats_come_or_go(name: str, seats: int, option: Option) -> None:
    for given in right_values(option, seats):
        value = option.check(given, seats)
        for others in ludotheque.game(name).seats:
            resized = option.resized(value, others)
            assert option.check(resized, others) == resized
            if isinstance(option, OneEach):
                assert resized[:seats] == value[:others]


# Seeds, words and dealers


@each_game
@pytest.mark.parametrize(
    "seed", ["", " ", " x", "x ", "a\nb", "a\tb", "\x00", "\u2028", "\ud800", 7, b"x", ["x"], True]
)
def test_a_seed_that_is_not_one_line_of_text_is_refused(name: str, seed: Any) -> None:
    error = not_allowed(name, seed=seed)
    assert error.code == "bad-seed"
    told(error, repr(seed))


@each_game
@pytest.mark.parametrize("seed", ["0", "a b", "é", "trèfle à quatre feuilles", "🍀", "#", "seed: x", "x" * 10_000])
def test_any_line_of_text_is_a_seed_and_gives_the_same_match_again(name: str, seed: str) -> None:
    one, other = (ludotheque.game(name).match(seed=seed) for _ in range(2))
    assert one.record() == other.record()
    assert ludotheque.replay(one.record(), seed=seed).record() == one.record()


@each_game
@pytest.mark.parametrize("own", [" x", "a\nb", "\ud800", 7, None, b"x"])
def test_words_of_a_seat_that_are_not_one_line_of_text_are_refused(name: str, own: Any) -> None:
    error = not_allowed(name, seed="s", words=["fine", own])
    assert error.code == "bad-words"
    told(error, repr(own))


@each_game
def test_words_for_more_seats_than_there_are_are_refused(name: str) -> None:
    for seats in ludotheque.game(name).seats:
        error = not_allowed(name, seats=seats, seed="s", words=[""] * (seats + 1))
        assert error.code == "too-many-words"
        told(error, seats, seats + 1)


@each_game
def test_a_match_is_dealt_from_a_seed_or_by_a_dealer_not_both(name: str) -> None:
    for asked in ({"seed": "s"}, {"words": ["x"]}, {"seed": "s", "words": ["x"]}):
        error = not_allowed(name, dealer=ludotheque.Scripted([]), **asked)
        assert error.code == "seed-and-dealer"
        told(error)
