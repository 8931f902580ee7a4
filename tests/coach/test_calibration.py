"""What the coach calls likely happens as often as it says: of positions that it calls 70 %, about 70 % are won."""

from argparse import Namespace
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.bots.coach import coach_of
from ludotheque.bots.levels import make_bot
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.games.quick_cards.view import Reserve
from ludotheque.simulate.interval import wilson
from support.usual import more
from training.coming_true import play_all
from training.quick_cards.positions import positions as positions_at_once

BINS = 5
GAMES = [
    # The game, its seats, who plays on, how many actions are any that are open, how often it is asked, the matches.
    ("lucky-numbers", 2, ("learned", {}), 0, 0.3, 80),
    pytest.param("lucky-numbers", 4, ("learned", {}), 0, 0.3, 30, marks=more),
    ("polyssimo", 2, ("search", {"playouts": 20, "end": 500}), 16, 0.12, 16),
]


def positions(
    game: str, seats: int, strong: tuple[str, dict[str, Any]], at_random: int, asked: float, matches: int
) -> list[tuple[float, float]]:
    """Positions of matches between strong bots: the chance that the coach gives who acts, and what they won."""
    bot, seen = make_bot(game, *strong), []
    for number in range(matches):
        chance, told, count = Random(number), [], 0
        match = ludotheque.game(game).match(seats, seed=f"calibration {number}")
        while match.actors():
            seat = match.actors()[0]
            view, actions = match.view(seat), match.actions(seat)
            if count < at_random:  # where nothing is left to luck, all matches would be the same
                action = chance.choice(actions)
            else:
                action = bot(view, actions, count)
                if chance.random() < asked:
                    told.append((seat, coach_of(game).ranked(view, actions)[0].chance))
            match.play(seat, action)
            count += 1
            assert count < 2_000, "the match does not end"
        assert match.result
        winners = match.result.winners
        seen += [(likely, (seat in winners) / len(winners)) for seat, likely in told]
    return seen


@pytest.mark.parametrize(("game", "seats", "strong", "at_random", "asked", "matches"), GAMES, ids=str)
def test_what_is_called_likely_happens_as_often(
    game: str, seats: int, strong: tuple[str, dict[str, Any]], at_random: int, asked: float, matches: int
) -> None:
    seen = positions(game, seats, strong, at_random, asked, matches)
    check(seen, matches)


def check(seen: list[tuple[float, float]], matches: int) -> None:
    """Of positions that are called about as likely, about as many are won."""
    bins = defaultdict(list)
    for likely, won in seen:
        bins[min(BINS - 1, int(likely * BINS))].append((likely, won))
    assert len(bins) >= 4
    for found in bins.values():
        said, came = (sum(column) / len(found) for column in zip(*found, strict=True))
        # Positions of one match are won or lost together: a bin knows little more than as many matches as it has.
        least, most = wilson(came, max(1, min(len(found), matches) // 2))
        assert least - 0.02 <= said <= most + 0.02, f"called {said:.0%}, won {came:.0%}"
    told, won = (sum(column) / len(seen) for column in zip(*seen, strict=True))
    assert abs(told - won) < 0.08


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("ligretto", 2, {}),
        pytest.param("ligretto", 3, {}, marks=more),
        ("ligretto", 4, {"target": 60}),
        pytest.param("ligretto", 8, {"target": 60}, marks=more),
        pytest.param("dutch-blitz", 2, {}, marks=more),
        ("dutch-blitz", 4, {"expert": True}),
    ],
    ids=str,
)
def test_how_things_stand_is_calibrated_where_all_play_at_once(game: str, seats: int, options: dict[str, Any]) -> None:
    matches = 200
    seen: list[tuple[float, float]] = []
    found = positions_at_once(game, seats, options, matches, first=9_000_000)
    begun = ludotheque.game(game).match(seats, seed="begun", **options).view()
    for totals, left, shares in zip(found.totals.tolist(), found.left, found.shares, strict=True):
        reserves = [Reserve(top=None, size=round(left * RESERVE_SIZE))] * seats
        view = msgspec.structs.replace(begun, scores=totals, points=[0] * seats, reserve=reserves, ending=None)
        standing = coach_of(game).standing(view)
        assert standing
        seen += zip(standing, shares, strict=True)
    check(seen, matches)


def test_what_a_calibration_has_played_is_kept_and_another_run_goes_on_from_there(tmp_path: Path) -> None:
    asked: list[int] = []

    def play(task: int) -> tuple[int, int]:
        asked.append(task)
        return task, task * task

    chosen = Namespace(kept=tmp_path, cores=1, enough=False)
    assert dict(play_all(play, [1, 2, 3], chosen)) == {1: 1, 2: 4, 3: 9}
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:-1])  # the run was stopped while it wrote
    assert dict(play_all(play, [1, 2, 3], Namespace(kept=tmp_path, cores=1, enough=True))) == {1: 1, 2: 4}
    kept.rename(tmp_path / "another.parts")
    assert dict(play_all(play, [1, 2, 3, 4], chosen)) == {1: 1, 2: 4, 3: 9, 4: 16}
    assert asked == [1, 2, 3, 3, 4]
