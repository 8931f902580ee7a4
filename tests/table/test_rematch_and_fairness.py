"""One match after the other, each dealt from a seed that was sealed before anybody gave words for it."""

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.fair import commitment
from ludotheque.record import terms_lines
from ludotheque.table import log
from ludotheque.table import messages as m
from ludotheque.table.keeping import archive
from ludotheque.table.telling.shown import show
from support.memory_store import MemoryStore
from support.playing import steps
from support.tables import Ear, a_house, begin, in_a_loop, loaded, opened, play_on, started, state


@in_a_loop
async def test_for_another_match_everybody_moves_on_one_seat_and_their_options_with_them() -> None:
    async with a_house() as house:
        persons = await started(house, "polyssimo", 3, handicap=[6, 5, 1])
        table = persons[0].room.table
        assert await persons[0].fails(m.Rematch) == "not-while-playing"
        await play_on(persons)
        before = {person.guest: table.terms.options["handicap"][person.seat] for person in persons}
        seats = [person.seat for person in persons]
        news = await persons[2].does(m.Rematch)
        assert [event.kind for event in news.events] == ["table-rematch"]
        assert [person.seat for person in persons] == [(seat - 1) % 3 for seat in seats]
        assert {p.guest: table.terms.options["handicap"][p.seat] for p in persons} == before
        assert await persons[0].fails(m.Start) == "not-ready"
        await begin(persons)
        assert [match.names for match in table.matches] == [["Anna", "Bruno", "Chloé"], ["Bruno", "Chloé", "Anna"]]
        assert table.matches[0].winners
        assert table.matches[1].winners is None
        assert state(loaded(house.store, table.name)) == state(table)


@in_a_loop
async def test_the_deal_is_sealed_before_the_words_for_it_are_given() -> None:
    async with a_house() as house:
        persons = await opened(house, "lucky-numbers", 2)
        table = persons[0].room.table
        sealed = []
        for words in ("a cat", "a dog"):
            sealed.append(show(table).commitment)
            await persons[0].does(m.Ready, words=words)
            await persons[1].does(m.Ready)
            started = await persons[0].does(m.Start)
            assert started.table is not None
            match = started.table.matches[-1]
            assert match.commitment == started.table.commitment == sealed[-1]
            assert match.commitment == commitment(table.seed, terms_lines(table.game, table.terms))
            assert sorted(match.words) == ["", words]
            await play_on(persons)
            await persons[0].does(m.Rematch)
        assert len({*sealed, show(table).commitment}) == 3


@in_a_loop
async def test_other_terms_have_another_seal_on_the_same_seed() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await opened(house, "ligretto", 2)
        table = persons[0].room.table
        seed, seals = table.seed, [show(table).commitment]
        for target in (20, 30, 20):
            news = await persons[0].does(m.Change, options={"target": target})
            assert news.table is not None
            seals.append(news.table.commitment)
        assert len(set(seals)) == 3
        assert seals[1] == seals[3]
        assert table.seed == seed
        await begin(persons)
        assert table.matches[0].commitment == seals[3] == show(table).commitment
        assert archive.fairness(table.name, store.logs[table.name], 1).terms[-2:] == [
            "target: 20",
            "decks: marble 1, pyramid 1",
        ]


@in_a_loop
async def test_a_match_that_an_earlier_version_dealt_keeps_the_seal_that_was_shown() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house, "lucky-numbers", 2)
        await play_on(persons)
        table = persons[0].room.table
        await persons[0].does(m.Rematch)
        number = next(n for n, entry in enumerate(store.logs[table.name]) if b'"is":"started"' in entry)
        written = store.logs[table.name][number]
        before = written.replace(b',"binds_terms":true', b"")  # as earlier versions wrote it
        assert before != written
        store.logs[table.name][number] = before
        again = loaded(store, table.name)
        fair = archive.fairness(table.name, store.logs[table.name], 1)
        assert fair.seed is not None
        assert again.matches[0].commitment == fair.commitment == commitment(fair.seed)
        proof = ludotheque.prove(archive.record(table.name, store.logs[table.name], 1))
        assert (proof.commitment, proof.binds_terms) == (fair.commitment, False)
        assert archive.replay(table.name, store.logs[table.name], 1).commitment == fair.commitment
        assert again.commitment == table.commitment, "the next match has a seal of the new form"
        del store.logs[table.name][number + 1 :]
        assert loaded(store, table.name).commitment == fair.commitment, "while it was played, too"


