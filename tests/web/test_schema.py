"""What the server says about itself is true: the descriptions of its routes and of its messages."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import settings

from support.guest import get, join, open_table
from support.server import NO_LIMITS, Server, running_server
from support.usual import more

HELPFUL = ["--phases", "examples,coverage,fuzzing", "--checks", "all", "--generation-deterministic", "--no-color"]
PATIENT = ["--request-timeout", "100", "--max-response-time", "100"]
"""The machine may be busy: how long an answer takes is no part of the description."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits: trying everything is a lot at once."""
    free = (*NO_LIMITS, "--codes", "0", "--all-codes", "0")
    with running_server(tmp_path_factory.mktemp("schema"), *free) as running:
        yield running


@pytest.mark.parametrize("at_a_table", [pytest.param(False, marks=more), True], ids=["anywhere", "at-a-table"])
def test_the_http_interface_does_what_its_description_says(server: Server, tmp_path: Path, at_a_table: bool) -> None:
    config = ""
    if at_a_table:
        host = open_table(server)
        config = f'headers = {{ Authorization = "Bearer {host.token}" }}\n[parameters]\n"path.table" = "{host.table}"\n'
    (tmp_path / "schemathesis.toml").write_text(config)
    command = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
    examples = str(settings().max_examples // 10)
    command += ["run", f"{server.address}/schema/openapi.json", "--max-examples", examples, *HELPFUL, *PATIENT]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-1000:]
    paths = get(f"{server.address}/schema/openapi.json").json()["paths"]
    assert f"{sum(map(len, paths.values()))} passed" in done.stdout


@pytest.fixture(scope="module")
def schema(server: Server) -> dict[str, Any]:
    told: dict[str, Any] = get(f"{server.address}/api/messages.json").json()
    return told


def test_real_messages_are_as_described(server: Server, schema: dict[str, Any]) -> None:
    message = jsonschema_rs.validator_for(schema | {"anyOf": [{"$ref": "#/$defs/Message"}]})
    host = open_table(server, seats=2, settings={"clock": "turn", "seconds": 60})
    other = join(host)
    seen = set()
    with host.socket("?follow=views") as line:
        for do, fields in (
            ("ready", {}),
            ("chat", {"text": "x"}),
            ("look", {}),
            ("start", {}),
            ("act", {"action": "?"}),
        ):
            line.say(do, **fields)
        other.do("ready")
        line.say("start", id="again")
        line.wire.send("?")
        while True:
            heard = line.hear()
            message.validate(heard)
            seen.add(heard["is"])
            if heard.get("code") == "unreadable-message":
                break
    assert {"welcome", "news", "no", "present"} <= seen
    assert not message.is_valid({"is": "news"})


def test_what_the_server_reads_is_as_described(server: Server, schema: dict[str, Any]) -> None:
    command = jsonschema_rs.validator_for(schema | {"anyOf": [{"$ref": "#/$defs/Command"}]})
    host = open_table(server)
    for fields in (
        {"do": "chat", "id": "1", "text": "x"},
        {"do": "chat", "id": "1", "text": "x" * 301},
        {"do": "chat", "id": "", "text": "x"},
        {"do": "sit", "id": "2", "seat": 1},
        {"do": "sit", "id": "2", "seat": -1},
        {"do": "sit", "id": "2", "seat": "1"},
        {"do": "nothing", "id": "3"},
        {"id": "4"},
    ):
        answer = host.do(str(fields.pop("do", "")), **fields)
        readable = answer.status_code != 400
        assert command.is_valid({"do": "", **json.loads(answer.request.content)}) == readable, (fields, answer.text)


def test_the_schema_can_be_printed() -> None:
    done = subprocess.run([sys.executable, "-m", "ludotheque", "schema"], capture_output=True, check=True, timeout=60)
    printed = json.loads(done.stdout)
    assert {"Command", "Message", "Act", "News"} <= printed["$defs"].keys()
