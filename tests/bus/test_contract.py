"""What every bus promises: the one of a process and NATS alike."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from ludotheque.table.bus import Bus, open_bus
from support.hearing import Notes, listening
from support.memory_bus import MemoryBus

Opened = Callable[[int], AbstractAsyncContextManager[list[Bus]]]


@pytest.fixture(params=["memory", "nats"])
def opened(request: pytest.FixtureRequest) -> Opened:
    """Several ends of one bus."""
    nats = request.getfixturevalue("steady_nats") if request.param == "nats" else None
    exchange = MemoryBus()

    @asynccontextmanager
    async def ends(count: int) -> AsyncIterator[list[Bus]]:
        async with asyncio.timeout(60):
            buses: list[Bus] = [await open_bus(nats.address) if nats else exchange.end() for _ in range(count)]
            yield buses
            for bus in buses:
                await bus.close()

    return ends


def test_a_message_is_heard_at_every_other_end_and_not_at_its_own(opened: Opened) -> None:
    async def play() -> None:
        async with opened(3) as (ash, beech, cedar):
            assert ash.connected
            at_ash = await listening(ash, "table.x", beech)
            at_beech = await listening(beech, "table.x", ash)
            at_cedar = await listening(cedar, "table.x", ash)
            ash.publish("table.x", b"from ash")
            await at_beech.hear("from ash")
            await at_cedar.hear("from ash")
            beech.publish("table.x", b"from beech")
            await at_ash.hear("from beech")
            assert at_ash == ["from beech"]
            assert at_beech == ["from ash"]

    asyncio.run(play())


def test_messages_are_heard_in_the_order_they_were_published(opened: Opened) -> None:
    async def play() -> None:
        async with opened(2) as (ash, beech):
            at_beech = await listening(beech, "table.x", ash)
            for number in range(500):
                ash.publish("table.x", str(number).encode())
            await at_beech.hear("499")
            assert at_beech == [str(number) for number in range(500)]

    asyncio.run(play())


def test_only_what_is_listened_to_is_heard(opened: Opened) -> None:
    async def play() -> None:
        async with opened(2) as (ash, beech):
            at_beech = await listening(beech, "table.x", ash)
            ash.publish("table.y", b"another table")
            ash.publish("table", b"less")
            ash.publish("table.x.y", b"more")
            ash.publish("table.x", b"this table")
            await at_beech.hear("this table")
            assert at_beech == ["this table"]

    asyncio.run(play())


def test_one_who_stopped_listening_hears_nothing_more(opened: Opened) -> None:
    async def play() -> None:
        async with opened(2) as (ash, beech):
            stopped = Notes()
            stop = beech.listen("table.x", stopped.note)
            at_beech = await listening(beech, "table.x", ash)
            ash.publish("table.x", b"before")
            await stopped.hear("before")
            stop()
            stop()
            ash.publish("table.x", b"after")
            await at_beech.hear("after")
            assert "after" not in stopped

    asyncio.run(play())


def test_one_can_listen_again_after_the_last_one_stopped(opened: Opened) -> None:
    async def play() -> None:
        async with opened(2) as (ash, beech):
            stopped = Notes()
            stop = beech.listen("table.x", stopped.note)
            ash.publish("table.x", b"once")
            await asyncio.sleep(0)
            stop()
            marker = await listening(beech, "table.y", ash)
            ash.publish("table.x", b"to nobody")
            ash.publish("table.y", b"now")
            await marker.hear("now")
            again = await listening(beech, "table.x", ash)
            ash.publish("table.x", b"again")
            await again.hear("again")
            assert again == ["again"]
            assert not {"to nobody", "again"} & set(stopped)

    asyncio.run(play())


def test_a_publisher_never_waits_for_a_listener(opened: Opened) -> None:
    async def play() -> None:
        async with opened(2) as (ash, beech):
            at_beech = await listening(beech, "table.x", ash)
            ash.publish("table.x", b"soon")
            assert at_beech == []
            await at_beech.hear("soon")

    asyncio.run(play())


def test_a_listener_that_fails_keeps_nobody_from_hearing(opened: Opened, caplog: pytest.LogCaptureFixture) -> None:
    def fail(message: bytes) -> None:
        raise RuntimeError("deaf")

    async def play() -> None:
        async with opened(2) as (ash, beech):
            beech.listen("table.x", fail)
            at_beech = await listening(beech, "table.x", ash)
            ash.publish("table.x", b"one")
            ash.publish("table.x", b"two")
            await at_beech.hear("two")
            assert at_beech == ["one", "two"]

    asyncio.run(play())
    assert "a listener of table.x failed" in caplog.messages


def test_a_closed_end_is_silent_and_deaf(opened: Opened) -> None:
    async def play() -> None:
        async with opened(3) as (ash, beech, cedar):
            at_beech = await listening(beech, "table.x", ash)
            at_cedar = await listening(cedar, "table.x", ash)
            ash.publish("table.x", b"on its way")
            await beech.close()
            heard_before = list(at_beech)
            assert not beech.connected
            beech.publish("table.x", b"from the closed end")
            ash.publish("table.x", b"news")
            await at_cedar.hear("news")
            assert at_cedar == ["on its way", "news"]
            assert at_beech == heard_before

    asyncio.run(play())


def test_the_last_words_before_closing_are_sent(opened: Opened) -> None:
    async def play() -> None:
        async with opened(2) as (ash, beech):
            at_beech = await listening(beech, "table.x", ash)
            ash.publish("table.x", b"goodbye")
            await ash.close()
            await at_beech.hear("goodbye")

    asyncio.run(play())


@pytest.mark.parametrize("topic", ["", "table.*", "table.>", "table..x", "table x", "table.x\r\nPUB", "table.É"])
def test_what_is_not_a_topic_is_neither_listened_to_nor_published(opened: Opened, topic: str) -> None:
    async def play() -> None:
        async with opened(2) as (ash, _):
            with pytest.raises(ValueError, match="not a topic"):
                ash.listen(topic, lambda message: None)
            with pytest.raises(ValueError, match="not a topic"):
                ash.publish(topic, b"news")

    asyncio.run(play())
