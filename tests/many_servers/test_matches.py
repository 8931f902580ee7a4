"""The same promises on one server with SQLite and on several with PostgreSQL: whole matches, lost lines, commands."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

import ludotheque
from ludotheque.client import RemoteTable, TurnedDown
from ludotheque.table.messages import Act, Done, News, Ready, Start
from many_servers.servers_both import Fleet
from support.guest import get
from support.playing_online import BusyTable, gather, play_match

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("lucky-numbers", 1, {}),
    ("polyssimo", 0, {}),
    ("ligretto", 1, {"target": 5}),
    ("dutch-blitz", 0, {"target": 5}),
]
"""Each game, with how many bots it is played beside two people, and its options."""


@pytest.mark.parametrize(("game", "bots", "options"), GAMES)
def test_a_match_whose_guests_lose_their_lines_is_the_one_that_was_acknowledged(
    either: Fleet, game: str, bots: int, options: dict[str, Any]
) -> None:
    """Now and then somebody's line is cut, and they go on over the next server."""

    def cut_somebody(played: BusyTable) -> None:
        count = len(played.acted)
        if count % 15 == 1:
            played.people[count % 2].cut()

    played = asyncio.run(
        play_match(either.addresses, game, 2 + bots, bots=bots, options=options, seed=3, after_each=cut_somebody)
    )
    (text,) = {get(f"{server}/api/tables/{played.name}/matches/1/record").text for server in either.addresses}
    match = ludotheque.verify(text)
    own = [(entry.seat, entry.text) for entry in match.log if entry.seat in (0, 1)]
    assert own == [(seat, action) for _, seat, action in played.acted]
    assert played.views == [match.view(0), match.view(1)]
    assert sum(table.connections for table in played.people) > 2 or not played.acted, "unless blocked at once"
    either.logs.check(played.name, played.people)


def test_a_command_is_carried_out_once_and_a_refused_one_never(either: Fleet) -> None:
    async def ask() -> str:
        async with asyncio.timeout(60), AsyncExitStack() as stack:
            places = await gather(either.addresses, "polyssimo", 2)
            ann, bob = [
                await stack.enter_async_context(RemoteTable([server], place.table, place.token))
                for server, place in zip((either.addresses[0], either.addresses[-1]), places, strict=True)
            ]
            await ann.do(Ready)
            await bob.do(Ready)
            await ann.do(Start)
            place = Act(id="once", action=ann.legal[0])
            answers = [await ann.send(place) for _ in range(3)]
            assert [type(answer) for answer in answers] == [News, Done, Done]
            assert len({answer.number for answer in answers}) == 1
            for _ in range(2):
                with pytest.raises(TurnedDown) as refused:
                    await ann.send(Act(id="never", action=place.action))
                assert refused.value.code == "not-your-turn"
            return ann.name

    commands = [entry.command for entry in either.logs.entries(asyncio.run(ask()))]
    assert commands.count("1:once") == 1
    assert not any(command.endswith(":never") for command in commands)
