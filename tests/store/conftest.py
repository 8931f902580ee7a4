"""The places where the store is tried: the same promises in each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from store.places import Place
from support.hosting import own_postgres
from support.services import database

__all__ = ["own_postgres", "place", "postgres_place", "sqlite_place"]


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
