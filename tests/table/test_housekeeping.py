"""What a server does for its tables unasked holds up nobody, and is undone when a table is put away."""

import asyncio

import pytest

from ludotheque.table.keeping.housekeeping import Housekeeping
from ludotheque.table.messages import Leave
from ludotheque.table.playing.steward import Steward
from ludotheque.table.settings import Settings
from support import fake_time
from support.tables import InlinePlayers, a_house, in_a_loop, opened, started


def test_commands_have_their_turn_while_many_tables_are_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.table.keeping.housekeeping.REPEAT", 0.001)
    monkeypatch.setattr("ludotheque.table.keeping.housekeeping.AT_ONCE", 2)
    looked: list[str] = []
    monkeypatch.setattr(Housekeeping, "_look_after", lambda _, room, now: looked.append(room.table.name))

    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            for _ in range(4):
                await opened(house)
            house.begin()
            seen: set[int] = set()
            async with asyncio.timeout(10):
                while not seen & {1, 2, 3}:  # in the middle of a round
                    seen.add(len(looked) % 4)
                    await asyncio.sleep(0)

    check()


def test_nothing_goes_on_at_a_table_that_was_put_away() -> None:
    async def evening() -> None:
        loop = asyncio.get_running_loop()
        async with a_house(now=lambda: 1_000_000_000_000 + round(loop.time() * 1000)) as house:
            Steward(house, InlinePlayers())
            anna, _ = await started(house, settings=Settings(clock="turn", seconds=10))
            room = anna.room
            async with room.turn:
                await asyncio.sleep(11)  # the time is up, and what that brings waits for its turn
                house.put_away(room)
            await asyncio.sleep(60)
            assert room.alarm is None
            await anna.does(Leave)  # over a socket that was still open
            assert not room.bots
            assert len(asyncio.all_tasks()) == 1

    fake_time.run(evening())
