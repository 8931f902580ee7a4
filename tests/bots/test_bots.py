"""The usual bot of every game plays better than chance, and sees what it has to see."""

from typing import Any

import pytest

import ludotheque
from ludotheque.bots import Bot, anything
from ludotheque.bots.levels import bot_for, make_bot
from ludotheque.match import Match


def play(match: Match, bots: list[Bot]) -> None:
    """Let everybody who can act do so once, again and again."""
    count = idle = 0
    while match.actors():
        idle += 1
        for seat in match.actors():
            if seat in match.actors():
                action = bots[seat](match.view(seat), match.legal(seat), count)
                if action is not None:
                    match.play(seat, action)
                    count, idle = count + 1, 0
        assert idle < 2, "everybody waits for everybody else"
        assert count < 20_000, "the match does not end"


@pytest.mark.parametrize(("game", "matches"), [("lucky-numbers", 20), ("polyssimo", 10)])
def test_bots_beat_chance(game: str, matches: int) -> None:
    wins = 0.0
    for number in range(matches):
        match = ludotheque.game(game).match(2, seed=f"match {number}")
        mine = number % 2
        play(match, [bot_for(game) if seat == mine else anything for seat in range(2)])
        assert match.result
        wins += (mine in match.result.winners) / len(match.result.winners)
    assert wins >= 0.75 * matches


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_a_bot_scores_more_than_somebody_who_plays_at_random(game: str) -> None:
    options: dict[str, Any] = {"blocked": "score"} if game == "ligretto" else {}
    match = ludotheque.game(game).match(2, seed="quick", target=60, **options)
    play(match, [bot_for(game), anything])
    assert match.result
    assert match.result.scores[0] > match.result.scores[1]


def test_a_bot_sees_a_card_in_the_wrong_place_and_calls() -> None:
    match = ludotheque.game("dutch-blitz").match(2, seed="wrong", referee="off")
    place = next(at for at, cards in enumerate(match.view(0)["row"][0], start=1) if not cards[-1].endswith(" 1"))
    bot = make_bot("dutch-blitz", "reserve-first", {})
    assert bot(match.view(1), match.legal(1), 0) != "dutch"
    match.play(0, f"play row {place} new")
    assert bot(match.view(1), match.legal(1), 0) == "dutch"


def test_whoever_has_no_ligretto_left_stops_the_round() -> None:
    bot = bot_for("ligretto")
    assert bot({"reserve_name": "ligretto", "options": {"stop": "call"}}, ["turn", "stop"], 1) == "stop"


def test_a_game_that_no_bot_knows_is_played_anyhow() -> None:
    bot = bot_for("pebbles")
    chosen = {bot({}, ["take 1", "take 2", "take 3"], seed) for seed in range(50)}
    assert chosen == {"take 1", "take 2", "take 3"}
