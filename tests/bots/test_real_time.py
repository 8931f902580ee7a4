"""Matches where all play at once, on a made-up clock: the quicker is first, and who comes too late loses time."""

import pytest

import ludotheque
from ludotheque.bots.levels import make_bot
from ludotheque.bots.realtime import NobodyActs, TimedBot, play_real_time, relied_on
from ludotheque.bots.tempo import Tempo

STEADY = Tempo(see=0.4, decide=0.3, move=0.6, turn=0.5, spread=0.0)
QUICK = Tempo(see=0.2, decide=0.15, move=0.3, turn=0.25, spread=0.0)


def plain(game: str, tempo: Tempo) -> TimedBot:
    return TimedBot(make_bot(game, "first-legal", {}), tempo)


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_a_match_is_played_to_its_end_and_always_alike(game: str) -> None:
    ends = []
    for _ in range(2):
        match = ludotheque.game(game).match(3, seed="a race")
        seconds = play_real_time(match, [plain(game, Tempo(0.4, 0.3, 0.6, 0.5))] * 3, seed=5)
        assert match.result
        ends.append((seconds, match.record()))
    assert ends[0] == ends[1]


def test_time_passes_as_the_tempo_says() -> None:
    match = ludotheque.game("dutch-blitz").match(2, seed="time")
    seconds = play_real_time(match, [plain("dutch-blitz", STEADY)] * 2, seed=1, longest=60.0)
    acted = sum(entry.seat == 0 for entry in match.log)
    slowest = STEADY.seconds("play hand new", 1)
    assert slowest == pytest.approx(1.3)
    assert STEADY.seconds("turn", 1) == pytest.approx(1.2)
    assert 0.6 * seconds / slowest <= acted <= seconds / 1.2


def test_a_tempo_is_uneven_but_never_in_no_time() -> None:
    tempo = Tempo(0.4, 0.3, 0.6, 0.5, spread=0.5)
    times = [tempo.seconds("turn", seed) for seed in range(500)]
    assert len(set(times)) == 500
    assert min(times) >= 0.25 * 1.2
    assert sum(times) / 500 == pytest.approx(1.2, rel=0.05)
    assert times == [tempo.seconds("turn", seed) for seed in range(500)]


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


def test_an_action_relies_on_the_card_it_moves_and_on_where_it_goes() -> None:
    view = {"seat": 0, "hand": [{"top": "red 4"}], "row": [[["blue 7", "red 6"]]], "piles": [{"top": "red 3"}, None]}
    assert relied_on("ligretto", view, "play hand pile 1") == ("red 4", "red 3")
    assert relied_on("ligretto", view, "play hand pile 2") == ("red 4", None)
    assert relied_on("ligretto", view, "play row 1 new") == ("red 6", None)
    assert relied_on("ligretto", view, "stack hand row 1") == ("red 4", "red 6")
    assert relied_on("ligretto", view, "turn") is None
    assert relied_on("pebbles", view, "turn") is None


def test_a_match_in_which_everybody_waits_for_ever_is_given_up() -> None:
    match = ludotheque.game("ligretto").match(2, seed="nobody")
    with pytest.raises(NobodyActs):
        play_real_time(match, [TimedBot(lambda view, legal, seed: None, STEADY)] * 2, seed=1)
