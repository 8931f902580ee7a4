"""Before a match: who is at the table, where they sit, who is the host, and when the match can begin."""

import pytest

from ludotheque.errors import LudothequeError
from ludotheque.table import messages as m
from ludotheque.table.errors import NoSuchTable
from ludotheque.table.house import House
from ludotheque.table.settings import Settings
from ludotheque.table.telling.shown import show
from support.tables import NO_WAIT, Person, a_house, begin, in_a_loop, loaded, opened, play_on, started, state


async def arrival_code(house: House, room: object, name: str, seat: int | str = "any") -> str:
    with pytest.raises(LudothequeError) as refusal:
        await house.arrive(room, name, "en", seat)  # type: ignore[arg-type]
    assert refusal.value.reason
    return refusal.value.code


@in_a_loop
async def test_the_best_place_is_shown_at_no_table_that_has_not_wished_for_it() -> None:
    async with a_house() as house:
        room, _, _ = await house.open_table("ligretto", 3, {}, Settings(), 0, "Anna", "en")
        assert show(room.table).settings.best_place is False
        room, _, _ = await house.open_table("ligretto", 3, {}, Settings(best_place=True), 0, "Anna", "en")
        assert show(room.table).settings.best_place is True


@in_a_loop
async def test_whoever_opens_a_table_sits_first_and_is_the_host() -> None:
    async with a_house() as house:
        room, guest, _ = await house.open_table("lucky-numbers", 3, {"bruno": True}, NO_WAIT, 1, "Anna", "fr")
        shown = show(room.table)
        assert shown.host == guest
        assert [seat.guest for seat in shown.seats] == [guest, None, None]
        assert [seat.bot for seat in shown.seats] == [False, False, True]
        assert shown.options["bruno"] is True
        assert shown.guests == [m.GuestShown(guest, "Anna", "fr")]
        assert shown.phase == "gathering"


@in_a_loop
async def test_a_table_is_opened_once_with_a_token_of_ones_own() -> None:
    own = "a" * 32
    async with a_house() as house:
        first, again, other = [
            await house.open_table("lucky-numbers", 2, {}, NO_WAIT, 0, "Anna", "en", own_token=token)
            for token in (own, own, "b" * 32)
        ]
        assert again == first
        assert first[2] == own
        assert other[0] is not first[0]
        assert len(first[0].table.guests) == 1


@in_a_loop
async def test_whoever_comes_again_with_a_token_of_their_own_has_come_once() -> None:
    own = "a" * 32
    async with a_house() as house:
        room, anna, _ = await house.open_table("lucky-numbers", 3, {}, NO_WAIT, 0, "Anna", "en")
        first = await house.arrive(room, "Bruno", "en", own_token=own)
        number = room.table.number
        assert await house.arrive(room, "Bruno", "en", own_token=own) == first
        assert room.table.number == number
        assert [seat.guest for seat in room.table.seats] == [anna, first[0], None]
        await Person(house, room, *first).does(m.Leave)
        with pytest.raises(LudothequeError, match="no longer"):
            await house.arrive(room, "Bruno", "en", own_token=own)


@in_a_loop
async def test_whoever_opens_a_table_may_watch_bots_play() -> None:
    async with a_house() as house:
        room, guest, token = await house.open_table("polyssimo", 2, {}, NO_WAIT, 2, "Anna", "en", watch=True)
        anna = Person(house, room, guest, token)
        assert room.table.seat_of(guest) is None
        await anna.does(m.Start)
        assert room.table.bots_to_act()


