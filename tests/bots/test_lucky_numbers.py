"""The bots for Lucky Numbers play legally in every variant, know nothing of the pile, and win more at higher levels."""

import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import ludotheque
from ludotheque.bots.errors import BrokenBot
from ludotheque.bots.levels import Level, bot_for, levels, make
from ludotheque.games.lucky_numbers import bots as lucky_numbers
from ludotheque.games.lucky_numbers.bots import seated, weights
from ludotheque.games.lucky_numbers.bots.net import new_net
from ludotheque.games.lucky_numbers.bots.players import GREEDY, SENSIBLE, Player
from ludotheque.games.lucky_numbers.coach import LuckyNumbersCoach
from ludotheque.games.lucky_numbers.view import View, imagine
from ludotheque.match import Match
from support import games
from support.games import Variant
from support.playing import bot_acts
from training.lucky_numbers.contests import contest, outcome, shares_of_wins

GAME = "lucky-numbers"
LEVELS = levels(GAME)
OURS = [variant for variant in games.of(GAME).VARIANTS if not dict(variant.options)["tournament"]]
TOURNAMENT = Variant(GAME, 3, (("setup", "choice"), ("bruno", True), ("tournament", True)))


def player(level: int, seats: int) -> Player:
    """Who plays at a level, as the contests want them."""
    return seated.player_of(LEVELS[level])(seats)


@pytest.mark.parametrize("variant", [*OURS, TOURNAMENT], ids=str)
def test_every_level_plays_every_variant_to_its_end_with_legal_actions(variant: Variant) -> None:
    bots = [make(GAME, level) for level in LEVELS]
    match, count = variant.match("every level"), 0
    while match.actors():
        seat = match.actors()[-1]
        view, actions = match.view(seat), match.actions(seat)
        untouched, bot = copy.deepcopy(view), bots[-1 - (seat + match.round) % len(bots)]
        action = bot(view, actions, count)
        assert action in actions
        assert bot(view, actions, count) == action, "the same question has the same answer"
        assert view == untouched
        match.play(seat, action)
        count += 1
        assert count < 2000, "the match does not end"


@pytest.mark.parametrize("stronger", range(1, len(LEVELS)))
def test_each_level_beats_the_one_below(stronger: int) -> None:
    # who looks further thinks longer: a net a hundred times, a second ply a thousand times
    deals = 20 if "plies" in LEVELS[stronger].settings else 75 if LEVELS[stronger].bot == "learned" else 150
    outcome = contest(player(stronger, 2), player(stronger - 1, 2), deals, seed=5)
    assert outcome.share - outcome.margin > 0.5


def test_the_strongest_net_wins_nearly_twice_its_part_against_three_greedy_players() -> None:
    outcome = contest(seated.learned()(4), seated.greedy()(4), 60, seats=4, seed=5)
    assert outcome.share - outcome.margin > 0.4


def test_the_weakest_level_wins_half_against_a_player_who_is_merely_sensible() -> None:
    outcome = contest(player(0, 2), seated.sensible()(2), 300, seed=5)
    assert abs(outcome.share - 0.5) < 0.06


def test_what_a_net_calls_luck_is_none_on_average_and_changes_no_match() -> None:
    judge = new_net(2, (5, 4, 3), 1)
    judge.out[:] = 1
    one, others, deals = Player(GREEDY), Player(SENSIBLE), range(60)
    shares, luck = shares_of_wins(one, others, deals, judge=judge)
    found = outcome(luck)
    assert found.margin > 0
    assert abs(found.share) < 2 * found.margin
    assert (shares == shares_of_wins(one, others, deals)[0]).all()


