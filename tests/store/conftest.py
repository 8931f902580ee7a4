"""The places where the store is tried: the same promises in each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.places import Place
from support.services import Postgres, database, postgres


@pytest.fixture
def sqlite_place(tmp_path: Path) -> Place:
    return Place(tmp_path / "data")


@pytest.fixture
def postgres_place(tmp_path: Path) -> Iterator[Place]:
    with database() as address:
        yield Place(tmp_path / "data", address)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    chosen: Place = request.getfixturevalue(f"{request.param}_place")
    return chosen


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A server that a test may stop; it has to run again afterwards."""
    with postgres() as server:
        yield server
