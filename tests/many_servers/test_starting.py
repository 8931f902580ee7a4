"""A server that cannot have its database says so in a sentence; one that cannot have its bus starts without."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from support.guest import get, open_table
from support.server import INTERPRETED, running_server
from support.services import Postgres, database, free_port


def refuse_to_start(folder: Path, *flags: str) -> str:
    """Start a server that must not start: what it says."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--no-open", "--data-dir", str(folder)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    done = subprocess.run(
        [*command, *flags, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        stdin=subprocess.DEVNULL,
        env={**clean, **INTERPRETED},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://user:secret@host/db", "postgresql://"),
        ("postgresql://user:secret@127.0.0.1:{port}/db", "127.0.0.1:{port}/db"),
    ],
)
def test_a_database_that_cannot_be_had_is_named_without_its_password(tmp_path: Path, address: str, said: str) -> None:
    port = free_port()
    told = refuse_to_start(tmp_path, "--database", address.format(port=port))
    assert said.format(port=port) in told
    assert "secret" not in told


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, own_postgres: Postgres) -> None:
    async def execute(address: str, *statements: str) -> None:
        connection = await asyncpg.connect(address, timeout=30)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    future = (
        "CREATE TABLE schema_version (version integer PRIMARY KEY, since timestamptz NOT NULL DEFAULT now())",
        "INSERT INTO schema_version (version) VALUES (99)",
    )
    with database(own_postgres.address) as address:
        asyncio.run(execute(address, *future))
        told = refuse_to_start(tmp_path, "--database", address)
    assert "99" in told
    assert "newer" in told


def test_a_server_starts_while_its_bus_is_away(tmp_path: Path, own_postgres: Postgres) -> None:
    with database(own_postgres.address) as address:
        flags = ("--database", address, "--bus", f"nats://127.0.0.1:{free_port()}")
        with running_server(tmp_path, *flags, env=INTERPRETED) as server:
            assert get(f"{server.address}/health/ready").status_code == 200
            host = open_table(server)
            with host.socket() as line:
                assert line.ask("chat", text="hello")["is"] == "news"
            assert server.stop() == 0
