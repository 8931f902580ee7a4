"""A server without limits on how much may be asked: what protects it then is nothing but care."""

from collections.abc import Iterator

import pytest

from support.server import INTERPRETED, NO_LIMITS, Server, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("hostile"), *NO_LIMITS, env=INTERPRETED) as server:
        yield server
        assert server.process.poll() is None, "the server has died"
        told = [line for line in server.logged.splitlines() if '"level":"error"' in line or "Traceback" in line]
        assert not told, told[:3]
