"""A clean environment, and packages that are installed into it as people would."""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import ludotheque


def clean_environment(folder: Path, *, with_us: bool = True) -> Path:
    """The Python of a new virtual environment that has what we have here, with us or without, and no network."""
    venv.create(folder, symlinks=True, with_pip=False)
    paths = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
    us = [str(Path(ludotheque.__file__).parents[1])] if with_us else []
    ours = dict.fromkeys([*us, *map(sysconfig.get_path, ("purelib", "platlib"))])
    (Path(paths["purelib"]) / "what-we-have-here.pth").write_text("\n".join(ours) + "\n", "utf-8")
    return Path(paths["scripts"]) / Path(sys.executable).name


def install(package: Path, python: Path) -> None:
    """`pip install` a folder or a wheel into the environment of that Python."""
    quietly = ("--quiet", "--disable-pip-version-check", "--root-user-action=ignore")
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--ignore-installed")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", *quietly, *offline, str(package)]
    done = subprocess.run(pip, cwd=python.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
