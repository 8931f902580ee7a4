"""Pig: its rules, its exact chances, its bots, its coach and its words."""

from collections.abc import Sequence
from random import Random

import msgspec
import numpy as np
import pytest

import ludotheque
from ludotheque import ImpossibleOutcome, Refused, Scripted
from ludotheque.bots.coach import analyse, assess, coach_of
from ludotheque.bots.levels import bot_for, levels
from ludotheque.contract import Result
from ludotheque.kernel import new_chance
from ludotheque.match import Match
from ludotheque.words import LANGUAGES, sentence
from ludotheque_pig.actions import HOLD, ROLL, Action
from ludotheque_pig.game import GAME
from ludotheque_pig.odds import chances, table
from ludotheque_pig.view import View
from support.playing import bot_acts, play_to_the_end, steps


def begun(*dice: int, seats: int = 2, target: int = 100) -> Match[View, Action]:
    """A match in which the die will fall like this."""
    return GAME.match(seats, dealer=Scripted(dice), target=target)


def play(match: Match[View, Action], texts: str) -> None:
    for text in texts.split():
        match.play(match.actors()[0], text)


# The rules


def test_rolls_add_up_until_the_seat_holds() -> None:
    match = begun(6, 5, 4)
    play(match, "roll roll hold roll")
    view = match.view(0)
    assert (view.banked, view.turn, view.turn_total, view.die) == ([11, 0], 1, 4, 4)


def test_a_one_loses_the_points_of_the_turn_and_nothing_else() -> None:
    match = begun(6, 2, 5, 1)
    play(match, "roll hold roll hold")
    match.play(0, "roll")
    events = match.play(0, "roll")
    assert [(event.kind, event.seat, event.facts) for event in events] == [("rolls-one", 0, {"lost": 5})]
    assert (match.view(0).banked, match.actors()) == ([6, 2], (1,))


def test_the_target_wins_at_once() -> None:
    match = begun(6, 6, 6, 6, target=20)
    play(match, "roll roll roll roll")
    assert match.result == Result((0,), (24, 0))
    assert match.actors() == ()


def test_the_die_goes_round() -> None:
    match = begun(2, 3, 4, 5, seats=3)
    play(match, "roll hold roll hold roll hold roll")
    assert (match.view(None).banked, match.actors()) == ([2, 3, 4], (0,))


@pytest.mark.parametrize(
    ("seat", "text", "code"), [(0, "hold", "roll-first"), (1, "roll", "not-your-turn"), (0, "jump", "unreadable")]
)
def test_what_is_not_allowed_is_refused_in_words_and_changes_nothing(seat: int, text: str, code: str) -> None:
    match = begun(4)
    before = match.record()
    with pytest.raises(Refused) as caught:
        match.play(seat, text)
    assert caught.value.code == code
    assert caught.value.say("en") != caught.value.say("fr")
    assert match.record() == before


@pytest.mark.parametrize("wrong", [0, 7, "five", None])
def test_a_die_has_six_sides(wrong: object) -> None:
    with pytest.raises(ImpossibleOutcome) as caught:
        play(GAME.match(2, dealer=Scripted([wrong])), "roll")
    assert caught.value.say("en") != caught.value.say("fr")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_is_played_recorded_and_replayed(seats: int) -> None:
    match = GAME.match(seats, seed="walk", target=50)
    play_to_the_end(match, seats)
    again = ludotheque.verify(match.record())
    assert (again.result, again.state.tobytes()) == (match.result, match.state.tobytes())


def test_a_view_is_all_that_there_is_and_the_same_for_everybody() -> None:
    match = GAME.match(3, seed="views", target=40)
    for seat, text in steps(match, 1):
        view = match.view(seat)
        assert GAME.imagine(view, Random(0)).tobytes() == match.state.tobytes()
        assert msgspec.convert(msgspec.to_builtins(view), View) == view
        assert msgspec.structs.replace(view, seat=None) == match.view(None)
        match.play(seat, text)
    assert GAME.imagine(match.view(None), Random(0)).tobytes() == match.state.tobytes()


def test_random_play_by_the_thousand_ends_and_is_fair_to_the_rules() -> None:
    states, lengths = np.repeat(GAME.begin(GAME.terms(2, {}), 0), 20_000), np.zeros(20_000, np.int32)
    GAME.play_out(states, new_chance(1), lengths)
    assert all(GAME.over(state) for state in states[:100])
    assert states["banked"].max() <= 105
    assert 80 < lengths.mean() < 95


# What is known about it


def test_the_seat_that_begins_wins_as_often_as_the_literature_says() -> None:
    assert table(100)[0, 0] == pytest.approx(0.5306, abs=5e-5)


def test_the_first_decision_is_that_of_the_literature() -> None:
    """Neller and Presser: at the beginning the best play holds at 21."""
    held = [points for points in range(2, 40) if chances(0, 0, points, 100)[1] > chances(0, 0, points, 100)[0]]
    assert held[0] == 21


