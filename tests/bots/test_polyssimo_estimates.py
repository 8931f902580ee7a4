"""Estimates of Polyssimo actions: one for each, certain where the end is solved, and borne out by what happens."""

import pytest

from ludotheque.bots.levels import make_bot
from ludotheque.games.polyssimo.coach import PolyssimoCoach
from support.playing import bot_acts
from support.polyssimo import played_at_random

coach = PolyssimoCoach()
estimate = coach.estimate


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stage", [0, 10, 26, 36])
def test_every_open_action_gets_a_chance_and_a_margin(seats: int, stage: int) -> None:
    match = played_at_random(seats, stage, stop=lambda match: len(match.log) == stage)
    (seat,) = match.actors()
    found = estimate(match.view(seat), match.actions(seat))
    assert set(found) == set(match.actions(seat))
    assert all(0 <= chance <= 1 and 0 <= margin <= 1 for chance, margin in found.values())
    assert found == estimate(match.view(seat), match.actions(seat))


def test_where_everything_loses_what_the_search_thinks_most_of_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = 0
    for seed in range(12):
        match = played_at_random(2, seed, stop=lambda match: len(match.log) == 37)
        if match.actors():
            (seat,) = match.actors()
            view, actions = match.view(seat), match.actions(seat)
            listed = coach.ranked(view, actions)
            if listed[0].loses:
                with monkeypatch.context() as unproven:
                    unproven.setattr("ludotheque.games.polyssimo.coach.worth._proven", lambda *_: {})
                    thought = estimate(view, actions)
                searched = [thought[each.action][0] for each in listed]
                assert searched == sorted(searched, reverse=True)
                lost += len(set(searched)) > 1
    assert lost


def test_a_win_that_is_proved_is_certain() -> None:
    """Whoever is told so, and plays on exactly, wins, whatever the other does."""
    proved = 0
    exact = make_bot("polyssimo", "search", {"playouts": 5})
    anything = make_bot("polyssimo", "anything", {})
    for seed in range(12):
        match = played_at_random(2, seed, stop=lambda match: len(match.log) == 37)
        if not match.actors():
            continue
        (seat,) = match.actors()
        best = max(estimate(match.view(seat), match.actions(seat)).items(), key=lambda item: item[1])
        if best[1] != (1.0, 0.0):
            continue
        proved += 1
        match.play(seat, best[0])
        while match.actors():
            (turn,) = match.actors()
            player = exact if turn == seat else anything
            bot_acts(match, turn, player, seed)
        assert match.result
        assert match.result.winners == (seat,)
    assert proved >= 3


def test_chances_are_borne_out_by_what_happens() -> None:
    """After random drafts, early in the placement: seats that are promised more win more, and as often as promised."""
    player = make_bot("polyssimo", "search", {"playouts": 0, "end": 500, "blur": 0.03})
    promised, won = [], []
    for seed in range(16):
        match = played_at_random(2, seed, stop=lambda match: len(match.log) == 30)
        (seat,) = match.actors()
        promised.append(max(estimate(match.view(seat), match.actions(seat)).values())[0])
        while match.actors():
            (turn,) = match.actors()
            bot_acts(match, turn, player, seed)
        assert match.result
        won.append(seat in match.result.winners)
    assert abs(sum(promised) - sum(won)) <= 5, "about three standard deviations of 16 matches"
    likely = [win for chance, win in zip(promised, won, strict=True) if chance > 0.5]
    unlikely = [win for chance, win in zip(promised, won, strict=True) if chance <= 0.5]
    assert sum(likely) / len(likely) > sum(unlikely) / len(unlikely)
