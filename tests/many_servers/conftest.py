"""Servers for these tests, started once for each process that runs tests.

A test may stop and kill what it likes, if it starts it again.
"""

from collections.abc import Iterator

import pytest

from many_servers.servers_both import KINDS, Fleet, embedded, outgrown
from support.hosting import own_postgres, servers_are_born
from support.nursery import Nursery
from support.running import running
from support.services import Nats, Postgres

__all__ = ["own_postgres", "servers_are_born"]


@pytest.fixture(scope="session")
def own_nats() -> Iterator[Nats]:
    with running(Nats()) as service:
        yield service


@pytest.fixture(scope="session")
def three_servers(
    tmp_path_factory: pytest.TempPathFactory, servers_are_born: Nursery, own_postgres: Postgres, own_nats: Nats
) -> Iterator[Fleet]:
    folder = tmp_path_factory.mktemp("three")
    with outgrown(folder, servers_are_born, 3, own_nats.address, own_postgres.address) as fleet:
        yield fleet


@pytest.fixture
def fleet(three_servers: Fleet) -> Fleet:
    """Three servers that share a database and a bus; all of them run."""
    three_servers.all_run()
    return three_servers


@pytest.fixture(scope="session")
def deaf_servers(
    tmp_path_factory: pytest.TempPathFactory, servers_are_born: Nursery, own_postgres: Postgres
) -> Iterator[Fleet]:
    """Two servers without a bus: each learns only from the store, when it is too late, what the other has done."""
    with outgrown(tmp_path_factory.mktemp("deaf"), servers_are_born, 2, None, own_postgres.address) as fleet:
        yield fleet


@pytest.fixture(scope="session", params=KINDS)
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, servers_are_born: Nursery
) -> Iterator[Fleet]:
    """Servers of both kinds, one after the other: what is promised is promised of both."""
    if request.param == "outgrown":
        yield request.getfixturevalue("three_servers")
    else:
        with embedded(tmp_path_factory.mktemp("either"), servers_are_born) as fleet:
            yield fleet