@pytest.mark.parametrize("options", [{}, {"setup": "michael", "bruno": True}], ids=str)
def test_a_view_alone_gives_the_whole_round_since_a_round_holds_no_future(options: dict[str, Any]) -> None:
    match = ludotheque.game(GAME).match(3, seed="worlds", **options)
    bot = make(GAME, LEVELS[-1])
    for number in range(60):
        if not match.actors():
            break
        seat = match.actors()[0]
        assert imagine(match.view(seat)).tobytes() == match.state.tobytes()
        bot_acts(match, seat, bot, number)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_two_piles_in_another_order_get_the_same_choices_until_a_clover_differs(level: Level) -> None:
    bot = make(GAME, level)
    here = ludotheque.game(GAME).match(2, seed="here")
    dealt = [entry.text for entry in here.log if entry.seat is None]
    other_order = ludotheque.Scripted([*dealt, *_another_order(here)])
    there = ludotheque.game(GAME).match(2, dealer=other_order)
    same = 0
    while here.actors() and here.view(0) == there.view(0):
        seat = here.actors()[0]
        chosen = bot(here.view(seat), here.actions(seat), same)
        told = msgspec.json.decode(msgspec.json.encode(there.view(seat)), type=View)
        assert bot(told, there.actions(seat), same) == chosen
        assert chosen is not None
        here.play(seat, chosen)
        there.play(seat, chosen)
        same += 1
    assert same >= 3
    assert here.view(0) != there.view(0), "the worlds do not differ: this tests nothing"


def _another_order(match: Match) -> list[str]:
    """The clovers that are still face down, as a script: the highest first."""
    left = match.state.face_down
    colours = ("blue", "violet", "red", "gold", "green")
    return [
        f"{number} {colours[colour]}"
        for number in range(20, 0, -1)
        for colour in range(match.seats)
        if int(left[colour]) >> number & 1
    ]


def test_chances_are_told_for_every_open_action_and_the_best_is_played_with_one_ply() -> None:
    match = ludotheque.game(GAME).match(2, seed="chances")
    bot, seen = lucky_numbers.BOTS["learned"](), set()
    while match.actors():
        seat = match.actors()[0]
        view, actions = match.view(seat), match.actions(seat)
        found = LuckyNumbersCoach().estimate(view, actions)
        chances = {action: chance for action, (chance, _) in found.items()}
        assert list(chances) == actions
        assert all(0 <= chance <= 1 for chance in chances.values())
        chosen = bot(view, actions, 1)
        assert chosen is not None
        assert chances[chosen] >= max(chances.values()) - 0.02
        seen.add(view.phase)
        match.play(seat, chosen)
    assert seen == {"arranging", "choosing", "holding"}


@pytest.fixture
def _fresh_weights() -> Iterator[None]:
    weights.nets.cache_clear()
    bot_for.cache_clear()
    yield
    weights.nets.cache_clear()
    bot_for.cache_clear()


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:2000])


def _no_number(file: Path) -> None:
    with np.load(file) as stored:
        parts = dict(stored)
    parts["mix-3"][:, 0, 0] = np.frombuffer(np.float16("nan").tobytes(), np.uint8)
    np.savez_compressed(file, **parts)


def _too_short(file: Path) -> None:
    with np.load(file) as stored:
        parts = dict(stored)
    parts["mix-2"] = parts["mix-2"][:, :-1]
    np.savez_compressed(file, **parts)


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (Path.unlink, "missing-weights"),
        (_cut, "broken-weights"),
        (_no_number, "broken-weights"),
        (_too_short, "broken-weights"),
        (lambda file: file.write_bytes(b""), "broken-weights"),
        (lambda file: np.savez(file, something=np.zeros(3)), "broken-weights"),
    ],
)
@pytest.mark.usefixtures("_fresh_weights")
def test_broken_weights_are_told_and_a_simpler_bot_plays(
    harm: Callable[[Path], object], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "final.npz"
    file.write_bytes((weights.HERE / file.name).read_bytes())
    harm(file)
    monkeypatch.setattr(weights, "HERE", tmp_path)
    with pytest.raises(BrokenBot) as raised:
        lucky_numbers.BOTS["learned"]()
    assert raised.value.code == code
    assert "final.npz" in raised.value.say("en")
    assert "final.npz" in raised.value.say("fr")
    match = ludotheque.game(GAME).match(2, seed="broken")
    simple = next(level for level in reversed(LEVELS) if level.bot == "greedy")
    for number in range(12):
        seat = match.actors()[0]
        question = match.view(seat), match.actions(seat), number
        action = bot_for(GAME, LEVELS[-1].name)(*question)
        assert action == make(GAME, simple)(*question)
        assert action is not None
        match.play(seat, action)
