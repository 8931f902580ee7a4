"""Matches where all play at once, on a made-up clock: the quicker is first, and who comes too late loses time."""

from collections.abc import Sequence

import pytest

import ludotheque
from ludotheque.bots.levels import make_bot
from ludotheque.bots.realtime import NobodyActs, TimedBot, play_by_turns, play_real_time
from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Action, View
from ludotheque.kit import Bot

STEADY = Tempo(see=0.4, decide=0.3, move=0.6, turn=0.5, spread=0.0)
QUICK = Tempo(see=0.2, decide=0.15, move=0.3, turn=0.25, spread=0.0)


def plain(game: str, tempo: Tempo) -> TimedBot:
    return TimedBot(make_bot(game, "first-legal", {}), tempo)


def seconds(tempo: Tempo, turning: bool, seed: int) -> float:
    """How long an action takes in all, from looking up to laying the card down."""
    return tempo.to_see(seed) + tempo.to_do(turning, seed)


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_a_match_is_played_to_its_end_and_always_alike(game: str) -> None:
    ends = []
    for _ in range(2):
        match = ludotheque.game(game).match(3, seed="a race")
        took = play_real_time(match, [plain(game, Tempo(0.4, 0.3, 0.6, 0.5))] * 3, seed=5)
        assert match.result
        ends.append((took, match.record()))
    assert ends[0] == ends[1]


def test_time_passes_as_the_tempo_says() -> None:
    match = ludotheque.game("dutch-blitz").match(2, seed="time")
    took = play_real_time(match, [plain("dutch-blitz", STEADY)] * 2, seed=1, longest=60.0)
    acted = sum(entry.seat == 0 for entry in match.log)
    slowest = seconds(STEADY, False, 1)
    assert slowest == pytest.approx(1.3)
    assert seconds(STEADY, True, 1) == pytest.approx(1.2)
    assert 0.6 * took / slowest <= acted <= took / 1.2


def test_a_tempo_is_uneven_but_never_in_no_time() -> None:
    tempo = Tempo(0.4, 0.3, 0.6, 0.5, spread=0.5)
    times = [seconds(tempo, True, seed) for seed in range(500)]
    assert len(set(times)) == 500
    assert min(times) >= 0.25 * 1.2
    assert sum(times) / 500 == pytest.approx(1.2, rel=0.05)
    assert times == [seconds(tempo, True, seed) for seed in range(500)]


def test_the_quicker_of_two_who_choose_alike_wins() -> None:
    wins = 0
    for number in range(10):
        match = ludotheque.game("dutch-blitz").match(2, seed=f"race {number}")
        quick = number % 2
        players = [plain("dutch-blitz", QUICK if seat == quick else STEADY) for seat in range(2)]
        play_real_time(match, players, seed=number)
        assert match.result
        wins += match.result.winners == (quick,)
    assert wins >= 9


def test_whoever_comes_too_late_for_a_pile_does_not_lay_the_card_elsewhere() -> None:
    match = ludotheque.game("dutch-blitz").match(4, seed="too late", referee="off")
    play_real_time(match, [plain("dutch-blitz", STEADY)] * 4, seed=2)
    assert match.result
    again = ludotheque.game("dutch-blitz").match(4, seed="too late", referee="off")
    wrong = 0
    for entry in match.log:
        if entry.seat is not None:
            again.play(entry.seat, entry.text)
            wrong += int(again.state.misplaced)
    assert not wrong, "nobody makes a mistake of their own here"


def test_a_match_in_which_everybody_waits_for_ever_is_given_up() -> None:
    match = ludotheque.game("ligretto").match(2, seed="nobody")
    with pytest.raises(NobodyActs):
        play_real_time(match, [TimedBot(lambda view, legal, seed: None, STEADY)] * 2, seed=1)


@pytest.mark.parametrize("rest", [2.0, 8.0])
def test_at_a_calm_pace_everybody_rests_after_an_action_and_acts_when_the_rest_is_over(rest: float) -> None:
    match = ludotheque.game("dutch-blitz").match(2, seed="time")
    took = play_real_time(match, [plain("dutch-blitz", QUICK)] * 2, seed=1, longest=400.0, rest=rest)
    for seat in range(2):
        acted = sum(entry.seat == seat for entry in match.log)
        assert 0.8 * took / (rest + 0.65) <= acted <= took / rest + match.round


def test_a_rest_makes_the_slower_of_two_nearly_as_good() -> None:
    wins = {0.0: 0, 6.0: 0}
    for rest in wins:
        for number in range(20):
            match = ludotheque.game("dutch-blitz").match(2, seed=f"race {number}", target=30)
            slow = number % 2
            players = [plain("dutch-blitz", STEADY if seat == slow else QUICK) for seat in range(2)]
            play_real_time(match, players, seed=number, rest=rest)
            assert match.result
            wins[rest] += slow in match.result.winners
    assert wins[0.0] <= 2
    assert wins[6.0] >= 5


def test_turn_by_turn_seats_act_one_after_the_other_and_another_one_begins_each_round() -> None:
    match = ludotheque.game("ligretto").match(3, seed="turns", target=60)
    order: list[tuple[int, int]] = []

    def noted(seat: int) -> Bot:
        bot = make_bot("ligretto", "first-legal", {})

        def act(view: View, actions: Sequence[Action], seed: int) -> Action | None:
            order.append((view.round, seat))
            return bot(view, actions, seed)

        return act

    turns = play_by_turns(match, [noted(seat) for seat in range(3)], seed=1)
    assert match.result
    assert turns == len(order)
    for number in range(1, match.round + 1):
        seats = [seat for played, seat in order if played == number]
        assert seats[:6] == [(number - 1 + turn) % 3 for turn in range(6)]
