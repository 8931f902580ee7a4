"""Several servers for one table: they share a store, and a bus that may lose anything."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

import pytest

from ludotheque.bots.tempo import PACES
from ludotheque.client.remote import read_message
from ludotheque.table import messages as m
from ludotheque.table.attendance import EXPIRY, REPEAT
from ludotheque.table.bus import Heard
from ludotheque.table.bus.nats import SILENCE
from ludotheque.table.house import House
from ludotheque.table.keeping.housekeeping import LOOK_WITHOUT_BUS
from ludotheque.table.playing.steward import HANDOVER, Steward
from ludotheque.table.settings import Settings
from support.fake_time import in_made_up_time
from support.hearing import until
from support.memory_bus import MemoryBus
from support.memory_store import MemoryStore
from support.playing import steps
from support.tables import (
    NO_WAIT,
    InlinePlayers,
    Person,
    Time,
    a_house,
    begin,
    in_a_loop,
    legal,
    loaded,
    opened,
    state,
    turn,
)


class LossyEnd:
    """One end of a bus that loses what it is told to send while ``lost`` is set."""

    connected = True

    def __init__(self, bus: MemoryBus) -> None:
        self._end = bus.end()
        self.lost = False

    def publish(self, topic: str, message: bytes) -> None:
        if not self.lost:
            self._end.publish(topic, message)

    def listen(self, topic: str, heard: Heard) -> Callable[[], None]:
        return self._end.listen(topic, heard)

    async def close(self) -> None:
        await self._end.close()


class World:
    """Two houses, with Anna at the first and Bruno at the second."""

    def __init__(self, store: MemoryStore, first: House, second: House, ends: tuple[LossyEnd, LossyEnd]) -> None:
        self.store, self.houses, self.ends = store, (first, second), ends

    async def gather(self, game: str = "polyssimo") -> list[Person]:
        anna, bruno = await opened(self.houses[0], game)
        bruno.goes()
        room = await self.houses[1].room(anna.room.table.name)
        return [anna, Person(self.houses[1], room, bruno.guest, bruno.token)]

    async def settled(self) -> None:
        """Wait until every message has been heard, and what follows from it is done."""
        for _ in range(20):
            await asyncio.sleep(0)

    def agree(self, persons: list[Person]) -> None:
        """Everybody knows the same, and it is what the store has."""
        kept = state(loaded(self.store, persons[0].room.table.name))
        assert [state(person.room.table) for person in persons] == [kept, kept]


@asynccontextmanager
async def world(time: Callable[[], int] | None = None) -> AsyncIterator[World]:
    store, bus = MemoryStore(), MemoryBus()
    store.delay = 0
    ends, time = (LossyEnd(bus), LossyEnd(bus)), time or Time()
    async with a_house(store, ends[0], time, "one") as first, a_house(store, ends[1], time, "two") as second:
        yield World(store, first, second, ends)


async def begin_apart(world: World, persons: list[Person]) -> None:
    for person in persons:
        await person.does(m.Ready)
        await world.settled()
    await persons[0].does(m.Start)
    await world.settled()


@in_a_loop
async def test_what_is_done_at_one_house_is_heard_at_the_other() -> None:
    async with world() as both:
        persons = await both.gather("lucky-numbers")
        await begin_apart(both, persons)
        match = persons[0].room.table.match
        assert match is not None
        for seat, action in steps(match, 3, 30):
            await next(person for person in persons if person.seat == seat).does(m.Act, action=action)
            await both.settled()
            both.agree(persons)
        assert persons[0].ear.numbers[-30:] == persons[1].ear.numbers[-30:]
        assert [news.events for news in persons[0].ear.news[-30:]] == [n.events for n in persons[1].ear.news[-30:]]
        assert both.houses[0].counters.beaten == both.houses[1].counters.beaten == 0


@in_a_loop
async def test_of_two_who_want_the_same_seat_exactly_one_gets_it() -> None:
    async with world() as both:
        anna, bruno = await both.gather("lucky-numbers")
        await anna.does(m.Change, seats=3)
        await both.settled()
        answers = await asyncio.gather(anna.asks(m.Sit, seat=2), bruno.asks(m.Sit, seat=2))
        assert sorted(type(answer).__name__ for answer in answers) == ["News", "No"]
        (refused,) = [answer for answer in answers if isinstance(answer, m.No)]
        assert refused.code == "seat-taken"  # judged again, by what the store had
        await both.settled()
        both.agree([anna, bruno])


@in_a_loop
async def test_whoever_asks_both_houses_with_one_token_comes_once_and_opens_one_table() -> None:
    async with world() as both:
        own = ("a" * 32, "b" * 32)
        answers = await asyncio.gather(
            *(
                house.open_table("lucky-numbers", 3, {}, NO_WAIT, 0, "Anna", "en", own_token=own[0])
                for house in both.houses
            )
        )
        rooms = [room for room, _, _ in answers]
        assert rooms[0].table.name == rooms[1].table.name
        for end in both.ends:
            end.lost = True
        came = [
            await house.arrive(room, "Bruno", "en", own_token=own[1])
            for house, room in zip(both.houses, rooms, strict=True)
        ]
        assert came == [(2, own[1])] * 2
        assert state(rooms[1].table) == state(loaded(both.store, rooms[0].table.name))
        assert len(rooms[1].table.guests) == 2


@in_a_loop
async def test_of_many_at_once_every_command_is_carried_out_once() -> None:
    async with world() as both:
        persons = await both.gather("ligretto")
        await begin_apart(both, persons)
        before = persons[0].room.table.number
        commands = [m.Act(id=f"t{n}", action="turn") if n % 2 else m.Chat(id=f"t{n}", text=str(n)) for n in range(12)]
        answers = await asyncio.gather(*(person.send(command) for command in commands for person in persons))
        assert {type(answer) for answer in answers} == {m.News}
        await both.settled()
        both.agree(persons)
        assert persons[0].room.table.number == before + 24
        assert sum(house.counters.beaten for house in both.houses) > 0
        for person in persons:
            assert person.ear.numbers[-24:] == list(range(before + 1, before + 25))


@in_a_loop
async def test_a_command_sent_to_both_houses_is_carried_out_once() -> None:
    async with world() as both:
        persons = await both.gather()
        await begin_apart(both, persons)
        player = turn(persons)
        command = m.Act(id="both", action=legal(player))
        before = player.room.table.number
        answers = [
            read_message(answer)
            for answer in await asyncio.gather(
                *(person.house.command(person.room, player.guest, command) for person in persons)
            )
        ]
        assert {type(answer) for answer in answers} == {m.News, m.Done}
        assert {answer.number for answer in answers} == {before + 1}  # type: ignore[union-attr]
        await both.settled()
        both.agree(persons)


@in_a_loop
async def test_news_that_the_bus_lost_are_found_when_the_next_come() -> None:
    async with world() as both:
        anna, bruno = await both.gather()
        both.ends[0].lost = True
        await anna.does(m.Chat, text="lost")
        await anna.does(m.Chat, text="lost too")
        await both.settled()
        assert bruno.room.table.number == anna.room.table.number - 2
        both.ends[0].lost = False
        await anna.does(m.Chat, text="heard")
        await both.settled()
        assert bruno.ear.numbers[-3:] == anna.ear.numbers[-3:]
        both.agree([anna, bruno])


@in_a_loop
async def test_whoever_acts_on_old_news_is_brought_up_to_date_first() -> None:
    async with world() as both:
        anna, bruno = await both.gather()
        both.ends[0].lost = True
        await anna.does(m.Chat, text="lost")
        news = await bruno.does(m.Chat, text="hello?")
        assert bruno.ear.numbers[-2:] == [news.number - 1, news.number]
        await both.settled()
        both.agree([anna, bruno])


@pytest.mark.parametrize("bus_is_down", [True, False])
def test_news_that_the_bus_lost_are_found_by_looking_into_the_store(
    bus_is_down: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.table.keeping.housekeeping.LOOK_WITHOUT_BUS", 0.001)
    time = Time()

    @in_a_loop
    async def check() -> None:
        async with world(time) as both:
            anna, bruno = await both.gather()
            both.ends[0].lost = True
            if bus_is_down:
                both.ends[1].connected = False
            both.houses[1].begin()
            await anna.does(m.Chat, text="lost")
            if not bus_is_down:
                time.pass_(6)
            await until(lambda: bruno.room.table.number == anna.room.table.number)
            assert bruno.ear.kinds[-1] == "table-chat"

    check()


@in_made_up_time
async def test_while_the_bus_is_down_news_take_a_second() -> None:
    async with world() as both:
        anna, bruno = await both.gather()
        both.ends[0].lost, both.ends[1].connected = True, False
        both.houses[1].begin()
        for _ in range(5):
            await anna.does(m.Chat, text="lost")
            await asyncio.sleep(LOOK_WITHOUT_BUS + 0.1)
            both.agree([anna, bruno])


@in_made_up_time
async def test_when_the_bus_begins_to_hang_news_take_two_seconds_at_most() -> None:
    assert SILENCE + LOOK_WITHOUT_BUS == 2, "docs/hosting.md says so"
    async with world() as both:
        anna, bruno = await both.gather()
        both.houses[1].begin()
        for part in range(10):  # it begins to hang just after a look into the store, just before one, and in between
            await asyncio.sleep(part / 10)
            both.ends[0].lost = True
            asyncio.get_running_loop().call_later(SILENCE, setattr, both.ends[1], "connected", False)
            await anna.does(m.Chat, text="lost")
            await asyncio.sleep(2)
            both.agree([anna, bruno])
            both.ends[0].lost, both.ends[1].connected = False, True
            await asyncio.sleep(1 - part / 10)


@in_made_up_time
async def test_the_bots_of_a_server_that_dies_play_on_at_another_after_seven_seconds() -> None:
    def now() -> int:
        return round(asyncio.get_running_loop().time() * 1000) + 1_000_000_000_000

    async with world(now) as both:
        for house in both.houses:
            house.begin()
            Steward(house, InlinePlayers(), Random(1))
        first, second = both.houses
        slowly = Settings(pace="slow")
        room, guest, token = await first.open_table("lucky-numbers", 5, {}, slowly, 5, "Anna", "en", watch=True)
        rooms = [room, await second.room(room.table.name)]
        people = [Person(house, room, guest, token) for house, room in zip(both.houses, rooms, strict=True)]
        await people[0].does(m.Start)
        await asyncio.sleep(20)
        leader = ("one", "two").index(room.attendance.leader("one", now() / 1000))
        both.houses[leader].housekeeping.stop()  # it is killed, so nobody hears a goodbye
        both.ends[leader].lost = True
        for task in rooms[leader].bots.values():
            task.cancel()
        left = rooms[1 - leader].table
        await both.settled()
        number = left.number
        assert EXPIRY + HANDOVER == 7, "docs/hosting.md says so"
        believed = EXPIRY - REPEAT - 0.1  # at least: it told up to two seconds ago that it is there
        await asyncio.sleep(believed)
        assert left.number == number, "a server plays no bots of another that it believes to be there"
        await asyncio.sleep(EXPIRY + HANDOVER - believed + PACES["slow"].seconds[1])
        assert left.number > number
        assert left.phase == "playing"


UNREADABLE = {
    "of a newer version": b'{"at":1,"what":[{"is":"danced","guest":1}]}',
    "broken": b'{"at":1,"what":[{"is":"stood","guest":1,"seat":9}]}',
}


@pytest.mark.parametrize("entry", UNREADABLE.values(), ids=UNREADABLE)
def test_a_table_that_cannot_be_read_on_holds_up_no_other(entry: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.table.keeping.housekeeping.LOOK_WITHOUT_BUS", 0.001)
    time = Time()

    @in_a_loop
    async def check() -> None:
        async with world(time) as both:
            strange, _ = await both.gather()
            anna, bruno = await both.gather()
            both.ends[0].lost = True
            both.houses[1].begin()
            await both.store.append(strange.room.table.name, strange.room.table.number, entry)
            for text in ("lost", "and again"):
                await anna.does(m.Chat, text=text)
                time.pass_(6)
                await until(lambda: bruno.room.table.number == anna.room.table.number)

    check()


@in_a_loop
async def test_the_end_of_a_match_is_told_in_full_though_the_next_has_begun_meanwhile() -> None:
    async with world() as both:
        persons = await both.gather()
        anna, bruno = persons
        await begin_apart(both, persons)
        match = anna.room.table.match
        assert match is not None
        both.ends[0].lost = True
        for seat, action in steps(match, 1):  # all at the first house
            answer = await anna.house.command(
                anna.room, (anna, bruno)[seat].guest, m.Act(id=f"a{action}", action=action)
            )
            assert isinstance(read_message(answer), m.News)
        await anna.does(m.Rematch)
        both.ends[0].lost = False
        await anna.does(m.Chat, text="well?")
        await both.settled()
        assert bruno.ear.numbers == list(range(bruno.ear.numbers[0], anna.room.table.number + 1))
        told = {news.number: news.events for news in anna.ear.news}
        for news in bruno.ear.news:
            assert news.events == told.get(news.number, news.events)
        assert "match-over" in bruno.ear.kinds
        both.agree(persons)


@in_a_loop
async def test_what_happens_while_a_house_reads_a_table_is_not_missed() -> None:
    async with world() as both:
        anna, _ = await opened(both.houses[0])
        both.store.reading_gate = asyncio.Event()
        opening = asyncio.ensure_future(both.houses[1].room(anna.room.table.name))
        await both.settled()
        await anna.does(m.Chat, text="meanwhile")
        await both.settled()
        both.store.reading_gate.set()
        room = await opening
        await both.settled()
        assert state(room.table) == state(anna.room.table)


@in_a_loop
async def test_a_bot_does_not_act_for_somebody_who_has_come_back_at_another_house() -> None:
    async with world() as both:
        persons = await both.gather()
        anna, bruno = persons
        await begin_apart(both, persons)
        assert turn(persons) is anna
        await anna.does(m.Leave)
        await both.settled()
        both.ends[0].lost = True
        await anna.does(m.ComeBack)
        assert bruno.room.table.bots_to_act() == [0]  # so it seems there
        assert not await bruno.house.bot_acts(bruno.room, 0, legal(anna), 0)
        assert turn(persons) is anna
        both.agree(persons)


@in_a_loop
async def test_a_bot_that_two_houses_play_acts_once() -> None:
    async with world() as both:
        persons = await both.gather()
        anna, bruno = persons
        await begin_apart(both, persons)
        await anna.does(m.Leave)
        await both.settled()
        first, second = anna.room.table.match.legal(0)[:2]  # type: ignore[union-attr]
        done = await asyncio.gather(
            anna.house.bot_acts(anna.room, 0, first, 0), bruno.house.bot_acts(bruno.room, 0, second, 0)
        )
        assert sorted(done) == [False, True]
        await both.settled()
        both.agree(persons)


@in_a_loop
async def test_everybody_hears_who_is_here_at_any_house() -> None:
    time = Time()
    async with world(time) as both:
        anna, bruno = await both.gather()
        await both.settled()
        assert anna.ear.heard[-1] == m.Present(here=[1, 2], spectators=0)
        bruno.goes()
        await both.settled()
        assert anna.ear.heard[-1] == m.Present(here=[1], spectators=0)
        bruno.returns()
        await both.settled()
        assert anna.ear.heard[-1] == m.Present(here=[1, 2], spectators=0)


@in_a_loop
async def test_a_house_to_which_somebody_comes_hears_at_once_who_is_at_the_others() -> None:
    """It would be told every few seconds anyway; but until then one guest could agree for all."""
    async with world() as both:
        anna, bruno = await opened(both.houses[0])
        await begin([anna, bruno])
        await turn([anna, bruno]).does(m.Act, action=legal(anna))
        room = await both.houses[1].room(anna.room.table.name)
        await both.settled()
        again = Person(both.houses[1], room, anna.guest, anna.token)
        assert again.ear.heard[0].here == [1, 2]  # type: ignore[union-attr]
        await again.does(m.Propose, what="undo")
        assert room.table.proposal is not None


def test_when_the_bus_is_back_what_it_lost_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.table.keeping.housekeeping.LOOK_WITHOUT_BUS", 0.001)

    @in_a_loop
    async def check() -> None:
        async with world() as both:
            anna, bruno = await both.gather()
            both.ends[1].connected = False
            both.houses[1].begin()
            heads = both.store.heads

            async def come_back_too_late(tables: Sequence[str]) -> dict[str, int]:
                found = await heads(tables)
                if not both.ends[1].connected:
                    both.ends[1].connected = both.ends[0].lost = True
                    await anna.does(m.Chat, text="lost")
                return found

            both.store.heads = come_back_too_late  # type: ignore[method-assign]
            await until(lambda: bruno.ear.kinds[-1:] == ["table-chat"])

    check()


@in_a_loop
async def test_what_comes_over_the_bus_and_makes_no_sense_is_passed_over() -> None:
    async with world() as both:
        anna, bruno = await both.gather()
        topic = f"table.{anna.room.table.name}"
        for nonsense in (b"", b"\xff", b"{}", b'{"is":"kept"}', b'{"is":"kept","number":"x","entry":{}}', b"[1]"):
            both.ends[0].publish(topic, nonsense)
        await both.settled()
        await anna.does(m.Chat, text="still there?")
        await both.settled()
        both.agree([anna, bruno])
