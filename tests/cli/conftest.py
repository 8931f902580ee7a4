"""The command line in this process, in a language that the tests choose."""

from collections.abc import Callable
from random import Random

import pytest

import ludotheque
from support.sitting import Done, command

Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return lambda *words, typed="": command(capsys, monkeypatch, *words, typed=typed)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a match that was played at random."""
    match, chance = ludotheque.game("lucky-numbers").match(2, seed="record"), Random("record")
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))
    file = tmp_path_factory.mktemp("record") / "record.txt"
    file.write_text(match.record(), "utf-8")
    return str(file)
