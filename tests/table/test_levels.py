"""Bots at a table play at a level that people choose and see, each in their own time where all play at once."""

import asyncio
from random import Random

import msgspec
import pytest

from ludotheque.bots.errors import BotError, UnknownLevel
from ludotheque.bots.levels import level, levels
from ludotheque.contract import Event
from ludotheque.table import log
from ludotheque.table import messages as m
from ludotheque.table.log import read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.playing.steward import Steward
from ludotheque.table.settings import Settings
from ludotheque.table.telling.sentences import tell
from ludotheque.table.telling.shown import show
from support import fake_time
from support.memory_store import MemoryStore
from support.tables import NO_WAIT, InlinePlayers, Person, Time, a_house, in_a_loop, loaded, opened, started

WEAKEST, STRONGEST = levels("ligretto")[0].name, levels("ligretto")[-1].name
USUAL = level("ligretto").name


def shown_levels(table: Table) -> list[str]:
    return [seat.level for seat in show(table).seats]


@in_a_loop
async def test_a_table_is_opened_with_a_level_for_each_bot_and_the_last_holds_for_the_rest() -> None:
    async with a_house() as house:
        for named, sat in (
            ([], [USUAL] * 3),
            ([WEAKEST], [WEAKEST] * 3),
            ([WEAKEST, STRONGEST], [WEAKEST, STRONGEST, STRONGEST]),
        ):
            room, _, _ = await house.open_table("ligretto", 4, {}, NO_WAIT, 3, "Anna", "en", levels=named)
            assert shown_levels(room.table) == ["", *sat]


@in_a_loop
async def test_a_level_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    async with a_house() as house:
        with pytest.raises(UnknownLevel) as refused:
            await house.open_table("ligretto", 4, {}, NO_WAIT, 3, "Anna", "en", levels=["godlike"])
        assert "godlike" in refused.value.say("en")
        assert USUAL in refused.value.say("fr")
        with pytest.raises(BotError) as too_many:
            await house.open_table("ligretto", 4, {}, NO_WAIT, 1, "Anna", "en", levels=[WEAKEST, WEAKEST])
        assert too_many.value.code == "too-many-levels"
        [anna] = await opened(house, "ligretto", 1, bots=1)
        assert await anna.fails(m.SeatBot, seat=1, level="godlike") == "unknown-level"


@in_a_loop
async def test_the_host_gives_a_seat_to_a_bot_of_a_level_and_then_to_another() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        [anna] = await opened(house, "ligretto", 1, bots=2)
        await anna.does(m.FreeSeat, seat=1)
        await anna.does(m.SeatBot, seat=1)
        await anna.does(m.SeatBot, seat=2, level=WEAKEST)
        assert shown_levels(anna.room.table) == ["", USUAL, WEAKEST]
        await anna.does(m.SeatBot, seat=1, level=STRONGEST)
        assert shown_levels(anna.room.table) == ["", STRONGEST, WEAKEST]
        assert shown_levels(loaded(store, anna.room.table.name)) == ["", STRONGEST, WEAKEST]


@in_a_loop
async def test_who_is_away_can_be_given_a_stand_in_of_a_level_and_who_leaves_gets_the_usual_one() -> None:
    time = Time()
    async with a_house(now=time) as house:
        anna, bruno, chloe = await started(house, "ligretto", 3)
        table = anna.room.table
        bruno.goes()
        time.pass_(60)
        await anna.does(m.Propose, what="stand-in", seat=1, level=STRONGEST)
        proposal = show(table).proposal
        assert proposal
        assert proposal.level == STRONGEST
        await chloe.does(m.Answer, agree=True)
        assert shown_levels(table) == ["", STRONGEST, ""]
        bruno.returns()
        await bruno.does(m.ComeBack)
        assert shown_levels(table) == ["", "", ""]
        await chloe.does(m.Leave)
        assert shown_levels(table) == ["", "", USUAL]


@in_a_loop
async def test_a_bot_is_called_after_its_animal_and_keeps_its_name_whoever_leaves() -> None:
    async with a_house() as house:
        [anna] = await opened(house, "ligretto", 1, bots=3)
        table = anna.room.table
        await anna.does(m.SeatBot, seat=2, level=WEAKEST)
        assert table.names() == [table.guests[1].name, "Hopla", "Lento", "Hopla 2"]
        await anna.does(m.Ready)
        await anna.does(m.Start)
        await anna.does(m.Leave)
        assert table.names() == [table.guests[1].name, "Hopla", "Lento", "Hopla 2"]
        assert [seat.name for seat in show(table).seats] == ["Hopla 3", "Hopla", "Lento", "Hopla 2"]
        assert [seat.animal for seat in show(table).seats] == ["Hopla", "Hopla", "Lento", "Hopla"]
        assert table.matches[0].animals == ["", "Hopla", "Lento", "Hopla"]


def test_a_log_from_before_there_were_levels_is_one_of_the_usual_level() -> None:
    settings = {"clock": "none", "seconds": 0, "increment": 0, "pace": "usual", "countdown": 3}
    opening = {"is": "opened", "game": "ligretto", "seats": 2, "options": {}, "settings": settings, "seed": "s"}
    old = msgspec.json.encode({"at": 1, "what": [opening, {"is": "botsat", "seat": 1}]})
    assert shown_levels(Table.load("old", [read_entry(old)])) == ["", USUAL]
    gone = log.Entry(1, [*read_entry(old).what[:1], log.BotSat(1, "a level that was given up")])
    assert shown_levels(Table.load("gone", [gone])) == ["", USUAL]


@pytest.mark.parametrize(("language", "called"), [("en", "Newcomer"), ("fr", "Premiers pas"), ("de", "Neuling")])
def test_everybody_hears_how_well_a_bot_plays_in_their_own_language(language: str, called: str) -> None:
    sat = Event("table-bot-sat", 1, {"seat": 2, "bot": "Lento", "level": "newcomer"})
    told = tell(sat, language, "ligretto", guest=1, seat=0, names=["Anna", "Lento"])
    assert called in told
    assert "Lento" in told


def actions_in(seconds: float, pace: str) -> list[int]:
    """How many actions a weak and a strong bot carry out in so much time."""

    async def play() -> list[int]:
        loop = asyncio.get_running_loop()
        async with a_house(now=lambda: 1_000_000_000_000 + int(loop.time() * 1000)) as house:
            Steward(house, InlinePlayers(), Random(1))
            room, _, _ = await house.open_table(
                "ligretto",
                3,
                {"stop": "call", "blocked": "score"},
                Settings(pace=pace, countdown=0),
                2,
                "Anna",
                "en",
                levels=[WEAKEST, STRONGEST],
            )
            anna = Person(house, room, 1, "")
            await anna.does(m.Ready)
            await anna.does(m.Start)
            await asyncio.sleep(seconds)
            return [seat.acted for seat in room.table.seats]

    return fake_time.run(play())


def test_a_bot_takes_the_time_of_its_tempo_times_the_pace_of_the_table() -> None:
    def expected(name: str, seconds: float) -> float:
        tempo = level("ligretto", name).tempo
        assert tempo
        return seconds / (tempo.see + tempo.decide + (tempo.move + tempo.turn) / 2)

    _, weak, strong = actions_in(30, "usual")
    assert weak == pytest.approx(expected(WEAKEST, 30), rel=0.35)
    assert strong == pytest.approx(expected(STRONGEST, 30), rel=0.35)
    _, slow, _ = actions_in(60, "slow")
    assert slow == pytest.approx(weak, rel=0.35)
