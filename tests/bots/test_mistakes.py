"""Mistakes are made where no referee watches and nowhere else, and they are noticed."""

from collections import Counter

import pytest

import ludotheque
from ludotheque.bots.levels import make_bot
from ludotheque.bots.realtime import TimedBot, play_real_time
from ludotheque.bots.tempo import Tempo
from ludotheque.games.quick_cards.actions import Dutch, Play, Stack, Turn
from ludotheque.games.quick_cards.view import relied_on
from ludotheque.games.quick_cards.well_placed import anything_wrong, nearly_right, right_actions
from support.playing import steps

TEMPO = Tempo(0.4, 0.3, 0.6, 0.5)


def times_misplaced(referee: str, slips: float, notices: float) -> tuple[int, int]:
    """How many cards were put in a wrong place in a match, and how often somebody called."""
    game = ludotheque.game("dutch-blitz")
    match = game.match(3, seed="slips", referee=referee, expert=True, target=40)
    bot = make_bot("dutch-blitz", "reserve-first", {"slips": slips, "notices": notices})
    play_real_time(match, [TimedBot(bot, TEMPO)] * 3, seed=3, longest=20_000)
    assert match.result, "a match with mistakes in it comes to its end"
    again, wrong = game.match(3, seed="slips", referee=referee, expert=True, target=40), 0
    for entry in match.log:
        if entry.seat is not None:
            before = bool(again.state.misplaced)
            again.play(entry.seat, entry.text)
            wrong += bool(again.state.misplaced) and not before
    return wrong, sum(entry.text == "dutch" for entry in match.log)


def test_with_a_referee_nobody_makes_a_mistake_or_calls() -> None:
    assert times_misplaced("on", 0.5, 1.0) == (0, 0)


@pytest.mark.parametrize("notices", [0.2, 1.0])
def test_without_a_referee_mistakes_are_made_and_called(notices: float) -> None:
    wrong, calls = times_misplaced("off", 0.1, notices)
    assert wrong > 5
    assert calls > 0


def test_who_makes_no_mistakes_makes_none_without_a_referee_either() -> None:
    wrong, _ = times_misplaced("off", 0.0, 0.5)
    assert wrong == 0


def test_a_mistake_looks_right_by_its_number_and_is_not() -> None:
    match = ludotheque.game("dutch-blitz").match(2, seed="nearly", referee="off", expert=True)
    apart: Counter[tuple[str, int]] = Counter()
    for seat, text in steps(match, 4, most=200):
        view, actions = match.view(seat), match.actions(seat)
        right = right_actions(view, actions)
        for action in nearly_right(view, actions):
            assert action not in right
            card, under = relied_on(view, action) or (None, None)
            assert card
            assert under
            apart[type(action).__name__, card.number - under.number] += 1
        assert all(isinstance(action, Turn | Play | Stack) for action in right)
        assert [action for action in actions if isinstance(action, Turn)] == [
            action for action in right if isinstance(action, Turn)
        ]
        match.play(seat, text)
    assert set(apart) == {("Play", 1), ("Stack", 1), ("Stack", -1)}


def test_a_mistake_is_noticed_after_a_while_and_not_at_every_look() -> None:
    match = ludotheque.game("dutch-blitz").match(2, seed="wrong", referee="off")
    place = next(at for at, cards in enumerate(match.view(0).row[0], start=1) if cards[-1].number > 1)
    match.play(0, f"play row {place} new")
    assert anything_wrong(match.view(1))
    bot = make_bot("dutch-blitz", "reserve-first", {"notices": 0.3})
    calls = sum(bot(match.view(1), match.actions(1), seed) == Dutch() for seed in range(200))
    assert 40 < calls < 80
    own = sum(bot(match.view(0), match.actions(0), seed) == Dutch() for seed in range(200))
    assert own < 20, "nobody calls on a mistake of their own, but on a suspicion when stuck"
