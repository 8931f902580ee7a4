"""What the bus on NATS promises while NATS comes and goes."""

import asyncio
import logging
import os
import sys
from signal import SIGKILL, SIGSTOP, Signals

import pytest

from ludotheque.table.bus import nats as nats_bus
from ludotheque.table.bus import open_bus
from ludotheque.table.bus.nats import KEPT, NatsBus
from ludotheque.table.errors import TableError
from ludotheque.words import LANGUAGES
from support.hearing import Notes, listening, until
from support.services import Nats


def test_after_nats_was_killed_and_started_everything_is_heard_again(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        ash, beech = await open_bus(nats.address), await open_bus(nats.address)
        at_beech = await listening(beech, "table.x", ash)
        assert ash.connected
        assert beech.connected

        nats.kill()
        await until(lambda: not ash.connected and not beech.connected)
        during = Notes()
        beech.listen("table.y", during.note)
        for _ in range(2 * KEPT):
            ash.publish("table.z", b"lost")
        await asyncio.sleep(1.5)  # several attempts to connect, none of which may be logged

        nats.start()
        await until(lambda: ash.connected and beech.connected)
        ash.publish("table.x", b"back")
        ash.publish("table.y", b"listened meanwhile")
        await at_beech.hear("back")
        await during.hear("listened meanwhile")
        await ash.close()
        await beech.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(asyncio.wait_for(play(), 60))
    ours = [record.getMessage().split(" (")[0] for record in caplog.records if record.name.startswith("ludotheque")]
    assert ours == ["NATS is away"] * 2 + ["NATS is back"] * 2
    assert not [record for record in caplog.records if record.exc_info or record.name.startswith("nats")]


def test_a_server_starts_while_nats_is_absent_and_is_connected_once_it_comes(
    absent_nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        ash, beech = await open_bus(absent_nats.address), await open_bus(absent_nats.address)
        assert not ash.connected
        assert "ConnectionRefusedError" in caplog.text, "the log says why"
        at_beech = Notes()
        beech.listen("table.x", at_beech.note)
        absent_nats.start()
        await until(lambda: ash.connected and beech.connected)
        ash.publish("table.x", b"news")
        await at_beech.hear("news")
        await ash.close()
        await beech.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_of_too_many_messages_the_oldest_are_dropped(nats: Nats) -> None:
    async def play() -> None:
        ash, beech = await open_bus(nats.address), await open_bus(nats.address)
        at_beech = await listening(beech, "table.x", ash)
        for number in range(KEPT + 5):
            ash.publish("table.x", str(number).encode())
        await at_beech.hear(str(KEPT + 4))
        assert at_beech == [str(number) for number in range(5, KEPT + 5)]
        await ash.close()
        await beech.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_nats_sends_nothing_more_on_a_topic_that_nobody_listens_to(nats: Nats) -> None:
    async def play() -> None:
        ash, beech = await NatsBus.connect(nats.address), await NatsBus.connect(nats.address)
        stopped = Notes()
        stop = beech.listen("table.x", stopped.note)
        stop_again = beech.listen("table.x", stopped.note)
        at_beech = await listening(beech, "table.y", ash)
        stop()
        stop_again()
        again = await listening(beech, "table.z", ash)
        ash.publish("table.z", b"ready")
        await again.hear("ready")
        assert beech._client
        before = beech._client.stats["in_msgs"]
        for _ in range(10):
            ash.publish("table.x", b"to nobody")
        ash.publish("table.y", b"marker")
        await at_beech.hear("marker")
        assert beech._client.stats["in_msgs"] == before + 1
        await ash.close()
        await beech.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_message_too_long_for_nats_is_dropped_and_the_next_one_is_heard(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        ash, beech = await open_bus(nats.address), await open_bus(nats.address)
        at_beech = await listening(beech, "table.x", ash)
        ash.publish("table.x", b"long" * 1_000_000)
        ash.publish("table.x", b"short")
        await at_beech.hear("short")
        assert at_beech == ["short"]
        await ash.close()
        await beech.close()

    asyncio.run(asyncio.wait_for(play(), 60))
    assert caplog.messages == ["a message of 4000000 bytes on table.x is more than NATS takes"]


@pytest.mark.parametrize("how", [SIGKILL, SIGSTOP], ids=["gone", "hanging"])
def test_closing_does_not_wait_for_a_nats_that_is_not_there_and_leaves_nothing_open(nats: Nats, how: Signals) -> None:
    async def play() -> None:
        bus = await NatsBus.connect(nats.address)
        bus.listen("table.x", lambda message: None)
        await until(lambda: bus.connected)
        client = bus._client
        assert client
        os.kill(nats.pid, how)
        for _ in range(KEPT):
            bus.publish("table.x", b"-" * 10_000)
        async with asyncio.timeout(20):
            await bus.close()
        assert not bus.connected
        writer = getattr(client._transport, "_io_writer")  # noqa: B009
        assert writer.transport.is_closing(), "no connection is left open"
        nats.kill()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        assert not [task for task in others if task.get_name() == "nats"]

    asyncio.run(play())


def test_a_nats_that_hangs_counts_as_away_long_before_its_client_gives_up(nats: Nats) -> None:
    async def play() -> None:
        bus = await NatsBus.connect(nats.address)
        await until(lambda: bus.connected)
        client = bus._client
        assert client
        nats.freeze()
        await until(lambda: not bus.connected)
        assert client.is_connected, "it would have been noticed anyway"
        nats.thaw()
        await until(lambda: bus.connected)
        await bus.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_nats_that_answers_too_late_breaks_nothing(
    nats: Nats, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        bus = await NatsBus.connect(nats.address)
        await until(lambda: bus.connected)
        monkeypatch.setattr(nats_bus, "PATIENCE", 0.1)
        nats.freeze()
        await until(lambda: not bus.connected)
        monkeypatch.setattr(nats_bus, "PATIENCE", 2)
        nats.thaw()
        await until(lambda: bus.connected)
        await bus.close()

    asyncio.run(asyncio.wait_for(play(), 60))
    assert "InvalidStateError" not in caplog.text


class LockedNats(Nats):
    """A NATS server that lets in only who knows the password."""

    def command(self) -> list[str]:
        return [*super().command(), "--user", "library", "--pass", "sesame"]


def test_a_nats_that_does_not_let_us_in_is_like_one_that_is_away(caplog: pytest.LogCaptureFixture) -> None:
    async def play(port: int) -> None:
        stranger = await open_bus(f"nats://library:password123@127.0.0.1:{port}")
        assert not stranger.connected
        stranger.publish("table.x", b"news")
        await until(lambda: "Authorization" in caplog.text)
        await stranger.close()
        friend = await open_bus(f"nats://library:sesame@127.0.0.1:{port}")
        await until(lambda: friend.connected)
        await friend.close()

    nats = LockedNats()
    try:
        nats.start()
        asyncio.run(asyncio.wait_for(play(nats.port), 60))
    finally:
        nats.close()
    assert "password123" not in caplog.text


@pytest.mark.parametrize(
    "address", ["", "redis://host", "host:4222", "nats://", "nats://host:port", "nats://host,http://host", "ws://host"]
)
def test_an_address_that_is_none_is_refused_in_words(address: str) -> None:
    with pytest.raises(TableError) as refused:
        asyncio.run(open_bus(address))
    assert refused.value.code == "bad-bus-address"
    assert "nats://" in refused.value.say("en")
    assert refused.value.say("fr") != refused.value.say("en")


def test_a_password_in_a_wrong_address_is_not_told() -> None:
    with pytest.raises(TableError) as refused:
        asyncio.run(open_bus("nat://me:secret@host,nats://me:p/secret@host"))
    assert "secret" not in refused.value.say("en")
    assert "host" in refused.value.say("en")


def test_without_the_extra_the_error_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nats", None)
    with pytest.raises(TableError) as refused:
        asyncio.run(open_bus("nats://localhost"))
    for language in LANGUAGES:
        assert "ludotheque[hosting]" in refused.value.say(language)


def test_of_several_addresses_one_that_answers_is_enough(nats: Nats) -> None:
    async def play() -> None:
        bus = await open_bus(f"nats://127.0.0.1:1, {nats.address}")
        await until(lambda: bus.connected)
        await bus.close()

    asyncio.run(asyncio.wait_for(play(), 60))
