"""Flags come first, then variables, then defaults; what cannot be is said in a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import cli
from ludotheque.cli.manners import speaking
from ludotheque.web import serve
from ludotheque.web.errors import BadHosting
from ludotheque.web.settings import Hosting, Limits, address, somebody_watches
from ludotheque.words import LANGUAGES
from support.hosting import Serving
from support.server import INTERPRETED


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Hosting]:
    """What servers would have been started with."""
    found: list[Hosting] = []
    for name in [name for name in os.environ if name.startswith("LUDOTHEQUE_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(serve, "run", lambda hosting, language: found.append(hosting))
    return found


def test_without_anything_a_server_is_for_this_machine_alone(served: list[Hosting]) -> None:
    for words in ([], ["serve"]):
        assert cli.app(words) == 0
    assert served == [Hosting(), Hosting()]
    assert (served[0].host, served[0].port, served[0].limits) == ("127.0.0.1", 8000, Limits())
    assert served[0].folder.name == "ludotheque"


VARIABLES = {
    "LUDOTHEQUE_HOST": "0.0.0.0",
    "LUDOTHEQUE_PORT": "9000",
    "LUDOTHEQUE_OPEN": "no",
    "LUDOTHEQUE_DATA_DIR": "/srv/tables",
    "LUDOTHEQUE_BASE_URL": "https://Games.example.org/",
    "LUDOTHEQUE_DATABASE": "postgresql://db/tables",
    "LUDOTHEQUE_BUS": "nats://bus",
    "LUDOTHEQUE_KEEP_DAYS": "90",
    "LUDOTHEQUE_PROXIES": "10.0.0.0/8, 192.168.0.1",
    "LUDOTHEQUE_RATE": "0",
    "LUDOTHEQUE_TABLES": "7",
}


def test_variables_come_before_defaults_and_flags_before_variables(
    served: list[Hosting], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in VARIABLES.items():
        monkeypatch.setenv(name, value)
    cli.app(["serve"])
    cli.app(
        [
            "--port",
            "7000",
            "--open",
            "--data-dir",
            "here",
            "--base-url",
            "http://lan:1",
            "--rate",
            "5",
            "--bus",
            "nats://b",
        ]
    )
    told, flagged = served
    assert told == Hosting(
        "0.0.0.0",
        9000,
        False,
        Path("/srv/tables"),
        "https://games.example.org",
        "postgresql://db/tables",
        "nats://bus",
        90,
        ("10.0.0.0/8", "192.168.0.1"),
        Limits(rate=0, tables=7),
    )
    assert (flagged.port, flagged.open, flagged.data_dir) == (7000, True, Path("here"))
    assert (flagged.base_url, flagged.limits.rate, flagged.bus) == ("http://lan:1", 5, "nats://b")
    assert (flagged.host, flagged.database) == (told.host, told.database)


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (["--port", "70000"], "bad-port"),
        (["--port", "-1"], "bad-port"),
        (["--rate", "-1"], "bad-limit"),
        (["--keep-days", "-1"], "bad-limit"),
        (["--proxies", "somewhere"], "bad-proxy"),
        (["--base-url", "games.example.org"], "bad-base-url"),
        (["--base-url", "https://games.example.org/tables"], "bad-base-url"),
        (["--base-url", "https://a:b@games.example.org"], "bad-base-url"),
        (["--base-url", "http://x:y"], "bad-base-url"),
    ],
)
def test_what_cannot_be_is_said(
    served: list[Hosting], flags: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for language in LANGUAGES:
        with speaking(language):
            assert cli.app(flags) == 2
        said.append(capsys.readouterr().err)
    assert served == []
    assert len(set(said)) == len(LANGUAGES)
    assert "Traceback" not in said[0]
    assert "a:b" not in said[0]


def run(command: list[str]) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, **INTERPRETED}
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=env)


def test_a_port_that_is_taken_is_said(tmp_path: Path, serving: Serving) -> None:
    with serving() as server:
        command = [sys.executable, "-m", "ludotheque", "--port", str(server.port), "--data-dir", str(tmp_path / "b")]
        done = run(command)
        second = run([*command[:-3], "0", "--data-dir", str(tmp_path / "data")])
    assert (done.returncode, second.returncode) == (2, 2)
    assert "--port" in done.stderr.splitlines()[-1]
    assert "--data-dir" in second.stderr.splitlines()[-1], "another server has these tables"
    assert "Traceback" not in done.stderr + second.stderr


def test_a_database_that_cannot_be_is_said_without_its_password(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "--port", "0", "--data-dir", str(tmp_path), "--no-open"]
    for flags in (["--database", "mysql://me:secret@db"], ["--bus", "http://me:secret@bus"]):
        done = run([*command, *flags])
        assert done.returncode == 2
        assert "secret" not in done.stderr
        assert "Traceback" not in done.stderr


def test_the_address_can_be_clicked() -> None:
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert address("0.0.0.0", 1) == "http://127.0.0.1:1"
    assert address("::", 1) == "http://[::1]:1"
    assert address("games.lan", 80) == "http://games.lan:80"


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("HTTPS://Games.Example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://lan:80", "http://lan"),
        ("http://lan:8000", "http://lan:8000"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_a_base_address_is_written_as_browsers_write_an_origin(given: str, origin: str) -> None:
    assert Hosting(base_url=given).checked().base_url == origin


def test_no_browser_is_opened_where_nobody_watches() -> None:
    assert not somebody_watches(), "the output of a test is no terminal"


def test_a_limit_of_zero_is_none() -> None:
    assert Hosting(limits=Limits(rate=0, sockets=0)).checked()
    with pytest.raises(BadHosting):
        Hosting(limits=Limits(message=-1)).checked()
