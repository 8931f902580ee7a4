"""Whole matches over real sockets: every client sees the same end, and the record holds all that was acknowledged."""

import asyncio
from typing import Any

import pytest

import ludotheque
from ludotheque.client import RemoteTable, join, open_table
from ludotheque.client.robot import Robot
from ludotheque.match import Match
from support.guest import get
from support.playing_online import play_match
from support.server import Server
from support.tables import NO_WAIT

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("lucky-numbers", 3, {}),
    ("polyssimo", 2, {}),
    ("ligretto", 3, {"target": 10}),
    ("dutch-blitz", 2, {"target": 10}),
]


def fetch_record(server: Server, table: str, match: int = 1) -> Match:
    return ludotheque.verify(get(f"{server.address}/api/tables/{table}/matches/{match}/record").text)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_match_played_at_random(server: Server, game: str, seats: int, options: dict[str, Any]) -> None:
    played = asyncio.run(play_match([server.address], game, seats, options=options, seed=1, patience=60))
    match = fetch_record(server, played.name)
    acknowledged = [(seat, action) for _, seat, action in played.acted]
    assert [(entry.seat, entry.text) for entry in match.log if entry.seat is not None] == acknowledged
    assert played.views == [match.view(seat) for seat in range(seats)]
    assert all(table.connections == 1 for table in played.people)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_match_against_the_bots_of_the_server(server: Server, game: str, seats: int, options: dict[str, Any]) -> None:
    played = asyncio.run(play_match([server.address], game, seats, bots=seats - 1, options=options, seed=2))
    match = fetch_record(server, played.name)
    own = [entry.text for entry in match.log if entry.seat == 0]
    assert own == [action for _, _, action in played.acted]
    assert played.views == [match.view(0)]


@pytest.mark.parametrize(("game", "options"), [(game, options) for game, _, options in GAMES])
def test_robots_play_several_matches_and_the_seats_move_on(server: Server, game: str, options: dict[str, Any]) -> None:
    async def play() -> None:
        first = await open_table([server.address], game, "Ann", seats=2, options=options, settings=NO_WAIT)
        second = await join(f"{server.address}/t/{first.table}", "Bob")
        async with (
            RemoteTable([server.address], first.table, first.token) as ann,
            RemoteTable([server.address], first.table, second.token) as bob,
        ):
            robots = [Robot(table, pace=0, seed=table.name) for table in (ann, bob)]
            await asyncio.gather(*(robot.play(matches=2) for robot in robots))
            assert ann.table is not None
            assert [match.names for match in ann.table.matches] == [["Ann", "Bob"], ["Bob", "Ann"]]
        matches = [fetch_record(server, first.table, number) for number in (1, 2)]
        assert all(match.result for match in matches)
        actions = sum(entry.seat is not None for match in matches for entry in match.log)
        assert sum(robot.acted for robot in robots) == actions  # one deal of Ligretto in forty is blocked at once: none

    asyncio.run(asyncio.wait_for(play(), 120))
