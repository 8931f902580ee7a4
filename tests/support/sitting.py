"""Sittings in the terminal without a terminal: lines go in, lines come out."""

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludotheque
from ludotheque.bots.levels import bot_for
from ludotheque.match import Match
from ludotheque.terminal.local_table import LocalTable
from ludotheque.terminal.play import by_turns
from ludotheque.terminal.wishes import Telling


class Done(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str, typed: str = "") -> Done:
    """Run the command line in this process, with lines on its standard input."""
    from ludotheque import cli

    monkeypatch.setattr(sys, "argv", ["ludotheque", *words])
    source = io.BufferedReader(io.BytesIO(typed.encode()))  # with something below its buffer, as a real one has
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(source, encoding="utf-8"))
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        cli.main()
    printed = capsys.readouterr()
    return Done(int(ended.value.code or 0), printed.out, printed.err)


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command line in this process, in English unless a test says otherwise."""
    for name in ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return lambda *words, typed="": command(capsys, monkeypatch, *words, typed=typed)


class Sitting:
    """A person at seat 1 of a table, and everything that is printed."""

    def __init__(
        self,
        match: Match,
        language: str = "en",
        *,
        record: Path | None = None,
        brief: bool = False,
        telling: Telling = Telling(),  # noqa: B008 (frozen)
    ) -> None:
        self.match = match
        self.printed: list[str] = []
        self.heard: list[str] = []
        """The sounds that were made."""
        self.table = LocalTable(
            match,
            0,
            language,
            self.printed.append,
            bot_seed="bots",
            record=record,
            brief=brief,
            telling=telling,
            sound=self.heard.append,
        )

    def answers(self, *lines: str) -> list[str]:
        """What is printed after these lines."""
        before = len(self.printed)
        for line in lines:
            self.table.hear(line)
        return self.printed[before:]

    def play(self, lines: Iterable[str]) -> list[str]:
        """Sit down, type lines where they are asked for, and show all that was printed, the typed lines among it."""

        def typed() -> Iterator[str]:
            for line in lines:
                self.printed.append(f"> {line}")
                yield line

        self.table.welcome()
        by_turns(self.table, typed())
        self.table.farewell()
        return self.printed

    def as_a_bot(self, after: Callable[[], None] = lambda: None) -> Iterator[str]:
        """Lines that a bot would type in the person's place."""
        bot = bot_for(self.match.game.name)
        while True:
            after()
            action = bot(self.match.view(0), self.match.actions(0), len(self.match.log))
            yield self.match.game.write(action) if action else ""


def sitting(game: str, seats: int = 2, language: str = "en", *, seed: str = "sitting", **options: Any) -> Sitting:
    """A sitting at a new match."""
    return Sitting(ludotheque.game(game).match(seats, seed=seed, **options), language)
