"""Fixtures for tests in which servers come and go: a nursery for them, both kinds of store, and one to be stopped."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from support.nursery import Nursery
from support.running import running
from support.services import Postgres, database, shared_nats


@pytest.fixture(scope="session")
def servers_are_born() -> Iterator[Nursery]:
    """The nursery of this process."""
    with closing(Nursery()) as place:
        yield place


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
