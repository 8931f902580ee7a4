"""The bots for Polyssimo Challenge play legally everywhere, see only the view, and the stronger beat the weaker."""

import copy
from typing import Any

import pytest

from ludotheque.bots.levels import Level, levels, make, make_bot
from ludotheque.games.polyssimo import GAME, Action, View
from ludotheque.games.polyssimo.view import imagine
from ludotheque.kit import Bot
from support.playing import bot_acts
from support.polyssimo import PICKS, Match, a_match, drafted, played_at_random

BOTS = {
    "greedy": {},
    "monte-carlo": {"playouts": 200},
    "search": {"playouts": 20, "end": 500},
}
TABLES = [(2, {}), (2, {"handicap": (8, 2)}), (3, {"handicap": (0, 5, 6)}), (4, {}), (4, {"handicap": (3, 3, 3, 3)})]


Player = Bot[View, Action]


def bot(name: str, **settings: object) -> Player:
    return make_bot("polyssimo", name, settings)


def play(match: Match, bots: list[Player], seed: int = 0) -> Match:
    while match.actors():
        (seat,) = match.actors()
        bot_acts(match, seat, bots[seat], seed + len(match.log))
    return match


def wins(strong: Player, weak: Player, matches: int) -> int:
    """How many matches the first wins; both sit in either seat, after two random picks each."""
    won = 0
    for number in range(matches):
        match = played_at_random(2, number // 2, stop=lambda match: len(match.log) == 4)
        mine = number % 2
        play(match, [strong, weak] if mine == 0 else [weak, strong], seed=1000 * number)
        assert match.result
        won += mine in match.result.winners
    return won


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_every_variant_to_its_end_with_legal_actions(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    chosen = bot(name, **BOTS[name])
    match = a_match(seats, **options)
    while match.actors():
        (seat,) = match.actors()
        view, actions = match.view(seat), match.actions(seat)
        untouched = copy.deepcopy(view)
        action = chosen(view, actions, len(match.log))
        assert action in actions
        assert view == untouched
        if len(match.log) % 5 == 0:
            assert chosen(view, actions, len(match.log)) == action, "the same question has the same answer"
        match.play(seat, action)
    assert match.result


@pytest.mark.parametrize("level", levels("polyssimo"), ids=lambda level: level.name)
def test_every_level_finds_a_legal_action_at_every_stage(level: Level) -> None:
    chosen = make("polyssimo", level)
    for stage in (0, 23, 24, 32, 38):

        def reached(match: Match, stage: int = stage) -> bool:
            return len(match.log) == stage

        match = played_at_random(3, stage, stop=reached)
        (seat,) = match.actors()
        assert chosen(match.view(seat), match.actions(seat), 1) in match.actions(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_shows_the_whole_state(seats: int) -> None:
    for seed in range(4):

        def check(match: Match) -> bool:
            assert imagine(match.view(match.actors()[0])).tobytes() == match.state.tobytes()
            return False

        match = played_at_random(seats, seed, stop=check)
        assert imagine(match.view(None)).tobytes() == match.state.tobytes()


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_depends_on_the_view_alone(name: str) -> None:
    """Two matches whose pieces were picked in another order look the same, so the same is done in both."""
    here, there = drafted(), a_match()
    for first, second in reversed(list(zip(PICKS[::2], PICKS[1::2], strict=True))):
        there.play(0, f"pick {first}")
        there.play(1, f"pick {second}")
    assert here.log != there.log
    assert here.view(1) == there.view(1)
    chosen = bot(name, **BOTS[name])
    for seed in range(3):
        assert chosen(here.view(1), here.actions(1), seed) == chosen(there.view(1), there.actions(1), seed)


def test_chance_settles_what_is_equally_good() -> None:
    match = drafted()
    chosen = {bot("greedy")(match.view(1), match.actions(1), seed) for seed in range(5)}
    assert len(chosen) > 1


def test_searching_beats_the_greedy_bot() -> None:
    assert wins(bot("search", playouts=10, end=1000), bot("greedy"), 10) >= 9


def test_searching_beats_ten_times_as_many_random_playouts() -> None:
    assert wins(bot("search", playouts=40, end=1000), bot("monte-carlo", playouts=400), 6) >= 5


def test_a_blurred_eye_loses_to_a_sharp_one() -> None:
    assert wins(bot("search", playouts=0, end=0), bot("search", playouts=0, end=0, blur=1.0), 10) >= 8


def test_the_search_beats_first_sight() -> None:
    assert wins(bot("search", playouts=60, end=2000), bot("search", playouts=0, end=0, blur=0.1), 8) >= 6


def test_a_hand_is_drafted_within_the_handicap() -> None:
    match = GAME.match(2, seed="handicap", handicap=(10, 0))
    search = bot("search", playouts=0, end=0)
    while match.view(None).phase == "draft":
        (seat,) = match.actors()
        bot_acts(match, seat, search, 0)
    hexominoes = [piece for piece in match.view(0).hands[0] if piece[-1].isdigit()]
    assert len(hexominoes) >= 10
