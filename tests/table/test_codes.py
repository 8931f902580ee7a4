"""Short codes: a second key to a table, which opens it for a while, the same on every server."""

import pytest

from ludotheque.table import messages as m
from ludotheque.table.keeping import codes
from ludotheque.table.keeping.store import StoreFailed
from support.memory_store import MemoryStore
from support.tables import a_house, in_a_loop, opened

NOW = 1_700_000_000_000


def test_a_code_has_six_signs_none_of_which_is_taken_for_another() -> None:
    assert not set("0O1IL") & set(codes.SIGNS)
    assert len(set(codes.SIGNS)) == len(codes.SIGNS) == 31


@pytest.mark.parametrize("typed", ["K4T7RM", "k4t7rm", " k4t 7rm ", "K4T-7RM"])
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert codes.read_code(typed) == "K4T7RM"


@pytest.mark.parametrize("typed", ["", "K4T7R", "K4T7RMM", "K4T7R0", "K4T7RO", "K4T7R1", "K4T7Rİ", "K4T7R!", "a" * 40])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert codes.read_code(typed) is None


@in_a_loop
async def test_every_server_lends_a_table_the_same_code_within_an_hour_and_another_one_later() -> None:
    store = MemoryStore()
    here, there = await codes.lend(store, "mine", NOW), await codes.lend(store, "mine", NOW + 1)
    assert here == there
    assert codes.read_code(here.code) == here.code
    assert codes.HOUR < here.until - NOW <= 2 * codes.HOUR
    later = await codes.lend(store, "mine", NOW + codes.HOUR)
    assert later.code != here.code
    assert await store.lent(here.code, here.until - 1) == "mine"
    assert await store.lent(here.code, here.until) is None


@in_a_loop
async def test_a_code_that_stands_for_another_table_is_not_lent_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    monkeypatch.setattr(codes, "_code", lambda table, hour, attempt: "AAAAAA" if attempt == 0 else f"{table:B<6}")
    assert (await codes.lend(store, "ONE", NOW)).code == "AAAAAA"
    assert (await codes.lend(store, "TWO", NOW)).code == "TWOBBB"
    assert (await codes.lend(store, "ONE", NOW)).code == "AAAAAA"
    monkeypatch.setattr(codes, "_code", lambda *_: "AAAAAA")
    with pytest.raises(StoreFailed):
        await codes.lend(store, "TWO", NOW)


@in_a_loop
async def test_a_code_may_lead_to_a_table_as_long_as_it_gathers_and_a_seat_is_free() -> None:
    async with a_house() as house:
        [anna] = await opened(house, "lucky-numbers", 1, bots=1)
        table = anna.room.table
        assert not codes.has_room(table)
        await anna.does(m.FreeSeat, seat=1)
        assert codes.has_room(table)
        await anna.does(m.SeatBot, seat=1)
        await anna.does(m.Ready)
        await anna.does(m.Start)
        table.seats[1].bot = False
        assert not codes.has_room(table)
