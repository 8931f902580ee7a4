"""What the table agrees on during a match: taking back, pausing, and a bot for somebody who is away."""

import msgspec
import pytest

from ludotheque.table import messages as m
from ludotheque.table.deciding.ruling import GRACE as AWAY
from support.hearing import until
from support.tables import Person, Time, a_house, in_a_loop, legal, loaded, started, state, turn, waiting


async def act(persons: list[Person]) -> Person:
    """Let somebody act whose turn it is."""
    player = turn(persons)
    await player.does(m.Act, action=legal(player))
    return player


def position(person: Person) -> bytes:
    match = person.room.table.match
    assert match is not None
    return bytes(match.state.tobytes()) + msgspec.json.encode([match.log, match.actors(), match.view(None)])


@in_a_loop
async def test_an_action_is_taken_back_when_everybody_agrees() -> None:
    async with a_house() as house:
        persons = await started(house, "polyssimo", 3)
        for _ in range(4):
            await act(persons)
        before = position(persons[0])
        player = await act(persons)
        await act(persons)
        first, second = (person for person in persons if person is not player)
        news = await player.does(m.Propose, what="undo")
        assert news.table is not None
        assert news.table.proposal == m.ProposalShown("undo", player.guest, [player.guest])
        assert await player.fails(m.Answer, agree=True) == "already-agreed"
        assert await first.fails(m.Propose, what="pause") == "already-proposed"
        await first.does(m.Answer, agree=True)
        assert await first.fails(m.Answer, agree=True) == "already-agreed"
        news = await second.does(m.Answer, agree=True)
        assert [event.kind for event in news.events] == ["table-agreed", "table-undone"]
        assert news.events[1].facts == {"count": 2}
        assert position(player) == before
        assert turn(persons) is player
        assert show_proposal(player) is None
        await act(persons)
        assert state(loaded(house.store, player.room.table.name)) == state(player.room.table)


def show_proposal(person: Person) -> object:
    return person.room.table.proposal


@in_a_loop
async def test_nothing_is_taken_back_when_somebody_declines() -> None:
    async with a_house() as house:
        persons = await started(house)
        player = await act(persons)
        other = turn(persons)
        before = position(player)
        await player.does(m.Propose, what="undo")
        news = await other.does(m.Answer, agree=False)
        assert [event.kind for event in news.events] == ["table-declined", "table-dropped"]
        assert position(player) == before
        assert await other.fails(m.Answer, agree=True) == "nothing-proposed"
        await player.does(m.Propose, what="undo")
        await player.does(m.Answer, agree=False)  # withdrawn
        assert show_proposal(player) is None
        assert position(player) == before


@in_a_loop
async def test_nobody_waits_for_the_answer_of_somebody_who_has_gone() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno, chloe = await started(house, "polyssimo", 3)
        await anna.does(m.Propose, what="pause")
        await bruno.does(m.Answer, agree=True)
        chloe.goes()
        time.pass_(AWAY - 1)
        await house.look_after(anna.room)
        assert not anna.room.table.paused, "she may come back in a moment"
        time.pass_(1)
        await house.look_after(anna.room)
        assert anna.room.table.paused
        assert anna.ear.kinds[-1] == "table-paused"
        await anna.does(m.Propose, what="resume")
        time.pass_(AWAY)
        await house.look_after(anna.room)
        assert anna.room.table.paused, "Bruno is here, and has not answered"
        assert state(loaded(house.store, anna.room.table.name)) == state(anna.room.table)


def test_a_server_sees_by_itself_that_nobody_waits_for_an_answer_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.table.keeping.housekeeping.REPEAT", 0.001)
    time = Time()

    @in_a_loop
    async def check() -> None:
        async with a_house(now=time) as house:
            anna, bruno = await started(house)
            await anna.does(m.Propose, what="pause")
            bruno.goes()
            house.begin()
            time.pass_(AWAY)
            await until(lambda: anna.room.table.paused)

    check()


