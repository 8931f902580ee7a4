"""Servers that start in a moment, over both stores, and a database that can be taken from them."""

from collections.abc import Iterator

import pytest

from support.hosting import address, servers_are_born
from support.services import Postgres, postgres

__all__ = ["address", "own_postgres", "servers_are_born"]


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A server that a test may stop; it has to run again afterwards."""
    with postgres() as server:
        yield server
