"""An earlier version of this package, built from the history of this repository and installed as people had it."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import platformdirs
import pytest
from filelock import FileLock

from support.installing import clean_environment, install

ROOT = Path(__file__).parents[2]
COMMIT = "ac3aa28dd0bfecaea9a5f47cada0808ca20b3d38"
"""The last one before entries had checksums, tables had snapshots and workers were shared among tables."""
PARTS = ("src", "docs/man", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")


def earlier_python() -> Path:
    """The Python of an environment in which the earlier version is installed, beside what we have here; made once on
    this machine."""
    place = hashlib.sha256(f"{sys.prefix} {sys.version}".encode()).hexdigest()[:12]
    environment = Path(platformdirs.user_cache_dir("ludotheque-tests")) / COMMIT / place
    environment.parent.mkdir(parents=True, exist_ok=True)
    told = environment.with_suffix(".python")
    with FileLock(environment.with_suffix(".lock")):
        if not told.exists():
            shutil.rmtree(environment, ignore_errors=True)
            with tempfile.TemporaryDirectory() as folder:
                wheel = _built_wheel(Path(folder))
                python = clean_environment(environment, with_us=False)
                install(wheel, python)
            told.write_text(str(python), "utf-8")
    return Path(told.read_text("utf-8"))


def _built_wheel(folder: Path) -> Path:
    """The wheel of the earlier version, without the page."""
    archive = folder / "earlier.tar"
    asked = ["git", "archive", "-o", str(archive), COMMIT, *PARTS]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    if told.returncode:
        missing = f"the history of this repository does not reach back far enough: {told.stderr}"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    no_page = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}
    done = subprocess.run(build, cwd=folder, env=no_page, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [built] = folder.glob("*.whl")
    return built
