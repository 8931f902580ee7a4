"""What an environment promises of every game: it plays by the rules, and the same games from the same seed."""

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ludotheque
from environment.playing import at_random, open_actions
from ludotheque import arena, shelf
from ludotheque.bots.levels import level, make_bot
from ludotheque.bots.outside import policy
from ludotheque.bots.realtime import TimedBot, play_real_time
from ludotheque.bots.tempo import Tempo
from ludotheque.environment import Environment
from ludotheque.environment.errors import BadActions
from ludotheque.proof import compare
from ludotheque.simulate import round_result

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("lucky-numbers", 2, {}),
    ("lucky-numbers", 4, {"bruno": True}),
    ("lucky-numbers", 5, {"setup": "michael"}),
    ("lucky-numbers", 3, {"setup": "sorted", "bruno": True}),
    ("polyssimo", 2, {}),
    ("polyssimo", 4, {"handicap": (3, 0, 0, 6), "first": 2}),
    ("ligretto", 2, {}),
    ("ligretto", 5, {"advanced": True, "stop": "call"}),
    ("dutch-blitz", 3, {}),
    ("dutch-blitz", 2, {"expert": True}),
]
GAMES = sorted({game for game, *_ in VARIANTS})
each_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=lambda value: str(value))
each_game = pytest.mark.parametrize("game", GAMES)


def everything(env: Environment) -> list[bytes]:
    """All that can be asked of a batch, as bytes."""
    env.observe()
    return [part.tobytes() for part in (*env._games, env._planes)]


def one_by_one(env: Environment) -> list[list[bytes]]:
    """The same, apart for each game."""
    env.observe()
    return [[part[index].tobytes() for part in (*env._games, env._planes)] for index in range(env.batch)]


def _kept(env: Environment) -> list[NDArray[Any]]:
    """What a refused action leaves as it was."""
    games = env._games
    return [games.rounds, games.clocks, games.chances, games.dealt_from, games.begun, games.to_act]


