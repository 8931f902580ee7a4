"""In a match of several rounds the coach speaks of the match, not of the round."""

from functools import cache

import pytest

import ludotheque
from ludotheque.bots.coach import Analysis, analyse
from ludotheque.bots.levels import bot_for
from ludotheque.match import Match
from support.playing import bot_acts

SEEDS = ["tournament 0", "tournament 11"]
"""In the second of them the loser of the last game wins the tournament."""


@cache
def tournament(seed: str, seats: int = 2) -> Match:
    match = ludotheque.game("lucky-numbers").match(seats, seed=seed, tournament=True, setup="sorted")
    count = 0
    while match.actors():
        bot_acts(match, match.actors()[0], bot_for("lucky-numbers", "skilled"), count)
        count += 1
    return match


@cache
def looked_back(seed: str, seats: int = 2) -> Analysis:
    return analyse(tournament(seed, seats))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_move_of_a_tournament_leads_to_its_result_whoever_wins_the_last_game(seed: str) -> None:
    found = looked_back(seed)
    assert found.curve[-2] == pytest.approx(found.curve[-1])


@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_won_the_first_game_is_ahead_and_has_not_won_yet(seed: str) -> None:
    match, found = tournament(seed), looked_back(seed)
    second = next(turn for turn in found.turns if turn.round == 2)
    before = found.curve[second.number - 1]
    scores = next(step.match.scores for step in match.steps() if step.match.round == 2)
    ahead = scores.index(max(scores))
    assert 0.5 <= before[ahead] < 0.9  # any second game makes up for a lead of 3
