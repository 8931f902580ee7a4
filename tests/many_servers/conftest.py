"""Servers for these tests: started once for each process that runs tests, where no test has to break them for good."""

from collections.abc import Iterator

import pytest

from support.server import INTERPRETED
from support.servers_both import KINDS, Fleet, outgrown, servers_of


@pytest.fixture(scope="session")
def three_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    """Three that share a database and a bus."""
    with outgrown(tmp_path_factory.mktemp("three"), 3, env=INTERPRETED) as fleet:
        yield fleet


@pytest.fixture
def fleet(three_servers: Fleet) -> Iterator[Fleet]:
    """Three that share a database and a bus; a test may stop and kill them."""
    three_servers.all_run()
    return three_servers


@pytest.fixture(scope="session", params=KINDS)
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    """Servers of both kinds, one after the other: what is promised is promised of both."""
    with servers_of(request.param, tmp_path_factory.mktemp("either"), env=INTERPRETED) as fleet:
        yield fleet
