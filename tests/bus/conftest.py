"""A real NATS for the tests of the bus."""

from collections.abc import Iterator

import pytest

from support import services
from support.running import running


@pytest.fixture(scope="module")
def steady_nats() -> Iterator[services.Nats]:
    """One that the tests of a file share, and that none of them stops."""
    with running(services.Nats()) as server:
        yield server


@pytest.fixture
def nats() -> Iterator[services.Nats]:
    """One that a test may do anything to."""
    with running(services.Nats()) as server:
        yield server


@pytest.fixture
def absent_nats() -> Iterator[services.Nats]:
    """One that is not there yet, though its address is known."""
    server = services.Nats()
    server.port = services.free_port()
    server.keep_port()
    yield server
    server.close()
