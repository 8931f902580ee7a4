"""Whoever comes late can read what happened, page by page: exactly what those heard who were there."""

import zlib

import msgspec
import pytest

from ludotheque.table import log
from ludotheque.table import messages as m
from ludotheque.table.keeping import archive
from ludotheque.table.log.table import Table
from ludotheque.table.room import Room
from ludotheque.table.telling import history
from ludotheque.table.telling.history import BLOCK, History, HistoryPage, Only, Past
from support.memory_store import MemoryStore
from support.tables import NO_WAIT, Person, a_house, begin, in_a_loop, legal, opened, play_on, started, turn, waiting


def page_of(told: History, before: int | None = None, most: int = BLOCK, only: Only | None = None) -> HistoryPage:
    return msgspec.json.decode(told.page(before, most, only), type=HistoryPage)


def everything(told: History, most: int = BLOCK, only: Only | None = None) -> list[Past]:
    """All that a history holds, asked for page after page from the latest to the first."""
    entries: list[Past] = []
    before = None
    while before != told.first:
        page = page_of(told, before, most, only)
        assert len(page.entries) <= most
        entries[:0] = page.entries
        before = page.first
    return entries


def moves(told: History) -> list[tuple[int, bool]]:
    return [(past.move, past.undone) for past in everything(told) if past.move is not None]


@in_a_loop
async def test_the_pages_hold_what_everybody_heard_each_once_whatever_their_size() -> None:
    async with a_house() as house:
        persons = await opened(house, "lucky-numbers", 2)
        heard = persons[0]
        await begin(persons)
        await play_on(persons)
        told = heard.room.history
        assert len(everything(told)) > BLOCK, "more than one page"
        for most in (1, 7, BLOCK, 200):
            entries = everything(told, most)
            assert [past.number for past in entries] == list(range(1, heard.room.table.number + 1))
            later = entries[heard.ear.numbers[0] - 1 :]
            assert [(past.at, past.events) for past in later] == [(news.at, news.events) for news in heard.ear.news]
            assert [past.move for past in later] == [news.move for news in heard.ear.news]
            assert {past.match for past in entries} == {1}
        actions = len(heard.room.table.actions)
        assert moves(told) == [(number, False) for number in range(1, actions + 1)]


@in_a_loop
async def test_a_server_that_was_started_anew_tells_the_same_history() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house, "polyssimo", 2)
        await play_on(persons, 9)
        before = persons[0].room.history.page()
    async with a_house(store) as house:
        assert (await house.room(persons[0].room.table.name)).history.page() == before


async def take_back(persons: list[Person]) -> None:
    """Whoever acted last asks to take it back, and the other agrees."""
    asking = waiting(persons)
    await asking.does(m.Propose, what="undo")
    await turn(persons).does(m.Answer, agree=True)


@in_a_loop
async def test_moves_that_were_taken_back_are_marked_and_those_done_instead_are_not() -> None:
    async with a_house() as house:
        persons = await started(house, "polyssimo", 2)
        await play_on(persons, 4)
        await take_back(persons)
        assert moves(persons[0].room.history) == [(1, False), (2, False), (3, False), (4, True)]
        await turn(persons).does(m.Act, action=legal(turn(persons)))
        await take_back(persons)
        asking = turn(persons)  # an undo that goes further back than the ones before it
        await asking.does(m.Propose, what="undo")
        await waiting(persons).does(m.Answer, agree=True)
        left = len(asking.room.table.actions)
        await play_on(persons, 3)
        numbers = moves(asking.room.history)
        assert [move for move, undone in numbers if not undone] == list(range(1, left + 4))
        assert [move for move, undone in numbers if undone] == [*range(left + 1, 4), 4, 4]
        again = Room(Table("again"), 0.0)
        for entry, events in again.table.follow(map(log.read_entry, house.store.logs[asking.room.table.name])):  # type: ignore[attr-defined]
            again.tell(entry, events)
        assert moves(again.history) == numbers


