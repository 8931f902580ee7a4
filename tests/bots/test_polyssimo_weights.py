"""The weights of the Polyssimo bots: a file that is missing or broken is told of, and a weaker bot plays instead."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.bots.errors import BrokenBot
from ludotheque.bots.levels import Level, bot_for
from ludotheque.games.polyssimo.bots import weights
from ludotheque.games.polyssimo.bots.evaluation import FEATURES, PHASES
from support.polyssimo import drafted
from training.polyssimo.learning import fit


def broken(table: dict[str, Any]) -> list[object]:
    """Files that make no sense, for several reasons."""
    without_a_piece = json.loads(json.dumps(table))
    del without_a_piece["2"]["draft"]["L"]
    short = json.loads(json.dumps(table))
    short["3"]["placement"].pop()
    not_a_number = json.loads(json.dumps(table))
    not_a_number["4"]["placement"][0][0] = "much"
    endless = json.loads(json.dumps(table))
    endless["4"]["order"][0] = float("inf")
    return [{}, [], {"2": 1}, without_a_piece, short, not_a_number, endless]


def test_the_weights_are_there_for_every_number_of_seats() -> None:
    for seats, learned in weights.load().items():
        assert learned.placement.shape == (PHASES, FEATURES)
        assert learned.order.shape == (seats,)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    weights.save(weights.load(), file)
    assert file.read_text() == weights.FILE.read_text()


def test_a_broken_file_is_told_of_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    texts = [json.dumps(each) for each in broken(json.loads(weights.FILE.read_text()))] + ["{", "\0"]
    for text in texts:
        file.write_text(text)
        with pytest.raises(BrokenBot) as caught:
            weights.load(file)
        assert caught.value.code == "broken-weights"
        assert caught.value.say("en") != caught.value.say("fr")
        assert "weights.json" in caught.value.say("fr")


def test_without_weights_a_weaker_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FILE", tmp_path / "weights.json")
    with pytest.raises(BrokenBot) as caught:
        weights.load()
    assert caught.value.code == "missing-weights"
    two = (Level("casual", 0, "greedy"), Level("champion", 900, "search", usual=True))
    monkeypatch.setattr("ludotheque.bots.levels.levels", lambda game: two)
    match = drafted()
    chosen = bot_for.__wrapped__("polyssimo", "champion")(match.view(1), match.actions(1), 5)
    assert chosen == bot_for.__wrapped__("polyssimo", "casual")(match.view(1), match.actions(1), 5)


def test_fitting_finds_the_weights_that_made_the_winners() -> None:
    chance = np.random.default_rng(1)
    features, true = chance.normal(size=(4000, 3, 4)), np.array([1.0, -2.0, 0.5, 0.0])
    luck = chance.gumbel(size=(4000, 3))
    won = np.argmax(features @ true + luck, axis=1)
    assert np.allclose(fit(features, np.eye(3)[won], np.zeros(4), ridge=1.0), true, atol=0.15)
