"""The Tab key completes commands, games, flags and their values, in the shells themselves."""

import os
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque.languages import CODES

COMPLETED = [
    ("ludotheque pla", "ludotheque play"),
    ("ludotheque play luck", "ludotheque play lucky-numbers"),
    ("ludotheque play --soun", "ludotheque play --sound"),
    ("ludotheque play --sound be", "ludotheque play --sound bell"),
    ("ludotheque puzzle sol", "ludotheque puzzle solve"),
    ("ludotheque puzzle solve --al", "ludotheque puzzle solve --all"),
    ("ludotheque --lang fr rul", "ludotheque --lang fr rules"),
    ("ludotheque verify rec", "ludotheque verify record.txt"),
]
LOADED = "lo''aded"
"""A word that a shell prints otherwise than it is typed."""


@pytest.fixture
def script(run: Run, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    (tmp_path / "record.txt").touch()
    file = tmp_path / "script"
    file.write_text(run("completion", request.param, "--plain", "--columns", "20").out, "utf-8")
    if shutil.which(request.param) is None and not os.environ.get("CI"):
        pytest.skip(f"{request.param} is not installed")
    return file


def typed_in(shell: list[str], begin: str, folder: Path) -> list[str]:
    """What the lines become with the Tab key in an interactive shell, where the command says what it was given."""
    import pty

    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.environ.update(TERM="dumb", LC_ALL="C.UTF-8", COLUMNS="200")
        os.execvp(shell[0], shell)
    try:
        os.write(terminal, f'{begin}\nludotheque() {{ echo "[ludotheque $*]"; }}\necho {LOADED}\n'.encode())
        until(terminal, "loaded")
        found = []
        for line, _ in COMPLETED:
            os.write(terminal, f"{line}\t\n".encode())
            found.append(until(terminal, "]").rpartition("[")[2].removesuffix("]").strip())
        return found
    finally:
        os.write(terminal, b"exit\n")
        os.close(terminal)
        os.waitpid(process, 0)


def until(terminal: int, word: str) -> str:
    """What a terminal prints until a word comes."""
    printed, end = "", time.monotonic() + 30
    while word not in printed:
        assert time.monotonic() < end, printed
        if select.select([terminal], [], [], 1)[0]:
            printed += os.read(terminal, 1 << 16).decode(errors="replace")
    return printed.partition(word)[0] + word


@pytest.mark.skipif(sys.platform == "win32", reason="these shells are not there")
@pytest.mark.parametrize("script", ["bash"], indirect=True)
def test_bash_completes(script: Path) -> None:
    begin = f"bind 'set enable-bracketed-paste off'; PS1=; source {script}"
    assert typed_in(["bash", "--norc", "--noprofile", "-i"], begin, script.parent) == [whole for _, whole in COMPLETED]


@pytest.mark.parametrize("script", ["zsh"], indirect=True)
def test_zsh_completes(script: Path) -> None:
    begin = f"PS1=; unset zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; source {script}"
    assert typed_in(["zsh", "-f", "-i"], begin, script.parent) == [whole for _, whole in COMPLETED]


@pytest.mark.parametrize("script", ["fish"], indirect=True)
def test_fish_completes(script: Path) -> None:
    for line, whole in COMPLETED:
        done = subprocess.run(
            ["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"],
            cwd=script.parent,
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        assert [found.partition("\t")[0] for found in done.stdout.splitlines()] == [whole.split()[-1]]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_completion_explains_in_the_language_of_the_reader(shell: str, run: Run) -> None:
    assert len({run("completion", shell, "--lang", language).out for language in CODES}) == len(CODES)