def test_the_table_fulfils_the_equations_that_define_it() -> None:
    target = 30
    win = table(target)

    def best(mine: int, theirs: int, total: int) -> float:
        if mine + total >= target:
            return 1.0
        rolling = (1 - win[theirs, mine] + sum(best(mine, theirs, total + face) for face in range(2, 7))) / 6
        return float(max(rolling, 1 - win[theirs, mine + total] if total else 0.0))

    for mine, theirs in ((22, 10), (25, 25), (28, 3), (18, 29)):
        assert win[mine, theirs] == pytest.approx(best(mine, theirs, 0), abs=1e-8)


# Bots


def wins_of_first(names: Sequence[str], games: int, seats: int = 2) -> float:
    """How often the first of these levels wins, from every seat in turn."""
    won = 0
    for number in range(games):
        match, first = GAME.match(seats, seed=f"bots {number}"), number % seats
        bots = [bot_for("pig", names[(seat - first) % seats]) for seat in range(seats)]
        while match.actors():
            bot_acts(match, match.actors()[0], bots[match.actors()[0]], number)
        assert match.result
        won += match.result.winners == (first,)
    return won / games


def test_each_level_is_stronger_than_the_one_before() -> None:
    elos = [level.elo for level in levels("pig")]
    assert elos == sorted(set(elos))
    assert len(elos) == 4


@pytest.mark.parametrize(("stronger", "weaker"), [("champion", "newcomer"), ("champion", "casual")])
def test_the_stronger_wins_more_often(stronger: str, weaker: str) -> None:
    assert wins_of_first([stronger, weaker], 200) > 0.58


def test_the_champion_is_good_company_for_three_as_well() -> None:
    assert wins_of_first(["champion", "casual", "casual"], 150, 3) > 1 / 3 + 0.05


# The coach


def test_the_coach_is_exact_for_two_seats() -> None:
    match = begun(6, 6, 6, 3)
    play(match, "roll roll roll roll")
    found = assess(match, 0, "hold")
    assert [(each.action, each.margin) for each in found.actions] == [(HOLD, 0.0), (ROLL, 0.0)]
    assert found.best.chance == pytest.approx(1 - table(100)[0, 21])
    assert found.say("en") == "holding: keeps 21 points, which one roll in six would lose (wins about 63\u00a0%)"
    assert found.say("fr").startswith("garder\u00a0: met 21 points à l’abri")


def test_the_chance_before_a_roll_is_the_mean_of_those_after_it() -> None:
    """The coach agrees with itself: nothing but chance and other people's mistakes changes a chance."""
    before = assess(begun(), 0).best.chance
    after = []
    for die in range(1, 7):
        match = begun(die)
        play(match, "roll")
        seat = match.actors()[0]
        chance = assess(match, seat).best.chance
        after.append(chance if seat == 0 else 1 - chance)
    assert before == pytest.approx(sum(after) / 6)


def test_for_more_seats_the_coach_tells_its_margin() -> None:
    match = begun(5, seats=3)
    play(match, "roll")
    for chance, margin in ((each.chance, each.margin) for each in assess(match, 0).actions):
        assert 0.25 < chance < 0.5
        assert 0.01 < margin < 0.03


@pytest.mark.parametrize("seats", [2, 3])
def test_every_decision_has_a_reason_in_both_languages(seats: int) -> None:
    match, coach = GAME.match(seats, seed="reasons"), coach_of("pig")
    codes = set()
    for seat, text in steps(match, 3, most=80):
        view, actions = match.view(seat), match.actions(seat)
        for action in actions:
            for told in (coach.reason(view, action, None), coach.deed(view, action)):
                assert told
                assert told.say("en", "pig") != told.say("fr", "pig")
                codes.add(told.code)
        match.play(seat, "roll" if view.turn_total < 24 else text)
    assert codes == {"first-roll", "keeps", "little-to-lose", "race", "deed-roll", "deed-hold"}


def test_looking_back_a_one_is_the_bad_luck_of_whoever_rolled_it() -> None:
    match = begun(*[6, 6, 6, 1] * 4)
    play(match, "roll roll roll roll roll")
    found = analyse(match)
    assert found.weighed
    (worst,) = [point for point in found.turning_points if point.kind == "draw" and point.change < 0]
    points = f"{-100 * worst.change:.0f} points out of 100"
    assert (worst.seat, worst.why.say("en", "pig")) == (0, f"rolled 1: bad luck, {points} down")
    assert found.by_seat[0].luck < 0
    assert all(seat.skill == 0 for seat in found.by_seat)


# Words


def test_everything_that_happens_is_told_to_whoever_did_it_and_to_the_others() -> None:
    match, kinds = GAME.match(2, seed="words", target=40), set()
    for seat, text in steps(match, 7):
        for event in match.play(seat, text):
            told = {sentence(event, language, "pig", reader=reader) for language in LANGUAGES for reader in (0, 1)}
            assert len(told) == 2 * len(LANGUAGES)
            if event.kind != "match-over":
                assert set(event.facts) == set(GAME.event_types[event.kind].__annotations__)
                kinds.add(event.kind)
    assert kinds == set(GAME.event_types)
