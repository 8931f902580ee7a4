"""Looking ahead in Ligretto and Dutch Blitz: how a round is likely to end; and how far apart the levels are."""

from itertools import pairwise

import numpy as np
import pytest

import ludotheque
from ludotheque.bots.levels import levels
from ludotheque.games.quick_cards.bots.ahead import be_busy, new_scratch
from ludotheque.games.quick_cards.bots.outlook import COUNTED, OF_A_SEAT, expect, outlook, outlooks
from ludotheque.games.quick_cards.clock import DO, NOTHING_PLANNED, UNEVEN
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import copied
from training.quick_cards.choice import equally_quick
from training.quick_cards.contests import Contest, of_level
from training.quick_cards.ladder import SEATS, step
from training.quick_cards.variants import VARIANTS
from training.quick_cards.watching import rounds

LEAST_STEP, LEAP = 80, 250
"""Points of Elo: a step up that nobody would feel, and one that is too far."""


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_no_level_leaps_above_the_one_below(game: str) -> None:
    contest = Contest(game, SEATS)
    for weaker, better in pairwise(levels(game)):
        one, other = (of_level(level) for level in (better, weaker))
        assert LEAST_STEP < better.elo - weaker.elo < LEAP, better.name
        assert step(contest, one, other, deals=150).elo < LEAP, better.name


@pytest.mark.parametrize(("game", "option"), [("ligretto", "advanced"), ("dutch-blitz", "expert")])
@pytest.mark.parametrize("stacking", [False, True])
def test_an_outlook_tells_how_rounds_end_that_nobody_has_seen_before(game: str, option: str, stacking: bool) -> None:
    contest = Contest(game, 4, {option: stacking})
    seen, ended = rounds(contest, 4000, seed=77)
    left = ended - seen @ outlook(game, 4, contest.terms.options)
    assert abs(left.mean()) < 1.5
    assert 1 - left.var() / ended.var() > 0.2


def test_every_variant_has_outlooks_and_other_seats_are_like_the_nearest() -> None:
    assert set(outlooks()) == {(variant.game, variant.stacking) for variant in VARIANTS}
    twelve = outlook("ligretto", 12, {"advanced": True})
    assert twelve is outlooks()["ligretto", True][max(VARIANTS[0].seats)]


def test_whoever_has_fewer_cards_left_is_expected_to_have_more_points() -> None:
    state = copied(ludotheque.game("dutch-blitz").match(3, seed="1").state)
    weights = outlook("dutch-blitz", 3, {})
    things, counted, points = np.zeros((3, len(OF_A_SEAT))), np.zeros(len(COUNTED)), np.zeros(3)
    expect(state, weights, things, counted, points)
    before = points.copy()
    state.reserve_size[1] = RESERVE_SIZE // 2
    expect(state, weights, things, counted, points)
    assert points[1] > before[1] + 1
    assert points[0] < before[0] - 3, "the others have less time left"


def test_others_are_thought_to_be_in_the_midst_of_something() -> None:
    state = ludotheque.game("ligretto").match(2, seed="1").state
    scratch = new_scratch("ligretto", 2, {})
    planned = []
    for luck in range(1, 400):
        scratch.luck[0] = luck * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        be_busy(state, 1, scratch)
        planned.append(scratch.racers.plan[1, 0] != NOTHING_PLANNED)
        due, most = scratch.racers.due[1], scratch.racers.times[1, DO] * (1 + UNEVEN)
        assert 0 <= due <= most, "they are done after an action at most"
    assert 0.5 < np.mean(planned) < 0.85, "most of the time somebody has a card in their fingers"


def test_whoever_never_loses_is_above_by_at_least_so_much() -> None:
    contest = Contest("dutch-blitz", 2)
    slow = equally_quick("dutch-blitz", "quick-look")
    see, move, turn, take_back = slow.times
    quicker, quickest = (
        slow._replace(times=(part * see, part * move, part * turn, part * take_back)) for part in (0.86, 0.3)
    )
    some, all_won = step(contest, quicker, slow, 100), step(contest, quickest, slow, 30)
    assert 50 < some.elo - some.margin < some.elo + some.margin < 350
    assert str(some) == f"{some.elo:+.0f} ± {some.margin:.0f}"
    assert 300 < all_won.elo < 600, "more than these 60 matches cannot tell"
    assert str(all_won) == f"at least {all_won.elo:+.0f}"
    assert step(contest, slow, slow, 20).elo == 0
