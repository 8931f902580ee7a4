"""Tables that nobody has used for long are deleted, if whoever hosts them wants that, and no other."""

import asyncio

import pytest

from ludotheque.table import log
from ludotheque.table import messages as m
from ludotheque.table.attendance import EXPIRY
from ludotheque.table.errors import NoSuchTable
from ludotheque.table.house import House
from ludotheque.table.keeping.forgetting import DAY
from ludotheque.table.keeping.store import Damaged, StoreFailed
from support import fake_time
from support.fake_time import in_made_up_time
from support.memory_bus import MemoryBus
from support.memory_store import MemoryStore
from support.tables import Person, Time, a_house, go_away, opened, started

DAYS = 30


async def forget(house: House) -> None:
    """Let a house look at all its tables."""
    assert house.housekeeping.forgetting
    await house.housekeeping.forgetting.look_at_all()


def pass_days(time: Time, days: float) -> None:
    time.pass_(days * DAY / 1000)


def what_is_left(store: MemoryStore, person: Person) -> list[bytes]:
    """What the store still has of a table."""
    return list(filter(None, store.logs.get(person.room.table.name, [])))


@in_made_up_time
async def test_a_table_is_deleted_once_nothing_has_happened_there_for_so_many_days() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time, keep_days=DAYS) as house:
        (old, other), (newer, newest) = await started(house), await opened(house)
        go_away(old, other, newer, newest)
        pass_days(time, DAYS - 1)
        await newer.does(m.Chat, text="anybody here?")
        await forget(house)
        assert len(what_is_left(store, old)) == old.room.table.number
        pass_days(time, 1.1)
        await forget(house)
        (end,) = what_is_left(store, old)
        assert log.read_entry(end).is_last
        assert len(what_is_left(store, newer)) == newer.room.table.number
        await newer.does(m.Chat, text="still here")
        pass_days(time, 2)
        await forget(house)
        assert [person for person in (old, newer) if what_is_left(store, person)] == [newer]
        assert house.counters.tables_forgotten == 1


@in_made_up_time
async def test_a_table_where_somebody_is_connected_is_not_deleted_however_long_nothing_happens() -> None:
    time, bus, store = Time(), MemoryBus(), MemoryStore()
    async with (
        a_house(store, bus.end(), time, "one", DAYS) as one,
        a_house(store, bus.end(), time, "two") as two,
    ):
        two.begin()
        here, (anna, bruno), empty = await started(one), await opened(one), await opened(one)
        elsewhere = Person(two, await two.room(anna.room.table.name), bruno.guest, bruno.token)
        go_away(anna, bruno, *empty)
        one.put_away(anna.room)
        pass_days(time, DAYS + 1)
        await forget(one)
        await here[0].does(m.Chat, text="still here")
        await elsewhere.does(m.Chat, text="here, too")
        with pytest.raises(NoSuchTable):
            await one.room(empty[0].room.table.name)
        elsewhere.goes()
        pass_days(time, DAYS + 1)
        await forget(one)
        assert len(what_is_left(store, anna)) == 1


@in_made_up_time
async def test_no_table_is_deleted_while_nobody_knows_who_is_connected_to_the_other_servers() -> None:
    time, bus, store = Time(), MemoryBus(), MemoryStore()
    end = bus.end()
    async with a_house(store, end, time, keep_days=DAYS) as house:
        go_away(*(await opened(house)))
        pass_days(time, DAYS + 1)
        await end.close()
        await forget(house)
        assert house.counters.tables_forgotten == 0


@in_made_up_time
async def test_whoever_is_at_a_table_that_is_deleted_hears_so_and_can_do_nothing_more() -> None:
    time, bus, store = Time(), MemoryBus(), MemoryStore()
    async with (
        a_house(store, bus.end(), time, "one", DAYS) as one,
        a_house(store, bus.end(), time, "two") as two,
    ):
        anna, bruno = await started(one)
        elsewhere = Person(two, await two.room(anna.room.table.name), bruno.guest, bruno.token)
        go_away(anna, bruno, elsewhere)
        pass_days(time, DAYS + 1)
        store.gate = asyncio.Event()
        forgetting = asyncio.create_task(forget(one))
        await asyncio.sleep(EXPIRY + 1)  # nobody was there, and the end is being written
        for person in (anna, elsewhere):
            person.returns()
        store.gate.set()
        await forgetting
        await asyncio.sleep(0.01)  # the bus brings it
        for person in (anna, elsewhere):
            assert person.ear.kinds[-1] == "table-forgotten"
            assert await person.fails(m.Propose, what="pause") == "no-such-table"
            assert await person.fails(m.Chat, text="but I") == "no-such-table"
            with pytest.raises(NoSuchTable):
                await person.house.room(anna.room.table.name)
            person.goes()
            person.house.put_away(person.room)
            with pytest.raises(NoSuchTable):
                await person.house.room(anna.room.table.name)


