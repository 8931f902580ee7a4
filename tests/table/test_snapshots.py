"""Opening a table costs about the same whatever its history, and no snapshot is ever believed against the log."""

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from ludotheque.table import messages as m
from ludotheque.table.house import House
from ludotheque.table.keeping import clerk, snapshots
from ludotheque.table.keeping.store import Snapshot
from ludotheque.table.log import bounds
from ludotheque.table.log import table as log_table
from ludotheque.table.log.saving import saved
from ludotheque.table.log.table import Table
from ludotheque.table.room import Room
from support.memory_store import MemoryStore
from support.playing import steps
from support.tables import Person, Time, a_house, give_signal, in_a_loop, loaded, opened, started, state
from support.variants import GAMES

FEW = 20


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots every few entries."""
    monkeypatch.setattr(snapshots, "EVERY", FEW)


async def chat(persons: Sequence[Person], time: Time, count: int) -> None:
    for number in range(count):
        time.pass_(3)
        await persons[number % len(persons)].does(m.Chat, text=f"number {number}")


async def reopened(house: House, room: Room) -> Room:
    """The same table, opened anew."""
    await asyncio.sleep(0)  # a snapshot may be on its way
    house.put_away(room)
    return await house.room(room.table.name)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_its_snapshot_is_the_table_that_its_log_tells_of(game: str) -> None:
    @in_a_loop
    async def check() -> None:
        store, chance = MemoryStore(), Random(game)
        async with a_house(store) as house:
            persons = await started(house, game, 3 if game != "polyssimo" else 2)
            room = persons[0].room
            assert room.table.match is not None
            for seat, action in steps(room.table.match, 5, 90):
                await give_signal(persons)
                await persons[seat].does(m.Act, action=action)
                if chance.random() < 0.1:
                    again = await reopened(house, room)
                    assert again.snapshot == store.snapshots[room.table.name].number if store.snapshots else True
                    assert state(again.table) == state(loaded(store, room.table.name)) == state(room.table)
                    assert saved(again.table) == saved(room.table), "also what nobody is shown"
                    assert again.history.page() == room.history.page()
                    assert again.table.match is not None
                    assert again.table.match.record() == room.table.match.record()
                    for place in (None, 0, 1):
                        assert again.table.view(place) == room.table.view(place)
                    house.put_away(again)
                    house.rooms[room.table.name] = room
                    house._stop_listening[room.table.name] = lambda: None
            await asyncio.sleep(0)
            assert store.snapshots[room.table.name].number > room.table.number - FEW - 1

    check()


@in_a_loop
async def test_opening_a_table_reads_only_what_came_after_its_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        persons = await opened(house)
        await chat(persons, time, 10 * FEW)
        applied = 0
        apply = Table.apply

        def counted(*given: object) -> object:
            nonlocal applied
            applied += 1
            return apply(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(Table, "apply", counted)
        again = await reopened(house, persons[0].room)
        assert again.table.number > 10 * FEW
        assert applied <= FEW


@in_a_loop
async def test_a_long_log_without_a_snapshot_is_read_while_other_tables_have_their_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        persons = await opened(house)
        await chat(persons, time, 20 * clerk.SLICE)
        await asyncio.sleep(0)
        store.snapshots.clear()
        house.put_away(persons[0].room)
        opening = asyncio.create_task(house.room(persons[0].room.table.name))
        turns = 0
        while not opening.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 40, "twenty while its entries are read, and twenty while they happen"
        await asyncio.sleep(0)
        assert store.snapshots[persons[0].room.table.name].number == opening.result().table.number


def another_version(snapshot: Snapshot) -> Snapshot:
    kept = msgspec.msgpack.decode(snapshot.state)
    return Snapshot(snapshot.number, msgspec.msgpack.encode({**kept, "version": "0.0"}))


def other_rounds(snapshot: Snapshot) -> Snapshot:
    kept = msgspec.msgpack.decode(snapshot.state)
    kept["table"]["match"][0] = "[('once', 'i1')]"
    return Snapshot(snapshot.number, msgspec.msgpack.encode(kept))


def cut_short(snapshot: Snapshot) -> Snapshot:
    return Snapshot(snapshot.number, snapshot.state[:-1])


@pytest.mark.parametrize("spoil", [another_version, other_rounds, cut_short])
def test_a_snapshot_with_which_this_version_cannot_go_on_is_passed_over_and_made_anew(spoil: object) -> None:
    assert callable(spoil)

    @in_a_loop
    async def check() -> None:
        time, store = Time(), MemoryStore()
        async with a_house(store, now=time) as house:
            persons = await started(house)
            await chat(persons, time, 2 * FEW)
            room, name = persons[0].room, persons[0].room.table.name
            await asyncio.sleep(0)
            store.snapshots[name] = spoil(store.snapshots[name])
            again = await reopened(house, room)
            assert state(again.table) == state(room.table)
            await asyncio.sleep(0)
            assert snapshots.read(store.snapshots[name]) is not None

    check()


@in_a_loop
async def test_a_command_is_carried_out_once_though_a_hundred_others_and_a_new_start_lie_between() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        anna, bruno = await opened(house)
        said = m.Chat(id="once", text="once")
        first = await anna.send(said)
        assert isinstance(first, m.News)
        await chat([bruno], time, 300)
        await chat([anna], time, 99)
        room = await reopened(house, anna.room)
        again = Person(house, room, anna.guest, anna.token)
        assert await again.send(said) == m.Done(id="once", number=first.number)
        length = len(store.logs[room.table.name])
        assert len(room.table.commands.of[str(bruno.guest)]) == 100
        await chat([again], time, 2)
        assert f"{anna.guest}:once" not in room.table.commands, "so a table does not remember without end"
        assert len(store.logs[room.table.name]) == length + 2


@in_a_loop
async def test_whoever_came_with_a_token_of_their_own_comes_once_however_long_ago_it_was() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        (anna, _) = await opened(house)
        came = await house.arrive(anna.room, "Wim", "en", "watch", own_token="w" * 24)
        for number in range(120):
            guest, token = await house.arrive(anna.room, "Zoe", "en", "watch", own_token=f"{number}".rjust(24, "z"))
            await Person(house, anna.room, guest, token).does(m.Leave)
        assert await house.arrive(anna.room, "Wim", "en", "watch", own_token="w" * 24) == came


@in_a_loop
async def test_a_guest_can_say_only_so_much_in_a_minute_on_however_many_connections() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        anna, bruno = await started(house)
        second = Person(house, anna.room, anna.guest, anna.token)
        for number in range(10):
            await (anna, second)[number % 2].does(m.Chat, text="spam")
            await anna.does(m.Say, phrase="hello")
            await second.does(m.Propose, what="pause")
            await bruno.does(m.Answer, agree=False)
        for person in (anna, second):
            assert await person.fails(m.Chat, text="spam") == "too-much-talk"
            assert await person.fails(m.Say, phrase="hello") == "too-much-talk"
            assert await person.fails(m.Propose, what="pause") == "too-much-talk"
        await bruno.does(m.Chat, text="others still can")
        room = await reopened(house, anna.room)
        assert await Person(house, room, anna.guest, anna.token).fails(m.Chat, text="spam") == "too-much-talk"
        time.pass_(61)
        await Person(house, room, anna.guest, anna.token).does(m.Chat, text="again")


@in_a_loop
async def test_a_log_has_an_end_and_the_match_that_is_played_has_room_to_come_to_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        persons = await started(house)
        room = persons[0].room
        watcher = Person(house, room, *await house.arrive(room, "Wim", "en", "watch"))
        most = room.table.number + 10
        for module in (bounds, log_table):
            monkeypatch.setattr(module, "MOST_ENTRIES", most)
        monkeypatch.setattr(bounds, "FOR_THE_MATCH", 8)
        await chat(persons, time, 2)
        assert await persons[0].fails(m.Chat, text="one more") == "log-full"
        assert await persons[0].fails(m.Rename, name="Zoé") == "log-full"
        assert room.table.match is not None
        playing = steps(room.table.match, 5, 8)
        for seat, action in playing:
            await persons[seat].does(m.Act, action=action)
        assert room.table.full
        seat = room.table.match.actors()[0]
        assert await persons[seat].fails(m.Act, action=room.table.match.legal(seat)[0]) == "log-full"
        assert room.table.bots_to_act() == []
        await watcher.does(m.Leave)
