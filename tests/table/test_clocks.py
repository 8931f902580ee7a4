"""Clocks and countdowns, by a time that passes only when the test says so."""

import asyncio
from random import Random

from ludotheque.table import messages as m
from ludotheque.table.house import House
from ludotheque.table.now import SharedClock, steady_clock
from ludotheque.table.settings import Settings
from support.tables import Person, Time, a_house, in_a_loop, legal, loaded, started, state, turn, waiting

PER_TURN = Settings(clock="turn", seconds=30, pace="instant")
PER_PLAYER = Settings(clock="player", seconds=60, increment=5, pace="instant")


async def bot_acts(house: House, person: Person) -> bool:
    """Let a bot act for the seat of somebody who is late."""
    return await house.bot_acts(person.room, person.seat, legal(person), person.room.table.seats[person.seat].acted)


def left(person: Person) -> list[int]:
    clock = person.room.table.clock
    assert clock is not None
    return clock.shown().left


def same_when_loaded(house: House, person: Person) -> bool:
    table = person.room.table
    return state(loaded(house.store, table.name)) == state(table)


@in_a_loop
async def test_on_a_turn_clock_every_action_has_its_own_time() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_TURN)
        anna, _bruno = persons
        for _ in range(3):
            player = turn(persons)
            time.pass_(29.999)
            await house.look_after(player.room)
            news = await player.does(m.Act, action=legal(player))
            assert news.clock is not None
            assert news.clock.left == [30_000, 30_000]
            assert news.clock.running == [turn(persons).seat]
        assert same_when_loaded(house, anna)


@in_a_loop
async def test_a_bot_acts_for_who_is_late_on_a_turn_clock_once() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_TURN)
        anna, bruno = persons
        player, table = turn(persons), anna.room.table
        time.pass_(30)
        assert await player.fails(m.Act, action=legal(player)) == "too-late"
        assert table.bots_to_act() == []
        await house.look_after(anna.room)
        assert bruno.ear.kinds[-1] == "table-late"
        assert table.bots_to_act() == [player.seat]
        assert await player.fails(m.Act, action=legal(player)) == "too-late"
        assert await bot_acts(house, player)
        assert table.bots_to_act() == []
        other = turn(persons)
        assert other is not player
        await other.does(m.Act, action=legal(other))
        await player.does(m.Act, action=legal(player))
        assert same_when_loaded(house, anna)


@in_a_loop
async def test_a_players_clock_runs_only_in_their_turn_and_gains_with_each_action() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_PLAYER)
        first = turn(persons)
        time.pass_(10)
        await first.does(m.Act, action=legal(first))
        second = turn(persons)
        assert left(first)[first.seat] == 55_000
        assert left(first)[second.seat] == 60_000
        time.pass_(2.5)
        await second.does(m.Act, action=legal(second))
        assert left(first)[second.seat] == 62_500
        assert left(first)[first.seat] == 55_000


@in_a_loop
async def test_a_bot_plays_to_the_end_for_whose_clock_has_run_out() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_PLAYER)
        player, table = turn(persons), persons[0].room.table
        time.pass_(60)
        await house.look_after(player.room)
        assert await bot_acts(house, player)
        other = turn(persons)
        await other.does(m.Act, action=legal(other))
        assert turn(persons) is player
        assert table.bots_to_act() == [player.seat]
        assert await player.fails(m.Act, action=legal(player)) == "too-late"
        number = table.number
        time.pass_(1000)
        await house.look_after(player.room)
        assert table.number == number  # whose time is up is not late a second time
        assert same_when_loaded(house, player)


@in_a_loop
async def test_a_players_clock_gains_nothing_by_what_a_bot_does_for_them() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_PLAYER)
        player, other = turn(persons), waiting(persons)
        await player.does(m.Leave)
        for _ in range(3):
            assert await bot_acts(house, player)
            await other.does(m.Act, action=legal(other))
        await player.does(m.ComeBack)
        assert left(other)[player.seat] == 60_000
        assert left(other)[other.seat] == 60_000 + 3 * 5_000
        await player.does(m.Act, action=legal(player))
        assert left(other)[player.seat] == 65_000
        assert same_when_loaded(house, other)


