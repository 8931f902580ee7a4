"""A real-time game at a calm pace: a rest between two actions of a seat, or turn by turn, the same for everybody."""

import asyncio
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ludotheque import words
from ludotheque.errors import BadTerms
from ludotheque.shelf import game
from ludotheque.table import log
from ludotheque.table import messages as m
from ludotheque.table.errors import HERE
from ludotheque.table.log import read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.playing.steward import Steward
from ludotheque.table.settings import RESTS, RHYTHMS, Settings
from ludotheque.words import LANGUAGES
from support import fake_time
from support.tables import InlinePlayers, Person, Time, a_house, begin, in_a_loop, legal, loaded, opened, started, state

REST_4 = Settings(pace="instant", countdown=0, rhythm="rest-4")
TURNS = Settings(pace="instant", countdown=0, rhythm="turns")


def heard(person: Person) -> m.News[Any]:
    return person.ear.news[-1]


def seen(message: m.News[Any] | m.Welcome[Any]) -> list[int]:
    """Who may act, as the view has it."""
    assert message.view is not None
    actors: list[int] = message.view["actors"]
    return actors


@in_a_loop
async def test_a_seat_rests_after_an_action_and_is_told_how_long() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await started(house, "ligretto", settings=REST_4)
        await anna.does(m.Act, action="turn")
        time.pass_(1.5)
        refusal = await anna.asks(m.Act, action="turn")
        assert isinstance(refusal, m.No)
        assert (refusal.code, refusal.facts) == ("rests", {"left": 3, "rest": 4})
        assert "3 seconds" in refusal.reason
        await bruno.does(m.Act, action="turn")  # nobody rests for another
        time.pass_(2.499)
        assert await anna.fails(m.Act, action="turn") == "rests"
        time.pass_(0.001)
        await anna.does(m.Act, action="turn")
        assert state(loaded(house.store, anna.room.table.name)) == state(anna.room.table)


@in_a_loop
async def test_an_action_that_is_refused_costs_no_rest() -> None:
    async with a_house() as house:
        anna, _ = await started(house, "ligretto", settings=REST_4)
        assert await anna.fails(m.Act, action="play hand new") == "not-turned"
        await anna.does(m.Act, action="turn")


@in_a_loop
async def test_everybody_hears_until_when_each_seat_rests() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await started(house, "ligretto", settings=REST_4)
        await anna.does(m.Act, action="turn")
        assert heard(bruno).rests == [time.now + 4000, 0]
        welcome = await bruno.asks(m.Look)
        assert isinstance(welcome, m.Welcome)
        assert welcome.rests == [time.now + 4000, 0]
        assert welcome.table.settings.rhythm == "rest-4"


@in_a_loop
async def test_at_the_usual_pace_nobody_rests_and_nothing_is_said_of_it() -> None:
    async with a_house() as house:
        anna, bruno = await started(house, "ligretto")
        await anna.does(m.Act, action="turn")
        await anna.does(m.Act, action="turn")
        assert heard(bruno).rests is None
        assert await anna.fails(m.Pass) == "no-turns"


@in_a_loop
async def test_turn_by_turn_one_seat_acts_after_the_other() -> None:
    async with a_house() as house:
        persons = await started(house, "ligretto", 3, settings=TURNS, follow="views")
        anna, bruno, chloe = persons
        assert await bruno.fails(m.Act, action="turn") == "not-your-turn"
        await anna.does(m.Act, action="turn")
        assert (heard(chloe).actors, seen(heard(chloe))) == ([1], [1])
        assert heard(chloe).legal is None
        assert heard(bruno).legal
        assert await anna.fails(m.Act, action="turn") == "not-your-turn"
        assert await anna.fails(m.Pass) == "not-your-turn"
        await bruno.does(m.Pass)
        assert [event.kind for event in heard(anna).events] == ["table-passed"]
        assert heard(anna).table is None, "a pass changes nothing that is shown of the table"
        await chloe.does(m.Act, action=legal(chloe))
        assert heard(anna).actors == [0]
        welcome = await bruno.asks(m.Look)
        assert isinstance(welcome, m.Welcome)
        assert (welcome.legal, seen(welcome)) == ([], [0])
        table = anna.room.table
        assert state(loaded(house.store, table.name)) == state(table)
        assert [line.seat for line in table.match.log if line.seat is not None] == [0, 2]  # type: ignore[union-attr]


