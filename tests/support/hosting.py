"""Fixtures for tests in which servers come and go: a nursery for them, both kinds of store, and one to be stopped."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest

from support.nursery import CAN_FORK, Nursery, QuickServer
from support.running import running
from support.server import INTERPRETED, Server, running_server
from support.services import Postgres, database, shared_nats

Serving = Callable[..., AbstractContextManager[Server]]


@pytest.fixture(scope="session")
def servers_are_born() -> Iterator[Nursery]:
    """The nursery of this process."""
    with closing(Nursery()) as place:
        yield place


@pytest.fixture
def serving(tmp_path: Path, servers_are_born: Nursery) -> Serving:
    """Runs a server with these flags in the folder of a test; it has started in a moment where that is possible."""

    def serve(*flags: str) -> AbstractContextManager[Server]:
        if CAN_FORK:
            return running(QuickServer(tmp_path, servers_are_born, *flags))
        return running_server(tmp_path, *flags, env=INTERPRETED)

    return serve


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """The address of an empty database; none for SQLite in a folder."""
    if request.param == "sqlite":
        yield None
    else:
        with database() as address:
            yield address


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop; it has to run again afterwards."""
    with running(Postgres()) as server:
        yield server


def flags_for(address: str | None) -> tuple[str, ...]:
    """How a server is told where to keep its tables; with PostgreSQL also how to talk to others."""
    return ("--database", address, "--bus", shared_nats()) if address else ()