def test_what_started_a_match_is_written_as_before_where_nothing_new_is_in_it() -> None:
    entry = log.Entry(1, [log.Started([], 1)])
    assert entry.written() == b'{"at":1,"what":[{"is":"started","words":[],"rules":1}]}'


@in_a_loop
async def test_the_words_of_the_players_change_the_deal() -> None:
    dealt = set()
    for words in ("", "one", "two"):
        async with a_house() as house:  # its secrets are the same each time
            persons = await opened(house, "lucky-numbers", 2)
            await persons[0].does(m.Ready, words=words)
            await persons[1].does(m.Ready)
            await persons[0].does(m.Start)
            match = persons[0].room.table.match
            assert match is not None
            dealt.add(msgspec.json.encode(match.view(None)))
    assert len(dealt) == 3


@pytest.mark.parametrize("game", ludotheque.names())
def test_nobody_is_told_a_secret_before_the_end(game: str) -> None:
    @in_a_loop
    async def check() -> None:
        store = MemoryStore()
        async with a_house(store) as house:
            options: dict[str, Any] = {"target": 3} if game in ("ligretto", "dutch-blitz") else {}
            persons = await opened(house, game, 2, follow="views", **options)
            room, table = persons[0].room, persons[0].room.table
            watcher = Ear(None, "views")
            house.enter(room, watcher)
            ears = [watcher, *(person.ear for person in persons)]
            for person in persons:
                await person.does(m.Ready, words=f"words of {person.guest}")
                assert not any(b"words of" in message for ear in ears for message in ear.raw)
            await persons[0].does(m.Start)
            assert table.match is not None
            for seat, action in steps(table.match, 7, 25):
                await persons[seat].does(m.Act, action=action)
            assert table.phase == "playing"
            for person in persons:
                await person.asks(m.Look)
            heard = b"".join(message for ear in ears for message in ear.raw)
            assert table.seed.encode() not in heard
            assert b"secret" not in heard
            assert not any(person.token.encode() in heard for person in persons)
            assert not any(token.encode() in heard for token in table.tokens)
            fair = archive.fairness(table.name, store.logs[table.name], 1)
            assert (fair.seed, fair.commitment) == (None, table.commitment)
            for tell in (archive.record, archive.replay):
                with pytest.raises(ludotheque.LudothequeError):
                    tell(table.name, store.logs[table.name], 1)

    check()


@in_a_loop
async def test_after_the_end_everybody_can_check_the_deal() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await opened(house, "lucky-numbers", 2)
        table = persons[0].room.table
        for number in (1, 2):
            await persons[0].does(m.Ready, words=f"no tricks, match {number}")
            await persons[1].does(m.Ready)
            await persons[0].does(m.Start)
            await play_on(persons)
            await persons[0].does(m.Rematch)
        for number in (1, 2):
            fair = archive.fairness(table.name, store.logs[table.name], number)
            assert fair.seed is not None
            assert commitment(fair.seed, fair.terms) == fair.commitment == table.matches[number - 1].commitment
            match = ludotheque.verify(archive.record(table.name, store.logs[table.name], number))
            assert match.result is not None
            assert list(match.result.winners) == table.matches[number - 1].winners
            assert f"no tricks, match {number}" in match.words
        assert archive.fairness(table.name, store.logs[table.name], 1).seed != table.seed
        with pytest.raises(ludotheque.LudothequeError):
            archive.fairness(table.name, store.logs[table.name], 3)