@in_a_loop
async def test_another_seat_begins_each_round() -> None:
    async with a_house() as house:
        persons = await started(house, "ligretto", 2, settings=TURNS, target=500)
        table = persons[0].room.table
        chance, began = Random(3), {1: 0}
        assert table.match is not None
        while len(began) < 4:
            [seat] = table.actors()
            began.setdefault(table.match.round, seat)
            person = persons[seat]
            plays = [action for action in table.match.legal(seat) if action != "turn"]
            await person.does(m.Act, action=chance.choice(plays or ["turn"]))
            for one in persons:
                if table.waits is not None:
                    await one.does(m.Ready)
        assert began == {1: 0, 2: 1, 3: 0, 4: 1}


def played_by_bots(settings: Settings, seconds: float) -> list[log.Entry]:
    """The log of a table where bots played for so long, with one person who acts as seldom as can be."""

    async def play() -> list[log.Entry]:
        loop = asyncio.get_running_loop()
        async with a_house(now=lambda: 1_000_000_000_000 + int(loop.time() * 1000)) as house:
            Steward(house, InlinePlayers(), Random(2))
            [anna] = await opened(house, "ligretto", 1, bots=3, settings=settings, target=500)
            await begin([anna])
            table, ends = anna.room.table, loop.time() + seconds
            while loop.time() < ends:
                await asyncio.sleep(0.5)
                if table.actors() == (anna.seat,):
                    await anna.does(m.Pass)
                elif table.waits is not None:
                    await anna.does(m.Ready)
            assert state(loaded(house.store, table.name)) == state(table)
            return [read_entry(entry) for entry in house.store.logs[table.name]]  # type: ignore[attr-defined]

    return fake_time.run(play())


@pytest.mark.parametrize("rhythm", RESTS)
@pytest.mark.parametrize("pace", ["usual", "instant"])
def test_bots_rest_as_long_as_people_and_not_much_longer(rhythm: str, pace: str) -> None:
    times: dict[int, list[int]] = {1: [], 2: [], 3: []}
    for entry in played_by_bots(Settings(pace=pace, countdown=0, rhythm=rhythm), 60):
        for what in entry.what:
            if isinstance(what, log.Acted):
                times[what.seat].append(entry.at)
    rest = RESTS[rhythm] * 1000
    waits = [later - earlier for own in times.values() for earlier, later in pairwise(own)]
    assert len(waits) > 3 * 60_000 / (rest + 3500)
    assert min(waits) >= rest
    assert sorted(waits)[len(waits) // 2] <= max(rest, 2500) + 300, "a bot is ready when its rest is over"


def test_bots_keep_to_their_turn() -> None:
    entries = played_by_bots(Settings(pace="quick", countdown=0, rhythm="turns"), 120)
    order = [what.seat for entry in entries for what in entry.what if isinstance(what, log.Acted | log.Passed)]
    assert len(order) > 60
    rounds = sum(order[at : at + 4] != [(order[at] + place) % 4 for place in range(4)] for at in range(len(order) - 4))
    assert rounds <= 3 * 3, "only where another round began does the order begin anew"


@pytest.mark.parametrize("rhythm", RHYTHMS)
def test_every_pace_has_words_and_only_a_real_time_game_has_a_calm_one(rhythm: str) -> None:
    settings = Settings(rhythm=rhythm)
    settings.check(game("dutch-blitz"))
    if rhythm == "free":
        settings.check(game("polyssimo"))
    else:
        with pytest.raises(BadTerms) as refusal:
            settings.check(game("polyssimo"))
        assert refusal.value.facts["name"] == "rhythm"
    titles = {words.phrase("setting-rhythm", language, attribute=rhythm, over=HERE) for language in LANGUAGES}
    assert len(titles) == len(LANGUAGES)
    assert words.phrase("setting-rhythm", "en", over=HERE) not in titles


def test_a_log_of_an_earlier_version_is_played_without_a_rest() -> None:
    opening = b'{"at":1,"what":[{"is":"opened","game":"ligretto","seats":2,"options":{},"settings":{},"seed":"s"}]}'
    table = Table.load("old", [read_entry(opening)])
    assert (table.settings.rest, table.settings.by_turns) == (0, False)
