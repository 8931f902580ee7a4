"""What the house counts on, whatever the store is."""

import asyncio
from collections.abc import Awaitable

import pytest

from ludotheque.table.keeping.store import Beaten, StoreFailed
from store.places import Place


async def outcome(appending: Awaitable[None]) -> str:
    try:
        await asyncio.wait_for(appending, 60)
    except (Beaten, StoreFailed) as error:
        return type(error).__name__
    return "written"


def test_what_is_appended_is_read_back_in_order_also_by_those_who_come_later(place: Place) -> None:
    entries = [f"entry {n}".encode() for n in range(1, 13)] + [b"", b"\x00\xff,\n'", "é🎲".encode(), bytes(100_000)]

    async def write() -> None:
        async with place.open() as store:
            for after, entry in enumerate(entries):
                await store.append("garden", after, entry)
                assert await store.entries("garden", after) == [entry]
            assert await store.entries("garden") == entries

    async def read() -> None:
        async with place.open() as store:
            assert await store.entries("garden") == entries
            assert await store.entries("garden", 10) == entries[10:]
            assert await store.entries("garden", len(entries)) == []
            assert await store.entries("garden", 999) == []
            assert await store.entries("nowhere") == []
            await store.append("garden", len(entries), b"one more")

    asyncio.run(write())
    asyncio.run(read())


