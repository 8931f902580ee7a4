"""Where the tables are kept while servers are killed: the same promises in each place."""

from collections.abc import Iterator

import pytest

from support.nursery import Nursery, nursery
from support.services import database


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