@in_a_loop
async def test_to_play_on_is_not_to_agree() -> None:
    async with a_house() as house:
        persons = await started(house)
        player = await act(persons)
        await player.does(m.Propose, what="undo")
        news = await turn(persons).does(m.Act, action=legal(turn(persons)))
        assert [event.kind for event in news.events] == ["picked", "table-dropped"]
        assert show_proposal(player) is None


@in_a_loop
async def test_who_plays_against_bots_alone_takes_back_at_once() -> None:
    async with a_house() as house:
        (anna,) = await started(house, "polyssimo", 1, bots=1)
        before = position(anna)
        await anna.does(m.Act, action=legal(anna))
        table = anna.room.table
        assert table.match is not None
        assert await house.bot_acts(anna.room, 1, table.match.legal(1)[0], table.seats[1].acted)
        news = await anna.does(m.Propose, what="undo")
        assert [event.kind for event in news.events] == ["table-proposed-undo", "table-undone"]
        assert position(anna) == before


@in_a_loop
async def test_who_is_gone_for_long_need_not_agree() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house)
        player = await act(persons)
        turn(persons).goes()
        time.pass_(AWAY)
        await player.does(m.Propose, what="undo")
        assert turn(persons) is player


@in_a_loop
async def test_nothing_is_taken_back_while_who_declined_has_lost_the_line_for_a_moment() -> None:
    time = Time()
    async with a_house(now=time) as house:
        persons = await started(house)
        player = await act(persons)
        other = turn(persons)
        before = position(player)
        await player.does(m.Propose, what="undo")
        await other.does(m.Answer, agree=False)
        other.goes()
        time.pass_(0.3)
        await player.does(m.Propose, what="undo")
        await house.look_after(player.room)
        assert position(player) == before
        time.pass_(AWAY - 1)
        other.returns()
        await other.does(m.Answer, agree=False)
        assert (position(player), show_proposal(player)) == (before, None)


@in_a_loop
async def test_what_chance_has_shown_is_never_taken_back() -> None:
    async with a_house() as house:
        persons = await started(house, "lucky-numbers", 2)
        table = persons[0].room.table
        assert table.match is not None
        while len(table.match.actors()) > 1 or "draw" not in table.match.legal(turn(persons).seat):
            await act(persons)
        player = turn(persons)
        await player.does(m.Act, action="draw")
        assert await player.fails(m.Propose, what="undo") == "nothing-to-undo"
        assert await waiting(persons).fails(m.Propose, what="undo") == "nothing-to-undo"
        drawn = position(player)
        await player.does(m.Act, action="leave")
        await player.does(m.Propose, what="undo")
        other = next(person for person in persons if person is not player)
        await other.does(m.Answer, agree=True)
        assert position(player) == drawn  # the clover is in hand again, and known


@in_a_loop
async def test_nothing_is_taken_back_before_anything_was_done_nor_where_all_play_at_once() -> None:
    async with a_house() as house:
        persons = await started(house)
        assert await persons[0].fails(m.Propose, what="undo") == "nothing-to-undo"
        players = await started(house, "ligretto", 2)
        await players[0].does(m.Act, action="turn")
        assert await players[0].fails(m.Propose, what="undo") == "no-undo-in-real-time"
        assert await players[0].fails(m.Propose, what="cake") == "unknown-proposal"


@pytest.mark.parametrize("game", ["polyssimo", "ligretto"])
def test_a_paused_match_rests_until_everybody_wants_to_go_on(game: str) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            persons = await started(house, game, 2)
            anna, bruno = persons
            assert await anna.fails(m.Propose, what="resume") == "not-paused"
            await anna.does(m.Propose, what="pause")
            assert not anna.room.table.paused
            await bruno.does(m.Answer, agree=True)
            assert anna.room.table.paused
            player = turn(persons)
            assert await player.fails(m.Act, action=legal(player)) == "paused"
            assert await anna.fails(m.Propose, what="pause") == "paused"
            await bruno.does(m.Say, phrase="one-moment")
            await bruno.does(m.Propose, what="resume")
            assert await player.fails(m.Act, action=legal(player)) == "paused"
            await anna.does(m.Answer, agree=True)
            assert [event.kind for event in bruno.ear.news[-1].events] == ["table-agreed", "table-resumed"]
            await player.does(m.Act, action=legal(player))
            table = anna.room.table
            assert state(loaded(house.store, table.name)) == state(table)

    check()


