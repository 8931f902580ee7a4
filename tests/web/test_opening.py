"""`ludotheque` with a person at the screen opens the page in their browser; without one it only says the address."""

import os
import pty
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.guest import get
from support.server import INTERPRETED, running_server

LONG_ENOUGH = 60.0


@pytest.mark.parametrize(("flag", "opens"), [("--open", True), ("--no-open", False)])
def test_the_page_opens_in_the_browser_of_a_person_who_watches(tmp_path: Path, flag: str, opens: bool) -> None:
    seen = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(seen))}\n')
    browser.chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    env = {**clean, **INTERPRETED, "DISPLAY": ":0", "BROWSER": str(browser), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "ludotheque", flag, "--port", "0", "--data-dir", str(tmp_path / "data")]
    screen, terminal = pty.openpty()
    with subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=subprocess.DEVNULL, env=env) as process:
        os.close(terminal)
        try:
            said = _read_until(screen, "Ctrl")
            end = time.monotonic() + (LONG_ENOUGH if opens else 0.5)
            while not seen.exists() and time.monotonic() < end:
                time.sleep(0.05)
        finally:
            process.terminate()
            os.close(screen)
    assert seen.exists() == opens
    if opens:
        assert seen.read_text().strip() in said


def test_a_server_listens_on_the_address_it_is_told(tmp_path: Path) -> None:
    with running_server(tmp_path, "--host", "::1", env=INTERPRETED) as server:
        assert server.address.startswith("http://[::1]:")
        assert get(f"{server.address}/health/ready").status_code == 200


def _read_until(screen: int, word: str) -> str:
    said = ""
    while word not in said:
        said += os.read(screen, 4096).decode()
    return said
