"""A standby takes the place of PostgreSQL: nothing that was acknowledged is lost, and nothing is told that may be."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.table.keeping.store import StoreFailed, postgres
from ludotheque.table.keeping.store.reaching import one_by_one
from store.places import Place
from support.failing_over import Pair
from support.running import running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="its processes are found as Linux tells them")


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    with running(Pair()) as both:
        yield both


def test_what_the_standby_does_not_have_is_neither_acknowledged_nor_read(
    pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with (
            Place(tmp_path, pair.address("postgres")).open() as store,
            Place(tmp_path, pair.address("postgres")).open() as other,
        ):
            await store.append("a", 0, b"safe")
            pair.standby.freeze()
            try:
                monkeypatch.setattr(postgres, "PATIENCE", 0.5)
                with pytest.raises(StoreFailed):
                    await store.append("a", 1, b"only here")
                monkeypatch.setattr(postgres, "PATIENCE", 30)
                assert await other.entries("a") == [b"safe"]
                assert await store.entries("a") == [b"safe"]
            finally:
                pair.standby.thaw()
            await store.check()  # which waits for the standby, too
            assert (await store.entries("a"))[:1] == [b"safe"]

    asyncio.run(run())


def test_a_store_goes_on_where_the_standby_has_taken_over_though_the_former_primary_hangs(
    pair: Pair, tmp_path: Path
) -> None:
    async def run() -> None:
        async with Place(tmp_path, pair.address("postgres")).open() as store:
            await store.append("b", 0, b"acknowledged")
            pair.primary.freeze()
            await asyncio.to_thread(pair.promote)
            await asyncio.to_thread(pair.wait_for_standby, False)
            with pytest.raises(StoreFailed):
                await store.append("c", 0, b"to the one that hangs")
            await store.append("b", 1, b"more")
            assert await store.entries("b") == [b"acknowledged", b"more"]
            assert await store.entries("c") == []

    asyncio.run(run())
    pair.take_back()
    pair.wait_for_standby(True)


def test_of_several_hosts_the_one_is_used_that_can_write_unless_an_address_says_otherwise() -> None:
    assert one_by_one("postgresql://me:a,b@one/tables") == ["postgresql://me:a,b@one/tables"]
    assert one_by_one("postgresql://me:s@one:1,two:2/tables?ssl=true") == [
        "postgresql://me:s@one:1/tables?ssl=true&target_session_attrs=read-write",
        "postgresql://me:s@two:2/tables?ssl=true&target_session_attrs=read-write",
    ]
    assert one_by_one("postgresql://one,two/tables?target_session_attrs=primary") == [
        "postgresql://one/tables?target_session_attrs=primary",
        "postgresql://two/tables?target_session_attrs=primary",
    ]