@in_a_loop
async def test_a_table_that_cannot_be_is_not_opened() -> None:
    async with a_house() as house:
        for game, seats, options, settings, bots, code in (
            ("chess", 2, {}, NO_WAIT, 0, "unknown-game"),
            ("polyssimo", 9, {}, NO_WAIT, 0, "bad-seats"),
            ("polyssimo", 2, {"speed": 3}, NO_WAIT, 0, "unknown-option"),
            ("polyssimo", 2, {"handicap": "x"}, NO_WAIT, 0, "bad-option"),
            ("polyssimo", 2, {}, Settings(clock="sand"), 0, "bad-option"),
            ("polyssimo", 2, {}, Settings(clock="turn"), 0, "bad-option"),
            ("polyssimo", 2, {}, Settings(pace="warp"), 0, "bad-option"),
            ("polyssimo", 2, {}, Settings(countdown=-1), 0, "bad-option"),
            ("ligretto", 2, {}, Settings(clock="turn", seconds=9), 0, "bad-option"),
            ("polyssimo", 2, {}, NO_WAIT, 2, "too-many-bots"),
            ("polyssimo", 2, {}, NO_WAIT, -1, "too-many-bots"),
        ):
            with pytest.raises(LudothequeError) as refusal:
                await house.open_table(game, seats, options, settings, bots, "Anna", "en")
            assert refusal.value.code == code
            assert refusal.value.reason
        assert not house.rooms
        assert not house.store.logs  # type: ignore[attr-defined]


@in_a_loop
async def test_a_table_that_does_not_exist_is_not_found() -> None:
    async with a_house() as house:
        with pytest.raises(NoSuchTable):
            await house.room("nowhere")


@in_a_loop
async def test_seats_are_taken_in_order_or_as_wished_and_only_once() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2, bots=2)
        room = anna.room
        assert (anna.seat, bruno.seat) == (0, 1)
        assert await arrival_code(house, room, "Chloé") == "no-free-seat"
        await anna.does(m.FreeSeat, seat=3)
        assert await arrival_code(house, room, "Chloé", 1) == "seat-taken"
        assert await arrival_code(house, room, "Chloé", 4) == "no-such-place"
        assert await arrival_code(house, room, "Chloé", -1) == "no-such-place"
        assert await arrival_code(house, room, "Chloé", "best") == "no-such-place"
        chloe = Person(house, room, *await house.arrive(room, "Chloé", "fr", 3))
        assert chloe.seat == 3
        assert await chloe.fails(m.Sit, seat=0) == "seat-taken"
        assert await chloe.fails(m.Sit, seat=2) == "seat-taken"
        await bruno.does(m.Stand)
        assert room.table.seat_of(bruno.guest) is None
        assert await bruno.fails(m.Stand) == "no-seat"
        await chloe.does(m.Sit, seat=1)
        assert [seat.guest for seat in room.table.seats] == [anna.guest, chloe.guest, None, None]


@in_a_loop
async def test_who_watches_can_talk_but_not_play() -> None:
    async with a_house() as house:
        players = await started(house)
        room = players[0].room
        watcher = Person(house, room, *await house.arrive(room, "Wim", "en", "watch"))
        for command, fields in (
            (m.Act, {"action": "pick F"}),
            (m.Ready, {}),
            (m.Propose, {"what": "pause"}),
            (m.Answer, {"agree": False}),
            (m.Rematch, {}),
            (m.ComeBack, {}),
        ):
            assert await watcher.fails(command, **fields) in ("no-seat", "not-while-playing")
        assert (await watcher.does(m.Say, phrase="well-played")).events[0].kind == "table-phrase-well-played"
        assert (await watcher.does(m.Chat, text=" so\nnice\u202e ")).events[0].facts["text"] == "so nice"
        assert await watcher.fails(m.Chat, text=" \n ") == "nothing-said"
        assert await watcher.fails(m.Say, phrase="boo") == "unknown-phrase"
        assert await arrival_code(house, room, "Late") == "not-while-playing"


@in_a_loop
async def test_a_match_begins_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2, bots=1)
        assert await bruno.fails(m.Start) == "not-host"
        assert await anna.fails(m.Start) == "not-ready"
        await anna.does(m.Ready)
        await bruno.does(m.Ready, words="my cat")
        await bruno.does(m.Wait)
        assert await anna.fails(m.Start) == "not-ready"
        await bruno.does(m.Ready)
        await anna.does(m.FreeSeat, seat=2)
        assert await anna.fails(m.Start) == "seat-free"
        await anna.does(m.SeatBot, seat=2)
        news = await anna.does(m.Start)
        assert news.events[0].kind == "table-started"
        assert news.table is not None
        assert news.table.phase == "playing"
        assert news.actors


