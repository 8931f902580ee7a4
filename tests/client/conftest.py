"""A server for the tests of the client: one for each process that runs tests."""

from collections.abc import Iterator

import pytest

from support.server import NO_LIMITS, Server, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that minds no crowd."""
    with running_server(tmp_path_factory.mktemp("server"), *NO_LIMITS) as running:
        yield running
        running.stop()
