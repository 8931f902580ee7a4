"""Bots for Ligretto and Dutch Blitz: legal in every variant, blind to what is hidden, never in the way of a table."""

import copy
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.levels import levels, make, make_bot
from ludotheque.bots.realtime import TimedBot, play_real_time
from ludotheque.bots.tempo import Tempo
from ludotheque.contract import MatchFacts
from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.bots import BOTS
from ludotheque.games.quick_cards.bots.learned import learned, tastes
from ludotheque.games.quick_cards.bots.taste import PLAIN
from ludotheque.games.quick_cards.state import rows_of
from ludotheque.games.quick_cards.view import View
from ludotheque.kernel import State
from ludotheque.kit import Bot
from ludotheque.match import Match
from training.quick_cards import variants
from training.quick_cards.contests import Contest, contestant
from training.quick_cards.frozen import TUNED
from training.quick_cards.learning import learn, margins

TEMPO = Tempo(0.4, 0.3, 0.6, 0.5)
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("ligretto", 2, {"target": 8}),
    ("ligretto", 3, {"advanced": True, "stop": "call", "target": 8}),
    ("ligretto", 4, {"stop": "call", "blocked": "score", "target": 8}),
    ("ligretto", 12, {"advanced": True, "target": 5}),
    ("dutch-blitz", 2, {"referee": "off", "target": 8}),
    ("dutch-blitz", 3, {"target": 8}),
    ("dutch-blitz", 4, {"expert": True, "target": 8}),
    ("dutch-blitz", 4, {"expert": True, "referee": "off", "target": 8}),
]


def watched(game: str, name: str, slips: float = 0.0) -> Bot[View, Action]:
    """A bot whose every answer is looked at."""
    bot: Bot[View, Action] = make_bot(game, name, {"slips": slips})

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action | None:
        untouched = copy.deepcopy(view)
        action = bot(view, actions, seed)
        assert action in actions, "a bot acts whenever it may: no table waits for it"
        if seed % 16 == 0:
            assert bot(view, actions, seed) == action, "the same question has the same answer"
        assert view == untouched
        return action

    return choose


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=str)
def test_every_bot_plays_every_variant_to_its_end_with_legal_actions(
    name: str, game: str, seats: int, options: dict[str, Any]
) -> None:
    match = ludotheque.game(game).match(seats, seed="legal", **options)
    rest = TimedBot(make_bot(game, "reserve-first", {"slips": 0.05, "notices": 0.5}), TEMPO)
    players = [TimedBot(watched(game, name, slips=0.05), TEMPO), *[rest] * (seats - 1)]
    play_real_time(match, players, seed=4, longest=5000)
    assert match.result


def positions(game: str, seats: int, slips: float, **options: Any) -> Iterator[Match[View, Action]]:
    """A match at many moments, with mistakes in it where there is no referee."""
    match, chance = ludotheque.game(game).match(seats, seed="worlds", **options), Random(1)
    bot = make_bot(game, "sensible", {"slips": slips, "notices": 0.05})
    for _ in range(300):
        if match.result:
            return
        seat = chance.choice(match.actors())
        match.play(seat, bot(match.view(seat), match.actions(seat), chance.getrandbits(32)) or "turn")
        yield match


def seen_as(match: Match[View, Action], state: State, seat: int) -> View:
    """What a seat would see if this round lay on the table."""
    view = match.view(seat)
    return match.game.view(state, MatchFacts(*(getattr(view, name) for name in MatchFacts._fields)))