@in_a_loop
async def test_a_bot_stands_in_for_who_is_away_for_too_long_if_the_others_agree() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno, chloe = await started(house, "polyssimo", 3)
        table = anna.room.table
        assert await anna.fails(m.Propose, what="stand-in", seat=2) == "not-away"
        chloe.goes()
        time.pass_(AWAY - 0.001)
        assert await anna.fails(m.Propose, what="stand-in", seat=2) == "not-away"
        time.pass_(0.001)
        assert await anna.fails(m.Propose, what="stand-in") == "no-such-place"
        assert await anna.fails(m.Propose, what="stand-in", seat=7) == "no-such-place"
        await anna.does(m.Propose, what="stand-in", seat=2)
        assert not table.seats[2].bot
        news = await bruno.does(m.Answer, agree=True)
        assert [event.kind for event in news.events] == ["table-agreed", "table-stood-in"]
        assert table.seats[2].bot
        assert await anna.fails(m.Propose, what="stand-in", seat=2) == "bot-plays-there"
        for player in (anna, bruno):
            await player.does(m.Act, action=legal(player))
        assert table.bots_to_act() == [2]
        assert await house.bot_acts(anna.room, 2, legal(chloe), table.seats[2].acted)
        chloe.returns()
        assert await chloe.fails(m.Act, action="pick F") == "bot-plays"
        await chloe.does(m.ComeBack)
        await anna.does(m.Act, action=legal(anna))
        await bruno.does(m.Act, action=legal(bruno))
        assert table.bots_to_act() == []
        assert not await house.bot_acts(anna.room, 2, legal(chloe), table.seats[2].acted)
        await chloe.does(m.Act, action=legal(chloe))
        assert state(loaded(house.store, table.name)) == state(table)


@in_a_loop
async def test_somebody_who_was_here_within_the_grace_time_keeps_the_seat() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno = await started(house)
        bruno.goes()
        time.pass_(AWAY - 1)
        bruno.returns()
        bruno.goes()
        time.pass_(AWAY - 1)
        assert await anna.fails(m.Propose, what="stand-in", seat=1) == "not-away"


@in_a_loop
async def test_a_bot_acts_once_for_each_of_its_turns() -> None:
    async with a_house() as house:
        (anna,) = await started(house, "polyssimo", 1, bots=2)
        table = anna.room.table
        assert table.match is not None
        await anna.does(m.Act, action=legal(anna))
        first, second = table.match.legal(1)[:2]
        assert await house.bot_acts(anna.room, 1, first, 0)
        assert not await house.bot_acts(anna.room, 1, second, 0)
        assert not await house.bot_acts(anna.room, 2, "nonsense", 0)
        assert not await house.bot_acts(anna.room, 0, second, 1)
        assert table.seats[1].acted == 1


@in_a_loop
async def test_everybody_knows_whether_they_have_something_to_take_back() -> None:
    async with a_house() as house:
        persons = await started(house, "polyssimo", 2, follow="legal")
        player = await act(persons)
        other = next(person for person in persons if person is not player)
        for person, may in ((other, False), (player, True)):
            welcome = await person.asks(m.Look)
            assert isinstance(welcome, m.Welcome)
            assert (person.ear.news[-1].undoable, welcome.undoable) == (may, may)
            assert (await person.asks(m.Propose, what="undo")).__class__ is (m.News if may else m.No)
