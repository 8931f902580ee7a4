"""The host: who it is, and what the host alone decides before a match."""

from ludotheque.table import messages as m
from ludotheque.table.settings import Settings
from ludotheque.table.telling.shown import show
from support.tables import Person, Time, a_house, in_a_loop, opened, play_on, started


@in_a_loop
async def test_only_the_host_seats_bots_and_changes_the_terms() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2, bots=1)
        assert await bruno.fails(m.SeatBot, seat=2) == "not-host"
        assert await bruno.fails(m.FreeSeat, seat=2) == "not-host"
        assert await bruno.fails(m.Change, seats=4) == "not-host"
        assert await anna.fails(m.FreeSeat, seat=50) == "nobody-there"
        assert await anna.fails(m.SeatBot, seat=1) == "seat-taken"
        await anna.does(m.FreeSeat, seat=2)
        assert anna.room.table.seats[2].free
        assert await anna.fails(m.FreeSeat, seat=2) == "nobody-there"


@in_a_loop
async def test_another_seat_changes_nothing_else_that_was_agreed_on() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "dutch-blitz", 2)
        await anna.does(m.Change, options={"target": 30})
        await bruno.does(m.Choose, option="decks", value="plough")
        await anna.does(m.Change, seats=3)
        assert anna.room.table.terms.options["target"] == 30
        assert anna.room.table.terms.options["decks"] == ("pump", "plough", "carriage")
        assert await anna.fails(m.Change, seats=99) == "bad-seats"


@in_a_loop
async def test_the_host_does_not_have_to_wait_for_somebody_who_has_a_seat() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2)
        await anna.does(m.Ready)
        await bruno.does(m.Ready, words="my cat")
        freed = (await anna.does(m.FreeSeat, seat=1)).events
        assert [(event.kind, event.guest, event.facts) for event in freed] == [
            ("table-unseated", bruno.guest, {"name": "Bruno", "seat": 2})
        ]
        assert anna.room.table.seat_of(bruno.guest) is None
        await bruno.does(m.Sit, seat=1)  # nobody is shut out, but has to be ready again
        assert await anna.fails(m.Start) == "not-ready"
        await anna.does(m.FreeSeat, seat=1)
        await anna.does(m.SeatBot, seat=1)
        await anna.does(m.Start)
        assert await anna.fails(m.FreeSeat, seat=1) == "not-while-playing"


@in_a_loop
async def test_who_was_played_by_a_bot_in_the_last_match_can_be_left_out_of_the_next() -> None:
    async with a_house() as house:
        anna, bruno = await started(house, "polyssimo", 2)
        await bruno.does(m.Leave)
        await play_on([anna])
        await anna.does(m.Rematch)
        freed = (await anna.does(m.FreeSeat, seat=bruno.seat)).events
        assert [event.kind for event in freed] == ["table-unseated"]
        assert anna.room.table.seat_of(bruno.guest) is None


@in_a_loop
async def test_the_host_frees_the_own_seat_by_getting_up() -> None:
    async with a_house() as house:
        anna, _ = await opened(house)
        assert [event.kind for event in (await anna.does(m.FreeSeat, seat=0)).events] == ["table-stood"]


@in_a_loop
async def test_other_terms_ask_everybody_again_to_be_ready() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2, bots=1)
        await anna.does(m.Ready)
        await bruno.does(m.Ready)
        assert await anna.fails(m.Change, seats=2) == "seat-in-use"
        assert await anna.fails(m.Change, seats=99) == "bad-seats"
        assert await anna.fails(m.Change, options={"bruno": "perhaps"}) == "bad-option"
        assert await anna.fails(m.Change, settings=Settings(pace="warp")) == "bad-option"
        news = await anna.does(m.Change, options={"bruno": True}, settings=Settings(clock="turn", seconds=20))
        assert news.table is not None
        assert not any(seat.ready for seat in news.table.seats)
        assert news.table.options["bruno"] is True
        assert await anna.fails(m.Start) == "not-ready"
        await anna.does(m.Change, seats=5)
        assert len(anna.room.table.seats) == 5
        await anna.does(m.Change, seats=3)
        assert anna.room.table.seats[2].bot


@in_a_loop
async def test_the_host_passes_on_when_the_host_leaves() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house)
        watcher = Person(house, anna.room, *await house.arrive(anna.room, "Wim", "en", "watch"))
        bruno.goes()
        await anna.does(m.Leave)
        assert anna.room.table.host == watcher.guest  # who is here comes before who plays
        assert await anna.fails(m.Chat, text="still here?") == "not-at-table"
        bruno.returns()
        await watcher.does(m.Leave)
        assert anna.room.table.host == bruno.guest


@in_a_loop
async def test_a_table_that_everybody_has_left_belongs_to_who_comes_next() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house)
        await bruno.does(m.Leave)
        await anna.does(m.Leave)
        assert show(anna.room.table).host is None
        chloe = Person(house, anna.room, *await house.arrive(anna.room, "Chloé", "fr"))
        assert anna.room.table.host == chloe.guest
        await chloe.does(m.SeatBot, seat=1)


@in_a_loop
async def test_the_host_passes_on_when_the_host_is_away_for_too_long() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await opened(house)
        time.pass_(100)
        await house.look_after(anna.room)
        assert anna.room.table.host == anna.guest
        anna.goes()
        time.pass_(29)
        await house.look_after(anna.room)
        assert anna.room.table.host == anna.guest
        time.pass_(1)
        await house.look_after(anna.room)
        assert anna.room.table.host == bruno.guest
        assert bruno.ear.kinds[-1] == "table-host"
        time.pass_(100)
        bruno.goes()
        time.pass_(100)
        await house.look_after(anna.room)
        assert anna.room.table.host == bruno.guest  # nobody else is here
