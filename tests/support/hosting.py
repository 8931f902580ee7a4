"""Fixtures for tests in which servers come and go: a nursery for them, and both kinds of store."""

from collections.abc import Iterator

import pytest

from support.nursery import Nursery, nursery
from support.services import database, shared_nats


@pytest.fixture(scope="session")
def servers_are_born() -> Iterator[Nursery]:
    """The nursery of this process."""
    with nursery() as place:
        yield place


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """The address of an empty database; none for SQLite in a folder."""
    if request.param == "sqlite":
        yield None
    else:
        with database() as address:
            yield address


def flags_for(address: str | None) -> tuple[str, ...]:
    """How a server is told where to keep its tables; with PostgreSQL also how to talk to others."""
    return ("--database", address, "--bus", shared_nats()) if address else ()