@in_a_loop
async def test_words_for_the_deal_are_one_line() -> None:
    async with a_house() as house:
        anna, _ = await opened(house)
        assert await anna.fails(m.Ready, words="two\nlines") == "bad-words"


@in_a_loop
async def test_names_are_told_apart() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, people=2)
        for expected in ("Anna 2", "Anna 3"):
            guest, _ = await house.arrive(anna.room, "Anna", "en", "watch")
            assert anna.room.table.guests[guest].name == expected
        assert (await bruno.does(m.Rename, name="Anna")).events[0].facts == {"name": "Anna 4", "before": "Bruno"}
        assert (await anna.does(m.Rename, name="  Anna ")).events[0].facts["name"] == "Anna"
        await anna.does(m.Rename, name="Zoé")
        assert (await bruno.does(m.Rename, name="Anna")).events[0].facts["name"] == "Anna"


@pytest.mark.parametrize(
    ("wished", "name"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("a\u202eb\u200bc\u0000d\ufeff", "a b c d"),
        ("Zoe\u0301", "Zoé"),
        ("李 雷", "李 雷"),
        ("🦊", "🦊"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("{ $name }", "{ $name }"),
        ("7", "7"),
    ],
)
def test_a_name_is_one_visible_line(wished: str, name: str) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            anna, _ = await opened(house)
            assert (await anna.does(m.Rename, name=wished)).events[0].facts["name"] == name

    check()


@pytest.mark.parametrize("wished", ["", " ", "\u202e", "\u200b\u200d", "...", "\u0301", "\u3164 \u2800"])
def test_a_name_that_nobody_could_see_or_say_is_refused(wished: str) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            anna, _ = await opened(house)
            assert await anna.fails(m.Rename, name=wished) == "no-name"
            assert await arrival_code(house, anna.room, wished, "watch") == "no-name"

    check()


@in_a_loop
async def test_a_table_holds_so_many_guests_and_no_more() -> None:
    async with a_house() as house:
        anna, _ = await opened(house)
        for _ in range(98):
            await house.arrive(anna.room, "Wim", "en", "watch")
        before = state(anna.room.table)
        assert await arrival_code(house, anna.room, "Wim", "watch") == "too-many-guests"
        assert state(anna.room.table) == before


@in_a_loop
async def test_who_leaves_during_a_match_keeps_the_seat_and_a_bot_plays_on() -> None:
    async with a_house() as house:
        anna, bruno = await started(house)
        news = await anna.does(m.Leave)
        assert [event.kind for event in news.events] == ["table-stood-in", "table-host"]
        assert anna.room.table.host == bruno.guest
        assert anna.room.table.seats[anna.seat].bot
        assert await anna.fails(m.Act, action="pick F") == "bot-plays"
        assert await anna.fails(m.Leave) == "bot-plays"
        await anna.does(m.ComeBack)
        assert not anna.room.table.seats[anna.seat].bot
        assert await anna.fails(m.ComeBack) == "no-stand-in"


@in_a_loop
async def test_a_spectator_who_leaves_disturbs_nothing() -> None:
    async with a_house() as house:
        anna, bruno = await started(house)
        watcher = Person(house, anna.room, *await house.arrive(anna.room, "Wim", "en", "watch"))
        await bruno.does(m.Propose, what="pause")
        await watcher.does(m.Leave)
        await anna.does(m.Answer, agree=True)
        assert anna.room.table.paused


@in_a_loop
async def test_who_is_ready_for_another_match_plays_it_without_a_stand_in() -> None:
    async with a_house() as house:
        anna, bruno = await started(house)
        await bruno.does(m.Leave)
        await play_on([anna])
        table = anna.room.table
        await anna.does(m.Rematch)
        await begin([anna, bruno])
        assert not any(seat.bot for seat in table.seats)
        assert state(loaded(house.store, table.name)) == state(table)
