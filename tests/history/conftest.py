"""What the history is played on."""

from collections.abc import Iterator

import pytest

from support.failing_over import Pair
from support.hosting import servers_are_born
from support.running import running
from support.services import Nats

__all__ = ["servers_are_born"]


@pytest.fixture
def pair() -> Iterator[Pair]:
    with running(Pair()) as both:
        yield both


@pytest.fixture
def nats() -> Iterator[Nats]:
    with running(Nats()) as service:
        yield service
