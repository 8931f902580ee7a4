"""A command that comes at the wrong time is refused, with a reason, and changes nothing."""

from typing import Any

import pytest

from ludotheque.table import messages as m
from ludotheque.table.messages import Look
from support.tables import a_house, begin, in_a_loop, opened, play_on, state

# What each command is refused with while people gather, while they play, and when the match is over; None where it
# may be carried out. `Person.fails` compares the whole table before and after.
COMMANDS: dict[type[Any], tuple[dict[str, Any], tuple[str | None, str | None, str | None]]] = {
    m.Act: ({"action": "pick F"}, ("not-while-gathering", None, "not-while-over")),
    m.Pass: ({}, ("not-while-gathering", "no-turns", "not-while-over")),
    m.AddToken: ({"hash": "0" * 64}, (None, None, None)),
    m.Hint: ({}, ("not-while-gathering", None, "not-while-over")),
    m.Sit: ({"seat": 2}, (None, "not-while-playing", "not-while-over")),
    m.Stand: ({}, (None, "match-runs", None)),
    m.Leave: ({}, (None, None, None)),
    m.Rename: ({"name": "Zoé"}, (None, None, None)),
    m.Ready: ({}, (None, "not-while-playing", "not-while-over")),
    m.Wait: ({}, (None, "not-while-playing", "not-while-over")),
    m.Signal: ({}, ("not-while-gathering", "no-word", "not-while-over")),
    m.SeatBot: ({"seat": 2}, (None, "not-while-playing", "not-while-over")),
    m.FreeSeat: ({"seat": 2}, (None, "not-while-playing", "not-while-over")),
    m.Change: ({"options": {}}, (None, "not-while-playing", "not-while-over")),
    m.Move: ({"seat": 2, "to": 0}, (None, "not-while-playing", "not-while-over")),
    m.DrawLots: ({}, (None, "not-while-playing", "not-while-over")),
    m.Choose: ({"option": "decks", "value": "pump"}, ("nothing-to-choose", "not-while-playing", "not-while-over")),
    m.Start: ({}, (None, "not-while-playing", "not-while-over")),
    m.Propose: ({"what": "pause"}, ("not-while-gathering", None, "not-while-over")),
    m.Answer: ({"agree": True}, ("nothing-proposed", "nothing-proposed", "nothing-proposed")),
    m.ComeBack: ({}, ("no-stand-in", "no-stand-in", "no-stand-in")),
    m.Chat: ({"text": "hello"}, (None, None, None)),
    m.Say: ({"phrase": "hello"}, (None, None, None)),
    m.Rematch: ({}, ("not-while-gathering", "not-while-playing", None)),
}


def test_every_command_is_tried() -> None:
    assert {*COMMANDS, Look} == set(m.AnyCommand.__args__)


@pytest.mark.parametrize("phase", ["gathering", "playing", "over"])
def test_a_command_at_the_wrong_time_changes_nothing(phase: str) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_house() as house:
            persons = await opened(house, "polyssimo", 3)
            host = persons[0]
            if phase != "gathering":
                await begin(persons)
            if phase == "over":
                await play_on(persons)
            heard = len(host.ear.news)
            for command, (fields, codes) in COMMANDS.items():
                code = codes[("gathering", "playing", "over").index(phase)]
                if code is not None:
                    assert await host.fails(command, **fields) == code
            assert len(host.ear.news) == heard
            assert host.room.table.phase == phase

    check()


@in_a_loop
async def test_an_action_that_the_rules_forbid_is_refused_in_the_words_of_the_game() -> None:
    async with a_house() as house:
        persons = await opened(house, "lucky-numbers", 2)
        await begin(persons)
        persons[0].room.table.guests[2].language = "fr"
        anna, _ = persons
        for person in persons:
            before = state(person.room.table)
            answer = await person.asks(m.Act, action="hocus pocus")
            assert isinstance(answer, m.No)
            assert answer.code == "unreadable"
            assert answer.facts["text"] == "hocus pocus"
            assert answer.reason.startswith("“hocus" if person is anna else "«\u00a0hocus")
            assert state(person.room.table) == before
        assert await anna.fails(m.Act, action="draw") == "setup-first"


@in_a_loop
async def test_a_refusal_is_heard_by_who_asked_and_nobody_else() -> None:
    async with a_house() as house:
        anna, bruno = await opened(house)
        heard = len(bruno.ear.raw)
        await anna.fails(m.Start)
        assert isinstance(anna.ear.heard[-1], m.No)
        assert len(bruno.ear.raw) == heard
