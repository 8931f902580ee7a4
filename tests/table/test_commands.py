"""What follows a command: it is kept first, then acknowledged, then told, and never carried out twice."""

import asyncio

import msgspec
import pytest

from ludotheque.client.remote import read_message
from ludotheque.table import messages as m
from ludotheque.table.house import House
from ludotheque.table.keeping.clerk import NotKept
from support.memory_bus import MemoryBus
from support.memory_store import MemoryStore
from support.tables import Ear, Person, a_house, in_a_loop, legal, loaded, opened, started, state, turn
from support.tables import waiting as not_in_turn


@in_a_loop
async def test_an_action_is_acknowledged_with_what_it_caused() -> None:
    async with a_house() as house:
        persons = await started(house)
        player = turn(persons)
        other = not_in_turn(persons)
        action = legal(player)
        answer = await player.does(m.Act, id="mine", action=action)
        assert answer.id == "mine"
        assert [event.kind for event in answer.events] == ["picked"]
        assert player.ear.news[-1] == answer
        told = other.ear.news[-1]
        assert told.id is None
        assert (told.number, told.events, told.actors) == (answer.number, answer.events, [other.seat])
        assert turn(persons) is other


@in_a_loop
async def test_the_asker_hears_first_and_every_connection_hears() -> None:
    async with a_house() as house:
        persons = await started(house)
        player, room = turn(persons), persons[0].room
        journal: list[Ear] = []
        first, second, watcher = (Ear(guest, "events", journal) for guest in (player.guest, player.guest, None))
        for ear in (watcher, first, second):
            house.enter(room, ear)
        journal.clear()
        await house.command(room, player.guest, m.Act(id="x", action=legal(player)), second)
        assert journal == [second, watcher, first]
        assert second.news[-1].id == "x"
        assert first.news[-1].id is None
        assert first.numbers[-1] == second.numbers[-1] == watcher.numbers[-1]


@in_a_loop
async def test_nobody_hears_of_anything_that_the_store_has_not_kept() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house)
        player, name = turn(persons), persons[0].room.table.name
        kept, before = len(store.logs[name]), state(persons[0].room.table)
        heard = [len(person.ear.raw) for person in persons]
        store.gate = asyncio.Event()
        asked = asyncio.ensure_future(player.does(m.Act, action=legal(player)))
        for _ in range(10):
            await asyncio.sleep(0)
        assert store.appends == kept + 1  # it is on its way into the store
        assert [len(person.ear.raw) for person in persons] == heard
        assert state(persons[0].room.table) == before
        store.gate.set()
        assert (await asked).number == len(store.logs[name]) == kept + 1
        assert all(person.ear.numbers[-1] == kept + 1 for person in persons)


@in_a_loop
async def test_what_follows_what_the_follower_wants_to_know() -> None:
    async with a_house() as house:
        persons = await started(house)
        room = persons[0].room
        ears = {follow: Ear(persons[1].guest, follow) for follow in m.FOLLOWS}
        for ear in ears.values():
            house.enter(room, ear)
        await persons[0].does(m.Act, action=legal(persons[0]))
        assert room.table.match is not None
        events, allowed, views = (ears[follow].news[-1] for follow in m.FOLLOWS)
        assert (events.legal, events.view) == (None, None)
        assert (allowed.legal, allowed.view) == (room.table.match.legal(1), None)
        assert (views.legal, views.view) == (room.table.match.legal(1), msgspec.to_builtins(room.table.match.view(1)))


@in_a_loop
async def test_what_could_not_be_kept_has_not_happened_and_can_be_tried_again() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house)
        player, table = turn(persons), persons[0].room.table
        heard = [len(person.ear.news) for person in persons]
        before = state(table)
        command = m.Act(id="again", action=legal(player))
        store.fail_next = 2
        for _ in range(2):
            answer = await player.send(command)
            assert isinstance(answer, m.No)
            assert (answer.code, answer.id) == ("not-kept", "again")
            assert state(table) == before
            assert [len(person.ear.news) for person in persons] == heard
        assert isinstance(await player.send(command), m.News)
        assert [len(person.ear.news) for person in persons] == [count + 1 for count in heard]
        assert state(loaded(store, table.name)) == state(table)
        assert house.counters.not_kept == 2


@in_a_loop
async def test_what_was_kept_though_the_store_said_no_has_happened_once() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house)
        player, other, table = turn(persons), not_in_turn(persons), persons[0].room.table
        number = table.number
        command = m.Act(id="again", action=legal(player))
        store.fail_but_write = 1
        answer = await player.send(command)
        assert isinstance(answer, m.No)
        assert answer.code == "not-kept"
        assert await player.send(command) == m.Done(id="again", number=number + 1)
        assert player.ear.numbers[-1] == other.ear.numbers[-1] == number + 1
        await other.does(m.Act, action=legal(other))
        assert player.ear.numbers == sorted(set(player.ear.numbers))
        assert state(loaded(store, table.name)) == state(table)


@in_a_loop
async def test_play_goes_on_for_others_after_the_store_has_failed() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house)
        player, other, table = turn(persons), not_in_turn(persons), persons[0].room.table
        store.fail_but_write = 1
        await player.asks(m.Act, action=legal(player))
        # What the first one did came through after all: the next one is told before anything else is judged.
        answer = await other.asks(m.Chat, text="go on")
        assert isinstance(answer, m.News)
        assert [news.events[-1].kind for news in other.ear.news[-2:]] == ["picked", "table-chat"]
        store.fail_next, store.fail_reading = 1, True
        assert (await other.asks(m.Chat, text="hm")).code == "not-kept"  # type: ignore[union-attr]
        assert (await other.asks(m.Chat, text="hm")).code == "not-kept"  # type: ignore[union-attr]
        store.fail_reading = False
        await other.does(m.Chat, text="at last")
        assert state(loaded(store, table.name)) == state(table)


