"""Before a match: the order of the seats, who begins, and who has which deck. Whoever is ready stays ready.

Only words for the deal must be given again, where the commitment has changed.
"""

import pytest

from ludotheque.table import messages as m
from support.tables import Person, a_house, begin, in_a_loop, loaded, opened, play_on, state


def guests(person: Person) -> list[int | None]:
    return [seat.guest for seat in person.room.table.seats]


def options(person: Person, name: str) -> list[object]:
    return list(person.room.table.terms.options[name])


def kinds(news: m.News) -> list[str]:
    return [event.kind for event in news.events]


@in_a_loop
async def test_the_host_moves_people_and_what_is_theirs_goes_with_them() -> None:
    async with a_house() as house:
        anna, bruno, chloe = await opened(house, "polyssimo", 3, handicap=[6, 5, 1], first=1)
        await chloe.does(m.Ready)
        assert await bruno.fails(m.Move, seat=2, to=0) == "not-host"
        news = await anna.does(m.Move, seat=2, to=0)
        assert kinds(news) == ["table-moved"]
        assert (news.events[0].guest, news.events[0].facts) == (chloe.guest, {"name": "Chloé", "seat": 1})
        table = anna.room.table
        assert guests(anna) == [chloe.guest, anna.guest, bruno.guest]
        assert [seat.ready for seat in table.seats] == [True, False, False]
        assert options(anna, "handicap") == [1, 6, 5]
        assert table.terms.options["first"] == bruno.seat == 2
        assert await anna.fails(m.Move, seat=0, to=3) == "no-such-place"
        assert await anna.fails(m.Move, seat=3, to=0) == "no-such-place"
        await anna.does(m.Move, seat=0, to=2)
        assert guests(anna) == [anna.guest, bruno.guest, chloe.guest]
        await anna.does(m.Ready)
        await bruno.does(m.Ready)
        await anna.does(m.Start)
        assert table.match is not None
        assert table.match.actors() == (bruno.seat,)
        assert state(loaded(house.store, table.name)) == state(table)


@in_a_loop
async def test_words_for_the_deal_are_given_again_when_the_commitment_has_changed() -> None:
    async with a_house() as house:
        anna, bruno, chloe = await opened(house, "polyssimo", 3)
        await bruno.does(m.Ready)
        await chloe.does(m.Ready, words="my cat")
        news = await anna.does(m.Change, options={"first": 1})
        assert kinds(news) == ["table-waits", "table-begins"]
        table = anna.room.table
        assert [(seat.ready, seat.words) for seat in table.seats] == [(False, ""), (True, ""), (False, "")]
        await chloe.does(m.Ready, words="my dog")
        await anna.does(m.Change, options={"first": 1})
        assert state(loaded(house.store, table.name)) == state(table)


@in_a_loop
async def test_a_free_seat_is_not_moved_but_people_move_past_it() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2, bots=1)
        await anna.does(m.FreeSeat, seat=2)
        assert await anna.fails(m.Move, seat=2, to=0) == "nobody-there"
        await anna.does(m.Move, seat=1, to=2)
        assert guests(anna) == [anna.guest, None, bruno.guest]


@in_a_loop
async def test_lots_say_who_begins_and_everybody_hears_it() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2, bots=2)
        table, drawn = anna.room.table, set()
        await bruno.does(m.Ready)
        assert await bruno.fails(m.DrawLots) == "not-host"
        for _ in range(30):
            news = await anna.does(m.DrawLots)
            assert kinds(news) == ["table-lot"]
            assert news.table is not None
            assert news.events[0].seat == news.table.options["first"] == table.terms.options["first"]
            drawn.add(news.events[0].seat)
        assert drawn == {0, 1, 2, 3}
        assert table.seats[1].ready
        assert bruno.ear.kinds[-1] == "table-lot"
        await anna.does(m.FreeSeat, seat=3)
        assert await anna.fails(m.DrawLots) == "seat-free"
        assert state(loaded(house.store, table.name)) == state(table)


def test_the_same_secrets_draw_the_same_lots() -> None:
    @in_a_loop
    async def draw() -> None:
        async with a_house() as house:
            anna, *_ = await opened(house, "polyssimo", 4)
            drawn.append([(await anna.does(m.DrawLots)).events[0].seat for _ in range(8)])

    drawn: list[list[int | None]] = []
    draw()
    draw()
    assert drawn[0] == drawn[1]


