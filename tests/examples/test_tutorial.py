"""docs/add-a-game.md builds Pig: its code is the package, in an order in which it can be tried out."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"
TUTORIAL = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block of code; one that names a file is that file."""
SHOWN = {".py", ".toml", ".js", ".css", ".ftl"}


def test_the_code_of_the_tutorial_is_the_package() -> None:
    shown = {name: text for _, name, text in BLOCK.findall(TUTORIAL) if name}
    for name, text in shown.items():
        assert text == (PIG / name).read_text("utf-8"), f"docs/add-a-game.md shows another {name}"
    files = {file.relative_to(PIG).as_posix() for file in PIG.rglob("*.*") if "__pycache__" not in file.parts}
    others = {name for name in files if re.search(r"(?<!en)\.ftl$", name)}  # lie beside the English that is shown
    assert {name for name in files - others if Path(name).suffix in SHOWN} == set(shown)


def test_every_step_works_with_the_files_shown_so_far(tmp_path: Path) -> None:
    tried = 0
    for kind, name, text in BLOCK.findall(TUTORIAL):
        if name:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, "utf-8")
        elif kind == "pycon":
            (tmp_path / "try.txt").write_text(text, "utf-8")
            path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
            done = subprocess.run(
                [sys.executable, "-m", "doctest", "try.txt"],
                cwd=tmp_path,
                env={**os.environ, "PYTHONPATH": path},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stdout + done.stderr
            tried += 1
    assert tried == 3