@each_variant
def test_the_mask_is_what_the_rules_list_and_each_action_is_what_the_table_says(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    env = ludotheque.env(game, seats, batch=4, seed=1, **options)
    for step, _ in enumerate(at_random(env, seed=2, steps=60)):
        mask = open_actions(env)
        for index in range(step % 10, env.batch):
            state, seat = env.state(index), int(env.to_act[index])
            listed = env.game.legal(state, seat)
            found = [env.encoding.action(state, seat, number) for number in np.flatnonzero(mask[index]).tolist()]
            assert {action for action in found if action} == set(listed)
            for action in random.Random(3).sample(listed, min(5, len(listed))):
                number = env.number(index, action)
                assert mask[index, number]
                assert env.action(index, number) == action
                assert env.number(index, env.game.write(action)) == number


@each_variant
def test_records_verify_with_the_scores_and_winners_that_were_told(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    env = ludotheque.env(game, seats, batch=8, seed=3, **options)
    ended = 0
    for _ in at_random(env, seed=4, steps=1500):
        for index in np.flatnonzero(env.done).tolist():
            match = ludotheque.verify(env.record(index, last=True))
            final = match._finished[0]
            scores, winners = round_result(match.game, match.terms, final)
            assert tuple(env.scores[index]) == scores
            assert [seat for seat in range(seats) if env.rewards[index, seat] > 0] == (
                list(winners) if len(winners) < seats else []
            )
            assert abs(env.rewards[index].sum()) < 1e-6
            ended += 1
        if ended > 5:
            break
    assert ended > 5
    for index in range(env.batch):
        match = ludotheque.verify(env.record(index))
        assert match.state.tobytes() == env.state(index).tobytes()


def test_a_record_says_which_deal_it_is_and_another_deal_is_found() -> None:
    env = ludotheque.env("lucky-numbers", 2, batch=3, seed="a lesson")
    for _ in at_random(env, seed=20, steps=1500):
        pass
    record = env.record(2)
    deal = ludotheque.replay(record).environment
    assert deal
    assert (deal.seed, deal.game) == (env.seed, 2)
    assert deal.deal > 2
    assert str(deal) in record
    proof = ludotheque.prove(record)
    assert (proof.commitment, proof.noted, proof.binds_terms) == ("", False, False)
    for wrong in (
        f"seed {deal.seed} game 2 deal {deal.deal - 1}",
        f"seed {deal.seed} game 1 deal {deal.deal}",
        "seed 7",
    ):
        with pytest.raises(ludotheque.BrokenRecord):
            ludotheque.verify(record.replace(str(deal), wrong))
    with pytest.raises(ludotheque.OtherMatch, match="no commitment"):
        ludotheque.prove(record, commitment="0" * 64)
    with pytest.raises(ludotheque.OtherMatch, match="no table"):
        compare(proof, [])


def test_a_deal_does_not_depend_on_how_the_ones_before_it_were_played() -> None:
    dealt = []
    for seed in (21, 22):
        env = ludotheque.env("ligretto", 2, batch=1, seed=23)
        chosen, found = at_random(env, seed, steps=2_000), list[str]()
        while len(found) < 3:
            next(chosen)
            if env.done[0]:
                found.append(env.record(0).split("\n\n")[1].split("seat")[0])
        dealt.append(found)
    assert dealt[0] == dealt[1]
    assert len(set(dealt[0])) == 3


@each_game
def test_a_game_is_the_same_in_every_batch_and_on_any_number_of_cores(game: str) -> None:
    played = []
    for batch, cores in ((5, 1), (5, 2), (3, 1), (1, 1)):
        env = ludotheque.env(game, 3, batch=batch, seed=5, cores=cores)
        for _ in at_random(env, seed=6, steps=80):
            pass
        played.append(one_by_one(env))
    whole, threads, few, alone = played
    assert threads == whole
    assert few == whole[:3]
    assert alone == whole[:1]
    assert whole[0] != whole[1], "all games are the same: this tests nothing"


@each_game
def test_another_seed_deals_otherwise_and_reset_deals_as_at_first(game: str) -> None:
    env = ludotheque.env(game, 2, batch=3, seed=7)
    first = everything(env)
    for _ in at_random(env, seed=8, steps=20):
        pass
    assert everything(env) != first
    env.reset()
    assert everything(env) == first
    env.reset(seed="another")
    if shelf.game(game).awaits_chance(env._beginning[0]):
        assert everything(env) != first


@each_game
def test_a_copy_is_independent_and_brings_everything_back(game: str) -> None:
    env = ludotheque.env(game, 2, batch=4, seed=9)
    for _ in at_random(env, seed=10, steps=30):
        pass
    saved, before = env.copy(), everything(env)
    for _ in at_random(env, seed=11, steps=30):
        pass
    after, records = everything(env), [env.record(index) for index in range(4)]
    assert everything(saved) == before
    env.restore(saved)
    assert everything(env) == before
    for _ in at_random(env, seed=11, steps=30):
        pass
    assert everything(env) == after
    assert [env.record(index) for index in range(4)] == records


@each_game
def test_what_is_refused_changes_nothing_and_says_why_as_the_rules_do(game: str) -> None:
    env, strict = (ludotheque.env(game, 2, batch=6, seed=12, illegal=illegal) for illegal in ("refuse", "raise"))
    refusals, exist = 0, [number for number, text in enumerate(env.actions) if text]  # gaps: see below
    for step, chosen in enumerate(at_random(env, seed=13, steps=25)):
        strict.step(chosen)
        tried = np.random.default_rng(step).choice(exist, env.batch)
        expected = []
        for index in range(env.batch):
            action = env.action(index, int(tried[index]))
            refusal = action and env.game.refusal(env.state(index), int(env.to_act[index]), action)
            expected.append(refusal.code if refusal else "allowed")
        saved = env.copy()
        env.step(tried)
        assert [env.refusals[code] for code in env.refused] == expected
        for index in np.flatnonzero(env.refused).tolist():
            for now, then in zip(_kept(env), _kept(saved), strict=True):
                assert now[index].tobytes() == then[index].tobytes()
            refusals += 1
        if set(expected) != {"allowed"}:
            standing = one_by_one(strict)
            with pytest.raises(ludotheque.Refused) as error:
                strict.step(tried)
            index = int(str(error.value.facts["index"]))
            assert error.value.code == expected[index]
            assert str(error.value).startswith(f"Game {index}: ")
            assert expected[:index] == ["allowed"] * index
            assert one_by_one(strict) == standing
        env.restore(saved)
    assert refusals > 20


@each_game
def test_a_game_that_lasts_too_long_is_broken_off_without_rewards(game: str) -> None:
    env = ludotheque.env(game, 2, batch=2, seed=14, longest=5)
    for number, _ in enumerate(at_random(env, seed=15, steps=10), start=1):
        assert list(env.done) == list(env.truncated) == [number % 5 == 0] * 2
        assert not env.rewards.any()
    assert ludotheque.replay(env.record(0, last=True)).result is None


def test_time_passes_as_it_does_in_the_arena() -> None:
    def last_open(planes: Any, mask: Any) -> Any:
        return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)

    arena.register("last-open", policy(last_open), "ligretto")
    bot = TimedBot(make_bot("ligretto", "last-open", {}), level("ligretto", "expert").tempo or Tempo(0, 0, 0, 0))
    env = ludotheque.env("ligretto", 2, batch=50, seed=15, tempo="expert", autoreset="next-step")
    over = np.zeros(env.batch, np.bool_)
    while not over.all():
        env.step(last_open(*env.observe()), where=~over)
        over |= env.done
    matches = [ludotheque.game("ligretto").match(2, seed=f"time {number}", target=1) for number in range(5)]
    seconds = sum(play_real_time(match, [bot, bot], seed) for seed, match in enumerate(matches))
    actions = sum(entry.seat is not None for match in matches for entry in match.log)
    assert env.lengths.sum() / env._games.clocks["due"][:, :2].min(axis=1).sum() == pytest.approx(
        actions / seconds, 0.07
    )


@each_game
def test_packed_masks_hold_the_same_actions(game: str) -> None:
    one, other = (ludotheque.env(game, 2, batch=3, seed=16, packed=packed) for packed in (False, True))
    for _ in zip(at_random(one, seed=17, steps=40), at_random(other, seed=17, steps=40), strict=True):
        assert (open_actions(one) == open_actions(other)).all()
    assert open_actions(one).any()


@each_variant
def test_every_part_of_an_observation_stays_within_what_is_documented(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    env = ludotheque.env(game, seats, batch=4, seed=18, **options)
    highest = {plane.name: 0 for plane in env.planes}
    for _ in at_random(env, seed=19, steps=300):
        env.observe()
        for plane in env.planes:
            highest[plane.name] = max(highest[plane.name], int(env.plane(plane.name).max()))
    for plane in env.planes:
        assert plane.meaning
        assert highest[plane.name] <= plane.most


def test_a_gap_in_a_table_is_refused() -> None:
    env, strict = (ludotheque.env("polyssimo", 2, batch=2, illegal=illegal) for illegal in ("refuse", "raise"))
    gap = env.actions.index("")
    env.step([gap, gap])
    assert [env.refusals[code] for code in env.refused] == ["not-the-shape"] * 2
    with pytest.raises(BadActions, match="nothing fits"):
        strict.step([gap, gap])
    with pytest.raises(BadActions, match="nothing fits"):
        env.action(0, gap)