@in_a_loop
async def test_a_page_ends_where_a_match_begins_and_the_match_before_it_is_told_from_the_log() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house, "lucky-numbers", 2)
        room = persons[0].room
        await play_on(persons)
        first = everything(room.history)
        await persons[0].does(m.Rematch)
        rematch = room.table.number
        await begin(persons)
        await play_on(persons, 5)
        assert room.table.starts == [1, rematch]
        assert room.history.first == rematch
        assert page_of(room.history, most=200).first == rematch
        second = everything(room.history)
        assert [past.number for past in second] == list(range(rematch, room.table.number + 1))
        assert {past.match for past in second} == {2}
        assert moves(room.history) == [(number, False) for number in range(1, 6)]
        assert page_of(room.history, rematch) == HistoryPage([], rematch)
    earlier = archive.history(room.table.name, store.logs[room.table.name], rematch - 1)
    assert everything(earlier) == first
    async with a_house(store) as house:
        again = await house.room(room.table.name)
        assert (again.table.starts, everything(again.history)) == ([1, rematch], second)


@in_a_loop
async def test_who_sat_where_is_told_as_it_was_then() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "polyssimo", 2)
        await anna.does(m.Rename, name="Annette")
        await bruno.does(m.Leave)
        await anna.does(m.Chat, text="Already?")
        called: list[tuple[str, list[str]]] = []
        for past in everything(anna.room.history):
            names = called[-1][1] if past.seats is None else [seat.name for seat in past.seats]
            called += [(event.kind, names) for event in past.events]
        assert ("table-opened", ["Anna", ""]) in called
        assert ("table-sat", ["Anna", "Bruno"]) in called
        assert ("table-renamed", ["Annette", "Bruno"]) in called
        assert ("table-left", ["Annette", "Bruno"]) in called, "who goes is still named"
        assert called[-1] == ("table-chat", ["Annette", ""])


@in_a_loop
async def test_what_was_said_is_found_without_the_moves_in_between() -> None:
    async with a_house() as house:
        anna, bruno = persons = await started(house, "lucky-numbers", 2)
        said = []
        for number in range(6):
            said.append((await anna.does(m.Chat, text=f"line {number}")).number)
            await play_on(persons, 3)
            said.append((await bruno.does(m.Say, phrase="well-played")).number)
        told = anna.room.history
        assert [past.number for past in everything(told, 5, "talk")] == said
        page = page_of(told, said[3], 2, "talk")
        assert ([past.number for past in page.entries], page.first) == (said[1:3], said[1])
        assert page_of(told, said[0], 2, "talk") == HistoryPage([], 1)
        facts = page_of(told, said[1], 1, "talk").entries[0].events[0].facts
        assert (facts["name"], facts["text"]) == ("Anna", "line 0")


@in_a_loop
async def test_the_score_sheet_needs_only_how_the_rounds_ended() -> None:
    async with a_house() as house:
        persons = await started(house, "lucky-numbers", 2, tournament=True)
        await play_on(persons)
        table = persons[0].room.table
        ends = page_of(persons[0].room.history, only="rounds")
        told = [event for past in ends.entries for event in past.events if event.kind in history.ENDS]
        assert [event.kind for event in told] == ["round-over", "round-over", "match-over"]
        totals = [sum(points) for points in zip(*(event.facts["scores"] for event in told[:2]), strict=True)]
        assert totals == table.matches[0].scores
        assert ends.first == 1


def long_history(entries: int) -> History:
    """The history of a table where so much was said."""
    table, told = Table("long"), History()
    opening: list[log.AnyHappening] = [
        log.Opened("polyssimo", 2, {}, NO_WAIT, "seed"),
        log.Arrived(1, "Anna", "en", "token"),
        log.Sat(1, 0),
    ]
    for number in range(entries):
        entry = log.Entry(number, opening if number == 0 else [log.Chatted(1, f"line {number}")])
        told.take(table, entry, table.apply(entry))
    return told


def test_a_page_costs_the_same_however_long_the_history_is(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def counted(block: bytes) -> bytes:
        read.append(block)
        return zlib.decompress(block)

    told = long_history(20_000)
    monkeypatch.setattr(history, "zlib", type("Counting", (), {"decompress": staticmethod(counted)}))
    for before in (None, 20_001, 19_950, 10_000, 150, 1):
        read.clear()
        page = page_of(told, before)
        last = 20_000 if before is None else before - 1
        assert [past.number for past in page.entries] == list(range(max(1, last - BLOCK + 1), last + 1))
        assert len(read) <= 2
    assert sum(map(len, told._blocks)) < 40 * 20_000, "bytes that an entry takes"


def test_a_number_beyond_the_last_one_asks_for_the_latest() -> None:
    told = long_history(5)
    assert told.page(1_000_000) == told.page() == told.page(6)
