"""The wheel has what is needed and nothing else, and runs where it is installed, on every Python that we promise."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from ludotheque.languages import CODES, FIRST
from support.guest import get
from support.installing import clean_environment, install
from support.server import INTERPRETED, running_server

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ludotheque"
PROMISED = ("3.11", "3.12", "3.13")
NOTHING_OF_OURS = {"PYTHONPATH": "", "PYTHONUTF8": "1"}
COMPILED = """if True:
    import ludotheque, ludotheque.kernel
    match = ludotheque.game("lucky-numbers").match(2, seed="wheel")
    match.play(0, match.legal(0)[0])
    assert ludotheque.kernel.COMPILED
"""
MOST = 2_000_000
"""Bytes that the wheel may have."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built once, with the page that is built already."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [built] = folder.glob("*.whl")
    return built


def test_it_has_every_file_of_the_package_and_the_page_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name and ".data/" not in name}
    ours = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    assert inside == {path.relative_to(PACKAGE.parent).as_posix() for path in ours}
    assert "ludotheque/web/page/index.html" in inside


def test_it_brings_the_man_page_in_every_language(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        pages = {name.partition(".data/data/")[2] for name in archive.namelist() if ".data/" in name}
    folders = ("man1", *(f"{code}/man1" for code in CODES if code != FIRST))
    assert pages == {f"share/man/{folder}/ludotheque.1" for folder in folders}


def test_it_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < MOST


def test_it_runs_where_it_is_installed(wheel: Path, tmp_path: Path) -> None:
    python = clean_environment(tmp_path / "environment", with_us=False)
    install(wheel, python)
    it_plays(python, tmp_path)


@pytest.mark.more
@pytest.mark.parametrize("promised", PROMISED)
def test_it_runs_on_every_python_that_is_promised_with_the_pinned_packages(
    wheel: Path, promised: str, tmp_path: Path
) -> None:
    base = python_of(promised)
    if base is None:
        missing = f"there is no Python {promised} on the path or among pyenv's"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    run(tmp_path, {}, base, "-m", "venv", "environment")
    python = tmp_path / "environment" / "bin" / "python"
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile")
    run(tmp_path, {}, *pip, "--require-hashes", "-r", ROOT / "requirements" / "play.txt")
    run(tmp_path, {}, *pip, wheel)
    it_plays(python, tmp_path)
    run(tmp_path, {"NUMBA_CACHE_DIR": str(tmp_path / "compiled")}, python, "-c", COMPILED)


def python_of(promised: str) -> Path | None:
    """A Python of that version: on the path, where one of pyenv may lie that does not run, or pyenv's own."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    on_path = shutil.which(f"python{promised}")
    for found in (on_path, *sorted(pyenv.glob(f"versions/{promised}.*/bin/python"))):
        if found and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0:
            return Path(found)
    return None


def it_plays(python: Path, folder: Path) -> None:
    """The command says its version and plays some moves, and a server has the games and the page.

    Rules are interpreted here: compiling what a match needs takes longer than all the rest.
    """
    where = run(folder, INTERPRETED, python, "-c", "import ludotheque; print(ludotheque.__file__)")
    assert where.startswith(str(python.parents[1])), "the wheel, and not our own folder"
    ludotheque = python.parent / "ludotheque"
    assert run(folder, INTERPRETED, ludotheque, "--version").strip() == version("ludotheque")
    moves = "arrange 10 13 16 19\ndraw\nleave\nquit\n"
    told = run(folder, INTERPRETED, ludotheque, "play", "lucky-numbers", "--seed", "wheel", "--lang", "en", typed=moves)
    assert "You leave 11 in the middle" in told
    with running_server(folder, env={**NOTHING_OF_OURS, **INTERPRETED}, python=str(python)) as server:
        [script] = set(re.findall(r'src="(/assets/[^"]+\.js)"', get(server.address).text))
        assert get(server.address + script).headers["content-type"].startswith("text/javascript")
        games = {game["name"] for game in get(f"{server.address}/api/games").json()}
        assert games == {"lucky-numbers", "polyssimo", "ligretto", "dutch-blitz"}


def run(folder: Path, env: dict[str, str], *command: str | Path, typed: str = "") -> str:
    """Run a command in a folder, without what these tests have on their path; its output."""
    clean = {**os.environ, **NOTHING_OF_OURS, **env}
    done = subprocess.run(
        command, input=typed, cwd=folder, env=clean, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
