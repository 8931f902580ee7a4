"""What a simulation tells is true of the rounds it played."""

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.printing import as_json
from ludotheque.simulate import BATCH, SeatFigures, Spread, round_result, simulate

VARIANTS = [
    ("lucky-numbers", 2, {}),
    ("lucky-numbers", 5, {"setup": "michael", "bruno": True, "tournament": True}),
    ("polyssimo", 3, {"handicap": (2, 0, 0)}),
    ("ligretto", 12, {"advanced": True}),
    ("ligretto", 2, {"stop": "call"}),
    ("dutch-blitz", 4, {"expert": True}),
    ("dutch-blitz", 2, {"referee": "off"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=str)
def test_the_figures_hold_together(game: str, seats: int, options: dict[str, Any]) -> None:
    shelf = ludotheque.game(game)
    found = simulate(shelf, shelf.terms(seats, options), 40, "figures")
    assert found.rounds == 40
    assert found.length.least <= found.length.median <= found.length.most
    assert found.length.least <= found.length.mean <= found.length.most
    assert sum(seat.win_share for seat in found.by_seat) == pytest.approx(1)
    for seat in found.by_seat:
        assert 0 <= seat.win_share_from <= seat.win_share <= seat.win_share_to <= 1
        assert seat.score.least <= seat.score.mean <= seat.score.most
    assert found.actions_per_second > found.rounds_per_second
    assert json.loads(as_json(found))["game"] == game


def test_the_same_seed_gives_the_same_rounds_however_they_are_batched(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludotheque.game("lucky-numbers")
    terms = game.terms(2, {})
    heard: list[int] = []

    def figures(seed: str) -> tuple[Spread, list[SeatFigures]]:
        found = simulate(game, terms, 50, seed, heard.append)
        return found.length, found.by_seat

    first = figures("a")
    assert first == figures("a") != figures("b")
    monkeypatch.setattr("ludotheque.simulate.BATCH", 20)
    assert figures("a") == first
    assert heard == [50, 50, 50, 20, 40, 50]
    assert BATCH > 50


def test_the_interval_is_wilsons() -> None:
    game = ludotheque.game("polyssimo")
    found = simulate(game, game.terms(2, {}), 100, "wilson")
    first = found.by_seat[0]
    p, n, z = first.win_share, 100, 1.96
    # Both ends of Wilson's interval are the shares that are just z standard deviations away from what was seen.
    for end in (first.win_share_from, first.win_share_to):
        assert abs(p - end) == pytest.approx(z * (end * (1 - end) / n) ** 0.5, rel=1e-3)


def test_the_winner_of_a_round_is_judged_as_each_game_does() -> None:
    for name, best in (("polyssimo", min), ("lucky-numbers", max), ("ligretto", max), ("dutch-blitz", max)):
        game = ludotheque.game(name)
        match = game.match(2, seed="judge")
        terms, state = match.terms, match.state
        scores, winners = round_result(game, terms, state)
        assert scores == game.scores(state)
        assert winners
        if len(set(scores)) == len(scores) and name != "lucky-numbers":
            assert [scores[seat] for seat in winners] == [best(scores)]


def test_a_simulation_of_no_rounds_is_refused() -> None:
    game = ludotheque.game("polyssimo")
    with pytest.raises(ValueError, match="at least one round"):
        simulate(game, game.terms(2, {}), 0)
