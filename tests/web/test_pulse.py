"""The pulse: what comes close together begins together, and nobody waits longer than it takes to notice."""

import asyncio
from collections.abc import Callable
from random import Random

from ludotheque.table.settings import Settings
from ludotheque.web.sockets.pulse import DISTANCE, Pulse
from support import fake_time
from support.recorded_server import RecordedServer


class Diary:
    """What began, and when."""

    def __init__(self) -> None:
        self.pulse = Pulse()
        self.begun: list[tuple[str, float]] = []

    def note(self, what: str) -> Callable[[], None]:
        return lambda: self.begun.append((what, asyncio.get_running_loop().time()))


def test_what_comes_alone_begins_at_once() -> None:
    async def live() -> None:
        diary = Diary()
        for number in range(3):
            came = asyncio.get_running_loop().time()
            diary.pulse.join(diary.note(str(number)))
            await asyncio.sleep(0)
            assert diary.begun == [(str(number), came)]
            diary.begun.clear()
            await asyncio.sleep(DISTANCE)

    fake_time.run(live())


def test_what_comes_shortly_after_another_waits_for_the_next_beat_and_begins_in_order() -> None:
    async def live() -> None:
        diary = Diary()
        diary.pulse.join(diary.note("first"))
        await asyncio.sleep(DISTANCE / 4)
        diary.pulse.join(diary.note("second"))
        await asyncio.sleep(DISTANCE / 4)
        diary.pulse.join(diary.note("third"))
        assert [what for what, _ in diary.begun] == ["first"]
        await asyncio.sleep(DISTANCE)
        assert [what for what, _ in diary.begun] == ["first", "second", "third"]
        assert diary.begun[1][1] == diary.begun[2][1]

    fake_time.run(live())


def test_whatever_comes_begins_once_in_order_and_soon() -> None:
    async def live() -> None:
        diary, chance, came = Diary(), Random(1), []
        for number in range(500):
            came.append((str(number), asyncio.get_running_loop().time()))
            diary.pulse.join(diary.note(str(number)))
            if chance.random() < 0.1:
                diary.pulse.beat()
            await asyncio.sleep(chance.choice([0.0, 0.0001, DISTANCE / 3, DISTANCE * 2]))
        await asyncio.sleep(DISTANCE)
        assert [what for what, _ in diary.begun] == [what for what, _ in came]
        waits = [begun - came for (_, begun), (_, came) in zip(diary.begun, came, strict=True)]
        assert min(waits) >= 0
        assert max(waits) <= DISTANCE * 1.001

    fake_time.run(live())


def test_what_waits_for_a_beat_is_carried_out_when_the_server_stops() -> None:
    async def live() -> None:
        server = RecordedServer("secret")
        room, _, token = await server.house.open_table("lucky-numbers", 2, {}, Settings(), 0, "Ada", "en")
        line = await server.connect("Ada", f"/api/tables/{room.table.name}", Authorization=f"Bearer {token}")
        await line.say({"do": "chat", "id": "first", "text": "hello"})
        assert line.visitor is not None
        line.visitor.hear(b'{"do":"chat","id":"last","text":"goodbye"}')
        await asyncio.sleep(0)
        assert not any(b'"last"' in told for _, told in server.book), "it waits for the next beat"
        await server.door.drain(1.0)
        assert any(b'"last"' in told for _, told in server.book)
        await server.close()

    fake_time.run(live())
