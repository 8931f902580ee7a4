"""The usual bot of every game plays better than chance, and sees what it has to see."""

from typing import Any

import pytest

import ludotheque
from ludotheque.bots import anything
from ludotheque.bots.levels import bot_for
from ludotheque.games.quick_cards.actions import Stop, Turn
from ludotheque.kit import Bot
from ludotheque.match import Match


def play(match: Match, bots: list[Bot]) -> None:
    """Let everybody who can act do so once, again and again."""
    count = idle = 0
    while match.actors():
        idle += 1
        for seat in match.actors():
            if seat in match.actors():
                action = bots[seat](match.view(seat), match.actions(seat), count)
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


def test_whoever_has_no_ligretto_left_stops_the_round() -> None:
    bot, match = bot_for("ligretto"), ludotheque.game("ligretto").match(2, seed="stop", stop="call")
    assert bot(match.view(0), [Turn(), Stop()], 1) == Stop()


def test_a_game_that_no_bot_knows_is_played_anyhow() -> None:
    match = ludotheque.game("polyssimo").match(2, seed="anyhow")
    view, actions = match.view(0), match.actions(0)
    chosen = {anything(view, actions[:3], seed) for seed in range(50)}
    assert chosen == set(actions[:3])