def test_heads_are_the_last_numbers_of_the_tables_that_exist(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            assert await store.heads(["a"]) == {}
            for table, length in (("a", 1), ("b", 3), ("C", 12)):
                for after in range(length):
                    await store.append(table, after, b"x")
            assert await store.heads(["C", "a", "nowhere", "b", "a"]) == {"a": 1, "b": 3, "C": 12}
            assert await store.heads([]) == {}

    asyncio.run(run())


def test_all_tables_can_be_gone_through_by_their_names(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            assert await store.last_entries("", 10) == []
            for table, length in (("b", 3), ("a", 1), ("aa", 2), ("C", 12), ("é", 1)):
                for after in range(length):
                    await store.append(table, after, f"{table} {after}\0".encode())
            first = await store.last_entries("", 2)
            assert first == [("C", 12, b"C 11\0"), ("a", 1, b"a 0\0")]
            assert await store.last_entries("a", 2) == [("aa", 2, b"aa 1\0"), ("b", 3, b"b 2\0")]
            assert [table for table, *_ in await store.last_entries("aaa", 100)] == ["b", "é"]
            assert await store.last_entries("é", 2) == []

    asyncio.run(run())


def test_what_is_forgotten_is_gone_and_the_others_keep_their_numbers(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            for table in ("a", "b"):
                for after in range(3):
                    await store.append(table, after, b"%d" % after)
            await store.forget("a", 2)
            await store.forget("nowhere", 5)
            assert await store.entries("a") == [b"2"]
            assert await store.heads(["a", "b"]) == {"a": 3, "b": 3}
            for after in (0, 2):
                with pytest.raises(Beaten):
                    await store.append("a", after, b"too late")
            await store.append("a", 3, b"3")
            await asyncio.gather(store.forget("a", 4), store.append("b", 3, b"3"))
            assert await store.last_entries("", 10) == [("b", 4, b"3")]
            with pytest.raises(Beaten):
                await store.append("a", 4, b"too late")
        async with place.open() as store:
            assert await store.entries("a") == []
            assert len(await store.entries("b")) == 4

    asyncio.run(run())


def test_a_taken_number_and_a_gap_are_refused_and_nothing_is_written(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            await store.append("a", 0, b"first")
            for table, after in (("a", 0), ("a", 2), ("a", 7), ("new", 1)):
                with pytest.raises(Beaten):
                    await store.append(table, after, b"wrong")
            await store.append("a", 1, b"second")
            with pytest.raises(Beaten):
                await store.append("a", 0, b"wrong")
            assert await store.entries("a") == [b"first", b"second"]
            assert await store.heads(["new"]) == {}

    asyncio.run(run())


def test_of_many_who_race_for_a_number_exactly_one_wins(place: Place) -> None:
    async def run() -> None:
        async with place.open() as one:
            for after in range(100):
                tried = [outcome(one.append("a", after, b"%d" % n)) for n in range(8)]
                tried += [outcome(one.append(f"other {n}", after, b"fine")) for n in range(3)]
                outcomes = await asyncio.gather(*tried)
                assert sorted(outcomes[:8]) == ["Beaten"] * 7 + ["written"]
                assert outcomes[8:] == ["written"] * 3, "those beside are not harmed"
                assert await one.entries("a", after) == [b"%d" % outcomes.index("written")]

    asyncio.run(run())


def test_servers_that_race_for_the_same_tables_never_write_a_number_twice(postgres_place: Place) -> None:
    tables = [f"table {n}" for n in range(20)]

    async def run() -> None:
        async with postgres_place.open() as one, postgres_place.open() as two, postgres_place.open() as three:
            servers = (one, two, three)
            for after in range(30):
                tried = [
                    outcome(server.append(table, after, b"%d" % number))
                    for number, server in enumerate(servers)
                    for table in (tables if number % 2 else reversed(tables))
                ]
                outcomes = await asyncio.gather(*tried)
                assert sorted(outcomes) == ["Beaten"] * 40 + ["written"] * 20, "nobody waited for another in a ring"
            for table in tables:
                assert len(await one.entries(table)) == 30
                assert await one.entries(table) == await two.entries(table)

    asyncio.run(run())


def test_two_entries_of_a_table_can_be_sent_one_behind_the_other(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            await asyncio.gather(*(store.append("a", after, b"%d" % after) for after in range(10)))
            assert await store.entries("a") == [b"%d" % after for after in range(10)]

    asyncio.run(run())


def test_appends_that_wait_together_share_a_commit(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            await store.append("warm", 0, b"up")
            before = await place.commits()
            await asyncio.gather(*(store.append(f"table {n}", 0, b"entry") for n in range(300)))
            assert 1 <= await place.commits() - before <= 10
            assert len(await store.heads([f"table {n}" for n in range(300)])) == 300
            before = await place.commits()
            for n in range(5):
                await store.append(f"table {n}", 1, b"alone")
            assert await place.commits() - before == 5, "the count counts"

    asyncio.run(run())


def test_whoever_stops_waiting_harms_nobody(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            waiting = [asyncio.create_task(store.append(f"table {n}", 0, b"entry")) for n in range(10)]
            await asyncio.sleep(0)
            waiting[3].cancel()
            outcomes = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
            assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [3]
            await store.append("after", 0, b"entry")

    asyncio.run(run())


def test_closing_finishes_what_is_under_way_and_refuses_what_comes_after(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            waiting = [asyncio.create_task(store.append(f"table {n}", 0, b"entry")) for n in range(50)]
            await asyncio.sleep(0)
            await store.close()
            await asyncio.gather(*waiting)
            for asked in (store.append("a", 0, b"late"), store.check(), store.entries("a"), store.heads(["a"])):
                with pytest.raises(StoreFailed):
                    await asked
        async with place.open() as store:
            assert len(await store.heads([f"table {n}" for n in range(50)])) == 50

    asyncio.run(run())


def test_a_code_stands_for_one_table_until_its_time_is_over(place: Place) -> None:
    async def write() -> None:
        async with place.open() as store:
            assert await store.lent("K4T7RM", 0) is None
            await store.lend("K4T7RM", "first", 100, 1)
            with pytest.raises(Beaten):
                await store.lend("K4T7RM", "second", 200, 99)
            await store.lend("AAAAAA", "second", 200, 99)

    async def read() -> None:
        async with place.open() as store:
            assert [await store.lent("K4T7RM", now) for now in (1, 99, 100)] == ["first", "first", None]
            await store.lend("K4T7RM", "second", 300, 100)
            assert await store.lent("K4T7RM", 101) == "second"
            assert await store.lent("AAAAAA", 101) == "second"

    asyncio.run(write())
    asyncio.run(read())


def test_what_must_be_looked_after_is_kept_and_told_when_it_is_due(place: Place) -> None:
    async def write() -> None:
        async with place.open() as store:
            assert await store.due(10**15, 9) == []
            for table, due in (("a", 30), ("b", 10**12), ("c", 20), ("a", 40), ("d", 10)):
                await store.remind(table, due)
            await store.remind("d", None)
            await store.remind("nowhere", None)

    async def read() -> None:
        async with place.open() as store:
            assert [await store.reminder(table) for table in "abd"] == [40, 10**12, None]
            assert await store.due(40, 9) == ["c", "a"]
            assert await store.due(39, 9) == ["c"]
            assert await store.due(10**12, 2) == ["c", "a"]

    asyncio.run(write())
    asyncio.run(read())


def test_a_profile_is_kept_version_by_version_until_it_is_forgotten(place: Place) -> None:
    async def write() -> None:
        async with place.open() as store:
            assert await store.profile("ada") is None
            await store.keep_profile("ada", 0, b"one", 10)
            assert await outcome(store.keep_profile("ada", 0, b"another", 11)) == "Beaten"
            await store.keep_profile("ada", 1, b"\x00two", 12)
            await store.keep_profile("bo", 0, b"", 13)
            racing = [outcome(store.keep_profile("ada", 2, f"{n}".encode(), 14)) for n in range(8)]
            assert sorted(await asyncio.gather(*racing)) == ["Beaten"] * 7 + ["written"]
            await store.keep_profile("ada", 3, b"four", 15)

    async def read() -> None:
        async with place.open() as store:
            assert await store.profile("ada") == (4, b"four")
            assert await store.profile("bo") == (1, b"")
            await store.forget_profile("ada", 20)
            await store.forget_profile("nobody", 20)
            assert await store.profile("ada") == (5, None)
            assert await outcome(store.keep_profile("ada", 5, b"again", 21)) == "Beaten"
            assert await store.profile("nobody") is None
            await store.forget_profiles(20)
            assert [await store.profile(key) for key in ("ada", "bo")] == [(5, None), None]
            await store.forget_profiles(21)
            assert await store.profile("ada") is None

    asyncio.run(write())
    asyncio.run(read())


def test_a_store_in_order_says_so(place: Place) -> None:
    async def run() -> None:
        async with place.open() as store:
            await store.check()
            await asyncio.gather(store.append("a", 0, b"entry"), store.check(), store.append("b", 0, b"entry"))
            assert await store.heads(["a", "b"]) == {"a": 1, "b": 1}

    asyncio.run(run())
