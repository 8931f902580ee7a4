"""What cannot be is refused with an error that says what is allowed, in every language, and changes nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import environment, shelf
from ludotheque.bots.tempo import Tempo
from ludotheque.environment import Environment
from ludotheque.environment.errors import BadActions, BadEnvironment, NoDevice, NoEncoding
from ludotheque.kit import Kit
from ludotheque.languages import CODES

CANNOT_BE: list[tuple[dict[str, Any], type[ludotheque.LudothequeError], str]] = [
    ({"game": "chess"}, ludotheque.UnknownGame, "There is no game called 'chess'"),
    ({"seats": 9}, ludotheque.BadTerms, "takes 2 to 5 seats, not 9"),
    ({"bruna": True}, ludotheque.BadTerms, "no option called “bruna”"),
    ({"batch": 0}, BadEnvironment, "1 to 16,777,216 games, not 0"),
    ({"batch": 2.5}, BadEnvironment, "not 2.5"),
    ({"batch": "many"}, BadEnvironment, "not 'many'"),
    ({"seed": -1}, BadEnvironment, "from 0 to 2⁶⁴ − 1, not -1"),
    ({"seed": 1 << 64}, BadEnvironment, "seed"),
    ({"seed": None}, BadEnvironment, "not None"),
    ({"device": "tpu"}, NoDevice, "no device 'tpu' here. Use cpu, cuda"),
    ({"device": None}, NoDevice, "None"),
    ({"cores": 0}, BadEnvironment, "cores, not 0"),
    ({"longest": 0}, BadEnvironment, "not after 0"),
    ({"illegal": "end"}, BadEnvironment, "“refuse” or “raise”, not 'end'"),
    ({"autoreset": "never"}, BadEnvironment, "“same-step” or the “next-step”, not 'never'"),
    ({"tempo": Tempo(1, 1, 1, 1)}, BadEnvironment, "played in turns"),
    ({"game": "ligretto", "seats": 2, "tempo": [Tempo(1, 1, 1, 1)]}, BadEnvironment, "a list of 2"),
    ({"game": "ligretto", "tempo": 3}, BadEnvironment, "a list of 2, not 3"),
    ({"game": "ligretto", "tempo": "slow"}, ludotheque.LudothequeError, "no level called slow"),
    ({"game": "dutch-blitz", "referee": "off"}, BadEnvironment, "needs a referee"),
]


@pytest.mark.parametrize(("given", "error", "reason"), CANNOT_BE, ids=lambda value: str(value)[:40])
def test_an_environment_that_cannot_be_says_why(
    given: dict[str, Any], error: type[ludotheque.LudothequeError], reason: str
) -> None:
    with pytest.raises(error) as raised:
        ludotheque.env(**{"game": "lucky-numbers", **given})
    assert reason in str(raised.value)
    assert len({raised.value.say(language) for language in CODES}) == len(CODES)


NO_ACTIONS: list[tuple[Any, str]] = [
    ([0.0, 1.0], "whole numbers, not float64"),
    ([True, False], "whole numbers, not bool"),
    (["draw", "draw"], "whole numbers, not <U4"),
    ([[0], [0, 1]], "whole numbers, not object"),
    ([0], "each of the 2 games, not an array of shape (1,)"),
    ([[0, 1]], "shape (1, 2)"),
    (7, "shape ()"),
    ([0, 366], "The move 366 of game 1 does not exist: the table goes from 0 to 365"),
    ([-1, 0], "The move -1 of game 0"),
]


@pytest.mark.parametrize(("actions", "reason"), NO_ACTIONS, ids=lambda value: str(value)[:40])
def test_what_are_no_actions_moves_nothing(actions: Any, reason: str) -> None:
    env = ludotheque.env("lucky-numbers", 2, batch=2, seed=1)
    before = [part.tobytes() for part in env._games]
    with pytest.raises(BadActions) as raised:
        env.step(actions)
    assert reason in str(raised.value)
    assert [part.tobytes() for part in env._games] == before
    assert env.steps == 1


ASKED: list[tuple[Callable[[Environment], object], str]] = [
    (lambda env: env.record(2), "no game 2 in the batch: they go from 0 to 1"),
    (lambda env: env.record(0, last=True), "Game 0 is the first one"),
    (lambda env: env.state(-1), "no game -1"),
    (lambda env: env.view(0, 2), "no seat 2: they go from 0 to 1"),
    (lambda env: env.observe(5), "no seat 5"),
    (lambda env: env.action(0, 1000), "The move 1000"),
    (lambda env: env.number(0, "set a2"), "no move “set a2”"),
    (lambda env: env.plane("board"), "no part called 'board'. They have: gardens"),
    (lambda env: env.step([0, 0], where=[1, 0]), "an array of bool, not of int64 (2,)"),
    (lambda env: env.step([0, 0], where=[[True], []]), "an array of bool, not of object (2,)"),
    (lambda env: env.restore("a copy"), "another game"),  # type: ignore[arg-type]
    (lambda env: env.restore(ludotheque.env("lucky-numbers", 2, batch=3)), "another batch"),
    (lambda env: ludotheque.env("lucky-numbers", records=False).record(0), "records=True"),
]


@pytest.mark.parametrize(("ask", "reason"), ASKED, ids=[reason for _, reason in ASKED])
def test_what_cannot_be_asked_says_why(ask: Callable[[Environment], object], reason: str) -> None:
    env = ludotheque.env("lucky-numbers", 2, batch=2, seed=1)
    with pytest.raises(BadEnvironment) as raised:
        ask(env)
    assert reason in str(raised.value)


def test_a_game_of_another_package_without_an_encoding_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = shelf.kit("lucky-numbers")
    monkeypatch.setattr(type(kit), "encoding", Kit.encoding)
    environment._steps_of.cache_clear()
    with pytest.raises(NoEncoding) as raised:
        ludotheque.env("lucky-numbers")
    monkeypatch.undo()
    environment._steps_of.cache_clear()
    assert "no environment for lucky-numbers" in str(raised.value)
    assert "ligretto" in str(raised.value)


def test_all_sentences_are_told_by_an_error() -> None:
    """So none is forgotten here, or in the files of words."""
    folder = Path(environment.__file__).parent
    written = {line.split(" =")[0] for line in (folder / "en.ftl").read_text("utf-8").splitlines() if " = " in line}
    sources = "".join(
        file.read_text("utf-8") for file in (*folder.glob("*.py"), *folder.parent.glob("games/*/encoding.py"))
    )
    assert {code for code in written if f'"{code.removeprefix("environment-")}"' not in sources} == set()


def test_actions_of_any_kind_of_whole_number_are_taken_and_not_changed() -> None:
    for kind in (np.int8, np.uint16, np.int64):
        env = ludotheque.env("ligretto", 2, batch=2, seed=1)
        actions = np.array([0, 100], kind)
        env.step(actions)
        assert env.refused[1]
        assert actions.tolist() == [0, 100]
