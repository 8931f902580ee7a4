"""Between two rounds that all play at once somebody gives the signal; nobody is hurried, nobody holds up for ever."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from ludotheque.errors import BadTerms
from ludotheque.shelf import game
from ludotheque.table import messages as m
from ludotheque.table.log import read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.playing.steward import Steward
from ludotheque.table.settings import Settings
from ludotheque.table.telling.sentences import tell
from support import fake_time
from support.hearing import until
from support.memory_bus import MemoryBus
from support.memory_store import MemoryStore
from support.playing import steps
from support.tables import InlinePlayers, Person, Time, a_house, begin, in_a_loop, legal, loaded, opened, started, state

ALL_READY = Settings(pace="instant", countdown=5)
THE_WORD = Settings(pace="instant", countdown=5, signal="word")
AWAY, PATIENCE = 30, 60
Evening: TypeAlias = Callable[..., Awaitable[None]]


async def to_the_next_round(persons: list[Person]) -> Table:
    """Play at random until a round is over: the table, which waits for the signal."""
    house, room = persons[0].house, persons[0].room
    table = room.table
    assert table.match is not None
    for seat, action in steps(table.match, 1):
        if table.seats[seat].bot:
            assert await house.bot_acts(room, seat, action, table.seats[seat].acted)
        else:
            await next(person for person in persons if person.seat == seat).does(m.Act, action=action)
        await until(lambda: len({person.room.table.number for person in persons}) == 1)
        if any(event.kind == "round-begins" for event in persons[0].ear.news[-1].events):
            return table
    raise AssertionError("no round came to its end")


def shown(person: Person) -> m.TableShown:
    """The table as somebody was last told of it."""
    told: m.TableShown = next(news.table for news in reversed(person.ear.news) if news.table is not None)
    return told


def between_rounds(people: int = 2, settings: Settings = ALL_READY, **more: Any) -> Callable[[Evening], Any]:
    """Gives a test the time, which passes only when it says so, a table that waits for the signal, and its people.

    In the end the log must tell the table as it stands.
    """

    def with_a_table(test: Evening) -> Any:
        async def check() -> None:
            time = Time()
            async with a_house(now=time) as house:
                persons = await started(house, "ligretto", people, settings=settings, target=500, **more)
                time.pass_(5)
                table = await to_the_next_round(persons)
                await test(time, table, *persons)
                assert state(loaded(house.store, table.name)) == state(table)

        check.__name__ = test.__name__
        return in_a_loop(check)

    return with_a_table


@between_rounds()
async def test_the_countdown_runs_when_everybody_is_ready(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    told = shown(bruno)
    assert (told.waits, told.begins, told.settings.signal) == (time.now, None, "ready")
    assert [seat.ready for seat in told.seats] == [False, False]
    time.pass_(20)
    answer = await anna.asks(m.Act, action=legal(anna))
    assert isinstance(answer, m.No)
    assert (answer.code, answer.facts) == ("waits", {"names": ["Anna", "Bruno"]})
    assert answer.reason == "Not yet: play resumes when everyone is ready. Waiting for Anna and Bruno."
    await anna.does(m.Ready, words="not dealt with these")
    assert shown(bruno).seats[0].ready
    assert shown(bruno).begins is None
    assert table.seats[0].words == ""
    assert await anna.fails(m.Act, action=legal(anna)) == "waits"
    assert await anna.fails(m.Signal) == "no-word"
    await bruno.does(m.Ready)
    assert (shown(anna).waits, shown(anna).begins) == (None, time.now + 5000)
    assert await anna.fails(m.Act, action=legal(anna)) == "countdown"
    time.pass_(5)
    await anna.does(m.Act, action=legal(anna))
    assert await anna.fails(m.Ready) == await anna.fails(m.Wait) == "not-waiting"


@between_rounds(settings=THE_WORD)
async def test_one_of_those_who_play_gives_the_word(time: Time, table: Table, anna: Person, bruno: Person) -> None:
    watcher = Person(anna.house, anna.room, *await anna.house.arrive(anna.room, "Wim", "fr", "watch"))
    assert [seat.ready for seat in shown(anna).seats] == [True, True]
    assert await bruno.fails(m.Act, action=legal(bruno)) == "waits-for-word"
    assert await watcher.fails(m.Signal) == "no-seat"
    news = await bruno.does(m.Signal)
    assert [event.kind for event in news.events] == ["table-signalled"]
    assert news.table is not None
    assert news.table.begins == time.now + 5000
    said = tell(news.events[0], "en", "ligretto", guest=None, seat=None, names=table.names())
    assert said == "Bruno gives the signal: “Ligretto!”"
    assert await anna.fails(m.Signal) == "not-waiting"


@between_rounds(3, THE_WORD)
async def test_the_word_is_not_given_while_somebody_reads(
    time: Time, table: Table, anna: Person, bruno: Person, chloe: Person
) -> None:
    await anna.does(m.Wait)
    answer = await bruno.asks(m.Signal)
    assert isinstance(answer, m.No)
    assert (answer.code, answer.facts["names"]) == ("reads", ["Anna"])
    await anna.does(m.Ready)
    assert table.waits is not None, "to be ready is not to give the word"
    await anna.does(m.Wait)
    await anna.does(m.Signal)  # whoever gives it has read enough
    assert table.waits is None


@between_rounds(settings=THE_WORD)
async def test_a_reader_holds_up_the_word_for_a_minute_and_no_longer(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    await anna.does(m.Wait)
    time.pass_(PATIENCE - 0.001)
    assert await bruno.fails(m.Signal) == "reads"
    time.pass_(0.001)
    await bruno.does(m.Signal)
    assert table.begins == time.now + 5000
    assert await anna.fails(m.Wait) == "waited-already"
    await anna.does(m.Ready)  # the leaflet is put away
    assert table.begins == time.now + 5000


@pytest.mark.parametrize("settings", [ALL_READY, THE_WORD], ids=["ready", "word"])
def test_whoever_opens_the_help_stops_the_countdown_once(settings: Settings) -> None:
    @between_rounds(settings=settings)
    async def check(time: Time, table: Table, anna: Person, bruno: Person) -> None:
        async def go_on() -> None:
            if settings is ALL_READY:
                await anna.does(m.Ready)
            else:
                await anna.does(m.Ready)
                assert table.begins is None
                await bruno.does(m.Signal)

        if settings is ALL_READY:
            await bruno.does(m.Ready)
        await go_on()
        time.pass_(3)
        news = await anna.does(m.Wait)
        assert [event.kind for event in news.events] == ["table-waits"]
        assert (table.begins, table.waits) == (None, time.now)
        time.pass_(30)
        assert await bruno.fails(m.Act, action=legal(bruno)) == "waits"
        await go_on()
        assert table.begins == time.now + 5000, "it begins anew"
        assert await anna.fails(m.Wait) == "waited-already"
        time.pass_(5)
        await bruno.does(m.Act, action=legal(bruno))
        await to_the_next_round([anna, bruno])
        if settings is ALL_READY:
            await bruno.does(m.Ready)
        await go_on()
        await anna.does(m.Wait)  # another round, another time

    check()


@in_a_loop
async def test_the_first_countdown_stops_too() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await started(house, "ligretto", settings=ALL_READY)
        await anna.does(m.Wait)
        assert anna.room.table.waits == time.now
        assert await bruno.fails(m.Act, action=legal(bruno)) == "waits"
        await anna.does(m.Ready)
        assert anna.room.table.begins == time.now + 5000
        assert state(loaded(house.store, anna.room.table.name)) == state(anna.room.table)


@between_rounds(3)
async def test_a_bot_can_stand_in_for_who_keeps_the_others_waiting(
    time: Time, table: Table, anna: Person, bruno: Person, chloe: Person
) -> None:
    await anna.does(m.Ready)
    await chloe.does(m.Ready)
    time.pass_(PATIENCE - 0.001)
    assert await anna.fails(m.Propose, what="stand-in", seat=1) == "not-awaited-long"
    time.pass_(0.001)
    assert await anna.fails(m.Propose, what="stand-in", seat=2) == "not-away"
    await anna.does(m.Propose, what="stand-in", seat=1)
    await bruno.does(m.Ready)
    assert table.proposal is None, "who is ready needs no bot"
    await bruno.does(m.Wait)
    time.pass_(PATIENCE)
    await anna.does(m.Propose, what="stand-in", seat=1)
    await chloe.does(m.Answer, agree=True)
    assert table.seats[1].bot
    assert table.begins == time.now + 5000, "bots are always ready"
    assert await bruno.fails(m.Ready) == await bruno.fails(m.Wait) == "bot-plays"
    await bruno.does(m.ComeBack)
    assert table.begins == time.now + 5000


@between_rounds()
async def test_a_bot_can_stand_in_for_who_is_away_while_the_table_waits(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    bruno.goes()
    await anna.does(m.Ready)
    assert await anna.fails(m.Propose, what="stand-in", seat=1) == "not-away"
    time.pass_(AWAY)
    await anna.does(m.Propose, what="stand-in", seat=1)
    assert table.begins == time.now + 5000


@between_rounds()
async def test_who_leaves_is_not_waited_for_and_who_comes_back_is(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    await bruno.does(m.Leave)
    assert table.waits is not None
    await bruno.does(m.ComeBack)
    await anna.does(m.Ready)
    assert table.waits is not None
    await bruno.does(m.Leave)
    assert table.begins == time.now + 5000


@between_rounds(2, THE_WORD)
async def test_who_comes_back_to_a_table_that_waits_for_the_word_holds_up_nobody(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    await bruno.does(m.Leave)
    await bruno.does(m.ComeBack)
    assert table.seats[1].ready
    await anna.does(m.Signal)
    assert table.begins == time.now + 5000


@pytest.mark.parametrize("settings", [ALL_READY, THE_WORD], ids=["ready", "word"])
def test_bots_alone_go_on_by_themselves(settings: Settings) -> None:
    @between_rounds(1, settings, bots=2)
    async def check(time: Time, table: Table, anna: Person) -> None:
        assert table.waits is not None
        await anna.does(m.Leave)
        assert table.begins == time.now + 5000
        time.pass_(5)
        await to_the_next_round([anna])
        assert [table.waits, table.begins] == [None, time.now + 5000]
        await anna.does(m.ComeBack)
        assert table.begins == time.now + 5000

    check()


@between_rounds()
async def test_a_paused_table_counts_down_when_it_goes_on(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    await anna.does(m.Propose, what="pause")
    await bruno.does(m.Answer, agree=True)
    await anna.does(m.Ready)
    await bruno.does(m.Ready)
    assert table.begins is None
    time.pass_(600)
    await anna.does(m.Propose, what="resume")
    await bruno.does(m.Answer, agree=True)
    assert table.begins == time.now + 5000
    await bruno.does(m.Wait)
    await anna.does(m.Propose, what="pause")
    await bruno.does(m.Answer, agree=True)
    await anna.does(m.Propose, what="resume")
    await bruno.does(m.Answer, agree=True)
    assert table.waits is not None, "somebody still reads"


@between_rounds(settings=THE_WORD)
async def test_the_word_waits_for_the_end_of_a_pause(time: Time, table: Table, anna: Person, bruno: Person) -> None:
    await anna.does(m.Propose, what="pause")
    await bruno.does(m.Answer, agree=True)
    assert await anna.fails(m.Signal) == "paused"
    await anna.does(m.Propose, what="resume")
    await bruno.does(m.Answer, agree=True)
    assert table.waits is not None
    await anna.does(m.Signal)


@between_rounds()
async def test_another_host_changes_nothing_for_the_round(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    await bruno.does(m.Ready)
    anna.goes()
    time.pass_(AWAY)
    await anna.house.look_after(anna.room)
    assert table.host == bruno.guest
    assert table.awaited() == [0]
    anna.returns()
    await anna.does(m.Ready)
    assert table.begins == time.now + 5000


@between_rounds()
async def test_the_signal_of_a_match_that_is_over_is_forgotten(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    await anna.does(m.Ready)
    store = anna.house.store
    assert isinstance(store, MemoryStore)
    ended = msgspec.json.encode({"at": time.now, "what": [{"is": "ended", "winners": [0], "scores": [1, 0]}]})
    over = Table.load("over", [read_entry(entry) for entry in [*store.logs[table.name], ended]])
    again = msgspec.json.encode({"at": time.now, "what": [{"is": "rematched", "seed": "s"}]})
    over.apply(read_entry(again))
    assert (over.waits, over.begins, [seat.ready for seat in over.seats]) == (None, None, [False, False])


@in_a_loop
async def test_two_servers_hear_the_same_signal() -> None:
    time, store, bus = Time(), MemoryStore(), MemoryBus()
    async with (
        a_house(store, bus.end(), time, "one") as one,
        a_house(store, bus.end(), time, "two") as two,
    ):
        anna, bruno = await opened(one, "ligretto", settings=ALL_READY, target=500)
        bruno.goes()
        bruno = Person(two, await two.room(anna.room.table.name), bruno.guest, bruno.token)
        await begin([anna, bruno])
        time.pass_(5)
        await to_the_next_round([anna, bruno])
        await until(lambda: bruno.room.table.number == anna.room.table.number)
        assert bruno.room.table.waits == anna.room.table.waits == time.now
        await anna.does(m.Ready)
        await bruno.does(m.Ready)
        await until(lambda: anna.room.table.begins == time.now + 5000)
        assert state(anna.room.table) == state(bruno.room.table) == state(loaded(store, anna.room.table.name))


@in_a_loop
async def test_a_round_without_a_countdown_begins_at_once_also_on_a_server_whose_clock_is_behind() -> None:
    time, store, bus = Time(), MemoryStore(), MemoryBus()
    async with (
        a_house(store, bus.end(), time, "one") as one,
        a_house(store, bus.end(), lambda: time.now - 3, "behind") as two,
    ):
        settings = msgspec.structs.replace(ALL_READY, countdown=0)
        anna, bruno = await opened(one, "ligretto", settings=settings, target=500)
        bruno.goes()
        bruno = Person(two, await two.room(anna.room.table.name), bruno.guest, bruno.token)
        await begin([anna, bruno])
        await until(lambda: bruno.room.table.number == anna.room.table.number)
        await bruno.does(m.Act, action="turn")


def test_bots_sit_still_until_the_countdown_is_over_and_then_take_their_time() -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()

        def now() -> int:
            return 1_000_000_000_000 + int(loop.time() * 1000)

        async with a_house(now=now) as house:
            Steward(house, InlinePlayers(), Random(1))
            settings = Settings(pace="usual", countdown=5)
            [anna] = await opened(house, "ligretto", 1, bots=2, settings=settings, target=500)
            await begin([anna])
            table = anna.room.table
            chance = Random(1)
            await asyncio.sleep(5)
            while table.waits is None:
                assert table.match is not None
                await anna.asks(m.Act, action=chance.choice(table.match.legal(0)))
                await asyncio.sleep(1)
            number = table.number
            await asyncio.sleep(100)
            assert table.number == number, "a bot has played before the signal"
            for wait in (True, False):
                await anna.does(m.Ready)
                number = table.number
                await asyncio.sleep(4.9)
                assert table.number == number, "a bot has played during the countdown"
                if wait:
                    await anna.does(m.Wait)
                    number = table.number
                    await asyncio.sleep(20)
                    assert table.number == number, "a bot has played although the countdown was stopped"
            begins = table.begins
            while table.number == number:
                await asyncio.sleep(0.01)
            assert begins is not None
            assert now() - begins > 300, "a bot has seen the cards before the round began"

    fake_time.run(play())


@between_rounds()
async def test_a_log_from_before_there_was_a_signal_goes_on_as_it_did(
    time: Time, table: Table, anna: Person, bruno: Person
) -> None:
    store = anna.house.store
    assert isinstance(store, MemoryStore)
    before = list(store.logs[table.name])
    await anna.does(m.Ready)
    await bruno.does(m.Ready)
    time.pass_(5)
    await anna.does(m.Act, action=legal(anna))
    opening = msgspec.json.decode(before[0])
    del opening["what"][0]["settings"]["signal"]
    old = Table.load("old", map(read_entry, [msgspec.json.encode(opening), *before[1:]]))
    assert old.settings.signal == "ready"
    assert old.waits is not None, "what had not begun waits for the signal now"
    old.apply(read_entry(store.logs[table.name][-1]))  # without a signal before it, as it was then
    assert [old.waits, old.begins] == [None, None]
    assert old.match is not None
    assert len(old.actions) == sum(entry.seat is not None for entry in old.match.log)


@pytest.mark.parametrize(("name", "signal"), [("ligretto", "silence"), ("polyssimo", "word")])
def test_a_signal_is_one_that_the_game_can_have(name: str, signal: str) -> None:
    Settings(signal="word").check(game("ligretto"))
    with pytest.raises(BadTerms, match="signal"):
        Settings(signal=signal).check(game(name))


@in_a_loop
async def test_after_dutch_everybody_looks_at_the_table_and_goes_on_together() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await started(house, "dutch-blitz", settings=ALL_READY, referee="off")
        table = anna.room.table
        time.pass_(5)
        await bruno.does(m.Act, action="dutch")
        assert table.waits is None, "nothing was wrong, so nothing is to be looked at"
        assert table.match is not None
        wrong = next(place for place in range(1, 6) if table.match.view(0).row[0][place - 1][-1].number > 1)
        await anna.does(m.Act, action=f"play row {wrong} new")
        await bruno.does(m.Act, action="dutch")
        assert (shown(anna).waits, shown(anna).begins) == (time.now, None)
        assert await anna.fails(m.Act, action="turn") == "waits"
        for person in (anna, bruno):
            await person.does(m.Ready)
        assert (table.waits, table.begins) == (None, time.now + 5000)
        time.pass_(5)
        await anna.does(m.Act, action="turn")
        assert state(loaded(house.store, table.name)) == state(table)
