"""How the learned bots of Lucky Numbers see a garden, and how they learn."""

import numpy as np
import pytest

from ludotheque.games.lucky_numbers.bots.features import FEATURES, MOST, find_bounds
from ludotheque.games.lucky_numbers.bots.net import (
    Net,
    chance_to_win,
    evaluate,
    find_all_features,
    forget,
    look,
    new_net,
    new_scratch,
)
from ludotheque.games.lucky_numbers.bots.players import LEARNED, Player
from ludotheque.games.lucky_numbers.coach.chances import table
from ludotheque.games.lucky_numbers.garden import cells_that_take
from ludotheque.games.lucky_numbers.playout import play_on
from ludotheque.games.lucky_numbers.state import CELLS, SORTED, new_round, number_of
from ludotheque.kernel import Floats, Ints, new_chance
from support.usual import more
from training.coming_true import fit, log_odds
from training.lucky_numbers import train
from training.lucky_numbers.calibrate import called, in_tournaments
from training.lucky_numbers.followed import Table, gathered
from training.lucky_numbers.learning import POSITION, add_gradient, learn, new_study
from training.lucky_numbers.selfplay import Habits, collect

TINY = train.Plan((4, 3, 3), 60, 2, 2, 3, 2, 1000)


@pytest.mark.parametrize("seed", range(20))
def test_the_bounds_of_a_cell_are_what_the_rules_say_fits(seed: int) -> None:
    state, bounds = new_round(2, 0, SORTED, False), np.zeros((8, CELLS), np.int64)
    play_on(state, new_chance(seed))
    for seat in range(2):
        garden = state.garden[seat] & 31
        find_bounds(garden, bounds)
        for number in range(1, 21):
            fits = int(cells_that_take(state, seat, number))
            between = (bounds[0] < number) & (number < bounds[1])
            assert [fits >> cell & 1 for cell in range(CELLS)] == between.tolist()
        assert (bounds[2] >= bounds[0]).all()
        assert (bounds[3] <= bounds[1]).all()


def test_what_fits_well_leaves_a_number_for_every_empty_cell_between() -> None:
    garden, bounds = np.zeros(CELLS, np.int64), np.zeros((8, CELLS), np.int64)
    garden[[0, 3]] = 2, 6
    find_bounds(garden, bounds)
    assert bounds[:, 1].tolist()[:4] == [2, 6, 2, 5]
    assert bounds[:, 2].tolist()[:4] == [2, 6, 3, 6]
    assert bounds[:, 15].tolist()[:4] == [6, 21, 8, 21]