@in_a_loop
async def test_the_host_says_who_begins_and_nobody_is_asked_again() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "lucky-numbers", 2, bots=1)
        await bruno.does(m.Ready)
        chosen = {**anna.room.table.terms.options}
        news = await anna.does(m.Change, options={**chosen, "first": 1})
        assert [(event.kind, event.seat) for event in news.events] == [("table-begins", 1)]
        assert anna.room.table.seats[1].ready
        assert await bruno.fails(m.Change, options={"first": 0}) == "not-host"
        assert await anna.fails(m.Change, options={"first": 3}) == "bad-option"
        await anna.does(m.FreeSeat, seat=2)
        assert kinds(await anna.does(m.Change, options={**chosen, "first": 2})) == ["table-begins-free"]
        news = await anna.does(m.Change, options={**chosen, "first": 0, "bruno": True})
        assert kinds(news) == ["table-changed"]
        assert not anna.room.table.seats[1].ready


@in_a_loop
async def test_where_all_play_at_once_there_is_nothing_to_draw() -> None:
    async with a_house() as house:
        anna, _ = await opened(house, "ligretto", 2)
        assert await anna.fails(m.DrawLots) == "nobody-begins"


@in_a_loop
async def test_everybody_chooses_a_deck_that_no_person_has() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "dutch-blitz", 2, bots=1)
        await anna.does(m.Ready)
        await bruno.does(m.Ready)
        assert options(anna, "decks") == ["pump", "carriage", "pail"]
        news = await bruno.does(m.Choose, option="decks", value="plough")
        assert kinds(news) == ["table-chose"]
        assert (news.events[0].guest, news.events[0].facts["value"]) == (bruno.guest, "plough")
        assert options(anna, "decks") == ["pump", "plough", "pail"]
        await bruno.does(m.Choose, option="decks", value="pail")
        assert options(anna, "decks") == ["pump", "pail", "plough"]
        assert await bruno.fails(m.Choose, option="decks", value="pump") == "chosen-already"
        await bruno.does(m.Choose, option="decks", value="pail")
        assert options(anna, "decks") == ["pump", "pail", "plough"]
        assert await bruno.fails(m.Choose, option="decks", value="boat") == "bad-option"
        assert await bruno.fails(m.Choose, option="target", value="pump") == "nothing-to-choose"
        assert all(seat.ready for seat in anna.room.table.seats[:2])
        await anna.does(m.Start)
        match = anna.room.table.match
        assert match is not None
        assert match.view().decks == ["pump", "pail", "plough"]
        assert state(loaded(house.store, anna.room.table.name)) == state(anna.room.table)


@in_a_loop
async def test_the_host_chooses_for_bots_and_nobody_for_others() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house, "ligretto", 2, bots=2)
        assert await bruno.fails(m.Choose, option="decks", value="die 3", seat=2) == "not-host"
        assert await anna.fails(m.Choose, option="decks", value="die 3", seat=1) == "no-bot-there"
        assert await anna.fails(m.Choose, option="decks", value="die 3", seat=4) == "no-such-place"
        await anna.does(m.Choose, option="decks", value="die 3", seat=2)
        await anna.does(m.Choose, option="decks", value="die 3", seat=3)
        assert options(anna, "decks") == ["marble 1", "pyramid 1", "crystal 1", "die 3"]
        await bruno.does(m.Stand)
        assert await bruno.fails(m.Choose, option="decks", value="die 1") == "no-seat"
        await anna.does(m.Choose, option="decks", value="pyramid 1")
        assert options(anna, "decks") == ["pyramid 1", "marble 1", "crystal 1", "die 3"]


@in_a_loop
async def test_after_a_match_decks_go_with_the_people() -> None:
    async with a_house() as house:
        persons = await opened(house, "dutch-blitz", 3, target=1)
        await persons[0].does(m.Choose, option="decks", value="plough")
        await begin(persons)
        await play_on(persons)
        before = {person.guest: options(person, "decks")[person.seat] for person in persons}
        await persons[0].does(m.Rematch)
        assert {person.guest: options(person, "decks")[person.seat] for person in persons} == before


@in_a_loop
async def test_after_a_match_the_next_one_begins() -> None:
    async with a_house() as house:
        persons = await opened(house, "polyssimo", 3, first=1)
        await begin(persons)
        await play_on(persons)
        await persons[0].does(m.Rematch)
        assert persons[0].room.table.terms.options["first"] == persons[2].seat == 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_record_of_a_table_says_who_began(first: int) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            persons = await opened(house, "lucky-numbers", 3, first=first, setup="sorted")
            await begin(persons)
            match = persons[0].room.table.match
            assert match is not None
            assert match.actors() == (first,)
            assert f"first: {first + 1}\n" in match.record()

    check()
