"""A match that was not over: kept after every action, whatever becomes of the program, and gone on with."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque
from ludotheque import record
from ludotheque.terminal import unfinished
from ludotheque.terminal.unfinished import FOLDER, MOST, RECORD, Sitting, Unfinished
from support.sitting import Done, command

Run = Callable[..., Done]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
    return tmp_path


@pytest.fixture
def run(data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return lambda *words, typed="": command(capsys, monkeypatch, *words, typed=typed)


def kept(data: Path) -> list[Path]:
    return sorted((data / FOLDER).glob(f"*/{RECORD}"))


def sittings(data: Path) -> list[Path]:
    return sorted((data / FOLDER).glob("*"))


BEGIN = ("play", "lucky-numbers", "--seed", "resumed", "--option", "setup=sorted", "--level", "expert")


def test_a_match_goes_on_as_if_nothing_had_happened(run: Run, data: Path) -> None:
    lines = ["draw", "leave", "draw", "leave", "draw", "leave"]
    whole = run(*BEGIN, "--data-dir", str(data / "whole"), typed="".join(f"{line}\n" for line in lines))
    run(*BEGIN, typed="draw\nleave\n")
    resumed = run("play", "--resume", typed="draw\n")
    assert resumed.out.startswith("Lucky Numbers, 2 seats. You are seat 1")
    assert re.search(r"You resume after \d+ moves\.", resumed.out)
    last = run("play", "lucky-numbers", "--resume", typed="leave\ndraw\nleave\n")
    assert last.out.splitlines()[-6:] == whole.out.splitlines()[-6:]
    (file,), (other,) = kept(data), kept(data / "whole")
    assert record.replay(file.read_text("utf-8")).log == record.replay(other.read_text("utf-8")).log


def test_what_was_told_survives_a_kill(data: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *BEGIN, "--record", str(data / "own.txt")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
    ) as playing:
        assert playing.stdin
        assert playing.stdout
        playing.stdin.write("draw\nleave\n")
        playing.stdin.flush()
        told = iter(playing.stdout.readline, "")
        assert any(line.startswith("You leave") for line in told)
        playing.send_signal(signal.SIGKILL)
    (file,) = kept(data)
    actions = [entry.text for entry in record.replay(file.read_text("utf-8")).log if entry.seat == 0]
    assert actions[:2] == ["draw", "leave"]
    again = subprocess.run(
        [sys.executable, "-m", "ludotheque", "play", "--resume"],
        input="draw\nleave\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
        check=False,
    )
    assert (again.returncode, again.stderr) == (0, "")
    own = record.replay((data / "own.txt").read_text("utf-8"))
    assert [entry.text for entry in own.log if entry.seat == 0][2:] == ["draw", "leave"]


def test_a_match_that_is_over_or_was_not_begun_is_not_kept(run: Run, data: Path) -> None:
    assert "--resume" not in run(*BEGIN, typed="look\nquit\n").out
    assert sittings(data) == []
    run("play", "lucky-numbers", "--watch", "--seed", "watched")
    assert sittings(data) == []
    run(*BEGIN, typed="draw\n")
    match = record.replay(kept(data)[0].read_text("utf-8"), seed="resumed")
    assert match.result is None
    done = run("play", "--resume", typed="leave\n" + "draw\nleave\n" * 60)
    assert "wins" in done.out or "You win" in done.out
    assert sittings(data) == []


def test_the_game_that_is_named_goes_on_and_else_the_last(run: Run, data: Path) -> None:
    run(*BEGIN, typed="draw\n")
    run("play", "polyssimo", "--seed", "p", typed="pick F\n")
    assert run("play", "--resume").out.startswith("Polyssimo")
    assert run("play", "lucky-numbers", "--resume").out.startswith("Lucky Numbers")
    nothing = run("play", "ligretto", "--resume")
    assert (nothing.code, nothing.out) == (2, "")
    assert nothing.err == "There is no match of ligretto to resume.\n"
    assert run("play", "chess", "--resume").err.startswith("There is no game called")
    assert run("play", "--resume", "--seats", "3").err.startswith("A match resumes as it began")


def test_a_match_that_somebody_is_playing_is_not_gone_on_with(run: Run, data: Path) -> None:
    run(*BEGIN, typed="draw\n")
    held = Unfinished.last(data, None)
    assert run("play", "--resume").err == "There is no match to resume.\n"
    held.leave()
    assert run("play", "--resume").code == 0


def test_of_many_matches_the_last_ones_are_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ludotheque.game("lucky-numbers").match(2, seed="many", setup="sorted")
    match.play(0, "draw")
    for number in range(MOST + 3):
        held = Unfinished.begin(data, Sitting("lucky-numbers", 0, ["usual"], "many", str(number)))
        held.keep(match)
        os.utime(kept(data)[-1].parent / RECORD)
        held.leave()
    seeds = {found.bot_seed for file in kept(data) if (found := unfinished._read(file))}
    assert len(seeds) == len(kept(data)) == MOST


def test_where_nothing_can_be_kept_one_can_play_all_the_same(run: Run, data: Path) -> None:
    (data / FOLDER).write_text("in the way", "utf-8")
    done = run(*BEGIN, typed="draw\nleave\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.count(": Not a directory.") == 1
    assert "You leave the" in done.out
    assert "--resume" not in done.out
