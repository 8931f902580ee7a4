"""What a simulation tells is true of the rounds it played."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import frames
from ludotheque.arena import crew
from ludotheque.printing import as_json
from ludotheque.simulate import SeatFigures, Spread, frame, round_result, simulate

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


def test_the_same_seed_gives_the_same_rounds_however_many_play_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludotheque.game("lucky-numbers")
    terms = game.terms(2, {})
    heard: list[int] = []
    monkeypatch.setattr("ludotheque.simulate.BLOCK", 20)

    def figures(seed: str, workers: int) -> tuple[Spread, list[SeatFigures]]:
        found = simulate(game, terms, 50, seed, heard.append, crew.here(workers))
        return found.length, found.by_seat

    first = figures("a", 1)
    assert heard == [20, 40, 50]
    assert first == figures("a", 2) != figures("b", 1)
    assert sorted(heard)[-3:] == [50, 50, 50]


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS[:3], ids=str)
def test_a_frame_has_every_seat_of_every_round(game: str, seats: int, options: dict[str, Any]) -> None:
    pytest.importorskip("polars")
    shelf = ludotheque.game(game)
    found = simulate(shelf, shelf.terms(seats, options), 40, "frame")
    rows = frame(game, seats, rounds=40, seed="frame", **options)
    assert rows.height == 40 * seats
    for seat, figures in enumerate(found.by_seat, start=1):
        own = rows.filter(rows["seat"] == seat)
        assert own["round"].to_list() == list(range(40))
        assert own["won"].mean() == pytest.approx(figures.win_share)
        assert own["score"].mean() == pytest.approx(figures.score.mean)
        assert own["actions"].max() == found.length.most


def test_rounds_are_written_as_parquet_with_what_they_are_of(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    file = tmp_path / "rounds.parquet"
    made = frame("polyssimo", 3, rounds=10, seed="written")
    frames.write(made, file, {"game": "polyssimo", "seed": "written"})
    assert polars.read_parquet(file).equals(made)
    told = json.loads(polars.read_parquet_metadata(file)[frames.ABOUT])
    assert told == {"game": "polyssimo", "seed": "written"}


@pytest.mark.parametrize(("name", "reason"), [("rounds.csv", "not a .parquet file"), ("no/rounds.parquet", "write")])
def test_a_file_that_cannot_be_written_is_noticed_before_anything_is_played(
    tmp_path: Path, name: str, reason: str
) -> None:
    with pytest.raises(frames.BadFrame, match=reason):
        frames.check(tmp_path / name)


def test_without_polars_an_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(frames.BadFrame, match=r"pip install .ludotheque\[frames\]"):
        frame("polyssimo", rounds=1)


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