def some_positions(seats: int = 2) -> tuple[Net, np.ndarray]:
    net, positions = new_net(seats, (5, 4, 3), 1), np.zeros(2000, POSITION)
    habits = Habits(trust=1.0, slips=0.05, greedy=True, anyhow=0.5)
    count = collect(Player(LEARNED, net=net), seats, 20, habits, positions, 0, new_chance(1))
    return net, positions[:count]


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    net = new_net(2, (5, 4, 3), 1)
    chance = np.random.default_rng(1)
    net.out[:] = chance.standard_normal(net.out.shape)
    scratch, study, state = new_scratch(net), new_study(net), new_round(2, 0, SORTED, False)
    play_on(state, new_chance(3))
    look(state, scratch)
    find_all_features(scratch, 2)

    def loss() -> float:
        return -float(np.log(evaluate(net, scratch, 1, 2, 1, 0)))

    add_gradient(net, scratch, study, 1, 2, evaluate(net, scratch, 1, 2, 1, 0) - 1)
    checked = 0
    for weights, gradient in zip(net, study.gradient, strict=True):
        for place in np.argwhere(gradient)[:: max(1, np.count_nonzero(gradient) // 20)]:
            here, before = tuple(place), weights[tuple(place)]
            weights[here] = before + np.float32(1e-2)
            more = loss()
            weights[here] = before - np.float32(1e-2)
            slope = (more - loss()) / 2e-2
            weights[here] = before
            assert slope == pytest.approx(gradient[here], rel=0.05, abs=2e-3)
            checked += 1
    assert checked > 40


def test_learning_lowers_the_loss() -> None:
    net, positions = some_positions()
    scratch, study, chance = new_scratch(net), new_study(net), new_chance(2)
    losses = [
        learn(net, scratch, study, positions, len(positions), 2, np.array([40, 64, 40 * i]), 3e-3, chance)
        for i in range(6)
    ]
    assert losses[-1] < losses[0] - 0.05


def test_positions_hold_how_a_round_ended_and_never_more_features_than_there_is_room_for() -> None:
    net, positions = some_positions(4)
    assert np.allclose(positions["target"][:, :4].sum(axis=1), 1)
    assert FEATURES > MOST
    scratch = new_scratch(net)
    for position in positions[::7]:
        scratch.garden[:] = position["garden"]
        scratch.pile[:], scratch.middle[:] = position["pile"], position["middle"]
        find_all_features(scratch, 4)
        assert scratch.counts.max() <= MOST


def test_what_is_remembered_of_opponents_changes_no_value() -> None:
    net = new_net(3, (5, 4, 3), 1)
    net.out[:] = 1
    state, scratch = new_round(3, 0, SORTED, False), new_scratch(net)
    play_on(state, new_chance(5))
    state.phase = 3
    values = [chance_to_win(net, scratch, state, 1)]
    values.append(chance_to_win(net, scratch, state, 1))
    forget(scratch)
    values.append(chance_to_win(net, scratch, state, 1))
    assert values[0] == values[1] == values[2]
    assert number_of(state.garden[0, 0])


def tell(text: str) -> None:
    assert "loss" in text


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=more)])
def test_the_same_training_gives_the_same_weights(seats: int) -> None:
    start = None if seats == 2 else train.for_more_seats(new_net(2, TINY.sizes, 1), seats)
    once = train.train(seats, TINY, 7, None if start is None else Net(*map(np.copy, start)), tell)
    again = train.train(seats, TINY, 7, None if start is None else Net(*map(np.copy, start)), tell)
    other = train.train(seats, TINY, 8, None if start is None else Net(*map(np.copy, start)), tell)
    assert [part.tobytes() for part in once] == [part.tobytes() for part in again]
    assert [part.tobytes() for part in once] != [part.tobytes() for part in other]


@pytest.mark.parametrize(("level", "seats"), [("regular", 2), ("regular", 4), ("champion", 2)])
def test_of_positions_called_seventy_in_a_hundred_about_seventy_are_won(level: str, seats: int) -> None:
    at, trust = Table(level, seats, "plain"), table()[level, seats, "plain"]
    played = gathered(at, 300, seed=4242)
    check(called(played.notes, trust), played.notes["won"], played.notes["round"])
    check(*in_tournaments(at, played, trust))


def check(told: Floats, won: Floats, together: Ints) -> None:
    """Of actions called about as likely, about as many win; a round, or a tournament, is won or lost as a whole."""
    for low, high in ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1.0)):
        here = (told >= low) & (told < high)
        by_round = np.bincount(together[here], (won - told)[here])
        margin = 3 * float((by_round**2).sum()) ** 0.5 / here.sum()
        assert abs(told[here].mean() - won[here].mean()) < 0.03 + margin, f"from {low:.0%} to {high:.0%}"


def test_the_fit_finds_by_how_much_somebody_exaggerates() -> None:
    chance = np.random.default_rng(1)
    odds = chance.normal(0, 1, 20_000)
    won = chance.random(20_000) < 1 / (1 + np.exp(-odds))
    said = 1 / (1 + np.exp(-(2 * odds + 0.5)))
    slope, shift = fit(np.stack([log_odds(said), np.ones_like(said)], 1), won.astype(float))
    assert slope == pytest.approx(0.5, abs=0.03)
    assert shift == pytest.approx(-0.25, abs=0.06)