@in_a_loop
async def test_no_time_passes_while_the_match_is_paused() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_PLAYER)
        anna, bruno = persons
        time.pass_(20)
        await anna.does(m.Propose, what="pause")
        await bruno.does(m.Answer, agree=True)
        time.pass_(3600)
        await house.look_after(anna.room)
        assert not any(seat.late for seat in anna.room.table.seats)
        await anna.does(m.Propose, what="resume")
        await bruno.does(m.Answer, agree=True)
        player = turn(persons)
        time.pass_(10)
        await player.does(m.Act, action=legal(player))
        assert left(anna)[player.seat] == 60_000 - 30_000 + 5_000


@in_a_loop
async def test_after_an_undo_a_turn_clock_begins_anew_and_the_match_goes_on() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_TURN)
        player = turn(persons)
        await player.does(m.Act, action=legal(player))
        time.pass_(20)
        await player.does(m.Propose, what="undo")
        await turn(persons).does(m.Answer, agree=True)
        assert turn(persons) is player
        assert left(player) == [30_000, 30_000]
        time.pass_(29)
        await player.does(m.Act, action=legal(player))
        assert same_when_loaded(house, player)


@in_a_loop
async def test_bots_have_no_clock() -> None:
    time = Time()
    async with a_house(now=time) as house:
        (anna,) = await started(house, "polyssimo", 1, bots=1, settings=PER_TURN)
        await anna.does(m.Act, action=legal(anna))
        time.pass_(1000)
        await house.look_after(anna.room)
        assert not anna.room.table.seats[1].late


@in_a_loop
async def test_where_several_must_act_each_has_their_own_time() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, "lucky-numbers", 2, settings=PER_TURN)
        anna, _bruno = persons
        table = anna.room.table
        assert table.match is not None
        assert table.match.actors() == (0, 1)  # everybody arranges their own clovers
        time.pass_(30)
        for person in persons:
            assert await person.fails(m.Act, action=legal(person)) == "too-late"
        await house.look_after(anna.room)
        await house.look_after(anna.room)
        assert [seat.late for seat in table.seats] == [True, True]


@in_a_loop
async def test_a_real_time_round_begins_after_a_countdown_that_everybody_knows() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, "ligretto", 2, settings=Settings(countdown=3))
        anna, bruno = persons
        shown = anna.ear.news[-1].table
        assert shown is not None
        assert shown.begins == time.now + 3000
        assert await anna.fails(m.Act, action="turn") == "countdown"
        time.pass_(2.999)
        assert await bruno.fails(m.Act, action="turn") == "countdown"
        time.pass_(0.001)
        await bruno.does(m.Act, action="turn")
        await anna.does(m.Propose, what="pause")
        await bruno.does(m.Answer, agree=True)
        await anna.does(m.Propose, what="resume")
        await bruno.does(m.Answer, agree=True)
        assert await anna.fails(m.Act, action="turn") == "countdown"
        time.pass_(3)
        await anna.does(m.Act, action="turn")
        assert same_when_loaded(house, anna)


@in_a_loop
async def test_the_time_of_the_log_never_runs_backwards() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_TURN)
        time.pass_(-1000)
        player = turn(persons)
        await player.does(m.Act, action=legal(player))
        times = [news.at for news in player.ear.news]
        assert times == sorted(times)
        assert left(player) == [30_000, 30_000]


@in_a_loop
async def test_the_countdown_of_every_round_is_told() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, "ligretto", 4, settings=Settings(pace="instant", countdown=3))
        table = persons[0].room.table
        assert table.match is not None
        chance = Random(5)
        told: list[int | None] = []
        while table.match.round < 3 and table.phase == "playing":
            time.pass_(4)
            for person in persons:
                if (open_now := table.match.legal(person.seat)) and table.phase == "playing":
                    round_before = table.match.round
                    news = await person.does(m.Act, action=chance.choice(open_now))
                    if table.match.round > round_before:
                        assert news.table is not None
                        assert news.table.begins is None
                        assert news.table.waits == time()
                        for other in persons:
                            news = await other.does(m.Ready)
                        assert news.table is not None
                        assert news.table.waits is None
                        told.append(news.table.begins)
                        assert news.table.begins == time() + 3000
                        break
        assert told


