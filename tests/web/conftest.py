"""One server for the tests of a process: each opens tables of its own on it."""

from collections.abc import Iterator

import pytest

from support.hosting import servers_are_born, serving
from support.server import Server, running_server

__all__ = ["servers_are_born", "serving"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--rate", "20", "--tables", "0", "--joins", "0", "--codes", "0", "--all-codes", "0")
    with running_server(tmp_path_factory.mktemp("server"), *flags) as server:
        yield server
