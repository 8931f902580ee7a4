"""Between two rounds, at a table far away: what the person is told and may type, and robots that need no telling."""

import asyncio
from random import Random

import pytest

from ludotheque.client import RemoteTable, TurnedDown, join, open_table, robot
from ludotheque.client.online import OnlineTable
from ludotheque.table.messages import Act, Ready, Start
from ludotheque.table.settings import Settings
from support.server import Server

OPTIONS = {"target": 500, "blocked": "score"}
HINTS = {
    ("ready", "en"): "Type ready, or press Enter, to go on.",
    ("ready", "fr"): "Tapez prêt, ou appuyez sur Entrée, pour continuer.",
    ("word", "en"): "Type Ligretto! to go on.",
    ("word", "fr"): "Tapez Ligretto\u00a0! pour reprendre le jeu.",
}


@pytest.mark.parametrize(
    ("signal", "language", "typed"),
    [
        ("ready", "en", ""),
        ("ready", "fr", "prêt"),
        ("ready", "en", "Ligretto!"),
        ("word", "fr", "ligretto !"),
        ("word", "en", "go"),
    ],
)
def test_the_next_round_waits_for_what_is_typed(server: Server, signal: str, language: str, typed: str) -> None:
    settings = Settings(pace="instant", countdown=0, signal=signal)

    async def play() -> None:
        place = await open_table(
            [server.address], "ligretto", "Ann", seats=3, bots=2, options=OPTIONS, settings=settings, language=language
        )
        chance, lines = Random(1), list[str]()
        async with RemoteTable([server.address], place.table, place.token, language=language) as remote:
            online = OnlineTable(remote, language, lines.append, brief=True)
            await remote.do(Ready)
            await remote.do(Start)
            while not remote.awaits_signal:
                await remote.until(lambda: remote.awaits_signal or (remote.may_act and bool(remote.legal)))
                try:
                    await remote.do(Act, action=chance.choice(remote.legal or ["turn"]))
                except TurnedDown:  # a bot was faster
                    await asyncio.sleep(0.01)
            assert lines.count(HINTS[signal, language]) == 1
            assert online.awaits_line
            await online.hear("turn")
            assert lines[-1].startswith("Not yet: " if language == "en" else "Pas encore\u00a0: ")
            await online.hear("scores")
            assert remote.awaits_signal
            await online.hear(typed)
            assert not remote.awaits_signal
            assert remote.may_act

    asyncio.run(asyncio.wait_for(play(), 60))


def test_robots_are_ready_by_themselves_and_give_the_word_where_nobody_does(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robot, "LEAVES_THE_WORD", 0.01)

    async def play(signal: str) -> int:
        settings = Settings(pace="instant", countdown=0, signal=signal)
        first = await open_table([server.address], "dutch-blitz", "Ann", seats=2, settings=settings)
        second = await join(f"{server.address}/t/{first.table}", "Bob")
        async with (
            RemoteTable([server.address], first.table, first.token) as ann,
            RemoteTable([server.address], first.table, second.token) as bob,
        ):
            robots = [robot.Robot(table, pace=0, seed=table.name) for table in (ann, bob)]
            playing = [asyncio.create_task(each.play()) for each in robots]
            await ann.until(lambda: ann.matches_over > 0 or (ann.view is not None and ann.view.round > 2), 60)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            return ann.matches_over or (ann.view.round if ann.view else 0)

    for signal in ("ready", "word"):
        assert asyncio.run(play(signal))
