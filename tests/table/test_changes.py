"""Whoever is told only what changes in their view sees, byte for byte, what they would be told whole."""

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.table import messages as m
from ludotheque.table.telling.changes import changed, changes
from support.playing import steps
from support.tables import Ear, Person, a_house, begin, in_a_loop, opened, play_on, started
from support.usual import usually
from support.variants import VARIANTS, Variant, usual

MOST = 120
"""Actions of a match that are looked at."""
read_changes = msgspec.json.Decoder(m.Changes).decode


@pytest.mark.parametrize("variant", usually(VARIANTS, usual), ids=str)
def test_a_view_and_what_changes_in_it_are_the_next_view(variant: Variant) -> None:
    match = variant.match("changes")
    eyes: list[int | None] = [None, *range(match.seats)]
    views = {seat: match.view(seat) for seat in eyes}
    known = {seat: msgspec.json.decode(m.write_message(view)) for seat, view in views.items()}
    for seat, text in steps(match, 3, most=MOST):
        match.play(seat, text)
        for eye in eyes:
            view = match.view(eye)
            told = m.write_message(changes(views[eye], view))
            before = m.write_message(known[eye])
            now = changed(known[eye], read_changes(told))
            assert m.write_message(known[eye]) == before, "the view before was touched"
            views[eye], known[eye] = view, now
            assert m.write_message(now) == m.write_message(view)
            assert len(told) < len(m.write_message(view))
            if match.game.seen_alike:
                assert view == msgspec.structs.replace(match.view(None), seat=eye)


class Eye(Ear):
    """A listener who puts together what it sees."""

    def __init__(self, guest: int | None) -> None:
        super().__init__(guest, "changes")
        self.view: dict[str, Any] | None = None
        self.wholes = 0

    def hear(self, message: bytes) -> None:
        super().hear(message)
        told = msgspec.json.decode(message)
        if told["is"] == "welcome":
            self.view = told["view"]
        elif told["is"] == "news" and "view" in told:
            self.view, self.wholes = told["view"], self.wholes + 1
        elif told["is"] == "news" and "changes" in told:
            assert self.view is not None
            self.view = changed(self.view, msgspec.convert(told["changes"], m.Changes, strict=False))


def sees_the_same(eye: Eye, persons: list[Person]) -> None:
    room = persons[0].room
    assert m.write_message(eye.view) == m.write_message(room.table.view(room.table.seat_of(eye.guest)))


@pytest.mark.parametrize("game", ludotheque.names())
def test_at_a_table_only_the_first_view_is_told_whole(game: str) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            persons = await started(house, game, 2)
            room, table = persons[0].room, persons[0].room.table
            eyes = [Eye(None), *(Eye(person.guest) for person in persons)]
            for eye in eyes:
                house.enter(room, eye)
            assert table.match
            for number, (seat, action) in enumerate(steps(table.match, 7, 40)):
                await persons[seat].does(m.Act, action=action)
                if number == 20:
                    await persons[0].does(m.Chat, text="hello")
                for eye in eyes:
                    sees_the_same(eye, persons)
            assert [eye.wholes for eye in eyes] == [1, 1, 1]
            assert not any(b'"view"' in message for eye in eyes for message in eye.raw[3:])

    check()


@in_a_loop
async def test_whoever_missed_something_or_sees_from_another_seat_is_told_all() -> None:
    async with a_house() as house:
        persons = await opened(house, "polyssimo", 2)
        room = persons[0].room
        eye = Eye(persons[1].guest)
        house.enter(room, eye)
        await begin(persons)
        await play_on(persons, 4)
        sees_the_same(eye, persons)
        house.exit(room, eye)
        await play_on(persons, 2)
        house.enter(room, eye, room.table.number - 2)
        sees_the_same(eye, persons)
        wholes = eye.wholes
        await play_on(persons, 1)
        assert eye.wholes == wholes + 1
        await play_on(persons)
        await persons[0].does(m.Rematch)
        assert room.listeners[eye] is None
        await begin(persons)
        await play_on(persons, 3)
        assert room.table.seat_of(eye.guest) == 0, "they have changed places"
        sees_the_same(eye, persons)