@in_a_loop
async def test_who_was_late_has_a_whole_turn_again_after_an_undo() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house, settings=PER_TURN)
        first = turn(persons)
        await first.does(m.Act, action=legal(first))
        late = turn(persons)
        time.pass_(30)
        await house.look_after(late.room)
        assert late.room.table.seats[late.seat].late
        await first.does(m.Propose, what="undo")
        await late.does(m.Answer, agree=True)
        await first.does(m.Act, action=legal(first))
        time.pass_(29)
        await late.does(m.Act, action=legal(late))
        assert same_when_loaded(house, late)


class Machine:
    """The two clocks of a machine, in nanoseconds."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000_000_000_000_000, 5_000_000_000

    def pass_(self, seconds: float) -> None:
        self.wall += round(seconds * 1e9)
        self.steady += round(seconds * 1e9)

    def set(self, seconds: float) -> None:
        """Set the clock on the wall, forward or back."""
        self.wall += round(seconds * 1e9)


def test_time_goes_on_where_the_clock_is_set_back_and_follows_where_it_is_set_forward() -> None:
    machine = Machine()
    now = steady_clock(lambda: machine.wall, lambda: machine.steady)
    times = [now()]
    for passed, turned in ((1, 0), (1, -3600), (1, 0), (1, -10), (1, 7200), (1, 0)):
        machine.pass_(passed)
        machine.set(turned)
        times.append(now())
    assert [later - times[0] for later in times] == [0, 1000, 2000, 3000, 4000, (5 + 3590) * 1000, (6 + 3590) * 1000]


def test_a_shared_clock_keeps_to_the_one_that_it_asks_and_never_runs_backwards() -> None:
    here, there = Machine(), Machine()
    now = SharedClock(lambda: here.steady)
    times: list[int] = []

    async def answer(before: float, after: float) -> list[list[int]]:
        here.pass_(before)
        there.pass_(before)
        told = there.wall
        here.pass_(after)
        there.pass_(after)
        return [[told]]

    async def ask(before: float, after: float, turned: float = 0.0) -> None:
        there.set(turned)
        await now.set_by(lambda: answer(before, after))
        times.append(now() - there.wall // 1_000_000)

    async def run() -> None:
        await ask(0.0, 0.1)  # told a tenth of a second ago
        await ask(0.1, 0.0)  # and this is why that is known now
        await ask(2.0, 3.0)  # an answer that was long under way proves nothing else
        await ask(0.0, 0.0, turned=600.0)
        await ask(0.0, 0.0, turned=-1.0)  # it is wrong now, and stands still
        here.pass_(1.5)
        there.pass_(1.5)
        times.append(now() - there.wall // 1_000_000)

    asyncio.run(run())
    assert times == [-100, 0, 0, 0, 1000, 0]


def test_a_countdown_lasts_no_longer_though_the_clock_is_set_back() -> None:
    machine = Machine()

    @in_a_loop
    async def check() -> None:
        async with a_house(now=steady_clock(lambda: machine.wall, lambda: machine.steady)) as house:
            anna, bruno = await started(house, "ligretto", settings=Settings(countdown=5))
            machine.pass_(6)
            await anna.does(m.Act, action=legal(anna))
            machine.set(-3600)
            await anna.does(m.Propose, what="pause")
            await bruno.does(m.Answer, agree=True)
            await anna.does(m.Propose, what="resume")
            await bruno.does(m.Answer, agree=True)
            assert await anna.fails(m.Act, action=legal(anna)) == "countdown"
            machine.pass_(5)
            await anna.does(m.Act, action=legal(anna))

    check()