@in_a_loop
async def test_a_table_that_cannot_be_kept_or_read_is_said_to_be_out_of_reach() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        store.fail_next = 1
        with pytest.raises(NotKept, match="try again"):
            await opened(house)
        anna, _ = await opened(house)
        house.put_away(anna.room)
        store.fail_reading = True
        with pytest.raises(NotKept) as down:
            await house.room(anna.room.table.name)
        assert down.value.code == "store-down"
        store.fail_reading = False
        assert state((await house.room(anna.room.table.name)).table) == state(anna.room.table)


@in_a_loop
async def test_a_store_that_has_lost_what_it_kept_stops_the_table_but_not_the_server() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        anna, _ = await opened(house)
        del store.logs[anna.room.table.name][-1]
        answer = await anna.asks(m.Chat, text="where was I?")
        assert isinstance(answer, m.No)
        assert answer.code == "not-kept"


@in_a_loop
async def test_a_guest_whose_arrival_could_not_be_kept_is_not_there() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        anna, _ = await opened(house)
        store.fail_next = 1
        with pytest.raises(NotKept):
            await house.arrive(anna.room, "Wim", "en", "watch")
        guest, _ = await house.arrive(anna.room, "Wim", "en", "watch")
        assert anna.room.table.guests[guest].name == "Wim"
        assert state(loaded(store, anna.room.table.name)) == state(anna.room.table)


@in_a_loop
async def test_a_command_sent_many_times_is_carried_out_once() -> None:
    store = MemoryStore()
    store.delay = 0
    async with a_house(store) as house:
        persons = await started(house)
        player, room = turn(persons), persons[0].room
        command = m.Act(id="twice", action=legal(player))
        number = room.table.number
        answers = await asyncio.gather(*(player.send(command) for _ in range(10)))
        assert [type(answer) for answer in answers] == [m.News] + [m.Done] * 9
        assert answers[1] == m.Done(id="twice", number=number + 1)
        assert room.table.number == len(store.logs[room.table.name]) == number + 1
        assert player.ear.numbers.count(number + 1) == 1
        # The same id of somebody else is another command.
        other = next(person for person in persons if person is not player)
        assert isinstance(await other.send(m.Chat(id="twice", text="hello")), m.News)


@in_a_loop
async def test_a_command_is_known_again_after_the_server_was_started_anew() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house)
        player = turn(persons)
        command = m.Act(id="once", action=legal(player))
        done = await player.send(command)
        assert isinstance(done, m.News)
    async with a_house(store) as house:
        room = await house.room(player.room.table.name)
        answer = read_message(await house.command(room, player.guest, command))
        assert answer == m.Done(id="once", number=done.number)
        assert len(store.logs[room.table.name]) == done.number


@in_a_loop
async def test_a_refused_command_stays_refused() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house)
        command = m.Start(id="early")
        refused = await anna.send(command)
        assert isinstance(refused, m.No)
        await anna.does(m.Ready)
        await bruno.does(m.Ready)
        assert await anna.send(command) == refused
        assert anna.room.table.phase == "gathering"
        await anna.does(m.Start)


@in_a_loop
async def test_commands_are_carried_out_in_the_order_in_which_they_came() -> None:
    store = MemoryStore()
    store.delay = 0
    async with a_house(store) as house:
        anna, bruno = await opened(house)
        texts = [str(number) for number in range(30)]
        await asyncio.gather(*((anna, bruno)[int(text) % 2].does(m.Chat, text=text) for text in texts))
        for person in (anna, bruno):
            said = [event.facts["text"] for news in person.ear.news for event in news.events if "text" in event.facts]
            assert said == texts


@in_a_loop
async def test_who_gives_up_waiting_leaves_the_table_in_order() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        anna, bruno = await opened(house)
        store.gate = asyncio.Event()
        asked = asyncio.ensure_future(anna.does(m.Chat, text="lost?"))
        for _ in range(10):
            await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        store.gate = None
        await bruno.does(m.Chat, text="on we go")
        assert state(loaded(store, anna.room.table.name)) == state(anna.room.table)
        assert anna.ear.numbers == sorted(set(anna.ear.numbers))


@in_a_loop
async def test_a_house_that_closes_keeps_what_was_under_way() -> None:
    store = MemoryStore()
    store.delay = 0
    house = House(store, MemoryBus().end())
    anna, _ = await opened(house)
    asked = asyncio.ensure_future(anna.does(m.Chat, text="last words"))
    await asyncio.sleep(0)
    await house.close()
    assert (await asked).number == len(store.logs[anna.room.table.name])
    assert not house.rooms


@in_a_loop
async def test_looking_shows_everything_that_one_may_know() -> None:
    async with a_house() as house:
        persons = await started(house)
        answer = await persons[0].asks(m.Look)
        assert isinstance(answer, m.Welcome)
        assert (answer.guest, answer.seat) == (1, 0)
        assert answer.legal
        assert answer.view is not None
        assert answer.view["seat"] == 0
        assert answer.here == [1, 2]
        watcher = Person(house, persons[0].room, *await house.arrive(persons[0].room, "Wim", "en", "watch"))
        answer = await watcher.asks(m.Look)
        assert isinstance(answer, m.Welcome)
        assert (answer.seat, answer.legal) == (None, [])
