"""Servers of both kinds: one with SQLite, as everybody starts it, and several that share PostgreSQL and NATS."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from support.guest import get
from support.kept import Logs
from support.nursery import Nursery, QuickServer
from support.server import NO_LIMITS, Server
from support.services import database

KINDS = ("embedded", "outgrown")


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
        gone = [server for server in self.servers if not server.alive]
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
def embedded(folder: Path, nursery: Nursery) -> Iterator[Fleet]:
    """One server that keeps its tables in a folder."""
    yield from _fleet(folder, 1, (), Logs(folder / "0" / "data"), nursery)


@contextmanager
def outgrown(
    folder: Path, nursery: Nursery, count: int, bus: str | None, postgres: str | None = None
) -> Iterator[Fleet]:
    """Several servers for one new database, on a PostgreSQL of its own or on the one that all tests share."""
    with database(postgres) as address:
        flags = ("--database", address, *(("--bus", bus) if bus else ()))
        yield from _fleet(folder, count, flags, Logs(folder, address), nursery)


def _fleet(folder: Path, count: int, flags: tuple[str, ...], logs: Logs, nursery: Nursery) -> Iterator[Fleet]:
    servers: list[Server] = []
    for number in range(count):
        own = folder / str(number)
        own.mkdir(parents=True)
        servers.append(QuickServer(own, nursery, *NO_LIMITS, *flags))
    try:
        for server in servers:
            server.start(wait=False)
        for server in servers:
            server.wait()
        yield Fleet(servers, logs, flags)
    finally:
        for server in servers:
            server.close()
