"""Servers of both kinds: one with SQLite, as everybody starts it, and several that share PostgreSQL and NATS."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from support.guest import get
from support.noting import Logs
from support.server import Server
from support.services import database, shared_nats

KINDS = ("embedded", "outgrown")
NO_LIMITS = ("--rate", "0", "--sockets", "0", "--tables", "0", "--joins", "0")


@dataclass
class Fleet:
    """Servers for the same tables: any number with a database, else one."""

    servers: list[Server]
    logs: Logs
    flags: tuple[str, ...] = field(default=(), repr=False)

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def beginning_with(self, first: int) -> list[str]:
        """The addresses of all, for a client that goes to a certain one first."""
        return [self.addresses[(first + number) % len(self.servers)] for number in range(len(self.servers))]

    def all_run(self) -> None:
        """Start those that do not run, at their old addresses."""
        gone = [server for server in self.servers if server.process.poll() is not None]
        for server in gone:
            server.start(wait=False)
        for server in gone:
            server.wait()

    def figure(self, name: str) -> list[float]:
        """What the metrics of each server say of something."""
        return [_figure(server, name) for server in self.servers]


def _figure(server: Server, name: str) -> float:
    found = re.search(rf"^ludotheque_{name} (\S+)$", get(f"{server.address}/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])


@contextmanager
def embedded(folder: Path, env: Mapping[str, str] | None = None) -> Iterator[Fleet]:
    """One server that keeps its tables in a folder."""
    yield from _fleet(folder, 1, (), Logs(folder / "0" / "data"), env or {})


@contextmanager
def outgrown(
    folder: Path,
    count: int,
    bus: str | None,
    postgres: str | None = None,
    env: Mapping[str, str] | None = None,
) -> Iterator[Fleet]:
    """Several servers for one new database, on a PostgreSQL of its own or on the one that all tests share."""
    with database(postgres) as address:
        flags = ("--database", address, *(("--bus", bus) if bus else ()))
        yield from _fleet(folder, count, flags, Logs(folder, address), env or {})


@contextmanager
def servers_of(kind: str, folder: Path, env: Mapping[str, str] | None = None) -> Iterator[Fleet]:
    """Servers of a kind, to try the same promise on both."""
    with embedded(folder, env) if kind == "embedded" else outgrown(folder, 2, shared_nats(), env=env) as fleet:
        yield fleet


def _fleet(folder: Path, count: int, flags: tuple[str, ...], logs: Logs, env: Mapping[str, str]) -> Iterator[Fleet]:
    servers = []
    for number in range(count):
        own = folder / str(number)
        own.mkdir(parents=True)
        servers.append(Server(own, (*NO_LIMITS, *flags), env))
    try:
        for server in servers:
            server.start(wait=False)
        for server in servers:
            server.wait()
        yield Fleet(servers, logs, flags)
    finally:
        for server in servers:
            if hasattr(server, "process"):
                server.kill()