@pytest.mark.parametrize(
    ("game", "seats", "slips", "options"),
    [
        ("ligretto", 4, 0.0, {"advanced": True}),
        ("ligretto", 12, 0.0, {}),
        ("dutch-blitz", 3, 0.2, {"expert": True, "referee": "off"}),
    ],
)
def test_an_imagined_world_looks_like_the_table_and_has_every_card(
    game: str, seats: int, slips: float, options: dict[str, Any]
) -> None:
    looked = 0
    for step, match in enumerate(positions(game, seats, slips, **options)):
        if step % 15 or match.result:
            continue
        view = match.view(0)
        state = match.game.imagine(view, Random(step))
        assert seen_as(match, state, 0) == view
        laid = [(int(state.laid_card[at]), int(state.laid_seat[at])) for at in range(int(state.laid))]
        for seat in range(seats):
            fields = [rows_of(state)[seat].ravel(), state.reserve[seat], state.stock[seat]]
            cards = [int(card) for field in fields for card in field if card]
            cards += [card for card, owner in laid if owner == seat]
            assert len(cards) == len(set(cards)) == 40
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_depends_on_the_view_alone(name: str) -> None:
    bot = make_bot("ligretto", name, {})
    match = list(positions("ligretto", 3, 0.0, advanced=True))[40]
    compared = 0
    for seed in range(12):
        state = match.game.imagine(match.view(1), Random(seed))
        assert state.tobytes() != match.state.tobytes()
        view, actions = seen_as(match, state, 1), match.game.legal(state, 1)
        assert actions == match.actions(1)
        compared += 1
        assert bot(view, actions, seed) == bot(match.view(1), match.actions(1), seed)
    assert compared == 12


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_every_level_has_a_tempo_and_none_is_slower_than_the_one_below(game: str) -> None:
    means = []
    for level in levels(game):
        assert level.tempo
        means.append(level.tempo.see + level.tempo.decide + level.tempo.move)
        make(game, level)  # which raises where it lacks something
    assert means == sorted(means, reverse=True)
    assert 6 <= len(means) <= 8
    assert sum(level.usual for level in levels(game)) == 1


@pytest.mark.parametrize(("stronger", "weaker"), [(2, 0), (5, 2)])
def test_a_stronger_level_beats_a_weaker_one(stronger: int, weaker: int) -> None:
    game, matches, wins = "dutch-blitz", 12, 0.0
    players = [TimedBot(make(game, levels(game)[at]), levels(game)[at].tempo or TEMPO) for at in (stronger, weaker)]
    for number in range(matches):
        match = ludotheque.game(game).match(2, seed=f"levels {number // 2}")
        mine = number % 2
        play_real_time(match, players if mine == 0 else players[::-1], seed=number)
        assert match.result
        wins += (mine in match.result.winners) / len(match.result.winners)
    assert wins > matches / 2 + 2


@pytest.mark.parametrize(("game", "seats", "option"), [("ligretto", 2, "advanced"), ("dutch-blitz", 4, "expert")])
def test_what_was_learned_is_worth_points_against_the_first_legal_move_and_a_frozen_opponent(
    game: str, seats: int, option: str
) -> None:
    contest = Contest(game, seats, {option: True})
    own = learned(game, seats, contest.terms.options)
    for other in (PLAIN, TUNED):
        found = margins(contest, own, other, 2400)
        assert found.mean() > 1.96 * found.std() / len(found) ** 0.5
    equal = margins(contest, own, own, 400)
    assert abs(equal).max() < 1e-9, "the same deals from every seat"


def test_a_little_learning_is_worth_points() -> None:
    contest = Contest("ligretto", 4, {"advanced": True})
    made, _ = learn(variants.VARIANTS[1], 4, rows=(6_000, 9_000), looks=6_000)
    found = margins(contest, made, PLAIN, 600)
    assert found.mean() > 1.96 * found.std() / len(found) ** 0.5


def test_tastes_are_kept_for_every_variant_and_the_nearest_number_of_seats() -> None:
    assert {kind: tuple(found) for kind, found in tastes().items()} == {
        (variant.game, variant.stacking): variants.all_seats(variant) for variant in variants.VARIANTS
    }
    assert learned("ligretto", 11, {}) is learned("ligretto", 12, {})


def test_a_contest_is_fair_and_tells_the_quicker_one() -> None:
    contest = Contest("dutch-blitz", 2)
    usual, quick = (contestant("quick-look", Tempo(part / 4, part / 4, part / 2, part / 2.5)) for part in (2.0, 1.5))
    even = contest.one_against_others(usual, usual, 20)[:, 0]
    assert even.mean() == 0.5, "the same deal from both seats"
    assert contest.one_against_others(quick, usual, 20)[:, 0].mean() > 0.8
