"""Whoever comes back hears exactly what they missed, or gets everything anew."""

import pytest

from ludotheque.table import messages as m
from ludotheque.table.room import KEPT_NEWS
from support.memory_store import MemoryStore
from support.tables import Ear, Time, a_house, begin, in_a_loop, opened, play_on, started, state


@in_a_loop
async def test_news_are_numbered_without_gaps() -> None:
    async with a_house() as house:
        persons = await opened(house, "lucky-numbers", 2)
        await begin(persons)
        await play_on(persons)
        await persons[1].does(m.Rematch)
        await begin(persons)
        await play_on(persons, 5)
        for person in persons:
            welcome = person.ear.heard[0]
            assert isinstance(welcome, m.Welcome)
            assert person.ear.numbers == list(range(welcome.number + 1, person.room.table.number + 1))


@in_a_loop
async def test_who_comes_back_hears_exactly_what_they_missed() -> None:
    async with a_house() as house:
        persons = await started(house)
        room = persons[0].room
        await play_on(persons, 10)
        everything = {news.number: news for news in persons[0].ear.news}
        for since in range(persons[0].ear.numbers[0] - 1, room.table.number + 1):
            ear = Ear(None)
            house.enter(room, ear, since)
            *missed, present = ear.heard[: room.table.number - since + 1]
            assert isinstance(present, m.Present)
            assert [news.number for news in missed] == list(range(since + 1, room.table.number + 1))  # type: ignore[union-attr]
            assert [news.events for news in missed] == [everything[news.number].events for news in missed]  # type: ignore[union-attr]
            house.exit(room, ear)


@pytest.mark.parametrize("since", [None, 0, -1, 10_000])
def test_who_says_no_number_or_an_impossible_one_gets_everything_anew(since: int | None) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            persons = await started(house)
            ear = Ear(persons[0].guest)
            house.enter(persons[0].room, ear, since)
            welcome = ear.heard[0]
            assert isinstance(welcome, m.Welcome)
            assert welcome.number == persons[0].room.table.number
            assert not ear.news

    check()


@in_a_loop
async def test_who_has_missed_too_much_gets_everything_anew() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await opened(house)
        bruno.goes()
        since = anna.room.table.number
        for _ in range(KEPT_NEWS):
            time.pass_(3)
            await anna.does(m.Say, phrase="hello")
        ear = Ear(bruno.guest)
        house.enter(anna.room, ear, since)
        assert ear.numbers == list(range(since + 1, since + KEPT_NEWS + 1))
        time.pass_(3)
        await anna.does(m.Say, phrase="oops")
        ear = Ear(bruno.guest)
        house.enter(anna.room, ear, since)
        assert isinstance(ear.heard[0], m.Welcome)


@in_a_loop
async def test_who_comes_back_after_the_server_was_started_anew_hears_the_same_news() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house, "lucky-numbers", 2)
        await play_on(persons, 20)
        before = Ear(None)
        house.enter(persons[0].room, before, 2)
    async with a_house(store) as house:
        room = await house.room(persons[0].room.table.name)
        after = Ear(None)
        house.enter(room, after, 2)
        assert after.news == before.news
        assert len(after.news) > 20


@in_a_loop
async def test_nothing_is_told_by_halves_of_a_match_left_behind_before_the_server_was_started_anew() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house, "lucky-numbers", 2)
        await play_on(persons)
        over = persons[0].room.table.number
        await persons[0].does(m.Rematch)
        await begin(persons)
        await play_on(persons, 3)
    async with a_house(store) as house:
        room = await house.room(persons[0].room.table.name)
        assert state(room.table) == state(persons[0].room.table)
        before = Ear(None)
        house.enter(room, before, over - 1)
        assert isinstance(before.heard[0], m.Welcome)
        told = {news.number: news.events for news in persons[0].ear.news}
        recent = Ear(None)
        house.enter(room, recent, room.table.number - 4)
        assert [news.events for news in recent.news] == [told[news.number] for news in recent.news]
        assert len(recent.news) == 4


@in_a_loop
async def test_everybody_hears_who_comes_and_goes() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house)
        second = Ear(bruno.guest)
        house.enter(anna.room, second)
        watcher = Ear(None)
        house.enter(anna.room, watcher)
        assert anna.ear.heard[-1] == m.Present(here=[1, 2], spectators=1)
        bruno.goes()
        house.exit(anna.room, watcher)
        assert anna.ear.heard[-1] == m.Present(here=[1, 2], spectators=0)  # another connection of Bruno is open
        house.exit(anna.room, second)
        house.exit(anna.room, second)
        assert anna.ear.heard[-1] == m.Present(here=[1], spectators=0)
