"""A calm pace at a table far away: what the person is told and may type, and robots that keep to it."""

import asyncio

import pytest

from ludotheque.client import RemoteTable, join, open_table, robot
from ludotheque.client.online import OnlineTable
from ludotheque.table.messages import Ready, Start
from ludotheque.table.settings import Settings
from ludotheque.words import LANGUAGES
from support.server import Server

SAID = {
    "en": ("Pace of play: 8 seconds between a player’s moves.", "Pace of play: turn by turn."),
    "fr": (
        "Rythme du jeu\u00a0: 8 secondes entre deux coups d’un joueur.",
        "Rythme du jeu\u00a0: chacun son tour.",
    ),
    "de": ("Spieltempo: 8 Sekunden Pause nach jedem eigenen Zug.", "Spieltempo: reihum."),
}
NOT_YET = {
    "en": "Not yet: everyone waits 8",
    "fr": "Pas encore\u00a0: ici, chacun",
    "de": "Noch nicht: Nach einem Zug warten hier alle 8",
}


def calm(rhythm: str) -> Settings:
    return Settings(pace="instant", countdown=0, rhythm=rhythm)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_person_is_told_of_the_pace_and_how_long_to_rest(server: Server, language: str) -> None:
    async def play() -> None:
        place = await open_table(
            [server.address], "ligretto", "Ann", seats=2, bots=1, settings=calm("rest-8"), language=language
        )
        lines = list[str]()
        async with RemoteTable([server.address], place.table, place.token, language=language) as remote:
            online = OnlineTable(remote, language, lines.append, brief=True)
            online.welcome()
            assert lines.count(SAID[language][0]) == 1
            await remote.do(Ready)
            await remote.do(Start)
            await online.hear("turn")
            assert remote.rest_left() > 0
            await online.hear("turn")
            assert lines[-1].startswith(NOT_YET[language])

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [("en", "pass", "You pass."), ("fr", "passe", "Vous passez votre tour."), ("de", "passe", "Du passt.")],
)
def test_a_turn_is_passed_by_a_word(server: Server, language: str, typed: str, told: str) -> None:
    async def play() -> None:
        place = await open_table(
            [server.address], "ligretto", "Ann", seats=2, settings=calm("turns"), language=language
        )
        lines = list[str]()
        async with RemoteTable([server.address], place.table, place.token, language=language) as remote:
            online = OnlineTable(remote, language, lines.append, brief=True)
            online.welcome()
            assert lines.count(SAID[language][1]) == 1
            other = await join(f"{server.address}/t/{place.table}", "Bo")
            async with RemoteTable([server.address], place.table, other.token) as bo:
                await bo.do(Ready)
                await remote.do(Ready)
                await remote.do(Start)
                await online.hear(typed)
                assert lines[-2 if "Bo" in lines[-1] else -1] == told
                await bo.until(lambda: bo.may_act)
                await online.hear(typed)
                assert "Bo" in lines[-1], "it says whose turn it is"
                assert not remote.may_act

    asyncio.run(asyncio.wait_for(play(), 60))


def test_robots_play_turn_by_turn(server: Server) -> None:
    async def play() -> None:
        options = {"blocked": "score", "target": 1}
        place = await open_table([server.address], "ligretto", "Ann", seats=2, options=options, settings=calm("turns"))
        other = await join(f"{server.address}/t/{place.table}", "Bo")
        async with (
            RemoteTable([server.address], place.table, place.token) as ann,
            RemoteTable([server.address], place.table, other.token) as bo,
        ):
            robots = [robot.Robot(table, pace=0.0, seed=f"{number}") for number, table in enumerate((ann, bo))]
            await asyncio.gather(*(one.play() for one in robots))
            assert abs(robots[0].acted - robots[1].acted) <= 30
            assert ann.matches_over == 1

    asyncio.run(asyncio.wait_for(play(), 120))
