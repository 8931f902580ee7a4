"""Games that are played at the same time: nobody waits for anybody."""

import io
import os
import sys
import time
from random import Random

import pytest

from ludotheque.bots.levels import bot_for
from ludotheque.terminal.answers import Farewell
from ludotheque.terminal.lines import Typing
from ludotheque.terminal.play import by_clock
from support.sitting import Sitting, sitting


class Hands(Typing):
    """Somebody who types a line now and then, at no terminal."""

    def __init__(self, lines: list[str | None]) -> None:
        self.lines = lines

    def next(self, seconds: float) -> str | None:
        assert seconds <= 0.1, "a wait must be short, for nothing interrupts it on Windows"
        time.sleep(max(seconds, 0))
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def actors(at: Sitting) -> list[int]:
    return [entry.seat for entry in at.match.log if entry.seat is not None]


def test_bots_play_on_while_the_person_thinks() -> None:
    at = sitting("ligretto", 3)
    with pytest.raises(EOFError):
        by_clock(at.table, Hands([None] * 40), 0.001, Random(1))
    assert set(actors(at)) == {1, 2}
    assert at.printed[5].startswith("You can:")


def test_the_person_acts_at_any_time_and_an_empty_line_shows_the_cards() -> None:
    at = sitting("dutch-blitz", 2)
    with pytest.raises(Farewell):
        by_clock(at.table, Hands(["turn", None, "no such thing", "", "quit"]), 1000, Random(1))
    assert actors(at) == [0]
    assert [line.split(":")[0] for line in at.printed[6:]] == [
        "You turn 3 cards from your hand",
        "You can",
        "“no such thing” is not a move. Moves are",
        "",
        "Your Blitz pile",
        "Your row",
        "Your hand",
        "No pile to play on.",
        "You can",
    ]


def test_a_match_by_the_clock_comes_to_its_end() -> None:
    at = sitting("ligretto", 3, target=1, blocked="score")

    class Bot(Hands):
        def next(self, seconds: float) -> str | None:
            if 0 not in at.match.actors():
                return None
            if at.printed[-1].startswith("The next round begins when"):
                return "ready"
            action = bot_for("ligretto")(at.match.view(0), at.match.actions(0), 1)
            return at.match.game.write(action) if action else None

    by_clock(at.table, Bot([]), 0.0005, Random(1))
    assert at.match.result
    assert set(actors(at)) == {0, 1, 2}


@pytest.mark.parametrize("word", ["", "ready", "Prêt", "LIGRETTO", "ligretto !"])
def test_the_next_round_begins_when_the_person_is_ready(word: str) -> None:
    at = sitting("ligretto", 3, target=500, blocked="score")
    round_ended: list[int] = []

    class Reader(Hands):
        """Plays a round like a bot, then reads the points and asks questions."""

        def next(self, seconds: float) -> str | None:
            if at.match.round == 1:
                action = bot_for("ligretto")(at.match.view(0), at.match.actions(0), 1)
                return at.match.game.write(action) if action else None
            round_ended.append(len(at.match.log))
            return super().next(seconds)

    with pytest.raises(Farewell):
        by_clock(at.table, Reader([None] * 20 + ["scores", "turn", word, "quit"]), 0.0005, Random(1))
    *reading, begun = round_ended
    assert len(set(reading)) == 1, "nobody plays while the person reads"
    assert begun >= reading[-1]
    waits = "The next round begins when you’re ready: press Enter, or type ready or Ligretto!"
    assert at.printed.count(waits) == 2  # at the end of the round, and instead of an action
    assert at.printed[-1].startswith("You can:"), "the cards are shown when the round begins"


def test_lines_are_heard_by_a_thread_and_their_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    out, into = os.pipe()
    with os.fdopen(out, "r", encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        typing = Typing()
        assert typing.next(0.01) is None
        os.write(into, "série 2\nhal".encode())
        assert typing.next(60) == "série 2"
        assert typing.next(0.01) is None
        os.write(into, b"f\r\n")
        assert typing.next(60) == "half\r"
        os.close(into)
        with pytest.raises(EOFError):
            typing.next(60)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_terminal_gets_real_time_and_a_pipe_gets_turns() -> None:
    import pty
    import subprocess

    person, terminal = pty.openpty()
    command = [sys.executable, "-m", "ludotheque", "play", "ligretto", "--lang", "en", "--pace", "0.05", "--seed", "x"]
    with subprocess.Popen(command, stdin=terminal, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout
        printed = []
        for line in process.stdout:
            printed.append(line)
            if line.startswith("Hopla ") and "has the" not in line:
                os.write(person, b"quit\n")
                break
        printed += process.stdout
        assert process.wait(30) == 0
    assert any("does not wait for you" in line for line in printed)
    assert printed[-1] == "You leave the table before the end.\n"
    os.close(person)
    os.close(terminal)


def test_no_terminal_means_turns(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.terminal.session import sit_down
    from ludotheque.terminal.wishes import Wishes

    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert sit_down(Wishes("ligretto", seed="x"), "en") == 0
    assert "There is no hurry" in capsys.readouterr().out
