"""A match looked back on: the curve, the turning points, and luck and choice that add up to the result."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.coach import Analysis, analyse
from ludotheque.bots.coach.analysing import COSTLY, MOST_COSTLY, MOST_TURNING_POINTS, TURNING
from ludotheque.bots.levels import bot_for
from ludotheque.bots.realtime import TimedBot, play_real_time
from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Action
from ludotheque.match import Match
from ludotheque.terminal.printed.hindsight import LONGEST_CURVE, report, sparkline
from ludotheque.words import LANGUAGES
from support.coaching import coach_with
from support.playing import bot_acts
from support.sitting import Done, command

Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
    return lambda *words: command(capsys, monkeypatch, *words)


def wavering(view: Any, actions: Sequence[Action]) -> dict[Action, tuple[float, float]]:
    """Estimates that differ from position to position and from action to action."""
    chance = Random(json.dumps(view.gardens) + str(view.held))
    return {action: (chance.random(), 0.04) for action in actions}


def played(seats: int = 2, *, until: int | None = None, **options: Any) -> Match:
    match = ludotheque.game("lucky-numbers").match(seats, seed="hindsight", **options)
    count = 0
    while match.actors() and count != until:
        seat = match.actors()[0]
        bot_acts(match, seat, bot_for("lucky-numbers", "regular"), count)
        count += 1
    return match


@pytest.fixture
def analysis(monkeypatch: pytest.MonkeyPatch) -> Analysis:
    coach_with(monkeypatch, wavering)
    return analyse(played(3))


def test_every_decision_is_told_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    coach_with(monkeypatch, wavering)
    match = played(3)
    found = analyse(match)
    actions = [(entry.seat, entry.text) for entry in match.log if entry.seat is not None]
    assert [(turn.seat, turn.action) for turn in found.turns] == actions
    assert [turn.number for turn in found.turns] == list(range(1, len(actions) + 1))


def test_the_curve_goes_from_equal_chances_to_the_result(analysis: Analysis) -> None:
    assert analysis.curve[0] == [1 / 3] * 3
    assert sorted(analysis.curve[-1])[-1] in (1, 1 / 2, 1 / 3)
    assert len(analysis.curve) == len(analysis.turns) + 2
    for point in analysis.curve:
        assert sum(point) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in point)
    for turn, point in zip(analysis.turns, analysis.curve[1:], strict=False):
        assert point[turn.seat] == turn.chance


def test_a_choice_costs_what_the_best_was_worth_more(analysis: Analysis) -> None:
    for turn in analysis.turns:
        assert turn.choice == pytest.approx(turn.chance - turn.best_chance)
        assert (turn.choice == 0) == (turn.best == turn.action)
        assert turn.margin == 0.04


def test_a_draw_changes_what_lies_between_before_and_after_it(analysis: Analysis) -> None:
    for before, turn in zip(analysis.turns, analysis.turns[1:], strict=False):
        if before.action == "draw":
            assert before.seat == turn.seat
            assert len(turn.drawn) == 1
            assert turn.draw == pytest.approx(turn.best_chance - before.chance)
        else:
            assert (turn.drawn, turn.draw) == ([], 0)


def test_luck_choice_and_the_others_make_up_the_result(analysis: Analysis) -> None:
    for seat, found in enumerate(analysis.by_seat):
        assert found.result == analysis.curve[-1][seat]
        assert found.result == pytest.approx(1 / 3 + found.luck + found.skill + found.others)
        assert found.skill <= 0
        assert 0 <= found.best_found <= found.decisions
    assert sum(found.decisions for found in analysis.by_seat) == len(analysis.turns)


def test_the_turning_points_are_the_largest_changes(analysis: Analysis) -> None:
    changes = [abs(turn.draw) for turn in analysis.turns] + [-turn.choice for turn in analysis.turns]
    largest = sorted((change for change in changes if change >= TURNING), reverse=True)[:MOST_TURNING_POINTS]
    assert sorted((abs(point.change) for point in analysis.turning_points), reverse=True) == pytest.approx(largest)
    assert [point.turn for point in analysis.turning_points] == sorted(point.turn for point in analysis.turning_points)
    for point in analysis.turning_points:
        told = {point.why.say(language, "lucky-numbers") for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        assert all("100" in sentence for sentence in told)


def test_each_seat_is_told_its_costliest_choices(analysis: Analysis) -> None:
    for seat in range(3):
        costs = sorted(turn.choice for turn in analysis.turns if turn.seat == seat and turn.choice <= -COSTLY)
        assert len(costs) > MOST_COSTLY
        own = [move for move in analysis.costly if move.seat == seat]
        assert [move.change for move in own] == costs[:MOST_COSTLY]
    assert [move.change for move in analysis.costly] == sorted(move.change for move in analysis.costly)
    for move, in_french in zip(analysis.costly, analysis.told("fr").costly, strict=True):
        turn = analysis.turns[move.turn - 1]
        assert (turn.seat, turn.choice) == (move.seat, move.change)
        assert move.deed.say("en", "lucky-numbers") != move.best.say("en", "lucky-numbers")
        assert in_french.best.said == move.best.say("fr", "lucky-numbers")
        assert (in_french.why is None) == (move.why is None)


def test_who_always_does_the_best_loses_nothing_by_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    coach_with(monkeypatch, lambda view, actions: dict.fromkeys(actions, 0.5))
    analysis = analyse(played())
    assert analysis.costly == []
    for found in analysis.by_seat:
        assert found.skill == 0
        assert found.best_found == found.decisions


def test_a_match_that_is_not_over_can_be_looked_back_on(monkeypatch: pytest.MonkeyPatch) -> None:
    coach_with(monkeypatch, wavering)
    found = analyse(played(until=7))
    assert len(found.turns) == 7
    assert len(found.curve) == 8
    assert {seat.result for seat in found.by_seat} == {None}


def test_a_tournament_is_one_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    coach_with(monkeypatch, wavering)
    found = analyse(played(tournament=True, setup="sorted"))
    assert {turn.round for turn in found.turns} == {1, 2}


# In the terminal


def test_a_curve_is_a_row_of_blocks() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.5] * 1000)) == LONGEST_CURVE
    assert sparkline([0.0] * 500 + [1.0] * 500).startswith("▁▁▁")


def test_the_command_tells_a_record_and_draws_its_curve(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach_with(monkeypatch, wavering)
    record, picture = tmp_path / "record.txt", tmp_path / "curve.svg"
    record.write_text(played().record(), "utf-8")
    done = run("analyse", str(record), "--chart", str(picture))
    assert (done.code, done.err) == (0, "")
    assert "The turning points:" in done.out
    assert "were the best move" in done.out
    assert "▁" in done.out
    assert "</svg>" in picture.read_text("utf-8")
    french = run("analyse", str(record), "--lang", "fr")
    assert "Les tournants" in french.out
    told = json.loads(run("analyse", str(record), "--json").out)
    assert told["turns"][0]["number"] == 1
    assert {"code", "facts"} == set(told["turning_points"][0]["why"])


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("nothing", "utf-8")
    assert run("analyse", str(broken)).code == 1
    assert run("analyse", str(tmp_path / "nowhere")).code == 2


def test_the_analysis_is_told_in_french(capsys: pytest.CaptureFixture[str], analysis: Analysis) -> None:
    report(analysis, "fr")
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert "Lucky Numbers, 3 places" in told
    assert "en moyenne, un choix a coûté" in told


# Where all play at once


def test_where_all_play_at_once_there_is_the_curve_alone(capsys: pytest.CaptureFixture[str]) -> None:
    match = ludotheque.game("dutch-blitz").match(3, seed="at once", target=20)
    players = [TimedBot(bot_for("dutch-blitz", name), Tempo(pace, pace, pace, pace)) for name, pace in QUICK_AND_SLOW]
    play_real_time(match, players, 1)
    found = analyse(match)
    assert not found.weighed
    assert 10 <= len(found.curve) <= 203
    assert found.curve[0] == [1 / 3] * 3
    assert match.result
    assert found.curve[-1][match.result.winners[0]] == 1 / len(match.result.winners)
    for point in found.curve:
        assert sum(point) == pytest.approx(1)
    assert {point.kind for point in found.turning_points} <= {"run"}
    assert found.turning_points
    for language, expected in (("en", "Everyone plays at once"), ("fr", "Tout le monde joue en même temps")):
        report(found, language)
        assert expected in capsys.readouterr().out


QUICK_AND_SLOW = [("regular", 0.2), ("regular", 0.5), ("regular", 0.8)]
