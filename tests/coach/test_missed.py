"""After a round of a card game the coach says what was missed."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.bots.coach import Analysis, analyse, assess, coach_of
from ludotheque.bots.coach.missing import MOST_MISSED, Missed
from ludotheque.bots.coach.reasons import Reason
from ludotheque.bots.levels import bot_for
from ludotheque.bots.realtime import TimedBot, play_real_time
from ludotheque.bots.tempo import Tempo
from ludotheque.games.quick_cards.actions import Play
from ludotheque.games.quick_cards.coach.missed import GLANCE, LONG, fitting
from ludotheque.games.quick_cards.state import HAND
from ludotheque.match import Match
from ludotheque.table import log
from ludotheque.table.keeping.archive import seconds_of_actions
from ludotheque.table.playing import coaching
from ludotheque.table.settings import Settings
from ludotheque.words import LANGUAGES


@pytest.fixture(scope="module")
def match() -> Match:
    match = ludotheque.game("ligretto").match(3, seed="missed", target=25)
    pace = [Tempo(*[seconds] * 4) for seconds in (0.2, 0.5, 2.0)]
    play_real_time(match, [TimedBot(bot_for("ligretto", "regular"), tempo) for tempo in pace], 1)
    return match


@pytest.fixture(scope="module")
def seconds(match: Match) -> list[float]:
    """A made-up clock: an action every half second."""
    return [number / 2 for number, _ in enumerate(entry for entry in match.log if entry.seat is not None)]


def missed(match: Match, seconds: list[float]) -> list[Missed]:
    watcher = coach_of("ligretto").watcher(match.seats, seconds)
    for step in match.steps():
        watcher.see(step, step.match.view(None))
    return watcher.found


def of_kind(found: list[Missed], kind: str) -> list[Missed]:
    return [each for each in found if each.kind == kind]


def test_what_lay_fitted_all_the_time_and_was_played_then(match: Match, seconds: list[float]) -> None:
    found = of_kind(missed(match, seconds), "lay")
    assert found
    steps = {}
    for number, step in enumerate(match.steps()):
        steps[number] = (step.match.round, {(seat, str(card)) for seat, card in fitting(step.match.view(None))})
    for each in found:
        assert each.lasted >= LONG
        for number in range(each.turn - int(2 * each.lasted), each.turn):
            assert steps[number][0] == each.round
            assert (each.seat, each.why.facts["card"]) in steps[number][1]


def test_a_race_is_lost_to_another_seat(match: Match, seconds: list[float]) -> None:
    found = of_kind(missed(match, seconds), "race")
    actors = [entry.seat for entry in match.log if entry.seat is not None]
    assert found
    for each in found:
        assert each.why.facts["by"] - 1 == actors[each.turn - 1] != each.seat


def test_who_turns_is_told_of_the_card_that_fitted_longest_also_if_turning_covered_it(
    match: Match, seconds: list[float]
) -> None:
    steps = [(step.match.round, set(fitting(step.match.view(None)))) for step in match.steps()]
    acted = [(entry.seat, entry.text) for entry in match.log if entry.seat is not None]
    told = {each.turn: each for each in of_kind(missed(match, seconds), "turned")}
    covered = 0
    for number, (seat, text) in enumerate(acted[:-1], start=1):
        if text != "turn" or steps[number][0] != steps[number - 1][0]:
            continue
        lasted = 0.0
        for fits in [each for each in steps[number - 1][1] if each.seat == seat]:
            since = number - 1
            while since > 1 and steps[since - 1][0] == steps[number][0] and fits in steps[since - 1][1]:
                since -= 1
            if since > 1 and steps[since - 1][0] == steps[number][0]:  # not of a deal: its time begins with an action
                lasted = max(lasted, seconds[number - 1] - seconds[since - 1])
                covered += fits not in steps[number][1]
        if lasted >= GLANCE:
            assert told[number].lasted >= lasted
    assert covered
    assert all(acted[number - 1][1] == "turn" for number in told)


def test_time_between_two_rounds_is_nobodys(match: Match, seconds: list[float]) -> None:
    rounds = [step.match.round for step in match.steps()]
    assert rounds[-1] > 1
    waited = [at + 1000 * rounds[number] for number, at in enumerate(seconds)]  # the first action of a round comes late
    assert max(each.lasted for each in missed(match, waited)) < 100


def test_a_clock_stands_still_while_the_table_is_paused() -> None:
    def written(at: int, *what: Any) -> bytes:
        return msgspec.json.encode(log.Entry(at, list(what)))

    match = log.Started(words=[], rules=2)
    acted = log.Acted(0, "turn", [])
    entries = [written(1000, match), written(2000, acted), written(3000, log.Paused()), written(9000, log.Resumed())]
    assert seconds_of_actions([*entries, written(9500, acted)], 1) == [2.0, 3.5]


def test_one_second_is_told_as_one() -> None:
    race = Reason("missed-race", {"card": "red 4", "lasted": 1.0, "unit": "seconds", "by": 2})
    assert race.say("en", "ligretto") == "the red 4 fitted for one second, then seat 2 was faster"


def test_each_seat_is_shown_the_longest_and_told_how_many_there_were(match: Match, seconds: list[float]) -> None:
    every, found = missed(match, seconds), analyse(match, seconds=seconds).missed
    for seat in range(3):
        own = [each for each in every if each.seat == seat]
        shown = [each for each in found if each.seat == seat]
        if own:
            assert shown[0].why.facts["lay"] == len(of_kind(own, "lay"))
            assert len(of_kind(shown, "race")) == min(MOST_MISSED, len(of_kind(own, "race")))
    for each in found:
        assert len({each.why.say(language, "ligretto") for language in LANGUAGES}) == len(LANGUAGES)


def test_without_a_clock_it_counts_moves(match: Match) -> None:
    found = analyse(match).missed
    assert "moves" in next(each for each in found if each.kind == "race").why.say("en", "ligretto")


@pytest.mark.parametrize(("rhythm", "unit"), [("free", "seconds"), ("rest-4", "moves"), ("turns", "moves")])
def test_where_seats_rest_or_wait_for_their_turn_it_counts_moves(
    rhythm: str, unit: str, match: Match, seconds: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SimpleNamespace(settings=Settings(rhythm=rhythm))
    monkeypatch.setattr(coaching, "when_over", lambda *_: (table, match))
    monkeypatch.setattr(coaching, "seconds_of_actions", lambda *_: seconds)
    monkeypatch.setattr(coaching, "level_at", lambda _: "regular")
    told = msgspec.json.decode(coaching.analysis("a table", [], 1)["en"], type=Analysis)
    assert {each.why.facts["unit"] for each in told.missed if each.kind != "in-all"} == {unit}


def test_where_there_is_time_to_think_every_move_is_weighed() -> None:
    match = ludotheque.game("ligretto").match(2, seed="calm")
    for _ in range(12):
        match.play(0, bot_for("ligretto", "regular")(match.view(0), match.actions(0), 1) or "turn")
    found = assess(match, 0)
    assert {each.action for each in found.actions} == set(match.actions(0))
    assert all(0 < each.chance < 1 and each.margin > 0 for each in found.actions)
    assert len({found.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_card_in_the_hand_is_played_before_turning_covers_it() -> None:
    match, told = ludotheque.game("dutch-blitz").match(2, seed="cards 7"), 0
    bot = bot_for("dutch-blitz", "regular")
    for count in range(110):
        view, actions = match.view(count % 2), match.actions(count % 2)
        hand = [action for action in actions if isinstance(action, Play) and action.source == HAND]
        if hand and len(actions) == 2:
            found = assess(match, count % 2)
            if found.best.action == hand[0] and not found.tied and found.reason and found.reason.code == "covered":
                assert "turning would cover" in found.say("en")
                assert len({found.say(language) for language in LANGUAGES}) == len(LANGUAGES)
                told += 1
        match.play(count % 2, bot(view, actions, count) or "turn")
    assert told
