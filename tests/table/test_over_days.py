"""Matches over days: those who play come and go, servers too, and the clock goes on."""

import asyncio

import pytest

from ludotheque.errors import BadTerms
from ludotheque.shelf import game
from ludotheque.table import messages as m
from ludotheque.table.house import House
from ludotheque.table.keeping.housekeeping import UNUSED_FOR
from ludotheque.table.playing.steward import ASLEEP, Steward
from ludotheque.table.settings import Settings
from support import fake_time
from support.fake_time import in_made_up_time
from support.memory_store import MemoryStore
from support.tables import (
    InlinePlayers,
    Time,
    a_house,
    go_away,
    in_a_loop,
    legal,
    opened,
    play_on,
    started,
    turn,
    waiting,
)

DAY = 86_400
A_DAY = Settings(clock="day", pace="instant")
THREE_DAYS = Settings(clock="three-days", pace="instant")


async def let_everything_be_noted() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize(("settings", "days"), [(A_DAY, 1), (THREE_DAYS, 3)])
@in_a_loop
async def test_every_move_has_its_days_and_then_a_bot_does_this_one(settings: Settings, days: int) -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=settings)
        player, other = turn(persons), waiting(persons)
        time.pass_(days * DAY - 1)
        await player.does(m.Act, action=legal(player))
        player = turn(persons)
        time.pass_(days * DAY)
        assert await player.fails(m.Act, action=legal(player)) == "too-late"
        await house.look_after(player.room)
        assert other.ear.kinds[-1] == "table-late"
        seat = player.room.table.seats[player.seat]
        assert await house.bot_acts(player.room, player.seat, legal(player), seat.acted)
        assert not seat.late
        await turn(persons).does(m.Act, action=legal(turn(persons)))


@pytest.mark.parametrize("name", ["ligretto", "dutch-blitz"])
def test_a_real_time_game_cannot_be_played_over_days(name: str) -> None:
    with pytest.raises(BadTerms):
        A_DAY.check(game(name))
    THREE_DAYS.check(game("polyssimo"))


@in_a_loop
async def test_nobody_is_replaced_or_outvoted_because_they_are_away() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = persons = await started(house, settings=A_DAY)
        go_away(anna)
        time.pass_(3600)
        await house.look_after(bruno.room)
        assert bruno.room.table.host == anna.guest
        assert await bruno.fails(m.Propose, what="stand-in", seat=anna.seat) == "no-move-missed"
        await bruno.does(m.Propose, what="pause")
        time.pass_(3600)
        await house.look_after(bruno.room)
        assert not bruno.room.table.paused
        assert bruno.room.table.proposal is not None
        anna.returns()
        await anna.does(m.Answer, agree=True)
        assert turn(persons).room.table.paused


@in_a_loop
async def test_a_bot_can_stand_in_for_somebody_who_let_their_time_run_out_until_they_play_again() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=A_DAY)
        late, other = turn(persons), waiting(persons)
        go_away(late)
        time.pass_(DAY)
        await house.look_after(late.room)
        assert await house.bot_acts(late.room, late.seat, legal(late), late.room.table.seats[late.seat].acted)
        while turn(persons) is other:
            await other.does(m.Act, action=legal(other))
        assert late.room.table.seats[late.seat].missed
        await late.does(m.Act, action=legal(late))
        assert await other.fails(m.Propose, what="stand-in", seat=late.seat) == "no-move-missed"
        while turn(persons) is not late:
            await other.does(m.Act, action=legal(other))
        time.pass_(DAY)
        await house.look_after(late.room)
        await other.does(m.Propose, what="stand-in", seat=late.seat)
        assert late.room.table.seats[late.seat].bot


@in_a_loop
async def test_before_the_match_an_absent_host_is_replaced_as_ever() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await opened(house, settings=A_DAY)
        go_away(anna)
        time.pass_(31)
        await house.look_after(bruno.room)
        assert bruno.room.table.host == bruno.guest


@in_a_loop
async def test_the_store_knows_when_each_match_over_days_must_be_looked_after() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        persons = await started(house, settings=A_DAY)
        quick, _ = await started(house)
        name = persons[0].room.table.name
        await let_everything_be_noted()
        assert store.reminders == {name: time.now + DAY * 1000}
        time.pass_(600)
        await turn(persons).does(m.Act, action=legal(turn(persons)))
        await let_everything_be_noted()
        assert store.reminders == {name: time.now + DAY * 1000}
        await play_on(persons)
        await let_everything_be_noted()
        assert persons[0].room.table.phase == "over"
        assert store.reminders == {}
        assert quick.room.table.due() is None


def the_loops_time() -> int:
    return 1_000_000_000_000 + round(asyncio.get_running_loop().time() * 1000)


def open_the_doors(house: House) -> None:
    """Let a server do all that it does by itself."""
    Steward(house, InlinePlayers())
    house.begin()


def test_the_clock_runs_out_though_nobody_is_there_and_the_server_was_started_anew() -> None:
    async def run() -> None:
        store = MemoryStore()
        now = the_loops_time
        async with a_house(store, now=now) as house:
            open_the_doors(house)
            persons = await started(house, settings=A_DAY)
            late, name, before = turn(persons), persons[0].room.table.name, persons[0].room.table.number
            go_away(*persons)
            await asyncio.sleep(UNUSED_FOR + ASLEEP)
            assert name not in house.rooms
        await asyncio.sleep(DAY - 900)
        async with a_house(store, now=now, server="two") as house:
            open_the_doors(house)
            await asyncio.sleep(900)
            table = (await house.room(name)).table
            assert table.number == before + 2, "the time ran out, and the bot acted"
            assert table.seats[late.seat].missed
            assert table.clock is not None
            expiry = table.clock.expiry()
            assert expiry is not None
            assert expiry[0] > now() + (DAY - 900) * 1000, "and from then on the time of the other ran"

    fake_time.run(run())


@in_made_up_time
async def test_a_table_is_not_deleted_while_the_clock_of_its_match_runs() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time, keep_days=1) as house:
        persons, gathering = await started(house, settings=THREE_DAYS), await opened(house, settings=THREE_DAYS)
        await let_everything_be_noted()
        go_away(*persons, *gathering)
        time.pass_(2 * DAY)
        assert house.housekeeping.forgetting
        await house.housekeeping.forgetting.look_at_all()
        assert not persons[0].room.table.forgotten
        assert gathering[0].room.table.forgotten
        await play_on(persons)
        await let_everything_be_noted()
        time.pass_(2 * DAY)
        await house.housekeeping.forgetting.look_at_all()
        assert persons[0].room.table.forgotten


@in_a_loop
async def test_a_reminder_of_a_table_that_is_gone_or_has_nothing_to_see_to_is_taken_away() -> None:
    time, store = Time(), MemoryStore()
    async with a_house(store, now=time) as house:
        quick, _ = await started(house)
        store.reminders = {"nowhere": time.now, quick.room.table.name: time.now, "later": time.now + 1}
        await house.housekeeping.reminding.look_at_all()
        assert store.reminders == {"later": time.now + 1}
