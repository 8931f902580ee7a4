"""A server for the tests of the client: one for each process that runs tests."""

from collections.abc import Iterator

import pytest

from support.server import Server, running_server

NO_LIMITS = ("--rate", "0", "--sockets", "0", "--tables", "0", "--joins", "0")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that minds no crowd."""
    with running_server(tmp_path_factory.mktemp("server"), *NO_LIMITS) as running:
        yield running
        running.stop()