@in_made_up_time
async def test_who_comes_back_in_the_very_moment_keeps_the_table() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time, keep_days=DAYS) as house:
        anna, bruno = await opened(house)
        go_away(anna, bruno)
        pass_days(time, DAYS + 1)
        store.gate = asyncio.Event()  # who writes first is the first in the log
        said = asyncio.create_task(anna.does(m.Chat, text="here I am"))
        await asyncio.sleep(0)
        forgetting = asyncio.create_task(forget(house))
        await asyncio.sleep(EXPIRY + 1)
        store.gate.set()
        await said
        await forgetting
        await anna.does(m.Chat, text="and still am")
        assert len(what_is_left(store, anna)) == anna.room.table.number


@in_made_up_time
async def test_whoever_acts_in_the_very_moment_in_which_the_table_is_deleted_is_told() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time, keep_days=DAYS) as house:
        anna, bruno = await opened(house)
        go_away(anna, bruno)
        pass_days(time, DAYS + 1)
        store.gate = asyncio.Event()
        forgetting = asyncio.create_task(forget(house))
        await asyncio.sleep(EXPIRY + 1)
        anna.returns()
        said = asyncio.create_task(anna.asks(m.Chat, text="here I am"))
        await asyncio.sleep(0)
        store.gate.set()
        await forgetting
        answer = await said
        assert isinstance(answer, m.No)
        assert answer.code == "no-such-table"
        assert anna.ear.kinds.count("table-forgotten") == 1


@in_made_up_time
async def test_a_server_that_stopped_half_way_is_followed_by_one_that_finishes() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time, keep_days=DAYS) as house:
        anna, _ = await opened(house)
        await store.append(anna.room.table.name, anna.room.table.number, log.Entry(time(), [log.Forgotten()]).written())
    async with a_house(store, now=time, keep_days=DAYS) as house:
        with pytest.raises(NoSuchTable):
            await house.room(anna.room.table.name)
        await forget(house)
        assert len(what_is_left(store, anna)) == 1
        pass_days(time, 1.1)
        await forget(house)
        assert what_is_left(store, anna) == []


@in_made_up_time
async def test_an_entry_that_cannot_be_read_is_not_deleted_and_stops_nobody() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time, keep_days=DAYS) as house:
        anna, bruno = await opened(house)
        go_away(anna, bruno)
        store.logs[""], store.logs["~"] = [b"?"], [b'{"at":1,"what":[{"is":"danced"}]}']
        pass_days(time, DAYS + 1)
        await forget(house)
        assert len(what_is_left(store, anna)) == 1
        assert (store.logs["~"], store.logs[""]) == ([b'{"at":1,"what":[{"is":"danced"}]}'], [b"?"])


@in_made_up_time
async def test_a_table_whose_last_entry_is_damaged_is_not_deleted_for_its_age() -> None:
    time, store = Time(), MemoryStore()

    async def damaged(table: str, after: int = 0) -> list[bytes]:
        raise Damaged(table, after + 1, "changed")

    async with a_house(store, now=time, keep_days=DAYS) as house:
        anna, bruno = await opened(house)
        go_away(anna, bruno)
        pass_days(time, DAYS + 1)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(store, "entries", damaged)
            await forget(house)
        assert len(what_is_left(store, anna)) == anna.room.table.number
        await forget(house)
        assert len(what_is_left(store, anna)) == 1, "it was old enough"


def test_a_server_looks_at_all_tables_again_and_again_whatever_the_store_does(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    async def evening() -> None:
        nonlocal looks
        store = MemoryStore()

        async def look(after: str, most: int) -> list[tuple[str, int, bytes]]:
            nonlocal looks
            looks += 1
            raise StoreFailed("out of order")

        monkeypatch.setattr(store, "last_entries", look)
        async with a_house(store, keep_days=DAYS) as house:
            house.begin()
            await asyncio.sleep(24 * 3600)
        async with a_house(store) as house:
            house.begin()
            await asyncio.sleep(24 * 3600)

    fake_time.run(evening())
    assert looks in (4, 5)
